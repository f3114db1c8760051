"""File descriptors: raises the limit, and reserves some that connections never get."""

import logging
import sys

MAX_DESCRIPTORS = 1 << 20  # where the system has no limit
RESERVED_DESCRIPTORS = 128  # for the database, files, compiler processes
MIN_CONNECTIONS = 32  # even if there are hardly any descriptors
UNLIMITED_CONNECTIONS = 1 << 16  # where the system does not tell its limit

log = logging.getLogger("longhaul.serving")


def raise_descriptor_limit() -> int:
    """Raise the soft limit to the hard one; returns the number of descriptors this process can have now."""
    if sys.platform == "win32":
        return UNLIMITED_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError) as error:
        log.warning("could not raise the limit of open files", extra={"limit": soft, "error": str(error)})
        return soft
    return wanted


def max_connections(descriptors: int) -> int:
    """The number of connections that leaves enough descriptors for files."""
    return max(MIN_CONNECTIONS, descriptors - RESERVED_DESCRIPTORS)
