"""`longhaul messages`: what translators need: the languages that there are, and what is wrong with their catalogues."""

from collections.abc import Iterator
from typing import Annotated

import typer

from longhaul.bots import messages as bots
from longhaul.cli.arguments import Json
from longhaul.cli.language import known_language
from longhaul.cli.output import out, print_columns, print_json
from longhaul.core.messages.catalogs import ENGLISH, PAGE, SITE, TERMINAL, domains, languages, load_bundle
from longhaul.core.messages.check import Fault, check_domain, entries
from longhaul.core.messages.message import Schema
from longhaul.core.messages.shared import SHARED
from longhaul.games import GAMES, find_game
from longhaul.lab import messages as lab
from longhaul.server import messages as server
from longhaul.table import messages as table

PARTS = (SITE, PAGE, TERMINAL, *GAMES)

messages = typer.Typer(name="messages", help="Check the translations.", no_args_is_help=True)

Languages = Annotated[
    list[str] | None, typer.Argument(metavar="[LANGUAGE]...", help="Codes, such as pl; all languages by default.")
]


@messages.command()
def check(chosen: Languages = None) -> None:
    """Check catalogues: what is missing or unused, and wrong arguments and plural forms.

    Prints a line for each fault; then the exit code is 1.
    """
    wanted = [*map(known_language, chosen or languages())]
    faults = [fault for language in wanted for fault in check_language(language)]
    for fault in faults:
        out.print(str(fault), markup=False, soft_wrap=True)
    if faults:
        raise typer.Exit(1)


@messages.command("languages")
def list_languages(as_json: Json = False) -> None:
    """List the languages, and how many messages each has of those in English."""
    rows = [(language, own_name(language), *translated(language)) for language in languages()]
    if as_json:
        print_json({code: {"name": name, "messages": done, "of": total} for code, name, done, total in rows})
    else:
        print_columns(["", "name", "messages", "of"], [[code, name, str(n), str(of)] for code, name, n, of in rows])


def check_language(language: str) -> Iterator[Fault]:
    """Everything wrong with the catalogue of a language."""
    for domain in PARTS:
        yield from check_domain(language, domain, declared(domain))
    for domain in sorted({*domains(language)} - {*PARTS}):
        yield Fault(language, domain, "the file", "belongs to no game")


def declared(domain: str) -> Schema:
    """The messages that the code declares."""
    if domain in GAMES:
        return find_game(domain).presentation.messages
    of_all = (SHARED, bots.MESSAGES, lab.MESSAGES, table.MESSAGES, server.MESSAGES)
    return {id_: facts for schema in of_all for id_, facts in schema.items()} if domain == SITE else {}


def own_name(language: str) -> str:
    """What a language is called in itself."""
    return load_bundle(language).plain("language-name") or language


def translated(language: str) -> tuple[int, int]:
    """How many messages of the English catalogue a language has, and how many there are."""
    pairs = [(entries(ENGLISH, domain)[0], entries(language, domain)[0]) for domain in domains()]
    return sum(len(english.keys() & own.keys()) for english, own in pairs), sum(len(english) for english, _ in pairs)
