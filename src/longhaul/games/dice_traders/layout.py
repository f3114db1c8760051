"""How the board shows the game: the steps of a turn, groups of actions, explanations of figures."""

from longhaul.core.layout import BoardLayout, Figure, Group, Stage

LAYOUT = BoardLayout(
    stages=(
        Stage("Travel", ("travel",), "DT-TRAVEL-01"),
        Stage("Dice", ("lock",), "DT-ROLL-02"),
        Stage("Sell", ("sell",), "DT-SELL-01"),
        Stage("Bay", ("expand",), "DT-BAY-03", needs="bay"),
        Stage("Buy", ("buy",), "DT-BUY-01"),
    ),
    groups={
        "travel": (
            Group("Explore", ("explore",), {"explore": "{size} planet"}),
            Group("Follow or retire", ("follow", "retire"), {"follow": "Follow", "retire": "Retire"}),
        ),
        "lock": (Group("Keep", ("lock",)),),
        "sell": (
            Group("Sell", ("sell", "offer"), {"sell": "Sell everything"}),
            Group("Finish", ("done",), {"done": "Sell nothing"}),
        ),
        "expand": (
            Group("Cargo bay", ("expand",), {"expand": "Enlarge the bay"}),
            Group("Finish", ("done",), {"done": "Leave it"}),
        ),
        "buy": (
            Group("Buy one unit", ("buy",), {"buy": "{good}"}),
            Group("Finish", ("done",), {"done": "End the turn"}),
        ),
    },
    figures={
        "price": Figure("A good's price depends on how many of the planet's dice show it.", "DT-PRICE-03"),
        "illegal": Figure(
            "No die shows it: it sells for twice what you paid, or the police confiscate it.", "DT-ILL-01"
        ),
        "police": Figure("The police die has 2 police faces and 4 blank ones.", "DT-ILL-02"),
        "stock": Figure("One unit for each die that shows the good.", "DT-PRICE-01"),
        "small": Figure("1 day, 3 dice", "DT-TRAVEL-01"),
        "medium": Figure("2 days, 4 dice", "DT-TRAVEL-01"),
        "big": Figure("3 days, 5 dice", "DT-TRAVEL-01"),
        "explore": Figure("1 day to a Small planet, 2 to a Medium one, 3 to a Big one.", "DT-TRAVEL-01"),
        "dice": Figure("3 dice for a Small planet, 4 for a Medium one, 5 for a Big one.", "DT-ROLL-01"),
        "follow": Figure("1 day more than exploring a planet of that size.", "DT-FOLLOW-02"),
        "rolls": Figure("Three rolls at most, each with fewer dice than the one before.", "DT-ROLL-04"),
        "kept": Figure("A kept die stays as it is; you keep at least one of the dice just rolled.", "DT-ROLL-02"),
        "days": Figure("The player who has spent the fewest days goes next.", "DT-TIME-02"),
        "again": Figure("A player with fewer days than everyone else plays again.", "DT-TIME-04"),
        "limit": Figure("Nobody can spend more days than the limit.", "DT-END-02"),
        "score": Figure("The most credits win; goods still aboard are worth nothing.", "DT-END-04"),
        "sale": Figure("A good that dice show here sells at its price; selling takes 1 day in total.", "DT-SELL-03"),
        "paid": Figure("What you paid for a unit; where it is illegal, it sells for twice that.", "DT-BUY-06"),
        "retired": Figure("Retired: gave up the remaining days.", "DT-END-03"),
        "room": Figure("How many units your hold has room for.", "DT-BUY-05"),
        "bay": Figure("Room for 1 more unit costs 1 day and 5 credits per unit of present room.", "DT-BAY-02"),
    },
    goods="good",
    letters="RFOMUL",
    kinds=("size",),
)
