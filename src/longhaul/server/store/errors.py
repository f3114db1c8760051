"""Errors of a store."""

from longhaul.core.errors import LonghaulError


class Unavailable(LonghaulError):
    """The store cannot do this now: the disk is full, the database is away, a lock is held too long."""

    code = "unavailable"
    retry_seconds = 5


class NameTaken(LonghaulError):
    """Another account has that name; see `fold`."""

    code = "name_taken"


class Exists(LonghaulError):
    """Something with that id exists already."""


class Missing(LonghaulError):
    """What was to be changed does not exist."""


class InvalidValue(LonghaulError):
    """A value that not every database can store: a text with NUL or a lone surrogate, a number beyond 64 bits, entries
    that are not numbered from 1."""


class BadBackup(LonghaulError):
    """A backup that is incomplete, damaged or of another program; or a store that is not empty."""
