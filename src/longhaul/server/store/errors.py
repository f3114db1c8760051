"""Errors of a store."""

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.table.errors import MessageError


class Unavailable(LonghaulError):
    """The store cannot do this now: the disk is full, the database is away, a lock is held too long."""

    code = "unavailable"
    retry_seconds = 5

    @property
    def message(self) -> Message:
        """The text is for the operator; players learn at least that it is no fault of theirs."""
        return Message("rejected-unavailable", {"text": str(self)})


class NameTaken(MessageError):
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
