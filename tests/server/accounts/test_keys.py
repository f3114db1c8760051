"""Keys: signatures never change, so that cookies and tokens handed out before an upgrade stay valid."""

from longhaul.server.accounts.keys import Keys, digest

KEYS = Keys(bytes(range(32)))
COOKIE = "a-word.df53ZXvLHT56-Q5HjB6egNUrTSSf5xmzs6Ig_raivuM"
TOKEN = "lh_0a1b_V8GMEe9zfjmwTbm24iHZBjZu7QHvwMQveTJl93mz9us"
CSRF = "D-Hv6fe_emZ_ucOeBXwYGSordZ-GyaojgOZYboyeXts"


def test_an_old_cookie_token_and_csrf_proof_stay_valid() -> None:
    assert KEYS.session_id(COOKIE) == digest("a-word")
    assert KEYS.token_id(TOKEN) == digest("0a1b")
    assert KEYS.csrf("s1") == CSRF and KEYS.is_csrf("s1", CSRF)


def test_another_text_of_the_same_signature_is_invalid() -> None:
    """The last letter of a signature has two unused bits: a check of the decoded bytes would not see the change."""
    assert COOKIE.endswith("M")
    for same_bytes in (COOKIE[:-1] + "N", COOKIE + "=", COOKIE + "\udcff"):
        assert KEYS.session_id(same_bytes) == ""
