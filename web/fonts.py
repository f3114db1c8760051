"""The page's letters: `python web/fonts.py FOLDER` makes the small files in `src/style/` of Inter.

FOLDER is the npm package `@fontsource-variable/inter`, unpacked; the tools are the Python packages `fonttools` and
`brotli`. Inter is under the SIL Open Font License, which CREDITS.md names. English needs the first file alone; browsers
fetch the others when a text has one of their letters. `src/style/letters.ts` says which are where.
"""

import sys
from pathlib import Path
from typing import Any

STYLE = Path(__file__).resolve().parent / "src" / "style"
WEIGHTS = (400, 700)
FEATURES = ["tnum"]  # figures of one width, which tables of numbers need; pairs of letters would cost a quarter more
ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "\u00a0\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212"
POLISH_TOO = "\u00d3\u00f3\u201e"  # with these here, Polish needs two of the files
LATIN_1 = "\u00a1\u00a7\u00ab\u00ba\u00bb\u00bf" + "".join(map(chr, [*range(0xC0, 0xD7), *range(0xD8, 0xF7)]))
ACCENTED = LATIN_1 + "".join(map(chr, range(0xF8, 0x100))) + "\u0152\u0153\u20ac\u2191\u2193"
POLISH = "\u0104\u0106\u0118\u0141\u0143\u015a\u0179\u017b\u0105\u0107\u0119\u0142\u0144\u015b\u017a\u017c"
FILES = {
    "inter": ("latin", ASCII + SIGNS + POLISH_TOO),
    "inter-1": ("latin", "".join(set(ACCENTED) - set(POLISH_TOO))),
    "inter-pl": ("latin-ext", POLISH),
}


def make(source: Path, text: str, target: Path) -> None:
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font: Any = TTFont(source)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    instancer.instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    for name, (part, text) in FILES.items():
        make(Path(sys.argv[1]) / "files" / f"inter-{part}-wght-normal.woff2", text, STYLE / f"{name}.woff2")
