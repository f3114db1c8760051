"""What accounts refuse: a code for programs and a sentence for people."""

from longhaul.core.errors import LonghaulError

INTERNAL = "something went wrong on our side; it has been written down"


class AccountRefusal(LonghaulError):
    """Something about an account that cannot be done. Neither code nor sentence ever holds a secret."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
