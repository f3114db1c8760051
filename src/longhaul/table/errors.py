"""What a table answers to a command that it does not carry out."""

from longhaul.core.errors import LonghaulError


class Refusal(LonghaulError):
    """A command that changes nothing, and why."""

    def __init__(self, text: str, clause: str = "", code: str = "refused") -> None:
        super().__init__(text)
        self.clause = clause
        self.code = code  # for programs
