"""Lookalike names: maps a name to plain letters that look the same, so that imitations of a name map to one text.

It uses Unicode's list of confusable characters (Unicode Technical Standard 39) from the package
`confusable_homoglyphs`. That list does not map small capitals to plain letters; they are recognized by their names.
"""

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

ALIKE = str.maketrans("i10|", "llol")  # i, l and 1, o and 0 look alike in many fonts
PAIRS = (("rn", "m"), ("vv", "w"))
SMALL_CAPITAL = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")


def look_of(text: str) -> str:
    """The text in plain lower-case letters and digits; characters that look like none of them stay."""
    plain = "".join(map(plain_letter, unicodedata.normalize("NFKD", text))).casefold().translate(ALIKE)
    for pair, letter in PAIRS:
        plain = plain.replace(pair, letter)
    return plain


@cache
def plain_letter(character: str) -> str:
    """The plain character that one looks like; "" for combining marks."""
    if character.isascii():
        return character
    if unicodedata.combining(character):
        return ""
    small_capital = SMALL_CAPITAL.fullmatch(unicodedata.name(character, ""))
    if small_capital:
        return small_capital[1].lower()
    found = confusables.is_confusable(character, greedy=True, preferred_aliases=[]) or []
    alike = (other["c"] for each in found for other in each["homoglyphs"])
    return next((other for other in alike if other.isascii() and other.isalnum()), character)
