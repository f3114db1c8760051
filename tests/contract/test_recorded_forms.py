"""The words that a game record's hash chain consists of: they stay the same as long as the rules version does.

The chain (core/files/hash_chain.py) covers events with their figures, phases and the text forms of actions. If one of
them changes, records of the same rules version no longer verify. `recorded_forms.txt` has a digest of them for each
game, with the rules version and the house set they belong to.
"""

import hashlib
from pathlib import Path

import pytest

from longhaul.core.files.hash_chain import canonical
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS

PINNED = Path(__file__).with_name("recorded_forms.txt")
DIGEST_DIGITS = 16


def forms_digest(rulebook: Rulebook) -> str:
    """A digest of everything that events, phases and actions are called in records."""
    words = rulebook.find_content().words
    events = {
        name: [(figure, words.get(figure)) for figure in figures] for name, figures in rulebook.events.figures.items()
    }
    phases = [phase.name for phase in rulebook.phases]
    actions = [rulebook.actions.text(action, words) for action in range(rulebook.actions.size)]
    return hashlib.sha256(canonical([events, phases, actions]).encode()).hexdigest()[:DIGEST_DIGITS]


def pinned(game: str) -> tuple[str, str, str]:
    """Rules version, digest of the house set and digest of the forms, as in the file."""
    rows = [line.split() for line in PINNED.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    ((version, content, forms),) = (tuple(row[1:]) for row in rows if row[0] == game)
    return version, content, forms


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
def test_what_records_consist_of_changes_only_with_the_rules_version(rulebook: Rulebook) -> None:
    facts, content, forms = rulebook.facts, rulebook.find_content().digest, forms_digest(rulebook)
    version, pinned_content, pinned_forms = pinned(facts.id)
    same_rules = (version, pinned_content) == (str(facts.version), content)
    assert forms == pinned_forms or not same_rules, (
        f"{facts.id}: events, phases or action texts changed, and records of rules version {version} would no longer"
        " verify: raise the version (CONTRIBUTING, 'Bump the rules version')"
    )
    line = f"{facts.id} {facts.version} {content} {forms}"
    assert (version, pinned_content, pinned_forms) == (str(facts.version), content, forms), (
        f"write into {PINNED.name}: {line}"
    )
