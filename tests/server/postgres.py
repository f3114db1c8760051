"""A PostgreSQL server for tests: started by the first test that needs it, removed after the last."""

import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

import psycopg

OWNER = "longhaul"
START = 60  # seconds that the server may take to start or stop
DEBIAN = "/usr/lib/postgresql"


def find_programs() -> Path | None:
    """The folder with initdb and pg_ctl: Debian keeps them off the path, one folder per version."""
    for folder in sorted(Path(DEBIAN).glob("*/bin"), key=lambda path: path.parent.name.zfill(4), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Cluster:
    """A server with its own files, reached through a socket in their folder and over no network."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = run_as()
        self.folder = Path(tempfile.mkdtemp(prefix="longhaul-pg-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--pgdata", str(self.data), "-A", "trust", "-U", OWNER, "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        # Output goes to a file: a pipe would stay open as long as the server runs.
        with (self.folder / "log").open("ab") as log:
            subprocess.run(
                [self.programs / program, *arguments],
                check=True,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                timeout=START * 2,
                env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            )

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=on -c max_connections=200"
        self._control("start", "-o", options)

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: nothing is written any more, the log is replayed at the next start."""
        self._control("stop", "-m", mode)

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "--pgdata", str(self.data), "--wait", "--timeout", str(START), *arguments)

    def is_running(self) -> bool:
        return (self.data / "postmaster.pid").exists()

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={quote(str(self.folder), safe='')}"

    def create(self, template: str = "template0") -> str:
        """A new database, empty or a copy of one that nobody is connected to; its name."""
        name = f"test_{uuid.uuid4().hex[:12]}"
        self.run_sql([f'CREATE DATABASE "{name}" TEMPLATE "{template}"'])
        return name

    def drop(self, database: str) -> None:
        self.run_sql([f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)'])

    def run_sql(self, statements: Sequence[str], database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def remove(self) -> None:
        if self.is_running():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def run_as() -> str | None:
    """PostgreSQL refuses to run as root: then someone else must."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
