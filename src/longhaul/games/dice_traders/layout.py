"""How the board shows the game: the steps of a turn, groups of actions, explanations of figures."""

from longhaul.core.layout import BoardLayout, Group, Stage

LAYOUT = BoardLayout(
    stages=(
        Stage("travel", ("travel",), "DT-TRAVEL-01"),
        Stage("dice", ("lock",), "DT-ROLL-02"),
        Stage("sell", ("sell",), "DT-SELL-01"),
        Stage("bay", ("expand",), "DT-BAY-03", needs="bay"),
        Stage("buy", ("buy",), "DT-BUY-01"),
    ),
    groups={
        "travel": (
            Group("explore", ("explore",), {"explore": "name-explore"}),
            Group("follow-or-retire", ("follow", "retire"), {"follow": "name-follow", "retire": "name-retire"}),
        ),
        "lock": (Group("keep", ("lock",)),),
        "sell": (
            Group("sell", ("sell", "offer"), {"sell": "name-sell"}),
            Group("finish", ("done",), {"done": "name-done-sell"}),
        ),
        "expand": (
            Group("cargo-bay", ("expand",), {"expand": "name-expand"}),
            Group("finish", ("done",), {"done": "name-done-expand"}),
        ),
        "buy": (
            Group("buy", ("buy",), {"buy": "name-buy"}),
            Group("finish", ("done",), {"done": "name-done-buy"}),
        ),
    },
    figures={
        "price": "DT-PRICE-03",
        "illegal": "DT-ILL-01",
        "police": "DT-ILL-02",
        "stock": "DT-PRICE-01",
        "small": "DT-TRAVEL-01",
        "medium": "DT-TRAVEL-01",
        "big": "DT-TRAVEL-01",
        "explore": "DT-TRAVEL-01",
        "dice": "DT-ROLL-01",
        "follow": "DT-FOLLOW-02",
        "rolls": "DT-ROLL-04",
        "kept": "DT-ROLL-02",
        "days": "DT-TIME-02",
        "again": "DT-TIME-04",
        "limit": "DT-END-02",
        "score": "DT-END-04",
        "sale": "DT-SELL-03",
        "paid": "DT-BUY-06",
        "retired": "DT-END-03",
        "room": "DT-BUY-05",
        "bay": "DT-BAY-02",
    },
    goods="good",
    letters="RFOMUL",
    kinds=("size",),
)
