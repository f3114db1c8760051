"""Names: what a person or bot may be called, and what a guest is called until they choose."""

import re
import secrets
import unicodedata

from longhaul.bots import available_bots
from longhaul.server.accounts.lookalikes import look_of
from longhaul.table import Rejection

SHORTEST, LONGEST = 2, 24
MOST_MARKS = 3  # accents in a row; more of them climb out of the line

# Letters and marks that show nothing; other invisible characters are neither letters nor marks.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
ALIKE = ("LATIN", "GREEK", "CYRILLIC")  # scripts that share shapes: a name keeps to one of them

RESERVED_WORDS = """
admin administrator anonymous anybody anyone api bot bots deleted everybody everyone guest guests host longhaul
me mod moderator nobody noone null official operator owner player root server someone somebody spectator staff
support system team undefined unknown you
"""
RESERVED = frozenset(RESERVED_WORDS.split()) | frozenset(("random", *available_bots()))
NUMBERED = frozenset(("seat", "player", "guest", "bot", "someone"))  # reserved with a number behind them
RESERVED_LOOKS = frozenset(map(look_of, RESERVED))
NUMBERED_LOOKS = frozenset(map(look_of, NUMBERED))

FIRST_WORDS = """
Amber Azure Binary Bright Brisk Calm Cobalt Copper Crimson Distant Drifting Dusty Early Eager Faint Far Fleet
Frosty Gentle Gilded Golden Grand Hidden Humble Idle Indigo Iron Ivory Jolly Keen Kindly Lasting Late Little
Lone Lucky Lunar Merry Mellow Mild Misty Nimble Noble Northern Outer Pale Patient Plucky Polar Proud Quick Quiet
Rapid Restless Roaming Rosy Rusty Sandy Silent Silver Slow Sober Solar Southern Spare Spry Stellar Still Stout
Sunny Swift Tidal Tiny Tranquil Upper Velvet Violet Wandering Wary Western Wild Winter Wistful Witty Young
Zealous
"""
SECOND_WORDS = """
Anchor Antenna Argosy Asteroid Aurora Ballast Barge Beacon Bosun Broker Bursar Captain Cargo Chandler Clipper
Comet Compass Convoy Corona Courier Crater Crew Derrick Docker Drone Eclipse Engine Equinox Factor Ferry Fleet
Flotilla Freight Freighter Galaxy Gantry Gangway Halo Hatch Haven Hauler Helm Hold Horizon Jetty Keel Kite
Lander Lantern Ledger Lighter Lodestar Manifest Mariner Mast Merchant Meteor Moon Nebula Nova Orbit Packet
Pallet Parsec Pilot Planet Pulsar Purser Quasar Quay Rigger Rover Sail Sextant Shuttle Skiff Skipper Spar Star
Station Steward Sun Tanker Tender Trader Tramp Transit Tug Vector Voyage Wharf Zenith
"""
FIRST, SECOND = tuple(FIRST_WORDS.split()), tuple(SECOND_WORDS.split())


def guest_name() -> str:
    """Two words, as in Quiet Freighter."""
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"


def normal(text: str) -> str:
    """A name as it is kept and looked up: different ways to type the same characters are one."""
    return unicodedata.normalize("NFKC", text[: 4 * LONGEST])


def could_be(name: str) -> bool:
    """Whether anybody can have such a name at all; if not, no store need be asked."""
    return SHORTEST <= len(name) <= LONGEST and all(map(is_allowed, name))


def key(name: str) -> str:
    """What two names must not share: the name without case."""
    return unicodedata.normalize("NFKC", normal(name).strip().casefold())


def check_name(text: str) -> str:
    """The name as it will be kept, or a refusal that says what is wrong with it."""
    name = normal(text)
    if not SHORTEST <= len(name) <= LONGEST or len(text) > 4 * LONGEST:
        raise bad(f"a name has {SHORTEST} to {LONGEST} characters")
    for character in name:
        if not is_allowed(character):
            raise bad(f"a name has letters, digits, spaces, - and _ only; it cannot have {describe(character)}")
    if name != name.strip(" ") or "  " in name:
        raise bad("a name neither begins nor ends with a space, nor has two in a row")
    check_shape(name)
    if is_reserved(name):
        raise Rejection(f"{name!r} would be mistaken for someone else; choose another name", code="name_reserved")
    return name


def check_shape(name: str) -> None:
    """Refuse names that cannot be read, or are made to look like another."""
    kinds = "".join(unicodedata.category(character)[0] for character in name)
    if "L" not in kinds and "N" not in kinds:
        raise bad("a name has at least one letter or digit")
    if re.search(r"(^|[ZP])M", kinds) or "M" * (MOST_MARKS + 1) in kinds:
        raise bad("a name has accents on letters only, and not many on one")
    if (
        len({script for character in name for script in ALIKE if unicodedata.name(character, "").startswith(script)})
        > 1
    ):
        raise bad("a name does not mix Latin, Greek and Cyrillic letters: many of them look alike")


def is_allowed(character: str) -> bool:
    if character in " -_":
        return True
    category = unicodedata.category(character)
    return (category[0] == "L" or category in ("Mn", "Mc", "Nd")) and character not in INVISIBLE


def is_reserved(name: str) -> bool:
    """Whether a name looks like one that nobody has: a word of ours, or a seat's."""
    return any(looks_reserved(re.sub(r"[ _-]", "", text)) for text in (normal(name), key(name)))


def looks_reserved(plain: str) -> bool:
    """Capitals may look like other letters than the small ones do: both are asked about."""
    word = plain.rstrip("".join(filter(str.isdigit, plain)))
    return look_of(plain) in RESERVED_LOOKS or (word != plain and look_of(word) in NUMBERED_LOOKS)


def describe(character: str) -> str:
    return f"{character!r}" if character.isprintable() else f"the invisible character U+{ord(character):04X}"


def bad(text: str) -> Rejection:
    return Rejection(text, code="bad_name")
