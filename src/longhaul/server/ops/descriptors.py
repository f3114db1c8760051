"""File descriptors: as many as the system allows, and some that connections never get."""

import logging
import sys

MOST_DESCRIPTORS = 1 << 20  # asked for where the system names no limit
RESERVED_DESCRIPTORS = 128  # for the database, files, processes that compile
LEAST_CONNECTIONS = 32  # even where there are hardly any descriptors
UNLIMITED_CONNECTIONS = 1 << 16  # where the system does not say how many descriptors there are

log = logging.getLogger("longhaul.serving")


def raise_descriptor_limit() -> int:
    """Raise the soft limit to the hard one; how many descriptors this process can have now."""
    if sys.platform == "win32":
        return UNLIMITED_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError) as error:
        log.warning("the limit of open files could not be raised", extra={"limit": soft, "error": str(error)})
        return soft
    return wanted


def most_connections(descriptors: int) -> int:
    """How many connections there may be, so that files can still be opened."""
    return max(LEAST_CONNECTIONS, descriptors - RESERVED_DESCRIPTORS)
