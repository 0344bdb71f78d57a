"""What can go wrong at a table, as a trainee meets it: cards, chips, what people say; and what only looks so.

Each scene names the irregularity of the catalogue that it shows and the answers of its walk-through; what
follows is for the catalogue to say. A scene that a game or a moment of the round does not have is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.answers import (
    NO_ANSWERS,
    CardInQuestion,
    DisputedBet,
    IrregularityAnswers,
)
from terminal.rounds.commands import ConcludeRound, DealCard
from terminal.rounds.irregularities.deciding import rule_on
from terminal.rounds.irregularities.kind import Case, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import HAND_BETS, ORIGINAL_BETS, SEATED, Bet, Hand
from terminal.rules.cards import Card, is_pair
from terminal.rules.insurance import due
from terminal.rules.message import Message
from terminal.rules.settlement import Facts
from terminal.rules.stakes import BetKey
from terminal.rules.table_of_play import deal_out
from terminal.training.moment import Chips, Occurrence
from terminal.training.table_builder import TableBuilder, a_card, a_sum, complete_hands


class Scene(Struct, frozen=True, kw_only=True):
    """A table at which something has gone wrong, or only seems to."""

    state: Table
    happens: Occurrence
    answers: IrregularityAnswers = NO_ANSWERS


class Stop(Struct, frozen=True):
    """Where a round stands when something happens: so many cards of six lie, or it is over."""

    name: str
    cards: int
    closed: bool = True
    settled: bool = False
    next_round: bool = False


BETTING = Stop("betting", 0, closed=False)
CLOSED = Stop("closed", 0)
TWO_CARDS = Stop("two-cards", 2)
FOUR_CARDS = Stop("four-cards", 4)
PLAYER_THIRD = Stop("player-third", 5)
RESULT = Stop("result", 6)
SETTLED = Stop("settled", 6, settled=True)
NEXT_ROUND = Stop("next-round", 6, settled=True, next_round=True)

OPEN = (BETTING, TWO_CARDS, FOUR_CARDS)
CARDS_OUT = (CLOSED, TWO_CARDS, FOUR_CARDS, PLAYER_THIRD, RESULT)
ANY_TIME = (BETTING, FOUR_CARDS, RESULT, SETTLED)
ALWAYS = (BETTING, TWO_CARDS, FOUR_CARDS, RESULT, SETTLED)

Play = Callable[[TableBuilder, Random], Scene]
"""Lets it happen at a table that stands where the scene wants it."""


class SceneKind(Struct, frozen=True, kw_only=True):
    """Something that can go wrong, wherever in a round it can."""

    kind: str | None
    """The irregularity of the catalogue; None where nothing is wrong."""
    name: str
    """Which case of it."""
    stops: tuple[Stop, ...]
    play: Play
    face_down: bool = False
    """Whether it is a scene of a table at which cards are dealt face down."""
    shoe_ends: bool = False
    """Whether the shoe holds no more cards than lie there."""


def table_at(stop: Stop, terms: Terms, random: Random, *, left: int | None = None) -> TableBuilder:
    """Return a table that stands there: the round is one of six cards, in which no insurance is due.

    `left` is how many cards the shoe held before it.
    """
    cards = complete_hands(random, _six_cards(terms))
    builder = TableBuilder(terms, left=left).place(_bets(terms, random, cards))
    if stop.closed:
        builder.close().deal(cards[: stop.cards])
    if stop.settled:
        builder.act(ConcludeRound())
    if stop.next_round:
        builder.place(_bets(terms, random, cards))
    return builder


def _six_cards(terms: Terms) -> Callable[[Facts, Sequence[Card]], bool]:
    def fits(facts: Facts, dealt: Sequence[Card]) -> bool:
        return len(dealt) == len(ORIGINAL_BETS) * 3 and not is_pair(dealt[0], dealt[2])

    return fits


def _bets(terms: Terms, random: Random, cards: Sequence[Card]) -> list[tuple[BetKey, int]]:
    """Return bets of four bettors to whom no insurance is due as these cards fall."""
    insured = set()
    for lying in (4, 5):
        player, banker, _ = deal_out(cards[:lying])
        offer = due(terms.rules, player, banker)
        if offer is not None:
            insured.add(HAND_BETS[offer.hand])
    hands = [bet for bet in ORIGINAL_BETS if bet not in insured]
    if not hands:
        hands = [Bet.TIE]
    boxes = sorted(random.sample(terms.boxes, 4), key=terms.boxes.index)
    bets = [random.choice(hands) for _ in boxes]
    return [
        (BetKey(box, SEATED, bet), a_sum(terms, random, bet)) for box, bet in zip(boxes, bets, strict=True)
    ]


def told(*what: Message, **answers: object) -> Play:
    """Return a scene that people tell of; `answers` are those of the walk-through."""

    def play(builder: TableBuilder, random: Random) -> Scene:
        facts = replace(NO_ANSWERS, **answers)
        return Scene(state=builder.table, happens=Occurrence(told=what), answers=facts)

    return play


def _disputed(key: BetKey, cents: int, **more: int) -> DisputedBet:
    return DisputedBet(box=key.box, bettor=key.bettor, bet=key.bet.value, amount=cents, **more)


def _late_bet(builder: TableBuilder, random: Random) -> Scene:
    terms, played = builder.table.terms, builder.table.current
    free = [box for box in terms.boxes if played is None or all(key.box != box for key in played.sums)]
    key = BetKey(random.choice(free or list(terms.boxes)), SEATED, random.choice(ORIGINAL_BETS))
    cents = a_sum(terms, random, key.bet)
    return Scene(
        state=builder.table,
        happens=Occurrence(came=(Chips(key.box, key.bettor, key.bet, cents),)),
        answers=IrregularityAnswers(bet=_disputed(key, cents)),
    )


def _a_bet(builder: TableBuilder, random: Random) -> tuple[BetKey, int]:
    played = builder.table.current
    return random.choice(list(() if played is None else played.sums.items()))


def _withdrawn(builder: TableBuilder, random: Random) -> Scene:
    key, cents = _a_bet(builder, random)
    return Scene(
        state=builder.table,
        happens=Occurrence(came=(Chips(key.box, key.bettor, key.bet, -cents),)),
        answers=IrregularityAnswers(bet=_disputed(key, cents)),
    )


def _about_a_bet(said: Message, **money: int) -> Play:
    def play(builder: TableBuilder, random: Random) -> Scene:
        key, cents = _a_bet(builder, random)
        message = Message("Box {box}: {said}", {"box": key.box, "said": said})
        bet = _disputed(key, cents, **({"owed": cents, "paid": 2 * cents} if money else {}))
        return Scene(
            state=builder.table,
            happens=Occurrence(told=(message,)),
            answers=IrregularityAnswers(bet=bet),
        )

    return play


_IN_ORDER = Message("The supervisor: the cards can be put back in order.")
_NO_ORDER = Message("The supervisor: the cards cannot be put back in order.")


def _order(reconstructable: bool) -> Message:
    return _IN_ORDER if reconstructable else _NO_ORDER


def _misplaced(*, reconstructable: bool) -> Play:
    """Return a scene in which the next card lies on the other hand."""

    def play(builder: TableBuilder, random: Random) -> Scene:
        played = builder.table.round
        coming = None if played is None else played.coming()
        other = Hand.BANKER if coming is Hand.PLAYER else Hand.PLAYER
        builder.act(DealCard(a_card(random), other))
        return Scene(
            state=builder.table,
            happens=Occurrence(told=(_order(reconstructable),)),
            answers=IrregularityAnswers(reconstructable=reconstructable),
        )

    return play


def _excess(hand: Hand | None, *, reconstructable: bool) -> Play:
    """Return a scene in which one more card came out after the last."""

    def play(builder: TableBuilder, random: Random) -> Scene:
        builder.act(DealCard(a_card(random), hand))
        return Scene(
            state=builder.table,
            happens=Occurrence(told=(_order(reconstructable),)),
            answers=IrregularityAnswers(reconstructable=reconstructable),
        )

    return play


def _exposed(*, reconstructable: bool) -> Play:
    """Return a scene in which a card came out of the shoe too early, and everybody has seen it."""

    def play(builder: TableBuilder, random: Random) -> Scene:
        card, played = a_card(random), builder.table.round
        out = 0 if played is None else len(played.dealt)
        return Scene(
            state=builder.table,
            happens=Occurrence(aside=(card,), told=(_SEEN, _order(reconstructable))),
            answers=IrregularityAnswers(reconstructable=reconstructable, card=CardInQuestion(out + 1, card)),
        )

    return play


_SEEN = Message("The next card slipped out of the shoe, and its face was seen.")


def _together(*, order_known: bool) -> Play:
    """Return a scene in which two cards came out at once."""

    def play(builder: TableBuilder, random: Random) -> Scene:
        cards, played = (a_card(random), a_card(random)), builder.table.round
        lying = () if played is None else tuple(dealt.card for dealt in played.dealt)
        said = _ORDER_KNOWN if order_known else _ORDER_UNKNOWN
        return Scene(
            state=builder.table,
            happens=Occurrence(aside=cards, told=(_TOGETHER, said)),
            answers=IrregularityAnswers(
                order_known=order_known,
                during_initial_deal=len(lying) < FOUR_CARDS.cards,
                cards=(*lying, *cards),
            ),
        )

    return play


_TOGETHER = Message("Two cards came out of the shoe at once.")
_ORDER_KNOWN = Message("It was seen which of them came first.")
_ORDER_UNKNOWN = Message("Nobody can say which of them came first.")


def _odd_back(builder: TableBuilder, random: Random) -> Scene:
    said = Message("A card with another back came out of the shoe.")
    return Scene(state=builder.table, happens=Occurrence(aside=(None,), told=(said,)))


def _scene(
    kind: str | None, name: str, stops: tuple[Stop, ...], play: Play, *, face_down: bool = False
) -> SceneKind:
    return SceneKind(kind=kind, name=name, stops=stops, play=play, face_down=face_down)


_CARD_STOPS = (TWO_CARDS, FOUR_CARDS, PLAYER_THIRD)
_ORDERS = (("in-order", True), ("no-order", False))
SCENES: tuple[SceneKind, ...] = (
    _scene("late_bet", "chips", CARDS_OUT, _late_bet),
    _scene("late_withdrawal", "chips", CARDS_OUT, _withdrawn),
    *(
        _scene("misplaced_cards", name, _CARD_STOPS, _misplaced(reconstructable=known))
        for name, known in _ORDERS
    ),
    *(
        _scene("excess_card", f"{place}-{name}", (RESULT,), _excess(hand, reconstructable=known))
        for name, known in _ORDERS
        for place, hand in (("aside", None), ("on-player", Hand.PLAYER), ("on-banker", Hand.BANKER))
    ),
    *(
        _scene("exposed_card", name, (BETTING, *_CARD_STOPS), _exposed(reconstructable=known))
        for name, known in _ORDERS
    ),
    _scene("simultaneous_cards", "order-known", (TWO_CARDS, FOUR_CARDS), _together(order_known=True)),
    _scene("simultaneous_cards", "order-unknown", (TWO_CARDS, FOUR_CARDS), _together(order_known=False)),
    *(
        _scene(
            "wrong_number_of_cards",
            name,
            (RESULT, SETTLED),
            told(
                Message("The Banker Hand has a card that it should not have."),
                _order(known),
                reconstructable=known,
            ),
        )
        for name, known in _ORDERS
    ),
    _scene("foreign_card", "odd-back", ANY_TIME, _odd_back),
    _scene(
        "foreign_card",
        "joker",
        ANY_TIME,
        told(Message("A joker was found among the cards.")),
    ),
    _scene("deck_count", "short", ANY_TIME, told(Message("The count shows that the shoe lacks a card."))),
    _scene(
        "deck_count", "over", ANY_TIME, told(Message("The count shows one card more than the decks have."))
    ),
    _scene(
        "not_shuffled",
        "told",
        ANY_TIME,
        told(Message("The shuffler reports that this shoe was not shuffled.")),
    ),
    *(
        _scene(
            "technical_interruption",
            name,
            (BETTING, TWO_CARDS, FOUR_CARDS, PLAYER_THIRD),
            told(
                Message("The power has failed."),
                Message("The round can go on as it lies.") if goes_on else Message("The round cannot go on."),
                can_go_on=goes_on,
            ),
        )
        for name, goes_on in (("goes-on", True), ("stops", False))
    ),
    *(
        _scene(
            "dealing_error",
            name,
            (TWO_CARDS, FOUR_CARDS, PLAYER_THIRD),
            told(
                Message("A card was drawn from the discard rack, not from the shoe."),
                _order(known),
                reconstructable=known,
            ),
        )
        for name, known in _ORDERS
    ),
    _scene(
        "exposed_on_face_down_table",
        "told",
        (TWO_CARDS, FOUR_CARDS, PLAYER_THIRD),
        told(Message("Cards are dealt face down here; the last one was dealt face up.")),
        face_down=True,
    ),
    _scene("walk_away", "told", OPEN, _about_a_bet(Message("the player has walked away."))),
    *(
        _scene(
            "shoe_order_altered",
            name,
            ANY_TIME,
            told(
                Message("The shoe fell, and its cards are out of order."),
                _order(known),
                reconstructable=known,
            ),
        )
        for name, known in _ORDERS
    ),
    SceneKind(
        kind="shoe_exhausted",
        name="empty",
        stops=(BETTING, TWO_CARDS, FOUR_CARDS, PLAYER_THIRD),
        play=told(Message("No more card comes out of the shoe.")),
        shoe_ends=True,
    ),
    _scene(
        "wrong_payment",
        "told",
        (SETTLED,),
        _about_a_bet(Message("the player was paid twice."), owed=1),
    ),
    _scene(
        "display_wrong",
        "result",
        ANY_TIME,
        told(Message("The display shows another result than the cards did.")),
    ),
    _scene(
        "disputed_bet",
        "told",
        (FOUR_CARDS, RESULT, SETTLED),
        _about_a_bet(Message("the player says that the bet lay on the other hand.")),
    ),
    *(
        _scene("noticed_later", name, (NEXT_ROUND,), told(said))
        for name, said in (
            ("draw", Message("The camera room: the Banker Hand of the round before should not have drawn.")),
            ("count", Message("The camera room: the Player Hand of the round before lacked a card.")),
        )
    ),
    *(
        _scene(
            "not_provided_for",
            remedy,
            ANY_TIME,
            told(said, decision="as the Shift Manager says", remedy=remedy),
        )
        for remedy, said in (
            ("continue", Message("A guest has poured a drink over the felt and the bets.")),
            ("void", Message("A guest has swept the cards off the table.")),
        )
    ),
)
"""All that can go wrong, in the order of the catalogue as far as may be."""

HARMLESS: tuple[SceneKind, ...] = (
    _scene(
        None,
        "question",
        (BETTING, FOUR_CARDS, RESULT),
        told(Message("A guest asks how many decks are in the shoe.")),
    ),
    _scene(
        None,
        "toast",
        (BETTING, FOUR_CARDS, RESULT),
        told(Message("A guest drops a glass next to the table.")),
    ),
    _scene(None, "bet-in-time", (BETTING,), _late_bet),
    _scene(None, "taken-back-in-time", (BETTING,), _withdrawn),
    _scene(None, "quiet", (BETTING, FOUR_CARDS, PLAYER_THIRD, RESULT), told()),
)
"""What only looks like something: no dealer stops for it."""


def scene_id(kind: SceneKind, stop: Stop) -> str:
    """Return the name of a scene at a moment of the round."""
    return f"{kind.kind or 'nothing'}-{kind.name}:{stop.name}"


def make_scene(kind: SceneKind, stop: Stop, terms: Terms, random: Random) -> Scene:
    """Return a scene at a table of its own."""
    terms = replace(terms, face_down=True) if kind.face_down else terms
    left = max(stop.cards, _TOO_FEW) if kind.shoe_ends else None
    return kind.play(table_at(stop, terms, random, left=left), random)


_TOO_FEW = 2
"""Cards with which no round can be dealt."""


def ruled(state: Table, answers: IrregularityAnswers, kind: str) -> Ruling | Refusal:
    """Return what the catalogue makes of a case that is raised as a kind."""
    return rule_on(Case(state, answers), kind)


@lru_cache
def scenes_of(terms: Terms) -> Mapping[str, tuple[SceneKind, Stop]]:
    """Return the scenes that can occur at a table of these terms, by name."""
    return dict(_scenes(terms))


def _scenes(terms: Terms) -> Iterator[tuple[str, tuple[SceneKind, Stop]]]:
    for kind in (*SCENES, *HARMLESS):
        for stop in kind.stops:
            scene = make_scene(kind, stop, terms, Random(0))
            if kind.kind is None or isinstance(ruled(scene.state, scene.answers, kind.kind), Ruling):
                yield scene_id(kind, stop), (kind, stop)
