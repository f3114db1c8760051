"""Moves as a person makes them: by what the prompt offers, whichever game it is."""

from playwright.sync_api import Page

from tests.web.browser import version_of

CHOICES = "[data-doings] button[data-legal]"  # what is not allowed is there too, and says why


def press_something(page: Page) -> None:
    """Press the first thing that is offered; a move with a warning is pressed twice. Comes back when it was done."""
    before = version_of(page)
    page.locator(CHOICES).first.click()
    settled = """(before) => {
      const { version, armed } = document.querySelector("[data-version]").dataset;
      return Number(version) > before ? "done" : armed ? "armed" : "";
    }"""
    if page.wait_for_function(settled, arg=before).json_value() == "armed":
        page.locator(CHOICES).first.click()
        page.wait_for_function(settled.replace('"armed"', '""'), arg=before)
