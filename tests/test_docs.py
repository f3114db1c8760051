"""The first pages a newcomer reads are true."""

import re
import textwrap
from pathlib import Path

import pytest

from longhaul.core.files import scenario
from longhaul.games import GAMES, find_game
from longhaul.lab.clause_coverage import citations

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)#]+)\)")
PAGES = [path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]]


def test_the_python_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "[Action('lock:1')" in printed and "(DT-END-03)" in printed


def test_the_example_in_the_scenario_module_holds(tmp_path: Path) -> None:
    example = textwrap.dedent((scenario.__doc__ or "").split("\n\n", 1)[1].rsplit("\n\n", 1)[0])
    path = tmp_path / "example.toml"
    path.write_text(example)
    assert scenario.check(path, find_game).differences == []


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    broken = [link for link in LINK.findall(path.read_text()) if not link.startswith("http")]
    assert [link for link in broken if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_of_a_rulebook_is_cited_by_a_test(game: str) -> None:
    cited = citations(find_game(game), ROOT / "tests")
    assert [clause for clause, files in cited.items() if not files] == []
    unknown = [clause for clause in cited if clause not in find_game(game).clause_texts]
    assert unknown == [], "tests cite clauses that the rulebook does not have"


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_every_clause_of_the_specification(game: str) -> None:
    """The specification is not part of the project; where it lies beside it, the rulebook must cover it."""
    specification = ROOT.parent / "shared" / "rules" / f"{game}.md"
    clauses = set(find_game(game).clause_texts)
    wanted = set(re.findall(r"^- \*\*([A-Z]+-[A-Z]+-(?:\d+|[A-Z]+))\*\*", _text(specification), re.MULTILINE))
    assert wanted <= clauses
    assert len(clauses) > 50


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.mark.parametrize("game", GAMES)
def test_clause_ids_are_written_once_each_and_in_order(game: str) -> None:
    ids = re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", find_game(game).page, re.MULTILINE)
    assert len(ids) == len(set(ids))
    groups: dict[str, list[int]] = {}
    for clause in ids:
        group, number = clause.rsplit("-", 1)
        groups.setdefault(group, []).append(int(number))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in groups.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_found_in_the_code_by_its_id(game: str) -> None:
    """`DT-SELL-06` in a comment, or `SELL_06` where the judge returns it."""
    folder = ROOT / "src" / "longhaul" / "games" / game.replace("-", "_")
    code = "".join(path.read_text() for path in folder.rglob("*.py"))
    names = {clause: clause.split("-", 1)[1].replace("-", "_") for clause in find_game(game).clause_texts}
    assert [clause for clause, name in names.items() if clause not in code and name not in code] == []
