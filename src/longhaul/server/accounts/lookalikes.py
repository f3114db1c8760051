"""What a name looks like, whatever letters it is made of: two names of one look can be mistaken for each other.

By Unicode's list of confusable characters (Unicode Technical Standard 39), as the package `confusable_homoglyphs` keeps
it; small capitals, which that list does not lead back to plain letters, are known by their names.
"""

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

ALIKE = str.maketrans("i10|", "llol")  # i, l and 1, o and 0 look alike in many fonts
PAIRS = (("rn", "m"), ("vv", "w"))
SMALL_CAPITAL = re.compile(r"LATIN LETTER SMALL CAPITAL ([A-Z])")


def look_of(text: str) -> str:
    """The plain small letters and digits that a text looks like; what looks like none of them stays as it is."""
    plain = "".join(map(plain_letter, unicodedata.normalize("NFKD", text))).casefold().translate(ALIKE)
    for pair, letter in PAIRS:
        plain = plain.replace(pair, letter)
    return plain


@cache
def plain_letter(character: str) -> str:
    """What one character looks like; nothing, if it only stands on others."""
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
