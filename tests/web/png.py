"""Smaller pictures: a screenshot in 256 colours, chosen by median cut, is a third of its size and looks the same."""

import base64
import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser

COLOURS = 256
PIXELS = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = picture;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  let data = "";
  const drawn = paper.getImageData(0, 0, width, height).data;
  for (let i = 0; i < drawn.length; i += 8192) data += String.fromCharCode(...drawn.subarray(i, i + 8192));
  return [width, height, btoa(data)];
}"""


def shrink(browser: Browser, path: Path) -> None:
    """Write a picture anew, in few colours. The browser reads it."""
    page = browser.new_page()
    width, height, data = page.evaluate(PIXELS, base64.b64encode(path.read_bytes()).decode())
    page.close()
    pixels = np.frombuffer(base64.b64decode(data), np.uint8).reshape(-1, 4)[:, :3]
    palette, drawn = few(pixels)
    rows = np.zeros((height, width + 1), np.uint8)  # each row begins with its filter: none
    rows[:, 1:] = drawn.reshape(height, width)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    chunks = [
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    ]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def few(pixels: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """A palette, and which of its colours each pixel has: the box with most to lose is cut in two, over and over."""
    packed = pixels.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    colours, which, counts = np.unique(packed, return_inverse=True, return_counts=True)
    values = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1).astype(float)
    boxes = [np.arange(len(colours))]
    while len(boxes) < COLOURS:
        losses = [float((np.ptp(values[box], axis=0).max()) ** 2 * np.sqrt(counts[box].sum())) for box in boxes]
        box = boxes.pop(int(np.argmax(losses)))
        if len(box) < 2:
            boxes.append(box)
            break
        axis = int(np.ptp(values[box], axis=0).argmax())
        order = box[np.argsort(values[box, axis])]
        half = int(np.searchsorted(np.cumsum(counts[order]), counts[order].sum() / 2))
        cut = min(max(half, 1), len(order) - 1)
        boxes += [order[:cut], order[cut:]]
    index = np.zeros(len(colours), np.uint8)
    palette = np.zeros((len(boxes), 3), np.uint8)
    for number, box in enumerate(boxes):
        index[box] = number
        palette[number] = np.round(np.average(values[box], axis=0, weights=counts[box]))
    return palette, index[which.reshape(-1)]
