"""The clauses of Gem Traders that a single scene cannot pin: odds, orders, points, what everyone sees."""

import json
from collections import Counter
from typing import Any

import pytest

import longhaul
from longhaul.core.errors import BadOption
from longhaul.games.gem_traders.rules.cubes import capacity
from longhaul.games.gem_traders.state import CREWS, GOODS, SWAP, UP

from .positions import RULEBOOK, deal_out, hand, ledger, rich_game, table

CHI_SQUARE_5 = 20.5  # a fair six-sided count goes beyond it once in a thousand


def unevenness(counts: Counter[Any], kinds: int) -> float:
    """Chi-square of counts against equal odds."""
    fair = counts.total() / kinds
    return sum((count - fair) ** 2 / fair for count in [*counts.values(), *[0] * (kinds - len(counts))])


# Setup ----------------------------------------------------------------------------------------
@pytest.mark.clause("GT-SETUP-03")
def test_two_to_five_can_play_and_seat_1_begins() -> None:
    for seats in range(2, 6):
        assert longhaul.new("gem-traders", seed=seats, seats=seats).seat == 0
    for seats in (1, 6):
        with pytest.raises(BadOption):
            longhaul.new("gem-traders", seed=1, seats=seats)


@pytest.mark.clause("GT-SETUP-09")
def test_dice_are_rolled_and_dealt_to_the_ring_at_random() -> None:
    starts = [table(seed=seed).state for seed in range(600)]
    for die in range(6):
        assert unevenness(Counter(int(s.die[die]) for s in starts), 6) < CHI_SQUARE_5
        assert unevenness(Counter(s.ring.tolist().index(die) for s in starts), 6) < CHI_SQUARE_5
    assert {int(s.die[6]) for s in starts} == {1} and {int(s.ring[6]) for s in starts} == {6}


@pytest.mark.clause("GT-SETUP-10")
def test_the_two_piles_are_sorted_by_reward_and_shuffled() -> None:
    c, starts = ledger().record, [table(seed=seed).state for seed in range(9000, 9500)]
    for pile, rewards in ((0, {3}), (1, {5})):
        tops = Counter(int(s.offer[pile]) for s in starts)
        assert {int(c.reward[tile]) for tile in tops} == rewards
        assert unevenness(tops, (10, 8)[pile]) < 28  # once in a thousand for nine degrees of freedom


@pytest.mark.clause("GT-SETUP-12", "GT-SETUP-13")
def test_deck_and_market_hold_every_card_but_the_starters() -> None:
    c = ledger().record
    for seed in range(20):
        s = table(seed=seed).state
        lying = [int(s.deck[card]) + s.market.tolist().count(card) for card in range(1, c.cards)]
        assert lying == [int(c.copies[card]) for card in range(1, c.cards)]
        assert sum(lying) == 65 and s.stack == 59


@pytest.mark.clause("GT-SETUP-12")
def test_every_card_comes_up_as_often_as_it_has_copies() -> None:
    first = Counter(int(table(seed=seed).state.market[0]) for seed in range(1300))
    c = ledger().record
    assert sum((first[card] - 20 * c.copies[card]) ** 2 / (20 * c.copies[card]) for card in range(1, c.cards)) < 70


@pytest.mark.clause("GT-SETUP-14")
def test_starters_of_absent_seats_are_not_in_the_game() -> None:
    s = table(seats=3).state
    assert s.crew[:3].sum() == 18 and s.crew[3:].sum() == 0


@pytest.mark.clause("GT-SETUP-06", "GT-SETUP-15")
@pytest.mark.parametrize(
    ("seats", "gems", "scrap", "bank"), [(2, 12, 16, 28), (3, 14, 20, 30), (4, 16, 24, 32), (5, 18, 28, 33)]
)
def test_supplies_depend_on_the_number_of_players(seats: int, gems: int, scrap: int, bank: int) -> None:
    s = table(seats=seats).state
    assert s.bank.tolist() == [gems] * 5 + [0, bank] and s.space.tolist() == [0] * 5 + [scrap, 0]
    assert s.storage[:seats, 6].tolist() == [1, 3, 4, 4, 5][:seats]


# Places ---------------------------------------------------------------------------------------
@pytest.mark.clause("GT-MOVE-07")
def test_space_holds_everyone_and_everything_in_reach() -> None:
    position = table({"place": ["space"] * 5}, seats=5)
    hand(position, 4, "gold", 2)
    position.state.cargo[4, 6] -= 2
    position.state.space[6] += 2
    for _ in range(5):
        assert {"salvage", "end"} <= {action.text for action in position.legal}
        position.play("salvage")
        assert "take:gold" in [a.text for a in position.legal] or position.state.space[6] == 0
        position.play(position.legal[-1])
        position.play("end")
    assert position.state.place[:5].tolist() == [0] * 5


@pytest.mark.clause("GT-MINE-02")
def test_amethyst_has_no_planet() -> None:
    gems = {}
    for place in ("emerald", "sapphire", "ruby", "citrine"):
        position = table({"place": [place, "home"]})
        position.play("mine")
        gems[place] = position.words["good"][position.state.cargo[0].tolist().index(1)]
    assert all(place == gem for place, gem in gems.items())
    assert "amethyst" not in position.words["place"]


@pytest.mark.clause("GT-MISS-08")
def test_missions_have_one_place() -> None:
    assert [place for place in ledger().words["place"] if "mission" in place] == ["mission"]


@pytest.mark.clause("GT-TRADE-14", "GT-TRADE-15")
def test_nobody_trades_away_from_the_exchange_or_with_a_player() -> None:
    for seed in range(4):
        for position in rich_game(seed, 2 + seed):
            if position.phase == "trade":
                s = position.state
                assert 6 <= s.place[s.seat] <= 11
                others = s.cargo.copy()
                for action in [a for a in position.legal if SWAP <= a < UP]:
                    twin = position.copy()
                    twin.play(action)
                    if twin.phase != "trade":
                        continue
                    rest = [seat for seat in range(position.seats) if seat != s.seat]
                    assert (twin.state.cargo[rest] == others[rest]).all()
            else:
                assert not any(SWAP <= a < UP for a in position.legal)


# Crew -----------------------------------------------------------------------------------------
@pytest.mark.clause("GT-CREW-01", "GT-CAP-01", "GT-CAP-07")
def test_each_dockworker_carries_two_and_six_count_at_most() -> None:
    position = table()
    assert capacity(position.state, 0) == 6
    for cards in range(4, 7):
        deal_out(position, 0, "dockworker")
        assert capacity(position.state, 0) == 2 * cards
    position.state.declared[0, 0] = 1
    assert capacity(position.state, 0) == 12
    position.state.consigned[1] = 1
    assert capacity(position.state, 1) == 12


@pytest.mark.clause("GT-BUY-12", "GT-OFF-01", "GT-BANK-03", "GT-BOOST-07")
def test_crew_and_officers_stay_and_nothing_is_lost() -> None:
    for seed in range(6):
        before = None
        for position in rich_game(seed, 2 + seed % 4):
            RULEBOOK.check_invariants(position.content.record, position.state)
            s = position.state
            if before is not None:
                assert (s.crew >= before[0]).all() and (s.officers & before[1] == before[1]).all()
                assert (s.played >= before[2]).all()
            before = (s.crew.copy(), s.officers.copy(), s.played.copy())


@pytest.mark.clause("GT-SHAPE-06", "GT-BUY-09")
def test_a_seventh_of_any_type_cannot_be_bought() -> None:
    position = table()
    c, s = position.content.record, position.state
    s.storage[0] = 9
    for card in range(1, c.cards):
        if c.kind[card] < CREWS:
            s.market[0] = card
            s.crew[0, c.kind[card]] = 6
            assert position.clause("buy:1") == "GT-BUY-09"
            s.crew[0, c.kind[card]] = 5
            assert position.clause("buy:1") == ""


# Points ---------------------------------------------------------------------------------------
@pytest.mark.clause("GT-SCORE-01", "GT-SCORE-04", "GT-SCORE-05", "GT-SCORE-06", "GT-BOOST-04")
def test_only_stored_gold_bought_cards_and_missions_count() -> None:
    position = table()
    assert position.scores == [1, 3]
    hand(position, 0, "gold", 5)
    hand(position, 0, "ruby", 5, stored=True)
    hand(position, 0, "scrap", 3, stored=True)
    deal_out(position, 0, "storm")
    assert position.scores == [1, 3]
    hand(position, 0, "gold", 2, stored=True)
    deal_out(position, 0, "miner", 2)
    deal_out(position, 0, "engineer")
    position.state.tiles[0] = 1 << 1 | 1 << 11  # a low and a high one
    assert position.scores == [1 + 2 + 2 + 3 + 1 + 2, 3]


def tied(boosts: tuple[int, int], crew: tuple[int, int]) -> list[int]:
    """Who wins a game that stops with equal points."""
    position = table({"rounds": 60, "seat": 1, "active": 1})
    s = position.state
    s.storage[:, 6] = 0
    for seat in range(2):
        s.held[seat, 0], s.crew[seat, 2] = boosts[seat], crew[seat]
    position.play("end")
    return position.winners


@pytest.mark.clause("GT-TIE-01", "GT-TIE-02", "GT-TIE-03", "GT-BOOST-04", "GT-BOOST-08")
def test_ties_go_to_boosts_then_crew_then_are_shared() -> None:
    assert tied((1, 0), (1, 4)) == [0]
    assert tied((1, 1), (1, 4)) == [1]
    assert tied((1, 1), (2, 2)) == [0, 1]


@pytest.mark.clause("GT-TIE-02")
def test_officers_are_no_crew_and_shapeshifters_are() -> None:
    position = table({"rounds": 60, "seat": 1, "active": 1})
    position.state.storage[:, 6] = 0
    position.state.crew[1, 6] = 1
    position.state.officers[0] = 31
    position.play("end")
    assert position.scores == [0, 0] and position.winners == [1]


@pytest.mark.clause("GT-SCORE-07")
def test_more_points_beat_any_tie_break() -> None:
    position = table({"rounds": 60, "seat": 1, "active": 1})
    position.state.held[0] = 3
    position.state.crew[0] = 6
    position.play("end")
    assert position.scores == [1, 3] and position.winners == [1]


# Knowledge ------------------------------------------------------------------------------------
@pytest.mark.clause("GT-INFO-01")
def test_all_is_open_but_what_is_drawn_next() -> None:
    for position in rich_game(3, 4):
        twins = [position.blinded(seat, 100 + seat) for seat in range(4)]
        boards = {json.dumps(twin.board(0)) for twin in twins}
        assert len(boards) == 1
        assert len({twin.observe(2).tobytes() for twin in twins}) == 1
    shown = json.dumps(table(seed=77).view(1))
    assert '"deck": 59' in shown and "77" not in shown.replace('"deck": 59', "")


def test_every_phase_of_a_decision_comes_up_in_rich_games() -> None:
    seen = {position.phase for seed in range(16) for position in rich_game(seed, 2 + seed % 4)}
    assert {*RULEBOOK.layout.groups, "over"} <= seen


def test_every_resource_has_a_die_of_its_own() -> None:
    assert sorted(table().state.ring.tolist()) == list(range(GOODS))
