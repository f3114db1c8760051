"""The icons of the installed app, drawn from `public/icon.svg`: `python web/icons.py` regenerates them.

The icon is a circle, horizontal lines and a dashed, tilted ellipse. Only that subset of SVG is rasterized here, with
NumPy and supersampling. Anything else raises an error, so that the icons cannot silently differ from the drawing.
"""

import math
import re
import struct
import sys
import zlib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np

PUBLIC = Path(__file__).resolve().parent / "public"
SIZE = 32.0  # side of the drawing
FINE = 4  # samples per pixel and axis
GROUND = (0x0B, 0x12, 0x20)  # the night of the page, behind icons that a system cuts to its own shape
# Name, pixels, how much of the square the drawing takes, and whether there is ground behind it.
ICONS = (
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("icon-maskable.png", 512, 0.66, True),
    ("icon-touch.png", 180, 0.82, True),
)

Plane = Any  # an array of floats


def colour(text: str) -> tuple[int, int, int]:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def gradient(drawing: ElementTree.Element, name: str) -> list[tuple[int, int, int]]:
    """The two ends of a gradient from corner to corner."""
    found = next(each for each in drawing.iter() if each.get("id") == name)
    return [colour(stop.attrib["stop-color"]) for stop in found]


def samples(pixels: int, part: float) -> tuple[Plane, Plane]:
    """The coordinates of each sample in the drawing."""
    at = ((np.arange(pixels * FINE) + 0.5) / (pixels * FINE) - 0.5) / part * SIZE + SIZE / 2
    x, y = np.meshgrid(at, at)
    return x, y


def circle(element: ElementTree.Element, x: Plane, y: Plane) -> Plane:
    cx, cy, r = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
    return (x - cx) ** 2 + (y - cy) ** 2 <= r * r


def level_lines(element: ElementTree.Element, x: Plane, y: Plane) -> Plane:
    """'M8 13.5h16M7.2 18h17.6': horizontal strokes."""
    half = float(element.attrib["stroke-width"]) / 2
    strokes = re.findall(r"M([\d.]+) ([\d.]+)h([\d.]+)", element.attrib["d"])
    if "".join(f"M{a} {b}h{c}" for a, b, c in strokes) != element.attrib["d"]:
        raise ValueError(f"icons: {element.attrib['d']!r} is more than level lines")
    inside = np.zeros(x.shape, bool)
    for left, level, length in (map(float, stroke) for stroke in strokes):
        inside |= (x >= left) & (x <= left + length) & (abs(y - level) <= half)
    return inside


def ring(element: ElementTree.Element, x: Plane, y: Plane) -> Plane:
    """A rotated ellipse's dashed stroke."""
    cx, cy, rx, ry, width = (float(element.attrib[name]) for name in ("cx", "cy", "rx", "ry", "stroke-width"))
    turned = re.fullmatch(r"rotate\((-?[\d.]+) ([\d.]+) ([\d.]+)\)", element.attrib["transform"])
    if turned is None:
        raise ValueError("icons: a ring is turned about a point, and nothing else")
    angle, px, py = math.radians(float(turned[1])), float(turned[2]), float(turned[3])
    u = (x - px) * math.cos(angle) + (y - py) * math.sin(angle) + px - cx
    v = -(x - px) * math.sin(angle) + (y - py) * math.cos(angle) + py - cy
    steps = np.linspace(0.0, 2 * math.pi, 2001)
    points = np.stack([rx * np.cos(steps), ry * np.sin(steps)], axis=1)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    dash, gap = map(float, element.attrib["stroke-dasharray"].split())
    drawn = (along + float(element.attrib.get("stroke-dashoffset", 0))) % (dash + gap) < dash
    # Near the ellipse: how far off its line a sample is, by its equation over the slope of that; and on a dash there.
    level, slope = (u / rx) ** 2 + (v / ry) ** 2, 2 * np.hypot(u / rx**2, v / ry**2)
    is_near = abs(level - 1) / np.maximum(slope, 1e-9) <= width / 2
    place = np.arctan2(v / ry, u / rx) % (2 * math.pi)
    return is_near & drawn[np.searchsorted(steps, place) - 1]


SHAPES = {"circle": circle, "path": level_lines, "ellipse": ring}


def draw(drawing: ElementTree.Element, pixels: int, part: float, ground: bool) -> Plane:
    """RGBA for each pixel."""
    x, y = samples(pixels, part)
    image = np.zeros((*x.shape, 4))
    if ground:
        image[:] = (*GROUND, 255)
    for element in drawing:
        kind = element.tag.rpartition("}")[2]
        if kind == "defs":
            continue
        if kind not in SHAPES:
            raise ValueError(f"icons: cannot draw a {kind}")
        paint(image, SHAPES[kind](element, x, y), ink(drawing, element, x, y), solidity(element))
    fine = image.reshape(pixels, FINE, pixels, FINE, 4)
    solid = fine[..., 3:].sum(axis=(1, 3))
    mixed = (fine[..., :3] * fine[..., 3:]).sum(axis=(1, 3)) / np.maximum(solid, 1e-9)
    return np.concatenate([mixed, solid / FINE**2], axis=2).round().astype(np.uint8)


def solidity(element: ElementTree.Element) -> float:
    return float(element.get("stroke-opacity", "1"))


def ink(drawing: ElementTree.Element, element: ElementTree.Element, x: Plane, y: Plane) -> Plane:
    fill = element.get("fill", "none")
    if not fill.startswith("url("):
        return np.broadcast_to(np.array(colour(element.attrib["stroke"]), float), (*x.shape, 3))
    first, last = (np.array(end, float) for end in gradient(drawing, fill[5:-1]))
    cx, cy, r = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
    share = np.clip(((x - cx + r) + (y - cy + r)) / (4 * r), 0, 1)[..., None]
    return first + (last - first) * share


def paint(image: Plane, inside: Plane, colours: Plane, solid: float) -> None:
    under, over = image[inside], colours[inside]
    alpha = under[:, 3:] / 255
    whole = solid + alpha * (1 - solid)
    image[inside, :3] = (over * solid + under[:, :3] * alpha * (1 - solid)) / whole
    image[inside, 3:] = whole * 255


def png(image: Plane) -> bytes:
    height, width, _ = image.shape
    rows = np.zeros((height, 1 + width * 4), np.uint8)  # each row begins with its filter: none
    rows[:, 1:] = image.reshape(height, -1)
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b"")]
    chunks = [struct.pack(">I", len(b)) + kind + b + struct.pack(">I", zlib.crc32(kind + b)) for kind, b in parts]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def pixels_of(data: bytes) -> Plane:
    """Decode a picture made by `png`."""
    width, height = struct.unpack(">II", data[16:24])
    start = data.index(b"IDAT") + 4
    length = struct.unpack(">I", data[start - 8 : start - 4])[0]
    rows = np.frombuffer(zlib.decompress(data[start : start + length]), np.uint8).reshape(height, 1 + width * 4)
    return rows[:, 1:].reshape(height, width, 4)


def drawn(name: str) -> Plane:
    """An icon rendered from the current drawing."""
    drawing = ElementTree.parse(PUBLIC / "icon.svg").getroot()
    _, pixels, part, ground = next(icon for icon in ICONS if icon[0] == name)
    return draw(drawing, pixels, part, ground)


def main() -> int:
    for name, *_ in ICONS:
        (PUBLIC / name).write_bytes(png(drawn(name)))
        print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
