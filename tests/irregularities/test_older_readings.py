"""A round is judged by the reading of the rules under which it was played, not by a later one."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.commands import OpenTable
from terminal.rounds.refusal import Refusal
from terminal.rounds.terms import RULES_VERSION
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import READINGS
from terminal.table.session.table_session import UNSIGNED, Actor
from tests.irregularities.desk import CLOSE, SETTLE, Desk, Step, bets, deal, fault
from tests.irregularities.situations import NATURAL, OPENED, STANDS

LATE: Step = {"box": "7", "bet": "player", "amount": "500"}


def under(version: str, game: str = "CB") -> Desk:
    """Return a table opened under a reading of the rules."""
    desk = Desk(game, maximum_differential="1000", minimum="100")
    terms = replace(desk.table.terms, rules_version=version)
    done = desk.session.handle(OpenTable(terms), acting=Actor(UNSIGNED, Rank.SHIFT_MANAGER))
    assert not isinstance(done, Refusal)
    return desk


def ruled(version: str, steps: list[Step], kind: str, **facts: bool) -> tuple[str, str | None, bool]:
    """Return what was made of a fault: action, paragraph, and whether options were given."""
    desk = under(version).do(*steps, fault(kind, "pit_supervisor", **facts))
    record = desk.current.irregularities[-1]
    return record.action, record.paragraph, bool(record.options)


def test_every_reading_up_to_the_present_one_is_known() -> None:
    assert list(READINGS) == [str(number + 1) for number in range(int(RULES_VERSION))]


def test_rulings_18_a_hand_with_too_many_cards_was_played_on_as_an_exposed_card() -> None:
    steps = [*bets("3 banker 1000"), CLOSE, *deal(f"{NATURAL} 2D>player")]
    assert ruled("1", steps, "exposed_card", reconstructable=False) == ("continue", "5.12.1", False)
    assert ruled("2", steps, "exposed_card", reconstructable=False) == ("void", "5.5.3", False)


def test_rulings_18_a_standing_player_was_played_on_with_the_bankers_third_card() -> None:
    steps = [*bets("3 banker 1000"), CLOSE, *deal(f"{STANDS} 3C>player")]
    assert ruled("1", steps, "misplaced_cards", reconstructable=False) == ("continue", "5.8", True)
    assert ruled("2", steps, "misplaced_cards", reconstructable=False) == ("void", "5.5.3", False)


def test_rulings_20_a_card_in_excess_gave_options_as_a_wrong_number() -> None:
    steps = [*bets("3 banker 1000"), CLOSE, *deal(f"{NATURAL} 2D")]
    assert ruled("1", steps, "wrong_number_of_cards", reconstructable=True) == ("reconstructed", "5.12", True)
    assert ruled("2", steps, "wrong_number_of_cards", reconstructable=True) == ("reconstructed", "5.7", False)


def test_rulings_24_a_late_bet_on_record_was_paid() -> None:
    for version, found in (("1", True), ("2", False)):
        desk = under(version).do(*OPENED, *bets("7 player 500"), *deal(NATURAL))
        desk.do(fault("late_bet", "pit_supervisor", bet=LATE), SETTLE)
        assert ("7 player" in desk.lines) is found


def test_rulings_24_a_bet_that_was_not_on_record_was_withdrawn_late() -> None:
    for version, code in (("3", None), ("4", "nothing_there")):
        desk = under(version, "E6").do(*OPENED, *deal(NATURAL))
        refused = desk.ask(fault("late_withdrawal", "shift_manager", bet={**LATE, "box": "9"}))
        assert (None if refused is None else refused.code) == code


def test_limits_that_a_correction_breaks_were_not_on_record() -> None:
    correction = {"do": "correct_bet", "box": "3", "bet": "banker", "amount": "5000", "by": "pit_supervisor"}
    for version, kinds in (("1", []), ("2", ["excess_differential"])):
        desk = under(version).do(*bets("3 banker 1000"), CLOSE, *deal(NATURAL), SETTLE, correction)
        assert [record.kind for record in desk.current.irregularities] == kinds


def test_nci_3_12_the_bankers_third_card_was_dealt_over_an_unread_one() -> None:
    for version, code in (("1", None), ("2", "players_third_unread")):
        desk = Desk("NCI", face_down=True)
        terms = replace(desk.table.terms, rules_version=version)
        desk.session.handle(OpenTable(terms), acting=Actor(UNSIGNED, Rank.SHIFT_MANAGER))
        desk.do(*bets("3 banker 1000", "5 player 1000"), CLOSE, *deal("2S KD KH 2C XX"))
        refused = desk.ask(*deal("5H"))
        assert (None if refused is None else refused.code) == code
