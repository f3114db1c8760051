"""How a table of Free Trader is laid out: the parts of a turn, groups of actions, the sums behind its figures."""

from longhaul.core.layout import Figure, Group, Plan, Stage

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
        "money": Figure("Money and fuel in one; whatever would take you past the ceiling is lost.", "FT-CAP-01"),
        "due": Figure(
            "Due when the month's last card has come; without the whole of it the game is lost.", "FT-MONTH-01"
        ),
        "cards": Figure("A month lasts as long as its pile of 14 event cards.", "FT-MONTH-02"),
        "buy": Figure("The card's price and the planet's modifier, never below 1.", "FT-BUY-03"),
        "sell": Figure("The last card's price and the planet's modifier.", "FT-SELL-04"),
        "modifier": Figure("What the planet adds to the card's price, buying or selling.", "FT-COMP-01"),
        "law": Figure("A fine starts from the planet's law level.", "FT-COMP-03"),
        "distance": Figure("Engines must be at this level or higher.", "FT-JUMP-04"),
        "between": Figure("Engines must be at least the number of cards in between.", "FT-VPREGEN-06"),
        "jump": Figure("Every jump costs 1 V.", "FT-JUMP-02"),
        "previous": Figure("A normal jump does not lead straight back.", "FT-JUMP-06"),
        "hold": Figure("A unit takes one space; the level of the Cargo Spaces is their number.", "FT-BUY-11"),
        "weapons": Figure("Your attack is this level and the card's attack figure.", "FT-COMBAT-09"),
        "defenses": Figure("Your defence is this level and the card's defence figure.", "FT-COMBAT-05"),
        "engines": Figure("You reach planets whose Distance is no higher than this level.", "FT-JUMP-04"),
        "cargo": Figure("The units you can carry.", "FT-BUY-11"),
        "upgrade": Figure("One level of one module a turn.", "FT-UPG-02"),
        "resale": Figure("Half of what a level costs.", "FT-POLICE-07"),
        "strength": Figure("The enemy's number: its attack and its defence start from it.", "FT-COMBAT-01"),
        "month": Figure("0 in month 1, 1 in month 2, 2 in month 3, 3 in month 4.", "FT-COMBAT-14"),
        "booty": Figure("1 for every full 7 V you held when it came.", "FT-VEASY-01"),
        "attack": Figure(
            "Its number, the month bonus and the card's attack figure, which an Invader doubles.", "FT-COMBAT-04"
        ),
        "defence": Figure("Your Defenses and the card's defence figure; a tie is a miss.", "FT-COMBAT-06"),
        "counter": Figure("Your Weapons and the card's attack figure; a tie destroys nothing.", "FT-COMBAT-11"),
        "resist": Figure("Its number, the month bonus and the card's defence figure.", "FT-COMBAT-10"),
        "kill": Figure("Cards not drawn this month are all equally likely.", "FT-COMBAT-11"),
        "salvage": Figure("1 V for a Pirate 1, 3 V for a Pirate 2, 4 V for a Pirate 3.", "FT-SALV-01"),
        "astray": Figure("A card decides whether an emergency jump is Safe.", "FT-EJUMP-06"),
        "fine": Figure("The planet's law level times the card's fine figure.", "FT-POLICE-03"),
    },
    goods="cargo",
    letters="WIAX",
    kinds=("planet", "card", "event_card", "module", "kind", "purpose", "outcome"),
)
