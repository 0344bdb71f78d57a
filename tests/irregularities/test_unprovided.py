"""What the rules do not provide for is decided and worded by a Shift Manager, and nobody else decides it."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.catalogue import CATALOGUE, offered_now
from terminal.rules.bets import Hand
from tests.irregularities.desk import GAMES, SETTLE, Desk, choose, deal, fault
from tests.irregularities.situations import DRAWS, NATURAL, OPENED, SITUATIONS

WORDS = "Box 5 keeps its bet, the card is dealt on."
PARAGRAPH = {"CB": "5.17", "NCI": "5.18", "E6": None, "NCT": None, "F6": None}


def decided(remedy: str, by: str = "shift_manager", **facts: Any) -> dict[str, Any]:
    """Return a typed decision."""
    return fault("not_provided_for", by, decision=WORDS, remedy=remedy, **facts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("remedy", ["void", "reconstructed", "continue"])
def test_only_a_shift_manager_decides_and_the_words_are_on_record(game: str, remedy: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(f"{DRAWS} 6D>banker"))
    for rank in ("dealer", "pit_supervisor", "pit_manager"):
        refused = desk.ask(decided(remedy, rank))
        assert refused is not None
        assert (refused.needs, refused.paragraph) == ("shift_manager", PARAGRAPH[game])
    desk.do(decided(remedy))
    [record] = desk.current.irregularities
    assert (record.action, record.paragraph, record.facts.decision) == (remedy, PARAGRAPH[game], WORDS)
    assert record.options == ()


@pytest.mark.parametrize("game", GAMES)
def test_void_returns_every_bet(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(DRAWS), decided("void"))
    assert desk.returned == {"3 banker": 1000, "3.1 banker": 500, "5 player": 1000}


@pytest.mark.parametrize("game", GAMES)
def test_reconstructed_puts_the_cards_in_order(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(f"{DRAWS} 6D>banker"), decided("reconstructed"))
    assert desk.hands == ("5S 9H 6D", "KD 3C")
    desk.do(*deal("2H"))


@pytest.mark.parametrize("game", GAMES)
def test_continue_lets_the_hands_stand_and_a_hand_with_too_few_cards_is_completed(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(f"{DRAWS} 6D>banker"), decided("continue"))
    assert Situation(desk.table).step.hand is Hand.PLAYER
    refused = desk.ask(SETTLE)
    assert refused is not None
    assert refused.code == "round_not_over"
    desk.do(*deal("2H"), SETTLE)
    assert desk.hands == ("5S 9H 2H", "KD 3C 6D")


def test_a_surplus_card_may_be_let_stand_by_a_shift_manager() -> None:
    desk = SITUATIONS["surplus"].at("E6").do(decided("continue"))
    assert desk.round.fault is None
    assert desk.table.condemned is None


@pytest.mark.parametrize("game", ["E6", "NCT", "F6"])
def test_a_fault_that_a_set_does_not_name_takes_the_other_sets_way_unless_decided_otherwise(
    game: str,
) -> None:
    steps = [*OPENED, *deal("4S>banker")]
    desk = Desk(game).do(*steps, fault("misplaced_cards", "shift_manager", reconstructable=True))
    assert desk.hands == ("4S", "")
    desk = Desk(game).do(
        *steps, fault("misplaced_cards", "shift_manager", reconstructable=True, remedy="void")
    )
    assert desk.table.round is None
    desk = Desk(game).do(
        *steps, fault("misplaced_cards", "shift_manager", reconstructable=True, remedy="continue")
    )
    assert desk.hands == ("", "4S")


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_kind_or_remedy_is_refused(game: str) -> None:
    from terminal.rounds.answers import IrregularityAnswers  # noqa: PLC0415
    from terminal.rounds.commands import RaiseIrregularity  # noqa: PLC0415
    from terminal.rounds.guidance.situation import decide  # noqa: PLC0415
    from terminal.rounds.refusal import Refusal  # noqa: PLC0415
    from terminal.rules.ranks import Rank  # noqa: PLC0415

    table = Desk(game).do(*OPENED).table
    for kind, facts, code in (
        ("spilled_tea", IrregularityAnswers(), "unknown_kind"),
        ("not_provided_for", IrregularityAnswers(decision=WORDS, remedy="replay"), "unknown_remedy"),
    ):
        refused = decide(table, RaiseIrregularity(kind, facts), Rank.SHIFT_MANAGER)
        assert isinstance(refused, Refusal)
        assert refused.code == code


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_walk_through_offers_just_the_kinds_of_the_moment_the_likely_first(
    game: str, situation: str
) -> None:
    desk = SITUATIONS[situation].at(game)
    likely, others = offered_now(desk.table)
    moment = SITUATIONS[situation].moment
    assert {kind.id for kind in (*likely, *others)} == {
        kind.id
        for kind in CATALOGUE.values()
        if not kind.by_terminal and moment in {when.value for when in kind.moments}
    }
    assert not {kind.id for kind in likely} & {kind.id for kind in others}


@pytest.mark.parametrize(
    ("situation", "likely"),
    [
        ("excess_aside", ["excess_card"]),
        ("third_card_misplaced", ["excess_card", "misplaced_cards"]),
        ("surplus", ["foreign_card", "deck_count"]),
        ("four_cards_none_left", ["shoe_exhausted"]),
        ("two_cards_face_down_table", ["exposed_on_face_down_table"]),
    ],
)
def test_what_has_just_happened_comes_to_mind_first(situation: str, likely: list[str]) -> None:
    first, _ = offered_now(SITUATIONS[situation].at("CB").table)
    found = {kind.id for kind in first}
    assert set(likely) <= found
    assert found <= {*likely, "late_bet", "late_withdrawal"}


def test_a_fault_decided_twice_is_on_record_twice() -> None:
    desk = Desk("CB").do(*OPENED, *deal(f"{NATURAL} 2D"), fault("excess_card", reconstructable=True))
    desk.do(fault("dealing_error", reconstructable=True))
    desk.do(*(choose(who, "continue") for who in ("3", "3.1", "5")), SETTLE)
    assert [record.kind for record in desk.current.irregularities] == ["excess_card", "dealing_error"]
    assert desk.table.carried == ("2D",)
