"""A face on record and not yet shown: guide, pad, felt, recall and display are as if it were unknown."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from terminal.rounds import commands as c
from terminal.rounds.guidance.revealed import shoe_as_recorded
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind, Table
from terminal.rules.bets import Hand
from terminal.rules.cards import DECK, UNKNOWN, Card, total
from terminal.rules.table_of_play import next_card
from terminal.screen.board.players_view import players_view
from terminal.screen.board.players_window import PlayersWindow
from terminal.screen.recalled_felt import recalled_felt
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.screen_view import present
from terminal.screen.selection import DealerSelection
from terminal.screen.window import MainWindow
from terminal.table.replay.render import answer_state
from terminal.table.setup.layouts import load_layout
from tests.rounds.paragraph_table import bet, deal, open_round, played, refusal, table_of
from tests.screen.driving import load_fonts, open_desk
from tests.screen.views_shown import context

CB, NCI = "commission", "insurance-super-six-plus"
PLACES = [(Hand.PLAYER, 1), (Hand.BANKER, 1), (Hand.PLAYER, 2), (Hand.BANKER, 2)]


class Pair(NamedTuple):
    """The same round twice but for cards face down: by index, as each of both shoes has read them."""

    game: str
    open: dict[int, Card]
    first: dict[int, Card]
    second: dict[int, Card]


def says(cards: list[Card]) -> tuple[object, ...]:
    """Return what follows from the cards: the totals, so the winner, and whose card comes next."""
    player, banker = tuple(cards[0:4:2]), tuple(cards[1:4:2])
    for third in cards[4:]:
        hand = next_card(player, banker)
        player, banker = ((*player, third), banker) if hand is Hand.PLAYER else (player, (*banker, third))
    return total(player), total(banker), next_card(player, banker)


def a_pair(dice: random.Random) -> Pair:
    """Return two rounds that differ in cards face down: so in a total, the winner or the next draw."""
    while True:
        cards = dice.choices(DECK, k=4)
        hidden = dice.sample(range(4), dice.randint(1, 4))
        if isinstance(next_card(tuple(cards[0:4:2]), tuple(cards[1:4:2])), Hand) and dice.randrange(2):
            cards, hidden = [*cards, dice.choice(DECK)], [4]
        others = list(cards)
        for index in hidden:
            others[index] = dice.choice(DECK)
        if says(cards) != says(others):
            lie_open = {index: card for index, card in enumerate(cards) if index not in hidden}
            return Pair(
                dice.choice([CB, NCI]),
                lie_open,
                {index: cards[index] for index in hidden},
                {index: others[index] for index in hidden},
            )


def acts(pair: Pair, read: dict[int, Card]) -> Iterator[c.Command | None]:
    """Yield the acts of one of both rounds until the first face on record is shown; None closes an offer."""
    yield from (bet("1 player 500"), bet("2 banker 900"), bet("3 tie 100"), c.CloseBets())
    for index in range(len(pair.open) + len(read)):
        yield None
        yield c.DealFaceDown(read[index]) if index in read else c.DealCard(pair.open[index])


def rounds_of(pair: Pair) -> Iterator[tuple[Table, Table]]:
    """Yield both tables after every act, the second the same as the first but for the faces on record."""
    both = [table_of(pair.game, face_down=True)] * 2
    for commands in zip(acts(pair, pair.first), acts(pair, pair.second), strict=True):
        for number, command in enumerate(commands):
            if command is not None:
                both[number] = played(both[number], command)
            elif (offer := Situation(both[number]).offer) is not None and offer.largest:
                both[number] = played(both[number], c.CloseInsurance(offered=True))
        yield both[0], both[1]


def seen(table: Table) -> tuple[object, ...]:
    """Return all that anybody can see of a state: screen, display, recall, and the answer to a script."""
    now = Situation(table)
    return (
        present(now, DealerSelection(box="1"), context()),
        players_view(now, ScreenKind.LIVE),
        recalled_felt(now),
        answer_state(now, roads=True),
        now.step,
        now.statuses,
    )


def check(pair: Pair) -> None:
    """Compare both rounds at every act, and show the last one face: then they differ."""
    first = second = None
    for first, second in rounds_of(pair):
        assert seen(first) == seen(second), pair
    assert first is not None
    assert second is not None
    taken_back = [played(table, c.Undo()) for table in (first, second)]
    assert seen(taken_back[0]) == seen(taken_back[1])


@pytest.mark.parametrize("seed", range(60))
def test_rulings_33_rounds_that_differ_in_faces_not_shown_look_the_same_at_every_act(seed: int) -> None:
    check(a_pair(random.Random(seed)))


NAMED, PAINTED = 20, 400
"""Of how many pairs of the soak one is shown in windows for its names, and one for its pixels too."""


@pytest.mark.soak
def test_rulings_33_ten_thousand_rounds_that_differ_in_faces_not_shown_look_the_same(qtbot: QtBot) -> None:
    dice = random.Random(33)
    halls = {game: (Hall(game, qtbot), Hall(game, qtbot)) for game in (CB, NCI)}
    for number in range(10_000):
        pair = a_pair(dice)
        check(pair)
        if number % NAMED == 0:
            check_windows(pair, halls[pair.game], painted=number % PAINTED == 0)
    for hall in (*halls[CB], *halls[NCI]):
        hall.close()


@pytest.mark.parametrize("seed", [4, 5])
def test_rulings_33_felt_and_display_are_named_alike_at_every_act(seed: int, qtbot: QtBot) -> None:
    pair = a_pair(random.Random(seed))
    halls = Hall(pair.game, qtbot), Hall(pair.game, qtbot)
    check_windows(pair, halls, painted=False)
    for hall in halls:
        hall.close()


class Hall:
    """A dealer's window and a players' display, which show any state of a game."""

    def __init__(self, game: str, qtbot: QtBot) -> None:
        load_fonts()
        table = table_of(game, face_down=True)
        layout = load_layout(table.terms.layout, table.terms.rules.bets)
        self._dealers = MainWindow(layout, present(Situation(table), DealerSelection(box="1"), context()))
        self._players = PlayersWindow(framed=True)
        for window in (self._dealers, self._players):
            qtbot.addWidget(window)
            window.resize(1920, 1080)
            window.show()

    def close(self) -> None:
        """Have Qt free the windows: Python, which may do it in any order, could free one amid an event."""
        for window in (self._dealers, self._players):
            window.hide()
            window.deleteLater()

    def show(self, table: Table, *, painted: bool) -> tuple[object, list[QImage]]:
        """Return what is said of both windows in a state, and their pictures if they are wanted."""
        now = Situation(table)
        self._dealers.show_view(present(now, DealerSelection(box="1"), context()))
        self._players.show_view(players_view(now, ScreenKind.LIVE))
        windows = (self._dealers, self._players)
        return [said(each) for each in windows], [each.grab().toImage() for each in windows if painted]


def check_windows(pair: Pair, halls: tuple[Hall, Hall], *, painted: bool) -> None:
    """Compare names, and pixels if they are wanted, of both rounds at every act, each in its own windows."""
    # A card that is painted for the first time differs at its edges by a shade, whatever lies face down.
    for warm in (False, True) if painted else (False,):
        for tables in rounds_of(pair):
            first, second = (
                hall.show(table, painted=painted) for hall, table in zip(halls, tables, strict=True)
            )
            assert first[0] == second[0], pair
            assert first == second or not warm, pair


def said(widget: QWidget) -> list[tuple[str, str]]:
    """Return what a reader of the screen says of a window and all in it."""
    every = [widget, *widget.findChildren(QWidget)]
    return [(part.accessibleName(), part.accessibleDescription()) for part in every if part.isVisible()]


def digest(picture: QImage) -> str:
    """Return a short name for the pixels of a picture."""
    assert not picture.isNull()
    return hashlib.sha256(picture.constBits()).hexdigest()


def pictures(pair: Pair, read: dict[int, Card], qtbot: QtBot) -> list[tuple[list[str], object]]:
    """Return the dealer's window and the players' after each card face down, and what is said of both.

    A window's picture is kept as its digest: as it is, each takes eight megabytes.
    """
    QPixmapCache.clear()
    desk, display = open_desk(pair.game, face_down=True), PlayersWindow(framed=True)
    qtbot.addWidget(display)
    display.resize(1920, 1080)
    display.show()
    assert not isinstance(desk.session.handle(c.NewShoe(8, burn_due=False)), Refusal)
    taken: list[tuple[list[str], object]] = []
    for command in acts(pair, read):
        offer = desk.session.situation.offer
        if command is not None:
            assert not isinstance(desk.session.handle(command), Refusal)
        elif offer is not None and offer.largest:
            assert not isinstance(desk.session.handle(c.CloseInsurance(offered=True)), Refusal)
        if isinstance(command, c.DealFaceDown):
            display.show_view(players_view(desk.session.situation, ScreenKind.LIVE))
            QApplication.processEvents()
            windows = (desk.window, display)
            taken.append(
                ([digest(each.grab().toImage()) for each in windows], [said(each) for each in windows])
            )
    desk.done()
    return taken


@pytest.mark.parametrize("seed", [1, 2])
def test_rulings_33_equal_pixels_and_names_on_felt_and_display(seed: int, qtbot: QtBot) -> None:
    pair = a_pair(random.Random(seed))
    # A card that is painted for the first time differs at its edges by a shade, whatever lies face down.
    pictures(pair, pair.first, qtbot)
    assert pictures(pair, pair.first, qtbot) == pictures(pair, pair.second, qtbot)


# --- the state


def face_down(codes: str) -> Table:
    """Return a table with the cards dealt face down, as their source has read them."""
    commands = [c.DealFaceDown(Card(code)) for code in codes.split()]
    return played(table_of(NCI, face_down=True), bet("1 player 100"), c.CloseBets(), *commands)


def test_a_card_on_record_is_shown_as_recorded_without_naming_it() -> None:
    table = played(face_down("9S 2H KD 3C"), c.OpenCard(Hand.PLAYER, 1, UNKNOWN))
    assert open_round(table).player == (Card("9S"), UNKNOWN)
    assert open_round(table).banker == (UNKNOWN, UNKNOWN)
    whole = played(table, *[c.OpenCard(*place, UNKNOWN) for place in PLACES[1:]])
    assert (open_round(whole).player, open_round(whole).banker) == (
        (Card("9S"), Card("KD")),
        (Card("2H"), Card("3C")),
    )
    face_up = played(table_of(NCI, face_down=True), bet("1 player 100"), c.CloseBets(), *deal("9S 2H KD 3C"))
    assert seen(whole)[1:] == seen(face_up)[1:], "once all is shown, it is the round that was dealt face up"


def test_another_face_than_the_one_on_record_is_refused_and_the_refusal_does_not_say_which_it_is() -> None:
    tables = [face_down("9S 2H KD 3C"), face_down("8D 2H KD 3C")]
    told = [refusal(table, c.OpenCard(Hand.PLAYER, 1, Card("4H"))) for table in tables]
    assert told == [("face_recorded_otherwise", None)] * 2


def test_a_face_that_was_covered_again_is_as_unknown_as_before_and_shown_again_as_recorded() -> None:
    table = face_down("9S 2H KD 3C")
    shown = played(table, c.OpenCard(Hand.PLAYER, 1, UNKNOWN))
    covered = played(shown, c.Undo())
    assert seen(covered) == seen(table)
    assert open_round(played(covered, c.OpenCard(Hand.PLAYER, 1, UNKNOWN))) == open_round(shown)


def test_the_shoe_that_everybody_knows_has_not_lost_a_face_that_was_not_shown() -> None:
    table = face_down("9S 2H KD 3C")
    unread = played(
        table_of(NCI, face_down=True), bet("1 player 100"), c.CloseBets(), *[c.DealCard(UNKNOWN)] * 4
    )
    read = shoe_as_recorded(table)
    assert table.shoe == unread.shoe
    assert read is not None
    assert read.count(Card("9S")) == 1
    assert shoe_as_recorded(unread) == unread.shoe


def test_a_card_of_which_the_shoe_holds_no_more_halts_play_when_it_is_shown_and_not_before() -> None:
    table = table_of(CB, face_down=True)
    assert table.shoe is not None
    shoe = table.shoe
    for _ in range(shoe.decks):
        shoe = shoe.without(Card("9S"))
    table = replace(table, shoe=shoe)
    lies = played(table, bet("1 player 100"), c.CloseBets(), c.DealFaceDown(Card("9S")))
    assert open_round(lies).fault is None
    shown = played(lies, c.OpenCard(Hand.PLAYER, 1, UNKNOWN))
    assert open_round(shown).fault is FaultKind.SURPLUS


def test_a_card_whose_face_nobody_has_read_is_dealt_as_such() -> None:
    table = played(table_of(CB, face_down=True), bet("1 player 100"), c.CloseBets())
    assert refusal(table, c.DealFaceDown(UNKNOWN)) == ("face_unknown", None)
