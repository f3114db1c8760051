"""Names and passwords: what is allowed, what is rejected and why, and which names are the same."""

import sys
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhaul.bots import available_bots
from longhaul.server.accounts.names import FIRST, MAX_LENGTH, SECOND, check_name, guest_name, is_allowed, is_reserved
from longhaul.server.accounts.passwords import COMMON, MIN_LENGTH, check_password
from longhaul.server.accounts.service import Accounts
from longhaul.server.store.columns import fold
from longhaul.server.store.rows import User
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.table import Rejection
from tests.server.accounts.people import PASSWORD
from tests.server.browsers import CHEAP


@pytest.mark.parametrize(
    "name",
    ["Ada", "ab", "x" * 24, "Mary Ann", "R2-D2", "so_long", "Zoë", "Łukasz", "Дарья", "Ελένη", "मीरा", "星野", "きらり",
     "סבתא", "محمد", "สมชาย", "42", "Quiet Freighter", "Jürgen-Peter 2"],
)  # fmt: skip
def test_names_of_many_scripts_are_unchanged(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "name",
    ["ɡuest", "ɑdmin", "Admın", "adm1n", "ᴀdmin", "аԁmіn", "Ádmin", "rnod", "Ɡuest 7", "b0t9", "ɡ-uest", "0fficial",
     "Τrader"],
)  # fmt: skip
def test_what_looks_like_a_reserved_name_is_reserved(name: str) -> None:
    with pytest.raises(Rejection) as rejected:
        check_name(name)
    assert rejected.value.code in ("name_reserved", "bad_name")
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name", ["Adam", "Admiralty", "Guestave", "Botanist", "Mia", "Modena", "Trader Joe", "Robot 7"]
)
def test_what_only_resembles_a_reserved_name_is_free(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "2 to 24 characters"),
        ("a", "2 to 24 characters"),
        ("x" * 25, "2 to 24 characters"),
        ("x" * 100_000, "2 to 24 characters"),
        ("\ufdfa\ufdfa", "2 to 24 characters"),  # one character that is eighteen when normalised
        (" Ada", "cannot begin or end"),
        ("Ada ", "cannot begin or end"),
        ("Ada\u00a0", "cannot begin or end"),  # normalised to a space
        ("Ada  Byron", "two in a row"),
        ("A\tB", "invisible character U\\+0009"),
        ("A\nB", "invisible"),
        ("A\x00B", "invisible"),
        ("Ada\u200b", "invisible"),  # zero width space
        ("A\u200dda", "invisible"),  # zero width joiner
        ("\u202eadA", "invisible"),  # bidi override
        ("\u2066Ada", "invisible"),
        ("Ada\ufeff", "invisible"),
        ("Ada\u00ad", "invisible"),  # soft hyphen
        ("Ada\u3164", "letters, digits"),  # a letter that shows nothing
        ("Ada\ufe0f", "letters, digits"),  # variation selector
        ("Ada\u034f", "letters, digits"),
        ("Ada!", "not '!'"),
        ("a@b.de", "not '@'"),
        ("<b>Ada", "not '<'"),
        ("Ada 🚀", "but not"),
        ("--", "at least one letter or digit"),
        ("\u0301Ada", "accents must follow a letter"),
        ("- \u0301x", "accents must follow a letter"),
        ("A" + "\u0325\u0331\u0324\u0330\u032d", "at most 3 each"),
        ("Аdа Byron", "cannot mix"),  # Cyrillic letters among Latin ones
        ("Αda", "cannot mix"),
    ],
)
def test_other_names_are_rejected_with_a_reason(name: str, message: str) -> None:
    with pytest.raises(Rejection, match=message) as rejected:
        check_name(name)
    assert rejected.value.code == "bad_name"


@pytest.mark.parametrize(
    "name",
    ["admin", "ADMIN", "Ad min", "a-d-m-i-n", "Longhaul", "long haul", "someone", "Some One", "seat 1", "Seat12",
     "seat_3", "Player 2", "guest 99", "ｂｏｔ", "moderator", *available_bots(),
     *(bot.upper() for bot in available_bots())],
)  # fmt: skip
def test_reserved_names_are_rejected(name: str) -> None:
    with pytest.raises(Rejection) as rejected:
        check_name(name)
    assert rejected.value.code == "name_reserved"


@given(st.text(max_size=30))
def test_whatever_passes_obeys_the_rules_and_passes_again(text: str) -> None:
    try:
        name = check_name(text)
    except Rejection:
        return
    assert 2 <= len(name) <= MAX_LENGTH and check_name(name) == name
    assert all(map(is_allowed, name)) and name.isprintable()
    assert fold(name) == fold(name.upper()) or fold(name) == fold(name.lower())


# One fold decides which names are the same ---------------------------------------------------------
LETTERS = st.characters(categories=("Lu", "Ll", "Lt", "Lo", "Mn", "Nd"))
TEXTS = st.text(LETTERS | st.sampled_from(" -_\u0345\u0301\u0130\u1e9eßſKÅΣς"), max_size=24)


@settings(max_examples=2000)
@given(TEXTS)
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_every_character_is_folded_once_and_for_all() -> None:
    characters = (chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000)
    assert [each for each in characters if fold(fold(each)) != fold(each)] == []


def variants(name: str) -> list[str]:
    """The name as it may be typed at the next login."""
    forms = (unicodedata.normalize(form, name) for form in ("NFC", "NFD", "NFKC", "NFKD"))
    return [f" {form} " for form in forms] + [name]


def claim(accounts: Accounts, guest: User, name: str) -> User | str:
    """The person that the guest has become, or the code of the rejection."""
    try:
        return accounts.claim(guest, name, PASSWORD)
    except Rejection as error:
        return error.code


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(TEXTS, TEXTS)
def test_no_two_accounts_fold_to_the_same_name_and_each_is_found_by_its_own(one: str, other: str) -> None:
    accounts = Accounts(MemoryStore(), hasher=CHEAP)
    taken: dict[str, str] = {}
    for text in (one, other, *variants(one), one.upper(), one.lower(), one.swapcase()):
        guest = accounts.new_guest().identity.user
        claimed = claim(accounts, guest, text)
        if isinstance(claimed, str):
            assert claimed in ("bad_name", "name_reserved") or (claimed == "name_taken" and fold(text) in taken)
            continue
        assert taken.setdefault(fold(claimed.name), claimed.id) == claimed.id, "two accounts of one name"
        for typed in variants(claimed.name):
            assert accounts.login(typed, PASSWORD).identity.user.id == claimed.id
            assert accounts.store.user_by_name(typed) == accounts.store.user(claimed.id)


def test_every_name_a_guest_can_get_is_one_that_a_person_may_have() -> None:
    assert len(FIRST) * len(SECOND) > 5000
    for first in FIRST:
        for second in SECOND:
            assert check_name(f"{first} {second}") == f"{first} {second}"
    assert len({guest_name() for _ in range(50)}) > 30


@pytest.mark.parametrize(
    "password", ["", "short77", "x" * 201, "aaaaaaaa", "abababab", "12345678", "PassWord1", "qwertyuiop"]
)
def test_bad_passwords_are_rejected(password: str) -> None:
    with pytest.raises(Rejection) as rejected:
        check_password(password, "Ada")
    assert rejected.value.code == "bad_password" and (not password or password not in rejected.value.args[0])


def test_a_password_is_not_the_name() -> None:
    with pytest.raises(Rejection, match="must not be the name"):
        check_password("mary ann lovelace", "Mary Ann Lovelace")


def test_good_passwords_pass_however_their_characters_were_typed() -> None:
    assert check_password("correct horse", "Ada") == "correct horse"
    assert check_password("na\u0308chtlich!", "Ada") == "n\u00e4chtlich!"
    assert check_password("x1y2z3" * 33 + "ab", "Ada")  # 200 characters


def test_the_common_ones_are_all_long_enough_to_be_worth_listing() -> None:
    assert all(len(word) >= MIN_LENGTH and word == word.casefold() for word in COMMON)
