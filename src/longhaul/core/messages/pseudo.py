"""The pseudo-locale `xx`: English with accents and brackets. What looks like plain English there is in no catalogue.

The client has the same (`web/src/messages/pseudo.ts`). No menu offers it: ask for `--language xx` or `?language=xx`.
"""

from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

PSEUDO = "xx"
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀćđéƒĝĥíĵķļɱńóƥɋŕšťúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶĻṀŃÓƤɊŔŠŤÚṼŴẊÝŽ"
)
DATA = ("gender",)  # attributes that are no text


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = node.value.translate(ACCENTED)


def accent(resource: Any) -> Any:
    """The messages of a resource with accented text, each in brackets."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            texts = [attribute.value for attribute in entry.attributes if attribute.id.name not in DATA]
            for pattern in (*([entry.value] if entry.value else []), *texts):
                _Accents().visit(pattern)
                pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]
    return resource
