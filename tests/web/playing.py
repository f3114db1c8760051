"""Moves as a person makes them: by what the prompt offers, whichever game it is."""

from playwright.sync_api import Page


def press_something(page: Page) -> None:
    """Press the first thing the prompt offers that asks nothing back; where there is none, what comes first, twice."""
    prompt = page.locator(".prompt")
    calm = prompt.locator("button[data-action][data-legal]:not([data-warns])")
    choice = (calm if calm.count() else prompt.locator("button[data-action][data-legal]")).first
    choice.click()
    if calm.count() == 0 and choice.count():
        choice.click()
