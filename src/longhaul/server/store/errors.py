"""What can go wrong with a store, each with a sentence."""

from longhaul.core.errors import LonghaulError


class Unavailable(LonghaulError):
    """The store cannot do this now: no disk space, no database server, a lock held too long."""

    code = "unavailable"
    retry_seconds = 5


class NameTaken(LonghaulError):
    """Another person has that name (names are compared without case or surrounding space)."""

    code = "name_taken"


class Exists(LonghaulError):
    """Something with that id is kept already."""


class Missing(LonghaulError):
    """What was to be changed is not there."""


class Unfit(LonghaulError):
    """Not something a database can hold: a text with a NUL character or half a character, a number beyond 64 bits,
    entries that are not numbered from 1."""


class BadBackup(LonghaulError):
    """A backup that is cut off, damaged or of another program; or a store that it cannot go into."""
