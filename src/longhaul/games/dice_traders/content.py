"""Read a content set of Dice Traders from a TOML file and check it."""

import re
from pathlib import Path

from longhaul.core.content import ContentSet, Reader
from longhaul.games.dice_traders.state import DICE, FACES, GOODS, Content

POLICE_FACES = ("blank", "police")
KEY = re.compile(r"[a-z][a-z0-9-]*")
SIZES = ("small", "medium", "big")
DICE_MASKS = tuple("+".join(str(die + 1) for die in range(DICE) if mask >> die & 1) for mask in range(1, 1 << DICE))


def load_content(path: Path) -> ContentSet[Content]:
    """Read and validate a content set; BadContent lists every fault in it."""
    file = Reader.open(path)
    record = Content.blank()
    keys, titles, letters = read_goods(file)
    read_prices(file.table("prices"), record)
    record.face[:] = file.table("goods_die").choices("faces", FACES, keys)
    read_police(file.table("police_die"), record)
    name, title, about = file.heading()
    translations = file.translations({"good": tuple(keys)})
    file.finish()
    prices = tuple(str(price) for price in record.price)
    words = {"good": tuple(keys), "size": SIZES, "dice": DICE_MASKS, "paid": prices}
    shown = {**words, "good": tuple(titles), "letter": tuple(letters)}
    return ContentSet(name, title, about, record, words, shown, file.digest(), translations=translations)


def read_goods(file: Reader) -> tuple[list[str], list[str], list[str]]:
    """Six goods, each with its own key; Robots are the only one that the original names (ruling DA-03)."""
    rows = file.tables("good", GOODS)
    keys = [row.text("key") for row in rows]
    titles = [row.optional_text("title") or key for row, key in zip(rows, keys, strict=True)]
    letters = [row.display_text("letter") for row in rows]
    for row, key, letter in zip(rows, keys, letters, strict=True):
        if key and not KEY.fullmatch(key):
            row.complain("key", f"{key!r} should consist of lower-case letters, digits and hyphens")
        if key in POLICE_FACES:
            row.complain("key", f"{key!r} is a face of the police die")
        if keys.count(key) > 1:
            row.complain("key", f"{key!r} is the key of more than one good")
        if len(letter) > 1 or letters.count(letter) > 1:
            row.complain("letter", f"{letter!r} should be one letter that no other good has")
    if rows and "robots" not in keys:
        file.complain("good", "one of the goods should have the key 'robots' (ruling DA-03)")
    return keys, titles, letters


def read_prices(table: Reader, record: Content) -> None:
    """Prices for n = 1..5, all different (ruling DA-24); three dice cost 6 (DT-PRICE-03)."""
    faults = table.faults
    prices = table.integers("by_count", DICE, low=1, high=99)
    record.price[:] = prices
    if table.faults > faults:
        return
    if prices[2] != 6:
        table.complain("by_count[3]", f"should be 6, as in the original rules, but is {prices[2]} (DT-PRICE-03)")
    for i, price in enumerate(prices, 1):
        if prices.count(price) > 1:
            table.complain(f"by_count[{i}]", f"{price} appears twice; lots are distinguished by price (DT-FREE-06)")


def read_police(table: Reader, record: Content) -> None:
    """Two police faces and four blank ones."""
    faults = table.faults
    faces = table.choices("faces", FACES, POLICE_FACES)
    record.police[:] = faces
    if table.faults == faults and sum(faces) != 2:
        table.complain("faces", f"should show the police twice, but shows it {sum(faces)} times (DT-ILL-02)")


def chance_words(content: ContentSet[Content]) -> dict[str, int]:
    """The words for draws in scenarios: a good (its first face), police, blank."""
    faces = content.record.face.tolist()
    goods = {key: faces.index(i) for i, key in enumerate(content.words["good"]) if i in faces}
    police = content.record.police.tolist()
    return {**goods, "police": police.index(1), "blank": police.index(0)}
