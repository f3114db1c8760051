"""`longhaul messages`: the languages, and what is wrong with their catalogues."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from longhaul.cli.app import app
from longhaul.core.messages import catalogs
from longhaul.core.messages.check import check_domain
from tests.cli.running import rejected, succeed_here

ENGLISH = """
language-name = English
noun-day = day
    .other = days
noun-unit = unit
    .other = units
event-sold = { $seat } sells { COUNT($units, "unit") }.
action-wait = Wait { $days ->
    [one] a day
   *[other] { $days } days
}
"""
SCHEMA = {"event-sold": {"seat": "seat", "units": "number"}, "action-wait": {"days": "number"}}
POLISH = """
language-name = Polski
noun-day = dzień
    .few = dni
event-sold = { $seat } sprzedaje { $good }.
event-bought = { $seat } kupuje.
action-wait = Czekaj { $days ->
    [one] dzień
   *[other] { $days } dni
}
action-stop = { Zatrzymaj
"""


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small site in English and Polish."""
    for language, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "site.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogs, "LOCALES", tmp_path)
    return tmp_path


def faults(language: str) -> list[str]:
    return [str(fault).removeprefix(f"{language}/site.ftl: ") for fault in check_domain(language, "site", SCHEMA)]


@pytest.mark.usefixtures("locales")
def test_a_catalogue_without_faults_has_none() -> None:
    assert faults("en") == []


@pytest.mark.usefixtures("locales")
def test_every_fault_of_a_catalogue_is_found() -> None:
    assert faults("pl") == [
        "action-stop = { Zatrzymaj: is not a valid entry",
        "noun-unit: is missing",
        "event-bought: is not in the English catalogue",
        "noun-day: lacks the plural form .many",
        "event-sold: has no argument $good",
        "action-wait: lacks the plural categories few, many of $days",
    ]


def test_a_missing_message_is_a_fault(locales: Path) -> None:
    (locales / "pl" / "site.ftl").write_text("language-name = Polski", encoding="utf-8")
    assert faults("pl") == [f"{id_}: is missing" for id_ in ("noun-day", "noun-unit", "event-sold", "action-wait")]


def test_a_message_that_no_rule_declares_is_unused(locales: Path) -> None:
    (locales / "en" / "site.ftl").write_text(ENGLISH + "prompt-old = Old\n", encoding="utf-8")
    assert faults("en") == ["prompt-old: is unused: it is not declared"]


def test_a_plural_form_that_the_language_lacks_is_a_fault(locales: Path) -> None:
    (locales / "en" / "site.ftl").write_text(ENGLISH + "good-ore = Ore\n    .gen-few = Ores\n", encoding="utf-8")
    assert faults("en") == ["good-ore: the language has no plural category few: .gen-few"]


PARTS = """prompt-go = { prompt-go.ask } ({ prompt-go.aside })
    .ask = Where to?
    .aside = { purse }
purse = { $credits } cr
"""


@pytest.mark.parametrize(
    ("polish", "found"),
    [
        ("prompt-go = { prompt-go.ask } ({ prompt-go.aside })\n    .ask = A?\n    .aside = { purse }", []),
        ("prompt-go = { prompt-go.ask } ({ purse })\n    .ask = A?", ["lacks the attribute .aside"]),
        (
            "prompt-go = { prompt-go.ask }\n    .ask = A?\n    .aside = { $days }",
            ["has no argument $days", "does not contain its part .aside"],
        ),
        (
            "prompt-go = { prompt-go.ask }\n    .ask = { prompt-go.why }{ lost }\n    .aside = { purse }",
            [
                "contains lost, which is missing",
                "contains prompt-go.why, which is missing",
                "does not contain its part .aside",
            ],
        ),
    ],
)
def test_the_parts_of_a_prompt_are_checked(locales: Path, polish: str, found: list[str]) -> None:
    schema = {**SCHEMA, "prompt-go": {"credits": "number"}}
    for language, text in (("en", PARTS), ("pl", f"{polish}\npurse = {{ $credits }} kr\n")):
        (locales / language / "site.ftl").write_text(text, encoding="utf-8")
    named = [str(fault).removeprefix("pl/site.ftl: prompt-go: ") for fault in check_domain("pl", "site", schema)]
    assert [fault for fault in named if not fault.startswith("pl/")] == found


def test_a_per_cent_sign_is_left_to_the_language(locales: Path) -> None:
    (locales / "en" / "site.ftl").write_text("odds = { $odds } % of { PERCENT($most) }\n", encoding="utf-8")
    sign = "writes a per cent sign: use PERCENT, which knows where the language puts it"
    assert [str(fault) for fault in check_domain("en", "site", {})] == [f"en/site.ftl: odds: {sign}"]


def test_the_arguments_of_contained_messages_are_checked(locales: Path) -> None:
    (locales / "en" / "site.ftl").write_text("prompt-go = { purse }\npurse = { $days } kr\n", encoding="utf-8")
    found = [str(fault) for fault in check_domain("en", "site", {"prompt-go": {"credits": "number"}})]
    assert found == ["en/site.ftl: prompt-go: has no argument $days"]


@pytest.mark.usefixtures("locales")
def test_the_command_prints_a_line_for_each_fault_and_fails() -> None:
    done = CliRunner().invoke(app, ["messages", "check", "pl"], catch_exceptions=False)
    assert done.exit_code == 1
    lines = done.stdout.splitlines()
    assert "pl/site.ftl: noun-day: lacks the plural form .many" in lines
    assert all(line.startswith("pl/") for line in lines)


def test_english_has_no_faults() -> None:
    assert succeed_here("messages", "check", "en") == ""


@pytest.mark.slow
def test_languages_are_listed_with_what_is_translated() -> None:
    listed = json.loads(succeed_here("messages", "languages", "--json"))
    english = listed["en"]
    assert english["name"] == "English" and english["messages"] == english["of"] > 100
    assert {code: each["name"] for code, each in listed.items()}.items() >= {"de": "Deutsch", "pl": "Polski"}.items()
    assert "Français" in succeed_here("messages", "languages")


def test_an_unknown_language_is_rejected() -> None:
    assert rejected("messages", "check", "tlh").startswith("there is no language 'tlh'; there are en, ")
