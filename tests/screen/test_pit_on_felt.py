"""Questions about a card, a bet or a round are answered on the felt, and what is known is filled in."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.games import GAMES
from terminal.screen.dialogue_views import DrawnCard
from terminal.screen.felt.view import CardMark, FeltView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import speaking
from terminal.table.setup.languages import Language
from tests.screen.driving import PIT_SUPERVISOR, SIZES, Desk, NotThereError
from tests.screen.pit import TABLES, deal, open_with_bets, recorded, settle
from tests.screen.reading import page_of
from tests.screen.test_window_looks import faults_on_show

NCI, E6, CB = TABLES
SIX_BANKER_SEVEN = ("9S", "KH", "KD", "5C")
"""Player 9 and Banker 5: nobody draws."""


def halted(table: tuple[str, str, str]) -> Desk:
    """Return a table at which the Banker's third card lies on the Player Hand."""
    desk = open_with_bets(table)
    deal(desk, "3S", "KH", "4D", "5C")
    desk.card_place("player-3")
    desk.card("9D")
    desk.tool("irregularity")
    return desk


def felt(desk: Desk) -> FeltView:
    return desk.presenter.view().felt


def facts_told(desk: Desk, kind: str = "irregularity_decided") -> dict[str, object]:
    facts = recorded(desk, kind)[-1]["facts"]
    assert isinstance(facts, dict)
    return facts


def sums(desk: Desk) -> dict[str, tuple[str, str]]:
    """Return what is filled in: the sum and what is said of it."""
    view = desk.presenter.view().felt_question
    assert view is not None
    return {answer.name: (answer.title, answer.effect) for answer in view.answers}


def step_lit(desk: Desk) -> str:
    """Return the step of the round that the guide says the table is at."""
    guide = desk.presenter.view().guide
    assert guide.step is not None
    return guide.steps[guide.step]


@pytest.mark.parametrize("table", TABLES, ids=[layout for _, layout, _ in TABLES])
def test_the_kinds_stand_in_groups_and_the_likely_one_first(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = halted(table)
    view = desk.presenter.view()
    assert view.kinds is not None
    assert [column.title for column in view.kinds.columns] == ["Cards", "Bets", "Shoe", "Table"]
    assert view.kinds.columns[0].kinds[0].name == "excess_card"
    assert view.kinds.columns[0].kinds[0].likely
    assert view.more_kinds is not None
    assert "card 5 was not due to Player" in view.more_kinds.why
    assert step_lit(desk) == "Draw"
    said = [text.text for text in page_of(desk.window.guide).texts]
    assert "or touch it: a card, a box, the shoe" in said
    assert "then" not in said
    assert list(faults_on_show(desk, table[2])) == []
    desk.done()


def test_an_irregularity_while_a_round_is_settled_leaves_the_step_of_the_round(qtbot: QtBot) -> None:
    desk = open_with_bets(NCI)
    deal(desk, *SIX_BANKER_SEVEN)
    desk.tool("irregularity")
    assert step_lit(desk) == "Take"
    desk.answer("wrong_payment")
    assert step_lit(desk) == "Take"
    desk.done()


def test_what_a_touch_was_refused_for_goes_with_the_next_touch_on_a_question(qtbot: QtBot) -> None:
    desk = open_with_bets(NCI)
    deal(desk, *SIX_BANKER_SEVEN)
    desk.tool("irregularity")
    desk.answer("late_bet")
    desk.area("7", Bet.PLAYER)
    pad = desk.window.number_pad
    desk.press(pad.keys["set"].mapTo(desk.window, pad.keys["set"].rect().center()))
    assert desk.notice == "Type a sum first."
    desk.key(pad, "5")
    assert desk.notice == ""
    desk.key(pad, "set")
    desk.main("THAT IS THE BET")
    facts = desk.window.facts.view
    assert facts is not None
    assert [fact.answer for fact in facts.facts if fact.name == "bet"] == ["box 7 Player 5"]
    desk.done()


def test_a_touch_on_the_felt_leaves_its_group_alone_and_answers_which(qtbot: QtBot) -> None:
    desk = halted(NCI)
    desk.card_place("player-1")
    view = desk.presenter.view()
    assert view.kinds is not None
    assert {kind.name for column in view.kinds.columns for kind in column.kinds} >= {
        "excess_card",
        "dealing_error",
    }
    assert not any(kind.name == "late_bet" for column in view.kinds.columns for kind in column.kinds)
    desk.answer("exposed_card")
    facts = desk.window.facts.view
    assert facts is not None
    assert [fact.answer for fact in facts.facts if fact.name == "card"] == ["1: 3 of spades"]
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_the_card_that_is_supposed_is_ringed_and_its_consequences_shown(qtbot: QtBot, size: str) -> None:
    desk = halted((NCI[0], NCI[1], size))
    desk.answer("excess_card")
    marks = [place.cards[0].mark for place in felt(desk).player.places]
    assert marks == [CardMark.ASKED, CardMark.ASKED, CardMark.EXCESS]
    view = desk.presenter.view().felt_question
    assert view is not None
    assert [preview.paragraph for preview in view.previews] == ["¶ 5.7", "¶ 5.5.3"]
    assert list(faults_on_show(desk, size)) == []
    desk.card_place("banker-1")
    desk.answer("yes")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert facts_told(desk)["card"] == {"number": 2, "card": "KH"}
    desk.done()


@pytest.mark.parametrize("kind", ["excess_card", "exposed_card"])
def test_at_an_offer_a_card_that_is_not_recorded_is_entered_where_it_is_asked_for(
    qtbot: QtBot, kind: str
) -> None:
    desk = open_with_bets(NCI)
    for face in ("2S", "3D", "3H", "3C"):
        desk.card(face)
    assert phase_of(desk.table) is Phase.INSURANCE
    desk.tool("irregularity")
    desk.answer(kind)
    desk.shoe()
    desk.card("9D")
    page = desk.presenter.view().walk
    assert page is not None
    assert page.order[-1] == DrawnCard(5, Card("9D"), None, fault=True)
    desk.answer("yes")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert facts_told(desk)["card"] == {"number": 5, "card": "9D"}
    assert desk.round.player == ("2S", "3H", "9D")
    desk.done()


@pytest.mark.parametrize("table", TABLES, ids=[layout for _, layout, _ in TABLES])
def test_late_and_disputed_bets_take_any_area_and_a_late_withdrawal_only_bets_on_record(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = open_with_bets(table)
    deal(desk, *SIX_BANKER_SEVEN)
    terms = desk.table.terms
    every = {(box, bet) for box in terms.boxes for bet in GAMES[table[0]].bets}
    for kind, areas in (
        ("late_bet", every),
        ("disputed_bet", every),
        ("late_withdrawal", {(key.box, key.bet) for key in desk.round.sums}),
    ):
        desk.tool("irregularity")
        desk.answer(kind)
        asked = desk.presenter.view().asked
        assert asked is not None
        assert asked.areas == areas
        desk.area(terms.boxes[-1], Bet.TIE)
        taken = desk.presenter.view().number_pad is not None
        assert taken is ((terms.boxes[-1], Bet.TIE) in areas)
        if taken:
            desk.key(desk.window.number_pad, "close")
        desk.key(desk.window.facts, "back")
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_what_is_known_of_a_payment_is_filled_in_and_the_bettor_may_be_changed(
    qtbot: QtBot, size: str
) -> None:
    desk = open_with_bets((NCI[0], NCI[1], size))
    deal(desk, *SIX_BANKER_SEVEN)
    settle(desk)
    desk.tool("irregularity")
    desk.answer("wrong_payment")
    desk.area("1", Bet.PLAYER)
    assert sums(desk) == {
        "bettor": ("Seated", "whose bet it is"),
        "amount": ("500", "the bet, as on record"),
        "owed": ("500", "owed, as worked out"),
        "paid": ("500", "paid, as listed"),
    }
    with pytest.raises(NotThereError):
        desk.main("THAT IS THE BET")
    desk.answer("bettor")
    assert sums(desk) == {
        "bettor": ("Standing 1", "whose bet it is"),
        "amount": ("0", "no bet on record"),
        "owed": ("0", "owed: no bet on record"),
        "paid": ("not known yet", "paid"),
    }
    assert list(faults_on_show(desk, size)) == []
    desk.done()


def test_a_payment_on_an_area_without_a_bet_is_owed_nothing_and_says_so(qtbot: QtBot) -> None:
    desk = open_with_bets(NCI)
    deal(desk, *SIX_BANKER_SEVEN)
    settle(desk)
    desk.tool("irregularity")
    desk.answer("wrong_payment")
    desk.area("7", Bet.TIE)
    pad = desk.presenter.view().number_pad
    assert pad is not None
    assert (pad.label, pad.note) == ("paid", "no bet on record: owed 0.00")
    desk.number(800_00)
    assert sums(desk)["owed"] == ("0", "owed: no bet on record")
    assert sums(desk)["recovered"] == ("not known yet", "recovered")
    desk.answer("recovered")
    pad = desk.presenter.view().number_pad
    assert pad is not None
    assert (pad.label, pad.most) == ("recovered", 800_00)
    desk.number(300_00)
    assert list(faults_on_show(desk, "1366x768")) == []
    desk.main("THAT IS THE BET")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    bet = facts_told(desk)["bet"]
    assert isinstance(bet, dict)
    assert (bet["amount"], bet["owed"], bet["paid"], bet["recovered"]) == (0, 0, 800_00, 300_00)
    desk.done()


def test_insurance_is_meant_by_the_number_of_its_box(qtbot: QtBot) -> None:
    desk = open_with_bets(NCI)
    deal(desk, *SIX_BANKER_SEVEN)
    settle(desk)
    desk.tool("irregularity")
    desk.answer("wrong_payment")
    desk.plate("2")
    desk.number(100_00)
    desk.main("THAT IS THE BET")
    facts = desk.window.facts.view
    assert facts is not None
    assert [fact.answer for fact in facts.facts if fact.name == "bet"] == ["box 2 Insurance 0"]
    desk.done()


def three_rounds(ledger: Ledger | None) -> Desk:
    """Return a table with three rounds behind it, the second a Tie, and a fourth in which cards lie."""
    desk = open_with_bets(NCI, ledger=ledger)
    for faces in (SIX_BANKER_SEVEN, ("9S", "9H", "KD", "KC"), ("KS", "9H", "KD", "KC")):
        deal(desk, *faces)
        settle(desk)
        desk.main("PLACE YOUR BETS")
        desk.area("2", Bet.BANKER)
        desk.main("NO MORE BETS")
    deal(desk, "2S", "2H")
    return desk


def test_an_earlier_round_is_shown_with_its_cards_bets_and_result(qtbot: QtBot, tmp_path: Path) -> None:
    ledger = Ledger.create(
        tmp_path / "BA-07.ledger", kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore"
    )
    desk = three_rounds(ledger)
    desk.tool("irregularity")
    desk.answer("wrong_payment")
    page = desk.window.walk.view
    assert page is not None
    said = {answer.title: answer.effect for answer in page.answers}
    assert said == {
        "Round 3": "Banker wins, 9 over 0",
        "Round 2": "Tie, 9",
        "Round 1": "Player wins, 9 over 5",
        "Another round": "",
    }
    with speaking(Language.SIMPLIFIED):
        reworded = desk.presenter.view().walk
        assert reworded is not None
        results = [answer.effect for answer in reworded.answers]
        assert results == ["庄赢，9 对 0", "和，9 点", "闲赢，9 对 5", ""]
    desk.answer("1")
    shown = felt(desk)
    assert shown.kind is ScreenKind.RECALL
    cards = [
        place.cards[0].card for hand in (shown.player, shown.banker) for place in hand.places if place.cards
    ]
    assert cards == ["9S", "KD", "KH", "5C"]
    assert {(box.label, bet.bet) for box in shown.boxes for bet in box.bets} == {
        ("1", Bet.PLAYER),
        ("2", Bet.BANKER),
        ("3", Bet.BANKER),
        ("3", Bet.PLAYER),
    }
    desk.area("1", Bet.PLAYER)
    desk.answer("paid")
    desk.number(600_00)
    desk.main("THAT IS THE BET")
    page = desk.window.walk.view
    assert page is not None
    assert page.caption.startswith("Round 1: Player wins, 9 over 5.")
    desk.main("CONFIRM")
    view = desk.window.override.view
    assert view is not None
    changes = {change.label: (change.before, change.after) for change in view.changes}
    assert changes["Result"] == ("Player wins, 9 over 5", "unchanged")
    assert changes["Bets"][0].startswith("4 bets, 2,000")
    assert felt(desk).kind is ScreenKind.RECALL
    desk.sign(PIT_SUPERVISOR)
    assert felt(desk).kind is ScreenKind.LIVE
    assert facts_told(desk)["about"] == {"shoe": 1, "round": 1}
    desk.done()


def test_no_pad_lies_over_the_question(qtbot: QtBot) -> None:
    desk = three_rounds(None)
    desk.tool("irregularity")
    desk.answer("late_bet")
    desk.area("7", Bet.TIE)
    pad = desk.window.number_pad.geometry()
    assert desk.window.guide.view is not None
    assert desk.window.guide.view.title == "Box 7: TIE"
    felt = desk.window.felt
    for item in (item for places in felt.places.values() for item in places):
        low = felt.viewport().mapTo(desk.window, felt.to_widget(item.card_rect.bottomLeft()))
        assert low.y() <= pad.top()
    desk.done()


def test_no_two_choices_of_a_walk_through_read_the_same(qtbot: QtBot) -> None:
    desk = three_rounds(None)
    kinds = desk.presenter
    desk.tool("irregularity")
    view = kinds.view()
    assert view.kinds is not None
    assert view.more_kinds is not None
    names = [kind.name for column in view.kinds.columns for kind in column.kinds]
    names += [kind.name for kind in view.more_kinds.kinds]
    for name in names:
        desk.presenter.dialogue.answer(name)  # type: ignore[union-attr]
        pages = desk.presenter.view()
        answers = () if pages.walk is None else pages.walk.answers
        answers += () if pages.felt_question is None else pages.felt_question.answers
        read = [answer.title for answer in answers]
        assert len(set(read)) == len(read), name
        desk.key(desk.window.facts, ("fact", "what"))
    desk.done()
