"""The error of a command that a table or the server rejects."""

from longhaul.core.errors import LonghaulError


class Rejection(LonghaulError):
    """A command that was rejected: it changed nothing. `code` is for programs, the text for people."""

    def __init__(self, text: str, clause: str = "", code: str = "refused") -> None:
        super().__init__(text)
        self.clause = clause
        self.code = code
