"""The cells of a version of the rules: each is one question with its answer, and the script that asks it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from random import Random
from typing import Final

from msgspec import Struct

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.kind import IrregularityKind
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Hand
from terminal.rules.cards import RANKS, Card, rank_points
from terminal.rules.insurance import row_due
from terminal.rules.message import Message
from terminal.rules.settlement import facts_of, settle_bet
from terminal.rules.table_of_play import NATURAL, next_card
from terminal.table.setup.terms import LIMIT_KEYS
from terminal.training.misdeals.at_the_close import CLOSINGS
from terminal.training.misdeals.generator import MisdealAnswer, answered, is_meant_at, without_particulars
from terminal.training.misdeals.places import CLOSE, PLACES, SETTLE, FaultPlace
from terminal.training.misdeals.procedure import PROCEDURES
from terminal.training.misdeals.walks import kinds_of_people, walks
from terminal.training.misdeals.written_round import Words, WrittenRound, house_in_words, money_in_words
from terminal.training.rehearsal.versions import RulesVersion
from terminal.training.skills import Topic
from terminal.training.table_builder import in_turn


class CellGroup(StrEnum):
    """What a cell asks."""

    DRAW = "draw"
    """What follows: a card, or none."""
    ROW = "row"
    """Which insurance is due, at which odds."""
    PRICE = "price"
    """What a bet is paid."""
    REMEDY = "remedy"
    """What becomes of a round in which something went wrong, and who decides."""
    SETTING = "setting"
    """What a setting of the house makes of it."""


class CellKey(Struct, frozen=True, order=True):
    """The question."""

    group: CellGroup
    name: str


class CellAnswer(Struct, frozen=True, kw_only=True):
    """The answer of one version."""

    says: tuple[str, ...]
    """The answer, without a paragraph."""
    paragraph: str | None = None
    """Where the rules say so; no part of the answer."""
    refused: Message | None = None
    """What the table says where it refuses; no part of the answer, which has the code."""
    script: Callable[[], Words] | None = None
    """Writes the question as a session script at a table of this version; None where it cannot be asked."""


Cells = Mapping[CellKey, CellAnswer]
Hands = tuple[tuple[Card, ...], tuple[Card, ...]]
"""The Player and the Banker Hand."""
Ending = tuple[str, tuple[Card, ...], tuple[Card, ...]]
"""The name of an outcome, and hands that end so."""

TOPICS: Mapping[CellGroup, tuple[Topic, ...]] = {
    CellGroup.DRAW: (Topic.DRAW_RULES,),
    CellGroup.ROW: (Topic.INSURANCE_ROWS,),
    CellGroup.PRICE: (Topic.PAYOUTS, Topic.COMMISSION, Topic.TAKE_AND_PAY),
    CellGroup.REMEDY: (Topic.IRREGULARITIES, Topic.WHO_DECIDES),
    CellGroup.SETTING: (Topic.LIMITS,),
}
"""The topics that cover the cells of a group."""

NOT_THERE = ("not in this game",)
NO_CARD = ("no card",)
_POINTS = range(10)
_THIRDS: tuple[int | None, ...] = (None, *_POINTS)
NO_LIMITS: Final[Mapping[str, object]] = dict.fromkeys(LIMIT_KEYS)
"""What a table says that has no limits."""
_STAKE = 100_00
SHOW: Final[Words] = {"do": "show"}
"""Asks for what stands on the table."""


@lru_cache
def pair_of(points: int) -> tuple[Card, Card]:
    """Return two cards of different ranks that come to a Point Total."""
    first = next(one for one in RANKS for two in RANKS if one != two and _sum(one, two) == points)
    second = next(two for two in RANKS if two != first and _sum(first, two) == points)
    return Card(f"{first}S"), Card(f"{second}H")


def _sum(first: str, second: str) -> int:
    return (rank_points(first) + rank_points(second)) % len(_POINTS)


def third_of(points: int, suit: str) -> Card:
    """Return a card that counts so much."""
    return Card(next(rank for rank in RANKS if rank_points(rank) == points) + suit)


def draw_cells(version: RulesVersion) -> Iterator[tuple[CellKey, CellAnswer]]:
    """Yield the 96 situations of the Table of Play."""
    for name, player, banker in _draws():
        follows = next_card(player, banker)
        says = (f"a card to the {follows.value}",) if isinstance(follows, Hand) else NO_CARD
        script = asking(version, f"draw {name}", (), (player, banker), SHOW)
        yield (
            CellKey(CellGroup.DRAW, name),
            CellAnswer(says=says, paragraph=version.game.paragraphs.draw, script=script),
        )


def _draws() -> Iterator[tuple[str, tuple[Card, ...], tuple[Card, ...]]]:
    for points in range(NATURAL):
        yield f"player {points}", pair_of(points), pair_of(0)
    for points in range(NATURAL):
        yield f"banker {points}, player stands", pair_of(NATURAL - 1), pair_of(points)
    for points in range(NATURAL):
        for third in _POINTS:
            yield f"banker {points} against {third}", (*pair_of(0), third_of(third, "C")), pair_of(points)


def row_cells(version: RulesVersion) -> Iterator[tuple[CellKey, CellAnswer]]:
    """Yield all totals and phases, each way in which they can come about: with a card to come, or without."""
    game = version.game
    paragraph = game.paragraphs.insurance_pays
    for player, banker, third in totals():
        cards = pair_of(player) if third is None else (*pair_of(player), third_of(third, "C"))
        row = row_due(game, cards, pair_of(banker))
        when = "four cards" if third is None else f"third {third}"
        says: tuple[str, ...] = ("nothing due",)
        if row is not None:
            says = (
                f"{row.hand.value} at {row.odds}",
                "pays on a Tie" if row.pays_on_tie else "returned on a Tie",
            )
        name = f"player {player}, banker {banker}, {when}"
        script = asking(version, f"row {name}", ORIGINAL_BETS, (cards, pair_of(banker)), SHOW)
        yield CellKey(CellGroup.ROW, name), CellAnswer(says=says, paragraph=paragraph, script=script)


def totals() -> Iterator[tuple[int, int, int | None]]:
    """Yield two-card totals of Player and Banker, alone and with what a third card counts that follows."""
    for player in _POINTS:
        for banker in _POINTS:
            for third in _THIRDS:
                cards = pair_of(player), pair_of(banker)
                if third is None or next_card(*cards) is Hand.PLAYER:
                    yield player, banker, third


def price_cells(version: RulesVersion) -> Iterator[tuple[CellKey, CellAnswer]]:
    """Yield each bet at each outcome that can occur: winner, points, cards, pair."""
    for bet in Bet:
        for name, player, banker in outcomes(bet):
            yield _price(version, bet, name, player, banker)


def _price(
    version: RulesVersion, bet: Bet, name: str, player: tuple[Card, ...], banker: tuple[Card, ...]
) -> tuple[CellKey, CellAnswer]:
    key = CellKey(CellGroup.PRICE, f"{bet.value}: {name}")
    if not version.game.offers(bet):
        return key, CellAnswer(says=NOT_THERE)
    settled = settle_bet(version.game, facts_of(player, banker), bet, 0, 1)
    says: tuple[str, ...] = (settled.outcome.value,)
    if settled.pay is not None:
        commission = f", commission {settled.pay.commission}" if settled.pay.commission else ""
        says = (*says, f"{settled.pay.odds} to 1{commission}")
    bets = (Bet.PLAYER, bet) if version.game.one_hand_only and bet not in ORIGINAL_BETS else (bet,)
    script = asking(version, f"price {key.name}", bets, (player, banker), SETTLE)
    paragraph = None if settled.pay is None else settled.pay.paragraph
    return key, CellAnswer(says=says, paragraph=paragraph, script=script)


@lru_cache
def outcomes(bet: Bet) -> tuple[Ending, ...]:
    """Return the outcomes that can tell on a bet, each once, with hands that come to it."""
    if bet in (Bet.PLAYER_PAIR, Bet.BANKER_PAIR):
        return tuple(_pairs(bet))
    found: dict[str, Ending] = {}
    for player, banker in _endings():
        facts = facts_of(player, banker)
        name = f"{facts.result.value} on {facts.points}, banker with {facts.banker_cards} cards"
        found.setdefault(name, (name, player, banker))
    return tuple(found[name] for name in sorted(found))


def _endings() -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    for player in _POINTS:
        for banker in _POINTS:
            yield from ended(pair_of(player), pair_of(banker))


def ended(
    player: tuple[Card, ...], banker: tuple[Card, ...]
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Yield every way in which hands can end, each card that follows once by what it counts."""
    follows = next_card(player, banker)
    if not isinstance(follows, Hand):
        yield player, banker
        return
    for points in _POINTS:
        card = third_of(points, "C" if follows is Hand.PLAYER else "D")
        grown = ((*player, card), banker) if follows is Hand.PLAYER else (player, (*banker, card))
        yield from ended(*grown)


def _pairs(bet: Bet) -> Iterator[Ending]:
    other = pair_of(NATURAL)
    for rank in RANKS:
        own = Card(f"{rank}S"), Card(f"{rank}H")
        hands = (own, other) if bet is Bet.PLAYER_PAIR else (other, own)
        if not isinstance(next_card(*hands), Hand):
            yield f"a pair of {rank}", *hands
    hands = (pair_of(NATURAL - 1), other) if bet is Bet.PLAYER_PAIR else (other, pair_of(NATURAL - 1))
    yield "no pair", *hands


def ask_remedies(
    found: Sequence[dict[CellKey, CellAnswer]], versions: Sequence[RulesVersion]
) -> Iterator[None]:
    """Find what becomes of every kind, place and combination of facts of any version, for each of them.

    Yields after each kind at each place.
    """
    for place in PLACES:
        if place.optional:
            continue
        rounds = [_standing(version, place) for version in versions]
        yield
        for kind in kinds_of_people():
            facts = _facts_of(kind, place, rounds)
            for told, words in facts.items():
                key = CellKey(CellGroup.REMEDY, f"{kind.id}, {place.name}" + (f": {told}" if told else ""))
                for cells, round_ in zip(found, rounds, strict=True):
                    cells[key] = _remedy(round_, kind.id, words)
            if facts:
                yield
    for cells, version in zip(found, versions, strict=True):
        cells.update(_closing_cells(version))
        yield
        cells.update(_procedure_cells(version))
        yield


def _facts_of(
    kind: IrregularityKind, place: FaultPlace, rounds: Sequence[WrittenRound]
) -> Mapping[str, Words]:
    """Return the facts that can be stated of a kind at a place in any of the versions."""
    facts: dict[str, Words] = {}
    for round_ in rounds:
        if is_meant_at(kind.id, place, round_):
            for words in walks(round_, kind, Random(kind.id)):
                facts.setdefault(without_particulars(words), words)
    return facts


def _standing(version: RulesVersion, place: FaultPlace) -> WrittenRound:
    round_ = WrittenRound(place.table_of(version.game, _settings(version)), version.reading)
    place.lead(round_, Random(place.name))
    return round_


def _settings(version: RulesVersion) -> Mapping[str, object]:
    """Return what a remedy is worked out under: the settings of the house, and a shoe that the game takes."""
    return {"house": house_in_words(version.house), "decks": version.terms.decks}


def _remedy(round_: WrittenRound, kind: str, words: Words) -> CellAnswer:
    answer = answered(round_, CATALOGUE[kind], words)
    if isinstance(answer, Refusal):
        return CellAnswer(says=refusal_says(answer), paragraph=answer.paragraph, refused=answer.message)
    step: Words = {"do": "irregularity", "kind": kind, "by": answer.decided_by.value}
    script = _written(kind, round_, {**step, "facts": words} if words else step)
    return CellAnswer(says=_remedy_says(answer), paragraph=answer.paragraph, script=script)


def refusal_says(refusal: Refusal) -> tuple[str, ...]:
    """Return the answer of a table that refuses: the code, which stays when the words change."""
    return (f"refused: {refusal.code}",)


def _remedy_says(answer: MisdealAnswer) -> tuple[str, ...]:
    more = {
        "with options": answer.options,
        "a new shoe": answer.new_shoe,
        "cards replaced": answer.replaced,
    }
    return (answer.action, f"by {answer.decided_by.value}", *(name for name, holds in more.items() if holds))


def _closing_cells(version: RulesVersion) -> Iterator[tuple[CellKey, CellAnswer]]:
    for closing in CLOSINGS:
        round_ = closing.write(version.game, Random(closing.name), version.reading, _settings(version))
        played = round_.table.current
        records = () if played is None else played.irregularities
        own = next((record for record in records if record.kind == closing.kind), None)
        key = CellKey(CellGroup.REMEDY, f"{closing.kind}, {closing.name}")
        script = _written(closing.kind, round_)
        if own is None:
            yield key, CellAnswer(says=("nothing",), script=script)
        else:
            yield (
                key,
                CellAnswer(
                    says=(own.action, f"by {own.decided_by.value}"), paragraph=own.paragraph, script=script
                ),
            )


def _procedure_cells(version: RulesVersion) -> Iterator[tuple[CellKey, CellAnswer]]:
    for procedure in PROCEDURES:
        chance = Random(procedure.name)
        met = procedure.write(version.game, chance, version.reading, _settings(version))
        for name, round_, paragraph, action, rank in met or ():
            yield (
                CellKey(CellGroup.REMEDY, f"{procedure.name}, {name}"),
                CellAnswer(
                    says=(action, f"by {rank.value}"),
                    paragraph=paragraph,
                    script=_written(procedure.name, round_, goes_on=True),
                ),
            )


def asking(
    version: RulesVersion, name: str, bets: Sequence[Bet], hands: Hands, last: Words, *, cents: int = _STAKE
) -> Callable[[], Words]:
    """Return what writes a round with these bets and hands, and what is asked at its end.

    Each bet is of so many cents, or of a little more where the chips of the table cannot make them.
    """

    def write() -> Words:
        round_ = WrittenRound(version.table(**NO_LIMITS), version.reading)
        boxes = version.terms.boxes
        own = boxes[:1] * len(bets) if version.game.one_hand_only and not _both(bets) else boxes
        for box, bet in zip(own, bets, strict=False):
            round_.do(placing(box, bet, in_chips(version, cents)))
        round_.do(CLOSE).deal(in_dealt_order(*hands))
        return {"id": name, "table": round_.written, "steps": [*round_.steps, last]}

    return write


def placing(box: str, bet: Bet, cents: int) -> Words:
    """Return the step that places a seated player's bet."""
    return {"do": "place", "box": box, "bettor": SEATED, "bet": bet.value, "amount": money_in_words(cents)}


def in_chips(version: RulesVersion, cents: int) -> int:
    """Return the least sum that holds so many cents and that the table takes."""
    unit = version.terms.chip_unit
    return unit * -(-cents // unit)


def _both(bets: Sequence[Bet]) -> bool:
    return all(bet in bets for bet in ORIGINAL_BETS)


def in_dealt_order(player: Sequence[Card], banker: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of two hands in the order in which they are dealt."""
    return *in_turn(player, banker), *player[2:], *banker[2:]


def _written(name: str, round_: WrittenRound, *more: Words, goes_on: bool = False) -> Callable[[], Words]:
    script: Words = {"id": name, "table": round_.written, "steps": [*round_.steps, *more]}
    return lambda: {**script, "on_refusal": "continue"} if goes_on else script
