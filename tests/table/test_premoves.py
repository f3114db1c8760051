"""Premoves: which one is played, and which are rejected. Without a server."""

from random import Random

import pytest

from longhaul.core.messages.catalogs import languages
from longhaul.core.messages.formatter import Formatter
from longhaul.core.position import NO_SEAT
from longhaul.games import GAMES, find_game
from longhaul.table import Clock, Header, Rejection, Table
from longhaul.table.premove_options import action_message, phase_options, premove_options
from longhaul.table.premoves import (
    MAX_PREMOVES,
    Condition,
    Premove,
    PremoveDraft,
    accept_premoves,
    choose_premove,
    is_met,
)

DICE, GEM, STAR = "dice-traders", "gem-traders", "star-traders"
DAYS, LIVE = Clock("days", 3), Clock("turn", 60)


def new_table(game: str = DICE, seats: int = 2, clock: Clock = DAYS, seed: int = 5) -> Table:
    rulebook = find_game(game)
    content = rulebook.find_content()
    header = Header("t", game, rulebook.facts.version, "house", content.digest, seats, {}, seed, "salt", clock)
    table = Table(header, rulebook, content)
    for seat in range(seats):
        table.apply(table.judge_sit(seat, f"user-{seat}", f"Player {seat}", 0.0))
    return table


def play(table: Table, *actions: str) -> Table:
    for action in actions:
        table.apply(table.judge_play(table.turn, action, table.version, 0.0))
    return table


def to_phase(table: Table, phase: str, seat: int = NO_SEAT, seed: int = 1) -> Table:
    """Any way that leads to a phase, of a seat if one is action_title."""
    choose = Random(seed)
    while table.position.phase != phase or seat not in (NO_SEAT, table.turn):
        legal = [action.text for action in table.position.legal if action.text != "retire"]
        play(table, choose.choice(legal))
    return table


def all_of(table: Table, verb: str) -> list[str]:
    block = table.rulebook.actions[verb]
    return [table.position.action(number).text for number in range(block.first, block.last)]


def premove(
    phase: str, action: str, number: int = 1, always: bool = False, condition: Condition | None = None
) -> Premove:
    return Premove(number, phase, action, condition, always, 0)


# Which order ----------------------------------------------------------------------------------------
def test_the_first_premove_of_the_phase_is_played_and_used_up() -> None:
    table = to_phase(new_table(), "travel")
    orders = [premove("sell", "done", 1), premove("travel", "explore:big", 2), premove("travel", "explore:small", 3)]
    outcome = choose_premove(table, table.turn, orders)
    assert outcome.play == orders[1] and outcome.failures == []
    assert outcome.remaining == [orders[0], orders[2]]


def test_a_standing_premove_stays() -> None:
    table = to_phase(new_table(), "sell", seed=3)
    orders = [premove("sell", "done", always=True)]
    outcome = choose_premove(table, table.turn, orders)
    assert outcome.play == orders[0] and outcome.remaining == orders


def test_without_a_premove_for_the_phase_nothing_happens() -> None:
    table = new_table()
    orders = [premove("buy", "done")]
    outcome = choose_premove(table, table.turn, orders)
    assert (outcome.play, outcome.failures, outcome.remaining) == (None, [], orders)


def test_an_illegal_premove_is_not_played_and_neither_are_later_ones() -> None:
    table = to_phase(new_table(), "buy")
    legal = [action.text for action in table.position.legal]
    dear = next(text for text in all_of(table, "buy") if text not in legal)
    orders = [premove("buy", dear, 1), premove("buy", "done", 2), premove("sell", "done", 3, always=True)]
    outcome = choose_premove(table, table.turn, orders)
    assert outcome.play is None
    [failure] = outcome.failures
    assert failure.premove == orders[0] and failure.clause.startswith("DT-")
    assert outcome.remaining == [orders[2]], "a plan that does not hold is put away, but for what is for each time"


def test_an_unmet_condition_leaves_the_next_premove() -> None:
    table = to_phase(new_table(), "travel")
    other = table.turn
    me = 1 - other
    play(table, "explore:big")
    to_phase(table, "travel", me)
    if_small = Condition(other, "explore:small", turn=True)
    if_big = Condition(other, "explore:big", turn=True)
    orders = [
        premove("travel", "explore:big", 1, condition=if_small),
        premove("travel", "explore:small", 2, condition=if_big),
    ]
    outcome = choose_premove(table, me, orders)
    assert outcome.play == orders[1] and outcome.remaining == [orders[0]]
    outcome = choose_premove(table, me, orders[:1])
    assert outcome.play is None and outcome.remaining == []
    [failure] = outcome.failures
    text = Formatter(domain=DICE)(failure.reason)
    assert failure.clause == "" and text == f"Seat {other + 1} did not play “Explore: Small” on their last turn"


def test_an_unmet_condition_of_a_standing_premove_is_not_reported() -> None:
    table = to_phase(new_table(), "travel")
    condition = Condition(1 - table.turn, "retire")
    standing = premove("travel", "explore:big", always=True, condition=condition)
    play(table, "explore:small")
    to_phase(table, "travel")
    assert choose_premove(table, table.turn, [standing]).failures == []


def test_the_latest_decision_differs_from_the_latest_turn() -> None:
    table = to_phase(new_table(), "travel")
    mover = table.turn
    assert not is_met(table, Condition(mover, "explore:big"))
    play(table, "explore:big")
    assert is_met(table, Condition(mover, "explore:big"))
    to_phase(table, "travel", 1 - mover)
    assert not is_met(table, Condition(mover, "explore:big"))
    assert is_met(table, Condition(mover, "explore:big", turn=True))
    assert not is_met(table, Condition(1 - mover, "explore:big", turn=True))


def test_a_standing_premove_begins_with_the_next_turn_and_is_played_once_in_a_phase() -> None:
    table = to_phase(new_table(), "buy")
    me = table.turn
    [stored] = accept_premoves(table, me, [PremoveDraft("buy", "done", always=True)], [])
    assert choose_premove(table, me, [stored]).play is None
    play(table, "done")
    to_phase(table, "buy", 1 - me)
    play(table, "done")
    to_phase(table, "buy", me)
    assert choose_premove(table, me, [stored]).play == stored
    assert choose_premove(table, me, [stored], played={stored.id}).play is None


@pytest.mark.parametrize("game", [DICE, GEM, STAR])
def test_premoves_play_only_what_they_say_in_any_game(game: str) -> None:
    """Along random games, with random orders: whatever is played is an order of that phase, and legal."""
    choose, table = Random(4), new_table(game)
    texts = {phase.name: phase.verbs for phase in phase_options(table.rulebook)}
    played = 0
    for _ in range(150):
        if table.over:
            break
        legal = [action.text for action in table.position.legal]
        verbs = texts[table.position.phase]
        assert {text.partition(":")[0] for text in legal} <= set(verbs)
        some = [premove(choose.choice([*texts]), choose.choice(legal), number) for number in range(5)]
        outcome = choose_premove(table, table.turn, some)
        if outcome.play is not None:
            played += 1
            assert outcome.play.phase == table.position.phase and outcome.play.action in legal
            assert outcome.play in some and outcome.play not in outcome.remaining
        play(table, choose.choice(legal))
    assert played > 5


# Laying ---------------------------------------------------------------------------------------------
def test_premoves_are_numbered_and_keep_their_numbers() -> None:
    table = new_table()
    condition = Condition(1, "Explore:BIG", turn=True)
    first = accept_premoves(
        table, 0, [PremoveDraft("travel", "FOLLOW", condition=condition), PremoveDraft("buy", "done", always=True)], []
    )
    assert [each.action for each in first] == ["follow", "done"] and len({each.id for each in first}) == 2
    assert first[0].condition == Condition(1, "explore:big", turn=True)
    wishes = [PremoveDraft("buy", "done", id=first[1].id, always=True), PremoveDraft("sell", "sell")]
    second = accept_premoves(table, 0, wishes, first)
    assert second[0] == first[1] and second[1].id not in {each.id for each in first}


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (PremoveDraft("war", "done"), "premove 2: players decide nothing in a phase 'war'"),
        (PremoveDraft("buy", "buy:gold"), "premove 2: 'buy:gold': no good is called 'gold'"),
        (PremoveDraft("buy", "surrender"), "premove 2: 'surrender': no action is called"),
        (PremoveDraft("sell", "buy:robots"), "premove 2: 'buy:robots' is not played in the phase 'sell'"),
        (PremoveDraft("buy", "done", condition=Condition(0, "done")), "premove 2: a condition must be about another"),
        (PremoveDraft("buy", "done", condition=Condition(7, "done")), "premove 2: there is no seat 8; there are 2"),
        (PremoveDraft("buy", "done", condition=Condition(1, "x")), "premove 2: 'x': no action is called"),
        (PremoveDraft("buy", "done", id=9), "premove 2 has been played or removed meanwhile"),
    ],
)
def test_a_rejection_names_the_place_in_the_list(wish: PremoveDraft, why: str) -> None:
    table = new_table()
    with pytest.raises(Rejection) as rejected:
        accept_premoves(table, 0, [PremoveDraft("buy", "done"), wish], [])
    assert str(rejected.value).startswith(why)


def test_premoves_are_limited_and_unique() -> None:
    table = new_table()
    with pytest.raises(Rejection, match=f"at most {MAX_PREMOVES} premoves"):
        accept_premoves(table, 0, [PremoveDraft("buy", "done")] * (MAX_PREMOVES + 1), [])
    lying = accept_premoves(table, 0, [PremoveDraft("buy", "done")], [])
    with pytest.raises(Rejection, match="only once"):
        accept_premoves(table, 0, [PremoveDraft("buy", "done", id=lying[0].id)] * 2, lying)


def test_a_live_table_allows_only_passing_in_advance() -> None:
    table = new_table(clock=LIVE)
    assert accept_premoves(table, 0, [PremoveDraft("buy", "done", always=True)], [])
    for wish in (
        PremoveDraft("buy", "done"),
        PremoveDraft("travel", "retire", always=True),
        PremoveDraft("buy", "done", always=True, condition=Condition(1, "done")),
    ):
        with pytest.raises(Rejection, match="except in correspondence games"):
            accept_premoves(table, 0, [wish], [])


def test_solo_and_finished_games_take_no_premoves() -> None:
    with pytest.raises(Rejection, match="a solo game has no premoves"):
        accept_premoves(new_table("free-trader", 1, Clock()), 0, [PremoveDraft("buy", "done", always=True)], [])
    table = new_table()
    table.apply(table.judge_resign(0, table.version, 0.0))
    with pytest.raises(Rejection, match="the game is over"):
        accept_premoves(table, 1, [PremoveDraft("buy", "done")], [])


# Names ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_options_name_every_action_that_can_be_legal(game: str, language: str) -> None:
    rulebook, write = find_game(game), Formatter(language, game)
    book = premove_options(rulebook, rulebook.find_content())
    assert {phase.name for phase in book.phases} == set(rulebook.layout.groups)
    assert len({write(phase.message) for phase in book.phases}) == len(book.phases)
    for phase in book.phases:
        titles = [write(doing.message) for doing in phase.options]
        assert titles and len(set(titles)) == len(titles), (phase.name, titles)
        for doing in phase.options:
            words = [book.words[kind][-1] for kind in doing.kinds]
            rulebook.actions.parse(":".join([doing.verb, *words]), rulebook.find_content().words)


def test_an_action_has_a_name_whatever_the_position() -> None:
    rulebook = find_game(DICE)
    content = rulebook.find_content()
    write = Formatter(domain=DICE)
    assert write(action_message(rulebook, content, "explore:medium")) == "Explore: Medium"
    assert write(action_message(rulebook, content, "retire")) == "Retire"
