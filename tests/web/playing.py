"""Moves as a person makes them, whichever game it is: by what the prompt offers, by pointer or by keys alone."""

from playwright.sync_api import Page

from tests.web.browser import is_over, version_of

CHOICES = "[data-choices] button[data-legal]:visible"  # what is not allowed is there too, and says why
ENOUGH = ", ".join(f"{CHOICES}[data-action={word}]" for word in ("retire", "end"))  # how one lets the others play on
SETTLED = """(before) => {
  const table = document.querySelector("[data-version]").dataset;
  if (Number(table.version) > before && !table.running) return "done";
  return table.armed || (Number(table.version) === before && document.querySelector("[data-chosen]")) ? "armed" : "";
}"""  # some buttons play several moves, and a destination is confirmed
DONE = """(before) => {
  const table = document.querySelector("[data-version]").dataset;
  return Number(table.version) > before && !table.running;
}"""


def press_something(page: Page, which: str = CHOICES) -> None:
    """Press the first thing that is offered; a move with a warning is pressed twice. Comes back when it was done."""
    before = version_of(page)
    page.locator(which).first.click()
    if page.wait_for_function(SETTLED, arg=before).json_value() == "armed":
        page.locator(which).first.click()
        page.wait_for_function(DONE, arg=before)


def play_to_the_end(page: Page, turns: int = 1000) -> int:
    """Press on until the game is over; who has had enough of it retires or ends each turn. How many moves it took."""
    moves = 0
    while not is_over(page):
        press_something(page, ENOUGH if moves >= turns and page.locator(ENOUGH).count() else CHOICES)
        moves += 1
    return moves


def key_something(page: Page, which: str = CHOICES) -> None:
    """The same by keys alone: a die by its number and Enter while rolling, else the key of what is offered first."""
    before = version_of(page)
    die, key = page.locator("button[data-die] kbd"), page.locator(which).locator("kbd")
    if die.count():
        page.keyboard.press(die.first.inner_text())
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(key.first.inner_text())
    if page.wait_for_function(SETTLED, arg=before).json_value() == "armed":
        page.keyboard.press("Enter")
        page.wait_for_function(DONE, arg=before)


def tab_to(page: Page, selector: str) -> None:
    """Tab through the page until something has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector} by Tab")
