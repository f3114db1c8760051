"""The board layout of Star Traders: stages of a round, groups of actions, explanations of figures."""

from longhaul.core.layout import BoardLayout, Figure, Group, Stage

FINISH = Group("Finish", ("done",))
CREW = Group("Crew", ("use",))
HULL = Group("Hull", ("repair", "reinforce"))
DOCK = Group("Hull", ("repair", "reinforce"), {"repair": "Repair", "reinforce": "Reinforce"})
TRADE = Group("Trade", ("buy", "sell"), {"buy": "Buy {good}", "sell": "Sell {good}"})
HIRE = Group("Hire", ("draw_fleet", "draw_crew"), {"draw_fleet": "Fleet ships", "draw_crew": "Crew"})
SECTOR = Group("Place", ("sector",))

LAYOUT = BoardLayout(
    stages=(
        Stage("Setup", ("cell", "side", "rotate", "base"), "ST-SETUP-05"),
        Stage("Influence", ("influence", "exchange"), "ST-INF-01"),
        Stage("Upkeep", ("purser", "upkeep", "mend"), "ST-UPK-01"),
        Stage("Market", ("manipulate",), "ST-MKT-01"),
        Stage("Travel", ("travel", "reveal"), "ST-TRV-01"),
        Stage(
            "Action",
            (
                "act",
                "planet",
                "outpost",
                "terms",
                "quantity",
                "draw",
                "swap",
                "aim",
                "brace",
                "shield",
                "salvage",
                "salvage_again",
                "spoils",
                "haven",
                "siege",
                "overflow",
            ),
            "ST-ACT-01",
        ),
        Stage("Corporate", ("corporate", "toll_at", "toll_to", "factory_at", "produce"), "ST-CORP-01"),
        Stage("Priority", ("order", "bid"), "ST-PRI-01"),
    ),
    groups={
        "cell": (Group("Place the region", ("cell",)),),
        "side": (Group("Which side", ("side",), {"side": "{side}"}),),
        "rotate": (Group("Which way", ("rotate",)),),
        "base": (SECTOR,),
        "influence": (
            Group("Take", ("take_token", "take_income"), {"take_token": "A token", "take_income": "Income"}),
        ),
        "exchange": (Group("Tokens", ("exchange",)), FINISH),
        "purser": (Group("Purser", ("confirm",)), FINISH),
        "upkeep": (Group("Pay for", ("pay_ship", "pay_station", "pay_factory")), Group("Dismiss", ("dismiss",))),
        "mend": (Group("Restore", ("mend",)), FINISH),
        "manipulate": (
            Group("Spend a token to push a price by a roll", ("manipulate",), {"manipulate": "{good} {direction}"}),
            FINISH,
        ),
        "travel": (Group("Go to", ("sector",)), Group("Reveal", ("cell",)), CREW, FINISH),
        "reveal": (Group("Which way", ("rotate",)),),
        "act": (
            Group(
                "The site",
                ("enter", "purchase", "declare"),
                {"enter": "Do business", "purchase": "Buy the site", "declare": "Declare a blockade"},
            ),
            Group("Ships here", ("meet", "attack")),
            Group("Your blockade", ("roll", "call_off")),
            HULL,
            CREW,
            FINISH,
        ),
        "planet": (
            TRADE,
            Group("Factories", ("load",)),
            DOCK,
            Group("Improve", ("improve",), {"improve": "{stat}"}),
            Group("Upgrades", ("buy_upgrade", "raise_upgrade", "sell_upgrade")),
            HIRE,
            CREW,
            FINISH,
        ),
        "outpost": (
            TRADE,
            HIRE,
            CREW,
            FINISH,
        ),
        "terms": (Group("Improve the price", ("confirm", "use")), FINISH),
        "quantity": (Group("How many", ("number",)),),
        "draw": (Group("Hire", ("hire",)), Group("More cards", ("extra_card", "use")), FINISH),
        "swap": (
            Group("Cargo", ("give", "fetch")),
            Group("Crew", ("give_crew", "fetch_crew")),
            FINISH,
        ),
        "aim": (Group("Fire", ("confirm",)), Group("Aim at", ("target",)), CREW),
        "brace": (CREW, FINISH),
        "shield": (CREW, FINISH),
        "salvage": (Group("The wreck", ("confirm",)), FINISH),
        "salvage_again": (CREW, FINISH),
        "spoils": (Group("Hand over", ("pick",)),),
        "haven": (SECTOR,),
        "siege": (Group("A token", ("support", "hinder")), CREW, FINISH),
        "corporate": (
            Group(
                "Toll stations",
                ("build_toll", "improve_toll", "buy_toll"),
                {"build_toll": "Build a toll station"},
            ),
            Group(
                "Factories",
                ("build_factory", "produce"),
                {"build_factory": "Build a factory", "produce": "Produce in all your factories"},
            ),
            FINISH,
        ),
        "toll_at": (SECTOR,),
        "toll_to": (SECTOR,),
        "factory_at": (SECTOR,),
        "produce": (Group("Make", ("colour",), {"colour": "{good}"}), FINISH),
        "order": (Group("Order", ("order",)),),
        "bid": (Group("Bid on", ("bid",)), FINISH),
        "overflow": (Group("Return", ("pick",)),),
    },
    figures={
        "score": Figure("The influence level: 1 plus the combined influence of all your sites.", "ST-GEN-09"),
        "level": Figure("1 plus the combined influence of all your sites.", "ST-GEN-09"),
        "goal": Figure("To win, be at this level when a round begins, ahead of everyone else.", "ST-WIN-02"),
        "order": Figure("By ship number; equal numbers go in turn order from the first player.", "ST-TRV-01"),
        "tokens": Figure(
            "Never more than your level; with that many, you take neither a token nor income when a round begins.",
            "ST-INF-05",
        ),
        "income": Figure("5 cr per level, and 5 per point of influence around your stations.", "ST-INF-02"),
        "price": Figure("The market price is the same everywhere.", "ST-MKT-09"),
        "modifier": Figure("Population minus the region's influence; doubled for the owner.", "ST-TRADE-08"),
        "unit": Figure("Market price plus modifier, never below 1.", "ST-TRADE-10"),
        "trade": Figure(
            "All units cost the same; afterwards each unit bought raises the market by 1, each sold lowers it.",
            "ST-TRADE-11",
        ),
        "influence": Figure("Neighbouring regions joined by a line.", "ST-SETUP-12"),
        "planet_price": Figure(
            "50 plus 60 per point of combined influence; twice that from another owner.", "ST-ACQ-04"
        ),
        "outpost_price": Figure("30 plus 50 per point of the region's influence.", "ST-ACQ-05"),
        "target": Figure("Population, region size and hindering markers.", "ST-BLK-07"),
        "roll": Figure("The die, supporting markers, and 1 per additional ship.", "ST-BLK-08"),
        "chance": Figure("Both roll a die and add their values; ties are rerolled.", "ST-CMB-05"),
        "damage": Figure("Shields first, then reinforcement, then hull.", "ST-CMB-08"),
        "hull": Figure("Hull and improvements, minus damage, plus reinforcement.", "ST-HULL-05"),
        "move": Figure("Sectors per turn; a disabled ship moves one.", "ST-TRV-06"),
        "cargo": Figure("Each unit takes one space.", "ST-TRADE-14"),
        "improve": Figure("You need a combined influence of at least the improvements already made.", "ST-IMP-04"),
        "upgrade": Figure(
            "You need a combined influence of its influence level plus the levels already fitted.", "ST-UPG-09"
        ),
        "upkeep": Figure("Pay in full, or lose it.", "ST-UPK-02"),
        "toll": Figure("25 cr per marker, paid to the owner.", "ST-TOLL-05"),
        "toll_cost": Figure("75 plus 25 per point of the region's influence.", "ST-TOLL-03"),
        "storage": Figure("The planet's own influence; doubled for its owner.", "ST-FAC-08"),
    },
    goods="good",
    letters="RBY",
    kinds=(
        "planet",
        "planet_card",
        "design",
        "design_card",
        "upgrade",
        "upgrade_text",
        "post",
        "post_text",
        "tile",
        "face",
        "chart",
        "stat",
    ),
)
