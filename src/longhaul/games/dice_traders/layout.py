"""How a table of Dice Traders is laid out: the parts of a turn, groups of actions, the sums behind its figures."""

from longhaul.core.layout import Figure, Group, Plan, Stage

PLAN = Plan(
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
            Group("Follow, or stop", ("follow", "retire"), {"follow": "Follow", "retire": "Retire"}),
        ),
        "lock": (Group("Keep", ("lock",)),),
        "sell": (
            Group("Sell", ("sell", "offer"), {"sell": "Sell everything"}),
            Group("Go on", ("done",), {"done": "Sell nothing"}),
        ),
        "expand": (
            Group("Cargo bay", ("expand",), {"expand": "Enlarge the bay"}),
            Group("Go on", ("done",), {"done": "Leave it"}),
        ),
        "buy": (
            Group("Buy one unit", ("buy",), {"buy": "{good}"}),
            Group("Go on", ("done",), {"done": "End the turn"}),
        ),
    },
    figures={
        "price": Figure("A good's price follows from how many of the planet's dice show it.", "DT-PRICE-03"),
        "illegal": Figure("No die shows it: twice what was paid, or nothing if the police die says so.", "DT-ILL-01"),
        "police": Figure("The police die has 2 faces with police and 4 blank ones.", "DT-ILL-02"),
        "stock": Figure("One unit for each die that shows the good.", "DT-PRICE-01"),
        "small": Figure("1 day, 3 dice", "DT-TRAVEL-01"),
        "medium": Figure("2 days, 4 dice", "DT-TRAVEL-01"),
        "big": Figure("3 days, 5 dice", "DT-TRAVEL-01"),
        "explore": Figure("1 day to a Small planet, 2 to a Medium one, 3 to a Big one.", "DT-TRAVEL-01"),
        "dice": Figure("3 dice for a Small planet, 4 for a Medium one, 5 for a Big one.", "DT-ROLL-01"),
        "follow": Figure("The usual days for a planet of that size, and 1 more.", "DT-FOLLOW-02"),
        "rolls": Figure("Three rolls at most, each with fewer dice than the one before.", "DT-ROLL-04"),
        "kept": Figure("A kept die stays as it is; each time at least one of those just rolled is kept.", "DT-ROLL-02"),
        "days": Figure("Whoever has spent the fewest days is next.", "DT-TIME-02"),
        "again": Figure("A player whose total is lower than everyone else's plays again.", "DT-TIME-04"),
        "limit": Figure("Nobody can spend a day beyond the limit.", "DT-END-02"),
        "score": Figure("Most credits win; goods still aboard count nothing.", "DT-END-04"),
        "sale": Figure("A good that dice show here brings its price; selling takes 1 day in all.", "DT-SELL-03"),
        "paid": Figure("What each unit cost; where it is illegal, it brings twice that.", "DT-BUY-06"),
        "retired": Figure("Retired: the days left were given up.", "DT-END-03"),
        "room": Figure("Units your hold has room for.", "DT-BUY-05"),
        "bay": Figure("1 more unit of room costs 1 day and 5 credits for each unit of room there is.", "DT-BAY-02"),
    },
    goods="good",
    letters="RFOMUL",
    kinds=("size",),
)
