"""What section 5 has a dealer do besides irregularities: insurance let go or neglected, bets on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from msgspec import Struct

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.terms import RULES_VERSION
from terminal.rules.actions import Action
from terminal.rules.bets import SEATED, Bet, Hand, standing
from terminal.rules.cards import Card
from terminal.rules.game import Game
from terminal.rules.ranks import Rank
from terminal.training.misdeals.places import CLOSE
from terminal.training.misdeals.written_round import NO_SETTINGS, Words, WrittenRound
from terminal.training.table_builder import card_of, in_turn, two_cards


class MetRound(NamedTuple):
    """A round in which an act of section 5 is met."""

    place: str
    round: WrittenRound
    paragraph: str | None
    action: str
    decided_by: Rank


NewRound = Callable[[], WrittenRound]
"""Opens a table for one more round."""


class Procedure(Struct, frozen=True):
    """An act of section 5 that is no irregularity of the catalogue."""

    name: str
    make: Callable[[NewRound, Random], Iterator[MetRound]]
    insured: bool = False

    def write(
        self,
        game: Game,
        random: Random,
        reading: str = RULES_VERSION,
        table: Mapping[str, object] = NO_SETTINGS,
    ) -> tuple[MetRound, ...] | None:
        """Return the rounds in which it is met; None in a game that does not know it.

        They are played at a table with these settings besides the defaults, as the rules are read there.
        """
        if self.insured and not game.has_insurance:
            return None
        return tuple(self.make(lambda: WrittenRound({"game": game.id, **table}, reading), random)) or None


def _bet(round_: WrittenRound, box: str, bet: Bet, bettor: str = SEATED, *, asked: bool = False) -> None:
    step: Words = {"do": "place", "box": box, "bettor": bettor, "bet": bet.value, "amount": "1000"}
    round_.do({**step, "on_request": True} if asked else step)


_INSURED: tuple[tuple[str, Hand, int, int, tuple[int, ...]], ...] = (
    ("after-four-cards-banker", Hand.BANKER, 4, 6, (5,)),
    ("after-four-cards-player", Hand.PLAYER, 6, 4, (5,)),
    ("after-four-cards-banker-seven", Hand.BANKER, 3, 7, (6,)),
    ("after-players-third", Hand.PLAYER, 4, 4, (4, 5)),
)
"""Rounds in which the insured hand loses: hand, two-card totals, and the cards that follow."""


def _insured_round(new_round: NewRound, hand: Hand, player: int, banker: int, random: Random) -> WrittenRound:
    round_ = new_round()
    _bet(round_, random.choice(round_.table.terms.boxes), Bet(hand.value))
    round_.do(CLOSE)
    return round_.deal(in_turn(two_cards(player, random), two_cards(banker, random)))


_OFFERED_TWICE: tuple[tuple[str, int, int, int], ...] = (
    ("five-six-and-a-six", 5, 6, 6),
    ("four-five-and-a-seven", 4, 5, 7),
    ("five-six-and-a-seven", 5, 6, 7),
)
"""Two-card totals and a third card at which insurance on the Banker Hand is due twice."""


def _forgone(new_round: NewRound, random: Random) -> Iterator[MetRound]:
    """Yield rounds in which a bettor let the first offer pass and asks for the second.

    It is refused, unless the house has an offer forgone by itself (`missed_offer_forgoes`).
    """
    hand = Hand.BANKER
    for name, player, banker, third in _OFFERED_TWICE:
        round_ = _insured_round(new_round, hand, player, banker, random)
        if not round_.offer_open:
            continue
        box = next(iter(Situation(round_.table).insurance_rooms)).box
        round_.do({"do": "close_insurance"}, {"do": "deal", "card": card_of(third, random)})
        step: Words = {"do": "insure", "box": box, "hand": hand.value, "amount": "100"}
        refused = round_.ask(step)
        if refused is None:
            paragraph = round_.table.terms.rules.paragraphs.insurance_forgone
            yield MetRound(name, round_, paragraph, Action.RECORDED.value, Rank.DEALER)
        else:
            round_.steps.append(step)
            yield MetRound(name, round_, refused.paragraph, Action.REFUSED.value, Rank.DEALER)


def _neglected(new_round: NewRound, random: Random) -> Iterator[MetRound]:
    """Yield rounds in which insurance that would have won was due and was not offered."""
    for name, hand, player, banker, thirds in _INSURED:
        round_ = _insured_round(new_round, hand, player, banker, random)
        for points in thirds:
            _deal_past(round_, card_of(points, random))
        for command in Situation(round_.table).neglected[:1]:
            round_.do(
                {
                    "do": "neglected_insurance",
                    "box": command.box,
                    "hand": command.hand.value,
                    "by": Rank.PIT_MANAGER.value,
                }
            )
            paragraph = round_.table.terms.rules.paragraphs.insurance_neglected
            yield MetRound(name, round_, paragraph, Action.RETURNED.value, Rank.PIT_MANAGER)


def _deal_past(round_: WrittenRound, card: Card) -> None:
    if round_.offer_open:
        round_.do({"do": "close_insurance", "offered": False})
    round_.do({"do": "deal", "card": card})


def _on_request(new_round: NewRound, random: Random) -> Iterator[MetRound]:
    """Yield rounds in which staff place bets for a player."""
    game = new_round().table.terms.rules
    paragraph = game.paragraphs.on_request
    if paragraph is None:
        return
    for name, bet, bettor in (
        ("seated-on-banker", Bet.BANKER, SEATED),
        ("standing-on-player", Bet.PLAYER, standing(1)),
        ("seated-on-tie", Bet.TIE, SEATED),
    ):
        round_ = new_round()
        box = random.choice(round_.table.terms.boxes)
        if game.one_hand_only and bet is Bet.TIE:
            _bet(round_, box, Bet.BANKER)
        _bet(round_, box, bet, bettor, asked=True)
        yield MetRound(name, round_, paragraph, Action.RECORDED.value, Rank.DEALER)


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("insurance_forgone", _forgone, insured=True),
    Procedure("insurance_neglected", _neglected, insured=True),
    Procedure("bet_on_request", _on_request),
)
"""What is met in section 5 besides the catalogue."""
