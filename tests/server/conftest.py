"""What tests of the server share: a PostgreSQL server, if a test asks for one."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, find_programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: the package postgresql)")
    cluster = Cluster(programs)
    yield cluster
    cluster.remove()
