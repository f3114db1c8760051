"""Where a level of Star Traders comes from, and what decided the game (ST-GEN-09, ST-WIN). Never compiled."""

from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import OUTPOST, SECTORS, Outcome
from longhaul.games.star_traders.rules.influence import controller, is_barred
from longhaul.games.star_traders.rules.map.galaxy import combined, own_influence


def sources(position: Position, seat: int) -> list[Message]:
    """ST-GEN-09; with Territory, ST-TERR-05. Whatever else there is are losses (ST-LOSS-02)."""
    c, s = position.content.record, position.state
    influence = own_influence if s.territory else combined
    sites = [sector for sector in range(SECTORS) if s.owner[sector] == seat + 1]
    outposts = [sector for sector in sites if s.site[sector] == OUTPOST]
    points = {
        "base": 1,
        "planets": sum(int(influence(c, s, sector)) for sector in sites if sector not in outposts),
        "outposts": sum(int(influence(c, s, sector)) for sector in outposts),
        "regions": _controlled_influence(position, seat) if s.territory else 0,
    }
    points["losses"] = int(s.level[seat]) - sum(points.values())
    return [Message(f"source-{source}", {"points": count}) for source, count in points.items() if count]


def _controlled_influence(position: Position, seat: int) -> int:
    s = position.state
    return sum(int(s.influence[region]) for region in range(int(s.count)) if controller(s, region) == seat)


def decided(position: Position) -> Message:
    """A blockade that kept others from winning (ST-WIN-06); at the round limit, the money (ruling A-89)."""
    s, winners, scores = position.state, position.winners, position.scores
    best = max(scores)
    if s.outcome == Outcome.LEVEL:
        barred = [seat for seat, score in enumerate(scores) if score >= scores[winners[0]] and is_barred(s, seat)]
        return Message("decided-blockade", {"seat": barred}) if barred else NOTHING
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(winners) > 1:
        return Message("decided-shared")
    if len(tied) > 1:
        return Message("decided-credits", {"credits": int(s.credits[winners[0]])})
    return NOTHING
