"""How the board shows the game: the phases of a turn, groups of actions, explanations of figures."""

from longhaul.core.layout import BoardLayout, Figure, Group, Stage

LAYOUT = BoardLayout(
    stages=(
        Stage("Explore", ("home", "place"), "FT-EXPLORE-02"),
        Stage("Buy", ("buy",), "FT-BUY-01"),
        Stage("Jump", ("jump",), "FT-JUMP-01"),
        Stage("Event", ("combat", "damage", "lose", "fine", "search", "take", "haven"), "FT-EVENT-01"),
        Stage("Sell", ("sell",), "FT-SELL-01"),
        Stage("Upgrade", ("upgrade",), "FT-UPG-01"),
    ),
    groups={
        "home": (Group("Start on", ("home",)),),
        "place": (Group("Place the planet", ("place",)),),
        "haven": (Group("Place the planet", ("place",)),),
        "buy": (
            Group("Load one unit", ("buy",), {"buy": "{cargo}"}),
            Group("Finish", ("done",), {"done": "Done buying"}),
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
            Group("Finish", ("done",), {"done": "Leave it"}),
        ),
        "take": (Group("Take one", ("take",), {"take": "{cargo}"}),),
        "sell": (
            Group("Sell one unit", ("sell",), {"sell": "{cargo}"}),
            Group("Finish", ("done",), {"done": "Done selling"}),
        ),
        "upgrade": (
            Group("Add a level", ("upgrade",), {"upgrade": "{module}"}),
            Group("Finish", ("done",), {"done": "No upgrade"}),
        ),
    },
    figures={
        "money": Figure("Your money and your fuel; anything above the ceiling is lost.", "FT-CAP-01"),
        "due": Figure(
            "Due when the month's cards run out; if you cannot pay in full, the game is lost.", "FT-MONTH-01"
        ),
        "cards": Figure("A month lasts as long as its pile of 14 event cards.", "FT-MONTH-02"),
        "buy": Figure("The card's price plus the planet's modifier, at least 1.", "FT-BUY-03"),
        "sell": Figure("The last card's price plus the planet's modifier.", "FT-SELL-04"),
        "modifier": Figure("What the planet adds to the card's price, buying or selling.", "FT-COMP-01"),
        "law": Figure("Fines here are multiples of the law level.", "FT-COMP-03"),
        "distance": Figure("Your Engines must be at this level or higher.", "FT-JUMP-04"),
        "between": Figure("Your Engines must be at least the number of cards in between.", "FT-VPREGEN-06"),
        "jump": Figure("Every jump costs 1 V.", "FT-JUMP-02"),
        "previous": Figure("A normal jump cannot lead straight back.", "FT-JUMP-06"),
        "hold": Figure("A unit takes one space; the level of your Cargo Spaces is their number.", "FT-BUY-11"),
        "weapons": Figure("Your attack is this level plus the card's attack figure.", "FT-COMBAT-09"),
        "defenses": Figure("Your defence is this level plus the card's defence figure.", "FT-COMBAT-05"),
        "engines": Figure("You reach planets whose Distance is no higher than this level.", "FT-JUMP-04"),
        "cargo": Figure("How many units you can carry.", "FT-BUY-11"),
        "upgrade": Figure("One level of one module a turn.", "FT-UPG-02"),
        "resale": Figure("Half of what a level costs.", "FT-POLICE-07"),
        "strength": Figure("The enemy's number, the base of its attack and its defence.", "FT-COMBAT-01"),
        "month": Figure("0 in month 1, 1 in month 2, 2 in month 3, 3 in month 4.", "FT-COMBAT-14"),
        "booty": Figure("1 for every full 7 V you held when it appeared.", "FT-VEASY-01"),
        "attack": Figure(
            "Its number plus the month bonus plus the card's attack figure, doubled for an Invader.", "FT-COMBAT-04"
        ),
        "defence": Figure("Your Defenses plus the card's defence figure; a tie is a miss.", "FT-COMBAT-06"),
        "counter": Figure("Your Weapons plus the card's attack figure; a tie destroys nothing.", "FT-COMBAT-11"),
        "resist": Figure("Its number plus the month bonus plus the card's defence figure.", "FT-COMBAT-10"),
        "kill": Figure("Cards not drawn this month are all equally likely.", "FT-COMBAT-11"),
        "salvage": Figure("1 V for a Pirate 1, 3 V for a Pirate 2, 4 V for a Pirate 3.", "FT-SALV-01"),
        "astray": Figure("A card decides whether an emergency jump is Safe.", "FT-EJUMP-06"),
        "fine": Figure("The planet's law level times the card's fine figure.", "FT-POLICE-03"),
    },
    goods="cargo",
    letters="WIAX",
    kinds=("planet", "card", "event_card", "module", "kind", "purpose", "outcome"),
)
