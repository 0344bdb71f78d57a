"""After a Tie by touch: chips are taken back as any others, on record, and a restart shows what was left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.bets import SEATED, Bet
from terminal.screen.felt.view import BetView, TagLook, TagView
from terminal.screen.recall.acts import acts_of
from terminal.screen.recall.wording import words_of
from terminal.screen.selection import ChipMode
from terminal.screen.undo_words import undo_words
from terminal.table.audit.recall import Recall
from tests.screen.driving import Desk, NotThereError, open_desk
from tests.screen.pit import recorded, restart

pytestmark = pytest.mark.usefixtures("unpainted")


TIE_OF_NINE = ("9S", "9H", "KS", "KH")
GAME, LAYOUT = "insurance-super-six-plus", "bean-9"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "BA-07.ledger"


@pytest.fixture
def desk(path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Yield a table after a Tie: 1,000 lies on the Banker of box 1, 500 on the Player of box 2."""
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    opened = open_desk(GAME, LAYOUT, ledger=ledger)
    opened.new_shoe(8, "AC")
    opened.main("PLACE YOUR BETS")
    opened.chip(500_00)
    for box, bet in (("1", Bet.BANKER), ("1", Bet.BANKER), ("2", Bet.PLAYER)):
        opened.area(box, bet)
    opened.main("NO MORE BETS")
    for face in TIE_OF_NINE:
        opened.card(face)
    while opened.table.round is not None:
        opened.main()
    yield opened
    opened.done()


def on_the_felt(desk: Desk) -> dict[str, tuple[BetView, ...]]:
    """Return the chips that are shown, by box; what can be repeated does not lie there."""
    boxes = desk.presenter.view().felt.boxes
    lying = {box.label: tuple(bet for bet in box.bets if not bet.ghost) for box in boxes}
    return {label: bets for label, bets in lying.items() if bets}


def offered_to_stay(desk: Desk) -> list[str]:
    """Return the boxes with the tag that asks whether the bet stays."""
    boxes = desk.presenter.view().felt.boxes
    return [box.label for box in boxes if box.tag is not None and box.tag.look is TagLook.OFFER]


def take_back(desk: Desk, box: str, bet: Bet, chip: int) -> None:
    """Touch in the mode of taking back."""
    desk.chip(chip)
    desk.mode(ChipMode.TAKE_BACK)
    desk.area(box, bet)
    desk.mode(ChipMode.ADD)


def test_a_chips_worth_goes_or_what_is_left_and_is_on_record(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    take_back(desk, "1", Bet.BANKER, 100_00)
    assert on_the_felt(desk) == {"1": (BetView(Bet.BANKER, 900_00),), "2": (BetView(Bet.PLAYER, 500_00),)}
    take_back(desk, "1", Bet.BANKER, 1_000_00)
    assert on_the_felt(desk) == {"2": (BetView(Bet.PLAYER, 500_00),)}
    assert offered_to_stay(desk) == ["2"]
    assert [
        (event["box"], event["bet"], event["amount"]) for event in recorded(desk, "tied_bet_withdrawn")
    ] == [
        ("1", "banker", 100_00),
        ("1", "banker", 900_00),
    ]
    desk.mode(ChipMode.TAKE_BACK)
    desk.area("1", Bet.BANKER)
    assert desk.notice == "Nothing to take back there: box 1."
    desk.main("1 BET STAYS")
    desk.main("NO MORE BETS")
    assert [(piece.box, piece.amount) for piece in desk.round.slices] == [("2", 500_00)]


def test_what_was_taken_back_is_gone_after_a_restart_and_undo_brings_it_back(desk: Desk, path: Path) -> None:
    desk.main("PLACE YOUR BETS")
    take_back(desk, "1", Bet.BANKER, 1_000_00)
    again = restart(desk, path)
    again.answer("yes")
    assert on_the_felt(again) == {"2": (BetView(Bet.PLAYER, 500_00),)}
    assert offered_to_stay(again) == ["2"]
    again.tool("undo")
    assert on_the_felt(again) == {"1": (BetView(Bet.BANKER, 1_000_00),), "2": (BetView(Bet.PLAYER, 500_00),)}
    assert offered_to_stay(again) == ["1", "2"]
    again.main("2 BETS STAY")
    again.done()


def test_between_rounds_it_is_gone_after_a_restart_and_no_round_has_commenced(desk: Desk, path: Path) -> None:
    take_back(desk, "2", Bet.PLAYER, 1_000_00)
    assert desk.table.round is None
    again = restart(desk, path)
    again.presenter.open_dialogue(None)  # no round is open that could be asked about
    assert on_the_felt(again) == {"1": (BetView(Bet.BANKER, 1_000_00),)}
    assert offered_to_stay(again) == ["1"]
    assert again.table.round is None
    again.done()


def test_chips_of_the_round_go_before_those_of_the_tie(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    desk.mode(ChipMode.SET)
    desk.arm(200_00)
    desk.area("2", Bet.PLAYER)
    assert on_the_felt(desk)["2"] == (BetView(Bet.PLAYER, 700_00),)
    take_back(desk, "2", Bet.PLAYER, 1_000_00)
    assert on_the_felt(desk)["2"] == (BetView(Bet.PLAYER, 500_00),)
    assert recorded(desk, "tied_bet_withdrawn") == []
    take_back(desk, "2", Bet.PLAYER, 1_000_00)
    assert "2" not in on_the_felt(desk)


def test_a_chip_after_a_bet_was_left_lying_starts_a_new_sum(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("1", Bet.BANKER)
    assert on_the_felt(desk)["1"] == (BetView(Bet.BANKER, 1_000_00),)
    desk.chip(100_00)
    assert desk.presenter.selection.armed.cents == 100_00


def test_clear_bettor_takes_up_what_the_tie_has_left_with_all_other_chips(desk: Desk, path: Path) -> None:
    panel = desk.window.box
    desk.plate("1")
    desk.key(panel, "clear")
    assert on_the_felt(desk) == {"2": (BetView(Bet.PLAYER, 500_00),)}
    with pytest.raises(NotThereError):
        desk.key(panel, "clear")
    desk.main("PLACE YOUR BETS")
    desk.plate("2")
    desk.chip(100_00)
    desk.area("2", Bet.TIE)
    desk.key(panel, "clear")
    assert on_the_felt(desk) == {}
    again = restart(desk, path)
    again.answer("yes")
    assert on_the_felt(again) == {}
    again.main("NO MORE BETS")
    again.done()


def test_the_bets_of_the_round_before_and_its_result_are_there_after_a_restart(
    desk: Desk, path: Path
) -> None:
    desk.main("PLACE YOUR BETS")
    for box, bet in (("1", Bet.BANKER), ("2", Bet.PLAYER)):
        take_back(desk, box, bet, 1_000_00)
    strip = desk.presenter.view().strip
    assert strip.last is not None
    again = restart(desk, path)
    again.answer("yes")
    assert again.presenter.view().strip == strip
    again.key(again.window.armed, "repeat-table")
    assert [(piece.box, piece.bettor, piece.amount) for piece in again.round.slices] == [
        ("1", SEATED, 1_000_00),
        ("2", SEATED, 500_00),
    ]
    again.done()


def test_a_bet_that_is_corrected_after_a_tie_is_shown_with_the_sum_that_it_had(desk: Desk) -> None:
    desk.shoe()
    desk.other_tool("correct_bet")
    every = frozenset(desk.table.terms.rules.bets)
    assert all(box.asked == every for box in desk.presenter.view().felt.boxes)
    assert on_the_felt(desk) == {"1": (BetView(Bet.BANKER, 1_000_00),), "2": (BetView(Bet.PLAYER, 500_00),)}


def test_the_recall_tells_who_took_back_how_much_after_the_tie_and_when(desk: Desk, path: Path) -> None:
    take_back(desk, "2", Bet.PLAYER, 1_000_00)
    desk.main("PLACE YOUR BETS")
    take_back(desk, "1", Bet.BANKER, 100_00)
    recall = Recall(path, desk.table.terms)
    (tie,) = recall.last_rounds(1)
    told = acts_of(recall.steps(tie.seq))
    assert [act.title for act in told[-2:]] == ["Tie, 9", "Box 2, Player, 500 taken back after the Tie"]
    steps = recall.steps(desk.session.ledger.head.seq - 1)
    assert words_of(steps[-1]) == "Box 1, Banker, 100 taken back after the Tie"
    assert [act.title for act in acts_of(steps)] == ["Bets placed"]


def test_the_key_says_that_all_bets_go_back_as_the_round_ends(qtbot: QtBot) -> None:
    desk = open_desk(GAME, LAYOUT)
    desk.new_shoe(8, "AC")
    for back in (True, False):
        desk.main("PLACE YOUR BETS")
        desk.chip(500_00)
        desk.area("1", Bet.BANKER)
        desk.main("NO MORE BETS")
        for face in TIE_OF_NINE:
            desk.card(face)
        desk.key(desk.window.settlement, ("tied", True))
        if not back:
            desk.key(desk.window.settlement, ("tied", False))
        desk.main("ALL SETTLED")
        assert bool(desk.table.tied) is not back
        assert not desk.presenter.selection.tied_back
    desk.done()


def test_bets_given_back_as_the_round_ended_lie_again_by_one_undo(qtbot: QtBot) -> None:
    desk = open_desk(GAME, LAYOUT)
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    for box in ("1", "2"):
        desk.area(box, Bet.BANKER)
    desk.main("NO MORE BETS")
    for face in TIE_OF_NINE:
        desk.card(face)
    desk.key(desk.window.settlement, ("tied", True))
    desk.main("ALL SETTLED")
    assert not desk.table.tied
    act = desk.table.last_act
    assert act is not None
    assert undo_words(act).what == "2 bets, 1,000: given back"
    kinds = desk.session.ledger._connection.execute(
        "SELECT kind FROM events WHERE seq >= (SELECT max(seq) FROM events WHERE command IS NOT NULL)"
    ).fetchall()
    assert [kind for (kind,) in kinds] == ["round_concluded", *["tied_bet_withdrawn"] * 2], "one command"
    desk.tool("undo")
    assert len(desk.table.tied) == 2
    desk.done()


def test_a_touch_on_bets_of_a_tie_gives_that_box_back_and_a_second_touch_keeps_them(qtbot: QtBot) -> None:
    desk = open_desk(GAME, LAYOUT)
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    for box, bet in (("1", Bet.BANKER), ("1", Bet.SIX), ("2", Bet.PLAYER), ("3", Bet.BANKER)):
        desk.area(box, bet)
    desk.main("NO MORE BETS")
    for face in TIE_OF_NINE:
        desk.card(face)

    def said() -> tuple[str, str]:
        keys = desk.presenter.view().settlement
        assert keys is not None
        assert keys.tied is not None
        return keys.tied.text.partition(", for")[0], keys.tied.note

    assert said() == ("3 bets, 1,500", "touch to give back")
    desk.area("2", Bet.PLAYER)
    desk.area("3", Bet.BANKER)
    assert said() == ("1 bet, 500", "back: box 2, 3")
    tags = {box.label: box.tag for box in desk.presenter.view().felt.boxes if box.tag is not None}
    assert tags["2"] == tags["3"] == TagView("500", TagLook.RETURNED)
    assert not desk.round.taken, "no losing bet is taken by it"
    desk.area("3", Bet.BANKER)
    assert said() == ("2 bets, 1,000", "back: box 2")
    desk.area("1", Bet.SIX)
    assert desk.round.taken, "a touch on another area of a box says taken up to there"
    desk.area("1", Bet.BANKER)
    shown = desk.presenter.view()
    assert shown.main.subtitle == "nothing to pay · 1,000 goes back · 500 stays"
    desk.key(desk.window.settlement, ("tied", False))
    assert said()[1] == "touch to give back"
    desk.area("2", Bet.PLAYER)
    desk.main("ALL SETTLED")
    assert [key.box for key, _ in desk.table.tied] == ["1", "3"]
    desk.tool("undo")
    assert [key.box for key, _ in desk.table.tied] == ["1", "2", "3"], "one undo"
    desk.done()
