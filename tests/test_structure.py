"""The shape of the code: sizes that stay readable, and words that stay retired."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "src" / "longhaul").rglob("*.py"))
PROGRAMS = [path for folder in ("src", "tests", "bench", "examples") for path in sorted((ROOT / folder).rglob("*.py"))]
CLIENT = [
    path
    for kind in ("ts", "svelte")
    for path in sorted((ROOT / "web" / "src").rglob(f"*.{kind}"))
    if "wire" not in path.parts
]

MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 50
MAX_PARAMETERS = 8
MAX_MODULES = 17  # in one package
KERNEL_DECORATORS = {"rule", "compiled"}  # compiled functions take arrays one by one
COMMAND_DECORATORS = {"command"}  # a command has one parameter for each of its options

# Modules that an earlier vocabulary named in words of its own; docs/glossary.md has the words we use.
RETIRED_MODULES = """
doors folding entries glass trail shape intervals worth tidy climb trials finding warming course telling advising study
shelf making setting seating frozen verifying catalogue orders house warden minds line wire steady sweeping talk
puzzling dailies plans recordings thinking guard caller refusal refusals kept keeping citations ahead fair
"""
RETIRED_NAMES = """
Glass Plan Trail Refusal Refused AccountRefusal House Shelf Warden Minds Thinkers Steady Guard Caller Talk Asked Told
MOST AGAIN PATIENCE SOON KEPT STALL
"""
# Parts of names: `told` also stands for `test_it_is_told`.
RETIRED_WORDS = """
told heard unheard said kept whoever whence watcher watchers looker onlooker refuse refuses refused refusal refusals
talk talks patience warden doings
"""
DIALECT = re.compile(
    r"\bwhoever\b|\bby and by\b|\bnobody (looks|knows)\b|\b(is|are|was|were|be) told\b|\blooks on\b|"
    r"\blaid ahead\b|\brules? of thumb\b|\bwatchers?\b|\b(on)?lookers?\b|\bgo(es)? on (with|where|from)\b|"
    r"\brefus(e|es|ing|als?)\b|(?<![\"'`])\brefused\b(?![\"'`])",
    re.IGNORECASE,
)
IDIOMS = ("Every refusal links to its rule",)  # on the screen, where a glossary has no say


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def decorators(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The last names of a function's decorators: `command` of `@app.command("sim")`."""
    calls = [item.func if isinstance(item, ast.Call) else item for item in function.decorator_list]
    return {ast.unparse(item).rsplit(".", 1)[-1] for item in calls}


def is_kernel(path: Path, function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function is compiled: decorated as a rule, or a template that `EntryPoint` compiles."""
    if decorators(function) & KERNEL_DECORATORS:
        return True
    return f"EntryPoint({function.name}," in path.read_text(encoding="utf-8") or (
        path.name == "compiled_game.py" and function.name.startswith("_")
    )


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def is_command(path: Path, function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function is a command: decorated as one, or the command that a module of the CLI is named after."""
    is_module_command = path.parent.name == "cli" and function.name == path.stem
    return is_module_command or bool(decorators(function) & COMMAND_DECORATORS)


def test_no_file_is_longer_than_one_can_keep_in_mind() -> None:
    lines = {relative(path): len(path.read_text(encoding="utf-8").splitlines()) for path in (*PROGRAMS, *CLIENT)}
    assert {name: count for name, count in lines.items() if count > MAX_FILE_LINES} == {}


def test_no_function_is_long() -> None:
    long = {
        f"{relative(path)}:{function.name}": function.end_lineno - function.lineno + 1
        for path in PROGRAMS
        for function in functions(path)
        if function.end_lineno and not is_kernel(path, function)
        if function.end_lineno - function.lineno >= MAX_FUNCTION_LINES
    }
    assert long == {}


def test_no_function_takes_many_parameters() -> None:
    many = {
        f"{relative(path)}:{function.name}": len(parameters(function))
        for path in SOURCES
        for function in functions(path)
        if len(parameters(function)) > MAX_PARAMETERS
        if not is_kernel(path, function) and not is_command(path, function)
    }
    assert many == {}


def test_no_package_has_many_modules() -> None:
    packages = {path.parent for path in SOURCES}
    modules = {relative(folder): len([*folder.glob("*.py")]) - 1 for folder in packages}
    assert {name: count for name, count in modules.items() if count > MAX_MODULES} == {}


def test_no_module_has_a_retired_name() -> None:
    assert [relative(path) for path in PROGRAMS if path.stem.removeprefix("test_") in RETIRED_MODULES.split()] == []


def test_no_name_is_retired() -> None:
    retired, words = set(RETIRED_NAMES.split()), set(RETIRED_WORDS.split())
    found = [
        f"{relative(path)}: {name}"
        for path in PROGRAMS
        for name in names_defined(path)
        if name in retired or words & set(name.lower().split("_"))
    ]
    assert found == []


def names_defined(path: Path) -> set[str]:
    """All classes, functions, parameters, variables, attributes and enum members that a file defines."""
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.arg(arg=name):
                names.add(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                names.add(name)
    return names


def test_no_sentence_is_in_the_old_dialect() -> None:
    found = [
        f"{relative(path)}:{number}: {line.strip()}"
        for path in (*SOURCES, *CLIENT)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if DIALECT.search(line) and not any(idiom in line for idiom in IDIOMS)
    ]
    assert found == []
