"""What is built to be installed elsewhere carries the browser client: it is made first, or it is said why not."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatch calls it so
        if version == "editable":
            return  # a clone: `make play` builds it when it is wanted
        web = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        try:
            web["build"](may_install=False)
        except web["NoNode"] as error:
            raise SystemExit(f"Longhaul: {error}") from None
