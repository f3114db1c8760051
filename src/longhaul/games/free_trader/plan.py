"""How a table of Free Trader is laid out: the parts of a turn, groups of actions, the sums behind its figures."""

from longhaul.core.plan import Figure, Group, Plan, Stage

PLAN = Plan(
    stages=(
        Stage("Explore", ("home", "place"), "FT-EXPLORE-02"),
        Stage("Buy", ("buy",), "FT-BUY-01"),
        Stage("Jump", ("jump",), "FT-JUMP-01"),
        Stage("Event", ("combat", "damage", "lose", "fine", "search", "take", "haven"), "FT-EVENT-01"),
        Stage("Sell", ("sell",), "FT-SELL-01"),
        Stage("Upgrade", ("upgrade",), "FT-UPG-01"),
    ),
    groups={
        "home": (Group("Begin on", ("home",)),),
        "place": (Group("Place the planet", ("place",)),),
        "haven": (Group("Place the planet", ("place",)),),
        "buy": (
            Group("Load one unit", ("buy",), {"buy": "{cargo}"}),
            Group("Go on", ("done",), {"done": "Done buying"}),
        ),
        "jump": (Group("Jump to", ("jump",)),),
        "combat": (
            Group("Fight", ("counter",), {"counter": "Counterattack"}),
            Group("Escape to", ("escape", "escape_new"), {"escape_new": "A new planet"}),
        ),
        "damage": (Group("Take the hit on", ("damage",), {"damage": "{module}"}),),
        "lose": (Group("Lose", ("lose",)),),
        "fine": (
            Group("Pay with Vectorium", ("pay",), {"pay": "Pay the fine"}),
            Group("Sell a level of", ("scrap",), {"scrap": "{module}"}),
        ),
        "search": (
            Group("The wreck", ("search",), {"search": "Search the wreck"}),
            Group("Go on", ("done",), {"done": "Leave it"}),
        ),
        "take": (Group("Take one", ("take",), {"take": "{cargo}"}), Group("Go on", ("done",))),
        "sell": (
            Group("Sell one unit", ("sell",), {"sell": "{cargo}"}),
            Group("Go on", ("done",), {"done": "Sell no more"}),
        ),
        "upgrade": (
            Group("Add a level", ("upgrade",), {"upgrade": "{module}"}),
            Group("Go on", ("done",), {"done": "No upgrade"}),
        ),
    },
    figures={
        "buy": Figure("The card's price and the planet's modifier, never below 1.", "FT-BUY-03"),
        "sell": Figure("The card's price and the planet's modifier.", "FT-SELL-04"),
        "strength": Figure("The enemy's number and the month bonus.", "FT-COMBAT-01"),
        "month": Figure("0 in month 1, 1 in month 2, 2 in month 3, 3 in month 4.", "FT-COMBAT-14"),
        "law": Figure("A fine starts from the planet's law level.", "FT-COMP-03"),
        "distance": Figure("Engines must be at this level or higher.", "FT-JUMP-04"),
        "jump": Figure("Every jump costs 1 V.", "FT-JUMP-02"),
    },
    goods="cargo",
    letters="WIAX",
    kinds=("planet", "card", "module", "kind", "purpose", "outcome"),
)
