"""Names: which names people and bots may choose, and random names for guests.

Whether two names are the same is decided by `fold` of the store, and by nothing else.
"""

import re
import secrets
import unicodedata

from longhaul.bots import available_bots
from longhaul.core.messages import Message
from longhaul.server.accounts.lookalikes import look_of
from longhaul.server.store.columns import fold
from longhaul.table import Rejection

MIN_LENGTH, MAX_LENGTH = 2, 24
MAX_MARKS = 3  # combining marks in a row; more of them leave the line

# Letters and marks without a visible shape; other invisible characters are neither letters nor marks.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
SIMILAR_SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")  # a name uses only one of them

RESERVED_WORDS = """
admin administrator anonymous anybody anyone api bot bots deleted everybody everyone guest guests host longhaul
me mod moderator nobody noone null official operator owner player root server someone somebody spectator staff
support system team undefined unknown you
"""
RESERVED = frozenset(RESERVED_WORDS.split()) | frozenset(("random", *available_bots()))
NUMBERED = frozenset(("seat", "player", "guest", "bot", "someone"))  # reserved when a number follows
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
    """Two random words, as in Quiet Freighter."""
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"


def normalize(text: str) -> str:
    """A name as it is stored: one form of characters that can be typed in several ways."""
    return unicodedata.normalize("NFKC", text[: 4 * MAX_LENGTH])


def is_possible(name: str) -> bool:
    """Whether an account can have this name at all; if not, no query is needed."""
    return MIN_LENGTH <= len(name) <= MAX_LENGTH and all(map(is_allowed, name))


def check_name(text: str) -> str:
    """The name as it will be stored; a Rejection if it is not allowed."""
    name = normalize(text)
    if not MIN_LENGTH <= len(name) <= MAX_LENGTH or len(text) > 4 * MAX_LENGTH:
        raise bad("rejected-name-length", low=MIN_LENGTH, high=MAX_LENGTH)
    for character in name:
        if not is_allowed(character):
            raise forbidden(character)
    if name != name.strip(" ") or "  " in name:
        raise bad("rejected-name-spaces")
    check_shape(name)
    if is_reserved(name):
        raise Rejection(Message("rejected-name-reserved", {"text-name": name}), code="name_reserved")
    return name


def check_shape(name: str) -> None:
    """Reject names that cannot be read or imitate others."""
    kinds = "".join(unicodedata.category(character)[0] for character in name)
    if "L" not in kinds and "N" not in kinds:
        raise bad("rejected-name-empty")
    if re.search(r"(^|[ZP])M", kinds) or "M" * (MAX_MARKS + 1) in kinds:
        raise bad("rejected-name-accents", most=MAX_MARKS)
    if (
        len(
            {
                script
                for character in name
                for script in SIMILAR_SCRIPTS
                if unicodedata.name(character, "").startswith(script)
            }
        )
        > 1
    ):
        raise bad("rejected-name-scripts")


def is_allowed(character: str) -> bool:
    if character in " -_":
        return True
    category = unicodedata.category(character)
    return (category[0] == "L" or category in ("Mn", "Mc", "Nd")) and character not in INVISIBLE


def is_reserved(name: str) -> bool:
    """Whether a name looks like a reserved word or a seat's label."""
    return any(looks_reserved(re.sub(r"[ _-]", "", text)) for text in (normalize(name), fold(name)))


def looks_reserved(plain: str) -> bool:
    """Callers check a name in both cases: a capital can look like another letter than its lower case does."""
    word = plain.rstrip("".join(filter(str.isdigit, plain)))
    return look_of(plain) in RESERVED_LOOKS or (word != plain and look_of(word) in NUMBERED_LOOKS)


def forbidden(character: str) -> Rejection:
    if character.isprintable():
        return Rejection(Message("rejected-name-character", {"text-character": character}), code="bad_name")
    code = f"U+{ord(character):04X}"
    return Rejection(Message("rejected-name-invisible", {"text-code": code}), code="bad_name")


def bad(message: str, **facts: int) -> Rejection:
    return Rejection(Message(message, facts), code="bad_name")
