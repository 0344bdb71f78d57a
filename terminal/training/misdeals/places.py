"""Where in a round something can go wrong: each place is written as the steps that lead there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from msgspec import Struct

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.state import FaultKind
from terminal.rules.bets import Hand
from terminal.rules.cards import CARDS_IN_DECK, UNKNOWN, Card
from terminal.rules.game import Game
from terminal.training.misdeals.written_round import NO_SETTINGS, Words, WrittenRound, some_bets_in_words
from terminal.training.table_builder import a_card, card_of, in_turn, two_cards

Leads = Callable[[WrittenRound, Random], None]
"""Plays a new table up to a place."""

CLOSE: Words = {"do": "no_more_bets"}
SETTLE: Words = {"do": "settle"}
_FEW_DECKS = 4
_DEALT_OUT: Mapping[str, object] = {"decks": _FEW_DECKS}
"""A shoe that can be dealt out in a few steps; a game that takes no four decks has its fewest."""
_FACE_DOWN: Mapping[str, object] = {"face_down": True}


class FaultPlace(Struct, frozen=True, kw_only=True):
    """A place in a round, as far as the rules tell one from another."""

    name: str
    lead: Leads
    table: Mapping[str, object] = {}
    """What the table has besides the game's defaults."""
    only_for: frozenset[str] | None = None
    """The kinds of fault that are met there; None for all that may be raised."""
    insured: bool = False
    """Whether it lies in an offer of insurance."""
    optional: bool = False
    """Whether it lies where bettors choose, which some games do not know."""

    def exists_in(self, game: Game) -> bool:
        """Return whether a round of the game ever stands there."""
        return (game.has_insurance or not self.insured) and (game.player_options or not self.optional)

    def table_of(self, game: Game, settings: Mapping[str, object] = NO_SETTINGS) -> Words:
        """Return a table of the game with these settings, on which the place can be led to."""
        written: Words = {"game": game.id, **settings, **self.table}
        if self.table is _DEALT_OUT and _FEW_DECKS not in game.decks:
            written["decks"] = game.decks[0]
        return written


ABOUT_HANDS = frozenset(
    {"excess_card", "misplaced_cards", "wrong_number_of_cards", "exposed_card", "dealing_error"}
)
"""What can be wrong where a card lies that does not belong there."""
ABOUT_A_SURPLUS = frozenset({"deck_count", "foreign_card"})
"""What can be wrong where the shoe has given a card that it cannot hold."""
ABOUT_ROUNDS = frozenset(kind.id for kind in CATALOGUE.values() if kind.names_round)
"""What can be about a round that lies behind."""
MEANT_AT: Mapping[FaultKind, frozenset[str]] = {
    FaultKind.MISPLACED: ABOUT_HANDS,
    FaultKind.EXCESS: ABOUT_HANDS,
    FaultKind.SURPLUS: ABOUT_A_SURPLUS,
}


def _bets(round_: WrittenRound, random: Random) -> None:
    round_.do(*some_bets_in_words(round_, random))


def _closed(round_: WrittenRound, random: Random) -> None:
    _bets(round_, random)
    round_.do(CLOSE)


def _few_left(left: int, then: Leads) -> Leads:
    """Return what leaves so many cards in the shoe before the round."""

    def lead(round_: WrittenRound, random: Random) -> None:
        burnt = round_.table.terms.decks * CARDS_IN_DECK - 1 - left
        round_.do({"do": "burn", "card": a_card(random), "count": burnt})
        then(round_, random)

    return lead


def _dealt(player: int, banker: int, *thirds: int, cards: int | None = None) -> Leads:
    """Return what deals hands of these two-card totals, then cards that count so much."""

    def lead(round_: WrittenRound, random: Random) -> None:
        _closed(round_, random)
        four = in_turn(two_cards(player, random), two_cards(banker, random))
        round_.deal((*four, *(card_of(points, random) for points in thirds))[:cards])

    return lead


def _unread(round_: WrittenRound, random: Random) -> None:
    _closed(round_, random)
    round_.deal((UNKNOWN, a_card(random)))


def _wrong(then: Leads, hand: Hand | None) -> Leads:
    """Return what puts the next card on a hand where it does not belong, or aside."""

    def lead(round_: WrittenRound, random: Random) -> None:
        then(round_, random)
        if round_.offer_open:
            round_.do({"do": "close_insurance"})
        step: Words = {"do": "deal", "card": a_card(random)}
        round_.do(step if hand is None else {**step, "hand": hand.value})

    return lead


def _settled(then: Leads) -> Leads:
    def lead(round_: WrittenRound, random: Random) -> None:
        then(round_, random)
        round_.do(SETTLE)

    return lead


def _later(then: Leads) -> Leads:
    """Return what plays a round before."""

    def lead(round_: WrittenRound, random: Random) -> None:
        _settled(_dealt(9, 7))(round_, random)
        then(round_, random)

    return lead


def _surplus(round_: WrittenRound, random: Random) -> None:
    nine = Card("9" + random.choice("SHDC"))
    blank = tuple(Card("K" + suit) for suit in "DC")
    pairs, odd = divmod(round_.table.terms.decks, 2)
    for _ in range(pairs):
        _closed(round_, random)
        round_.deal((nine, *blank[:1], nine, *blank[1:])).do(SETTLE)
    _closed(round_, random)
    round_.deal((nine, blank[0])[: odd * 2]).do({"do": "deal", "card": nine})


def _choosing(round_: WrittenRound, random: Random) -> None:
    _dealt(4, 2, cards=2)(round_, random)
    round_.do(
        {
            "do": "irregularity",
            "kind": "dealing_error",
            "facts": {"reconstructable": True},
            "by": "pit_supervisor",
        }
    )


def _new_shoe(round_: WrittenRound, random: Random) -> None:
    _settled(_dealt(9, 7))(round_, random)
    round_.do({"do": "new_shoe", "by": "pit_supervisor"})


def _nothing_yet(round_: WrittenRound, random: Random) -> None:
    """Leave the table before its first round."""


_HALTED = ABOUT_HANDS | ABOUT_A_SURPLUS


def _halted(name: str, lead: Leads, table: Mapping[str, object] = {}) -> FaultPlace:
    return FaultPlace(name=name, lead=lead, table=table, only_for=_HALTED)


def _later_place(name: str, lead: Leads, *, insured: bool = False) -> FaultPlace:
    return FaultPlace(name=name, lead=_later(lead), only_for=ABOUT_ROUNDS, insured=insured)


_ROUND_OPEN: tuple[FaultPlace, ...] = (
    FaultPlace(name="bets-open", lead=_bets),
    _later_place("bets-open-later", _bets),
    _later_place("closed-later", _closed),
    _later_place("two-cards-later", _dealt(4, 2, cards=2)),
    _later_place("offer-later", _dealt(3, 6), insured=True),
    _later_place("natural-later", _dealt(9, 7)),
    _later_place("settled-later", _settled(_dealt(6, 7))),
    FaultPlace(name="bets-open-few-cards-left", lead=_few_left(3, _bets), table=_DEALT_OUT),
    FaultPlace(name="closed", lead=_closed),
    FaultPlace(name="closed-few-cards-left", lead=_few_left(3, _closed), table=_DEALT_OUT),
    FaultPlace(name="one-card", lead=_dealt(4, 2, cards=1)),
    FaultPlace(name="two-cards", lead=_dealt(4, 2, cards=2)),
    FaultPlace(name="three-cards", lead=_dealt(4, 2, cards=3)),
    FaultPlace(name="player-draws", lead=_dealt(4, 2)),
    FaultPlace(name="banker-draws-player-stands", lead=_dealt(6, 2)),
    FaultPlace(name="banker-draws-last", lead=_dealt(4, 2, 0)),
    FaultPlace(name="two-cards-few-cards-left", lead=_few_left(3, _dealt(4, 2, cards=2)), table=_DEALT_OUT),
    FaultPlace(name="four-cards-none-left", lead=_few_left(4, _dealt(4, 2)), table=_DEALT_OUT),
    FaultPlace(name="face-down-closed", lead=_closed, table=_FACE_DOWN),
    FaultPlace(name="face-down-two-cards", lead=_dealt(4, 2, cards=2), table=_FACE_DOWN),
    FaultPlace(name="face-down-four-cards", lead=_dealt(4, 2), table=_FACE_DOWN),
    FaultPlace(name="face-down-unread", lead=_unread, table=_FACE_DOWN),
    FaultPlace(name="offer-banker", lead=_dealt(3, 6), insured=True),
    FaultPlace(name="offer-player", lead=_dealt(7, 3), insured=True),
    FaultPlace(name="offer-last", lead=_dealt(4, 4, 5), insured=True),
    FaultPlace(name="offer-face-down", lead=_dealt(3, 6), table=_FACE_DOWN, insured=True),
    FaultPlace(name="offer-none-left", lead=_few_left(4, _dealt(3, 6)), table=_DEALT_OUT, insured=True),
)
_HALTS: tuple[FaultPlace, ...] = (
    _halted("first-card-on-banker", _wrong(_closed, Hand.BANKER)),
    _halted("second-card-on-player", _wrong(_dealt(4, 2, cards=1), Hand.PLAYER)),
    _halted("third-card-on-banker", _wrong(_dealt(4, 2, cards=2), Hand.BANKER)),
    _halted("players-third-on-banker", _wrong(_dealt(4, 2), Hand.BANKER)),
    _halted("bankers-third-on-standing-player", _wrong(_dealt(7, 2), Hand.PLAYER)),
    _halted("bankers-third-on-drawing-player", _wrong(_dealt(4, 2, 0), Hand.PLAYER)),
    _halted("three-on-player", _wrong(_dealt(4, 2, cards=3), Hand.PLAYER)),
    _halted("extra-on-player-after-natural", _wrong(_dealt(9, 7), Hand.PLAYER)),
    _halted("extra-on-banker-after-natural", _wrong(_dealt(9, 7), Hand.BANKER)),
    _halted("extra-aside-after-natural", _wrong(_dealt(9, 7), None)),
    _halted("extra-on-player-after-six", _wrong(_dealt(4, 2, 0, 5), Hand.PLAYER)),
    _halted("extra-on-banker-after-six", _wrong(_dealt(4, 2, 0, 5), Hand.BANKER)),
    _halted("extra-aside-after-six", _wrong(_dealt(4, 2, 0, 5), None)),
    _halted("extra-aside-face-down", _wrong(_dealt(9, 7), None), _FACE_DOWN),
    _halted("fifth-of-a-kind", _surplus, _DEALT_OUT),
    FaultPlace(name="choosing", lead=_choosing, only_for=frozenset(), optional=True),
)
_OVER: tuple[FaultPlace, ...] = (
    FaultPlace(name="natural", lead=_dealt(9, 7)),
    FaultPlace(name="both-stand", lead=_dealt(6, 7)),
    FaultPlace(name="six-cards", lead=_dealt(4, 2, 0, 5)),
    FaultPlace(name="tied", lead=_dealt(7, 7)),
    FaultPlace(name="face-down-natural", lead=_dealt(9, 7), table=_FACE_DOWN),
    FaultPlace(name="settled-natural", lead=_settled(_dealt(9, 7))),
    FaultPlace(name="settled-six-cards", lead=_settled(_dealt(4, 2, 0, 5))),
    FaultPlace(name="settled-tie", lead=_settled(_dealt(7, 7))),
    FaultPlace(name="new-shoe", lead=_new_shoe),
    FaultPlace(name="before-the-first-round", lead=_nothing_yet),
)
PLACES: tuple[FaultPlace, ...] = (*_ROUND_OPEN, *_HALTS, *_OVER)
"""Every place, in the order of a round."""
