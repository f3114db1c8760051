"""Python and the client write the same: what is said in games, in every language, formatted by both and compared.

The client's half is `web/src/messages/python.test.ts`. Nothing is kept, so that rewording a sentence changes one file.
"""

import json
import os
import runpy
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import languages
from longhaul.core.messages.content_texts import formatter_of, own_names
from longhaul.core.messages.pseudo import PSEUDO
from longhaul.games import GAMES, find_game
from tests.contract.test_messages import play

pytestmark = pytest.mark.slow

WEB = Path(__file__).parents[2] / "web"
SEATS = ("Ada", "Iris", "O'Neill")  # and others have none; Spanish says "Ada e Iris"
OF_EACH = 8
NUMBERS = (0, 1, 2, 5, 12, 22, 999, 1000, 1234, 12345, 1_000_000, -3, 0.5, 2.0005, -1234.5)
LANGUAGES = [*languages(), PSEUDO]


def invented() -> Iterator[Message]:
    """What games seldom say: numbers of all sizes, lists of several lengths."""
    for number in NUMBERS:
        yield Message("seat", {"number": number})
        yield Message(
            "analysis-mistake-score", {"seat": 0, "when": "", "played": [0, 1], "change": number, "instead": ""}
        )
        yield Message("analysis-chance-wins", {"seat": 9, "when": "", "story": [0, 1, 2], "change": number})


def samples(game: str) -> list[Message]:
    """What was invented, and several messages of each id that were said in games."""
    found, seen = list(invented()), Counter[str]()
    for message in dict.fromkeys(message for seed in range(2) for message in play(game, seed)):
        seen[message.id] += 1
        if seen[message.id] <= OF_EACH:
            found.append(message)
    return found


def written(game: str) -> Iterator[dict[str, Any]]:
    """The samples of a game, and their texts in every language, with the names of each content set."""
    rulebook, messages = find_game(game), samples(game)
    for content in map(rulebook.find_content, rulebook.sets):
        yield {
            "game": game,
            "set": content.name,
            "seats": SEATS,
            "messages": messages,
            "names": {language: own_names(content, language, game) for language in LANGUAGES},
            "texts": {language: formatter_of(content, language, game, SEATS).each(messages) for language in LANGUAGES},
        }


def test_python_and_the_client_write_the_same(tmp_path: Path) -> None:
    build = runpy.run_path(str(WEB / "build.py"))
    node = build["find_node"](False)
    if node is None or not build["is_installed"]():
        pytest.skip("the client's tools are not installed")
    file = tmp_path / "written.json"
    file.write_text(json.dumps([each for game in GAMES for each in written(game)]), encoding="utf-8")
    command = [node.program, "node_modules/vitest/vitest.mjs", "run", "src/messages/python.test.ts"]
    environment = {**os.environ, "VITE_WRITTEN": str(file), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
