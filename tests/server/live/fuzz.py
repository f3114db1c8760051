"""Malformed messages from a seed, each with whether it must be rejected or only must do no harm."""

import json
import math
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

Json = dict[str, Any]
Made = tuple[bytes, bool]  # and whether a refusal is the only right answer

KINDS: dict[str, dict[str, Any]] = {  # every kind a client may send, with fields of the right type
    "ping": {},
    "lobby": {"on": True},
    "watch": {"table": "", "since": 0},
    "unwatch": {"table": ""},
    "sit": {"table": "", "seat": 0},
    "leave": {"table": ""},
    "chat": {"table": "", "text": "hi"},
    "rematch": {"table": ""},
    "bot": {"table": "", "seat": 0, "bot": "trader", "yields": False},
    "play": {"table": "", "version": 0, "action": 0},
    "undo": {"table": "", "version": 0},
    "ask": {"table": "", "version": 0, "what": "draw"},
    "answer": {"table": "", "version": 0, "yes": True},
    "resign": {"table": "", "version": 0},
}
VERSIONED = ("play", "undo", "ask", "answer", "resign")
NEEDED = {"watch", "unwatch", "sit", "leave", "chat", "rematch", "bot", *VERSIONED}  # kinds that name a table
NUMBERS = (2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**400, -1, 0.5, 1e300, -0.0)
RAW_NUMBERS = ("1e999", "-1e999", "NaN", "Infinity", "0x10", "01", "1_000", "+1", "1.", ".5", "--1", "9" * 3000)
TRICKS = (
    "\u202e", "\u200b", "\ufeff", "\u0000", "a\u0301" * 50, "\U0001f468\u200d\U0001f469", "ﬀ", "İ", "Ⅳ", "𝓽𝓪𝓫𝓵𝓮",
    "../../etc/passwd", "' OR 1=1 --", "<script>", "%00", "{{7*7}}", "\\", "\r\n", "null", "__proto__",
)  # fmt: skip
GARBAGE = b"\xff\xfe\x80\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80\xf0\x28\x8c\x28"


class Fuzzer:
    """Knows a table that it must not change: its id, its version, a seat there that may not act just now."""

    def __init__(self, seed: int, victim: str, version: int, secrets: list[str], accepted: list[Json]) -> None:
        self.random = Random(seed)
        self.victim, self.version = victim, version
        self.secrets = secrets  # ids, cookies, tokens of others
        self.accepted = accepted  # commands that were obeyed once
        self.makers: list[Callable[[], Made]] = [
            self.garbage, self.not_utf8, self.nesting, self.cut_off, self.wrong_type, self.odd_number, self.huge,
            self.unknown_field, self.unknown_kind, self.missing_field, self.not_an_object, self.twice, self.stale,
            self.out_of_turn, self.replayed, self.elsewhere, self.other_peoples, self.trick, self.damaged,
        ]  # fmt: skip

    def messages(self, count: int) -> Iterator[Made]:
        for _ in range(count):
            yield self.random.choice(self.makers)()

    # Well-formed parts
    def message(self, kind: str = "") -> Json:
        kind = kind or self.random.choice(list(KINDS))
        filled = {"t": kind, "id": self.random.randrange(1, 1 << 30), **KINDS[kind]}
        return {**filled, "table": self.victim} if "table" in filled else filled

    def of_table(self) -> Json:
        return self.message(self.random.choice(sorted(NEEDED)))

    def versioned(self, version: int) -> Json:
        return {**self.message(self.random.choice(VERSIONED)), "version": version}

    # Not even JSON
    def garbage(self) -> Made:
        return self.random.randbytes(self.random.randrange(200)), True

    def not_utf8(self) -> Made:
        text, spot = encode(self.of_table()), self.random.randrange(len(GARBAGE))
        return text.replace(b'"table":"', b'"table":"' + GARBAGE[spot : spot + 4] + b"\xff", 1), True

    def nesting(self) -> Made:
        opening, closing = self.random.choice((("[", "]"), ('{"a":', "}")))
        deep = self.random.choice((2, 100, 1500, 20_000))
        whole = opening * deep + "1" + closing * deep
        return self.random.choice((whole, f'{{"t":"ping","id":{whole}}}', f'{{"t":"ping","x":{whole}}}')).encode(), True

    def cut_off(self) -> Made:
        text = encode(self.message())
        return text[: self.random.randrange(len(text))], True

    def damaged(self) -> Made:
        """A few bytes changed: most are refused, some still mean something harmless."""
        text = bytearray(encode(self.versioned(self.version - 1)))
        for _ in range(self.random.randrange(1, 4)):
            text[self.random.randrange(len(text))] = self.random.randrange(256)
        return bytes(text), False

    # JSON, but not a message
    def not_an_object(self) -> Made:
        return encode(
            self.random.choice([None, True, 7, "ping", [], [self.message()], {}, {"t": None}, {"t": 3}])
        ), True

    def unknown_kind(self) -> Made:
        kind = self.random.choice(["PING", "", "table", "step", "welcome", "admin", "eval", "\u0000", "x" * 500])
        return encode({**self.message(), "t": kind}), True

    def unknown_field(self) -> Made:
        extra = self.random.choice(["user", "token", "seed", "seat ", "T", "", "__class__", "x" * 1000])
        return encode({**self.message(), extra: self.random.choice([1, None, "x", [], self.secrets[0]])}), True

    def missing_field(self) -> Made:
        message = self.of_table()
        del message["table"]
        return encode(message), True

    def twice(self) -> Made:
        """The same key twice: whichever counts, the table is not Eve's to change."""
        text = encode(self.versioned(self.version - 1))
        return text[:-1] + f',"version":{self.version + 1}}}'.encode(), True

    def wrong_type(self) -> Made:
        message = self.of_table()
        field = self.random.choice([key for key in message if key not in ("t", "action")])
        wrong: list[Any] = [[], {}, None, [1], {"a": 1}, 0.5]
        wrong += [7, True] if isinstance(message[field], str) else ["7", "", "x" * 300]
        return encode({**message, field: self.random.choice(wrong)}), True

    def odd_number(self) -> Made:
        field = self.random.choice(("version", "action", "id"))
        if self.random.random() < 0.5:
            text = encode({**self.message("play"), "version": self.version - 1, field: "@"})
            return text.replace(b'"@"', self.random.choice(RAW_NUMBERS).encode()), True
        number = self.random.choice(NUMBERS)
        message = {**self.message("play"), "version": self.version - 1, field: number}
        return json.dumps(message).encode(), field != "version" or number != self.version or math.isnan(number)

    def huge(self) -> Made:
        message = self.message(self.random.choice(("chat", "ask", "watch", "bot", "play")))
        field = next(name for name in ("text", "what", "bot", "action", "table") if name in message)
        long = self.random.choice("xé☃𝄞") * self.random.choice((301, 3000, 4097, 60_000))
        return encode({**message, field: long}), True

    # Messages that would be fine, from someone else or at another time
    def stale(self) -> Made:
        version = self.random.choice([*range(self.version), self.version + 1, self.version + 1000, -1, 2**63])
        return encode(self.versioned(version)), True

    def out_of_turn(self) -> Made:
        action = self.random.choice([self.random.randrange(-5, 400), "retire", "lock:1", "done", "", ":", "lock:" * 20])
        return encode({**self.message("play"), "version": self.version, "action": action}), True

    def replayed(self) -> Made:
        return encode(self.random.choice(self.accepted)), True

    def elsewhere(self) -> Made:
        """At tables that are not watched, or do not exist."""
        message = self.of_table()
        if message["t"] == "watch" and self.random.random() < 0.9:  # looking one up takes its time
            message = self.message("play")
        table = self.random.choice([self.victim[::-1], self.victim.upper(), "", "x", self.victim + " ", "../" * 3])
        return encode({**message, "table": table}), True

    def other_peoples(self) -> Made:
        """Names and keys of others where a table or a text is asked for."""
        secret = self.random.choice(self.secrets)
        if self.random.random() < 0.5:
            return encode({**self.of_table(), self.random.choice(("user", "who", "session")): secret}), True
        return encode({**self.versioned(self.version), "table": secret}), True

    def trick(self) -> Made:
        trick = self.random.choice(TRICKS)
        if self.random.random() < 0.5:
            return encode({**self.message("play"), "version": self.version, "action": trick}), True
        return encode({**self.versioned(self.version), "table": trick + self.victim}), True


def encode(message: Any) -> bytes:
    return msgspec.json.encode(message)
