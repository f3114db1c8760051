"""The icons of the installed app are those that the drawing gives."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
ICONS: dict[str, Any] = runpy.run_path(str(WEB / "icons.py"))


@pytest.mark.parametrize("name", ["icon-192.png", "icon-touch.png"])
def test_icons_are_drawn_from_the_svg(name: str) -> None:
    picture = ICONS["pixels_of"]((WEB / "public" / name).read_bytes())
    assert np.abs(picture.astype(int) - ICONS["drawn"](name).astype(int)).max() <= 1, (
        "python web/icons.py draws them anew"
    )


def test_an_unsupported_drawing_is_rejected() -> None:
    from xml.etree import ElementTree

    with pytest.raises(ValueError, match="cannot draw a text"):
        ICONS["draw"](ElementTree.fromstring("<svg><text>A</text></svg>"), 8, 1.0, False)
