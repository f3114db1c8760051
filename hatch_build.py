"""What is built to be installed elsewhere carries the browser client: it is made first, or it is said why not."""

import runpy
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A Node for the build, where the system has none that will do."""
        needed: list[str] = self.web["requirements"]()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatch calls it so
        if version == "editable":
            return  # a clone: `make install` and `make play` build it
        try:
            self.web["build"](may_install=False)
        except self.web["NodeMissing"] as error:
            raise SystemExit(f"Longhaul: {error}") from None

    @cached_property
    def web(self) -> dict[str, Any]:
        """web/build.py, which belongs to no package."""
        return runpy.run_path(str(Path(self.root) / "web" / "build.py"))
