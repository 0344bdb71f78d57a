"""Who decides: the lowest rank in which what has to be done about something may be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_limits
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.commands import (
    CloseInsurance,
    Command,
    CorrectBet,
    CorrectCard,
    NewShoe,
    OrderSqueeze,
    PlaceBet,
    RaiseIrregularity,
    RequestSqueeze,
    ReturnNeglected,
    SetLimits,
    SetNotice,
    ShowCutCard,
)
from terminal.rounds.guidance.situation import Situation, decide
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.kind import Ruling
from terminal.rounds.refusal import Refusal
from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Hand, Stage, standing
from terminal.rules.cards import UNKNOWN
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey
from terminal.training.answers import Answer, CallRank
from terminal.training.errors import RIGHT, ErrorWay, Fault, Grade, RedLine, wrong
from terminal.training.house_chips import least_bet, stake_unit, within_maximum
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.moment import Occurrence, TrainingMoment
from terminal.training.skills import Topic
from terminal.training.table_builder import TableBuilder, a_card, a_sum, complete_hands, in_turn, two_cards
from terminal.training.topics.next_act import said
from terminal.training.topics.scenes import (
    BETTING,
    FOUR_CARDS,
    RESULT,
    SETTLED,
    SceneKind,
    Stop,
    make_scene,
    ruled,
    scenes_of,
    table_at,
)

MakeRequest = Callable[[Terms, Random], tuple[TableBuilder, Command]]
"""Makes a table, and the command that somebody asks for."""


class Request(Struct, frozen=True, kw_only=True):
    """Something that somebody asks for, and that takes a rank."""

    name: str
    said: Message
    make: MakeRequest


def lowest_rank(moment: TrainingMoment) -> tuple[Rank, Refusal | None]:
    """Return the lowest rank in which the command may be done, and what a lower one is shown."""
    told: Refusal | None = None
    for rank in Rank:
        decided = decide(moment.state, _command(moment), rank)
        if not isinstance(decided, Refusal):
            return rank, told
        told = decided
    raise LookupError(f"nobody may do what {moment.item} asks for")


def _command(moment: TrainingMoment) -> Command:
    if moment.command is None:
        raise LookupError(f"{moment.item} asks for nothing")
    return moment.command


def _of_scene(name: str, kind: SceneKind, stop: Stop, kind_id: str) -> TrainingItem:
    def make(terms: Terms, random: Random) -> Posed:
        scene = make_scene(kind, stop, terms, random)
        title = CATALOGUE[kind_id].title
        happens = replace(scene.happens, told=(title, *scene.happens.told))
        return Posed(state=scene.state, happens=happens, command=RaiseIrregularity(kind_id, scene.answers))

    return TrainingItem(
        id=f"decides:{name}", topic=Topic.WHO_DECIDES, title=CATALOGUE[kind_id].title, make=make
    )


def _of_request(request: Request) -> TrainingItem:
    def make(terms: Terms, random: Random) -> Posed:
        builder, command = request.make(terms, random)
        return Posed(state=builder.table, happens=Occurrence(told=(request.said,)), command=command)

    return TrainingItem(id=f"decides:{request.name}", topic=Topic.WHO_DECIDES, title=request.said, make=make)


def _face_down(terms: Terms) -> Terms:
    return replace(terms, face_down=True)


def _squeeze(cards: int) -> MakeRequest:
    """Return what makes a request to squeeze while so many cards lie."""

    def make(terms: Terms, random: Random) -> tuple[TableBuilder, Command]:
        builder = TableBuilder(_face_down(terms))
        box, other = random.sample(terms.boxes, 2)
        unit, least = stake_unit(terms), a_sum(terms, random, Bet.PLAYER)
        if least > unit and least == within_maximum(terms, Bet.PLAYER, least + unit):
            least -= unit
        builder.place([(BetKey(box, SEATED, Bet.PLAYER), least + unit)])
        builder.place([(BetKey(other, SEATED, Bet.PLAYER), least)])
        return builder.close().deal([UNKNOWN] * cards), RequestSqueeze(box)

    return make


def _squeeze_order(*, granted: bool, third_lies: bool) -> MakeRequest:
    """Return what makes a request to see the Banker's third card first, before or after the Player's."""

    def make(terms: Terms, random: Random) -> tuple[TableBuilder, Command]:
        builder = TableBuilder(_face_down(terms))
        bet = (BetKey(random.choice(terms.boxes), SEATED, Bet.PLAYER), a_sum(terms, random, Bet.PLAYER))
        four = in_turn(two_cards(random.randint(0, 4), random), two_cards(random.randint(0, 2), random))
        builder.place([bet]).close().deal(four)
        return builder.deal([UNKNOWN] if third_lies else []), OrderSqueeze(granted)

    return make


def _neglected(hand: Hand, stage: Stage) -> MakeRequest:
    """Return what makes a round in which insurance on a hand was due, was not offered and would have won."""

    def make(terms: Terms, random: Random) -> tuple[TableBuilder, Command]:
        bet = Bet(hand.value)
        while True:
            dealt = complete_hands(random, lambda facts, _: facts.result.value not in (hand.value, "tie"))
            box = random.choice(terms.boxes)
            builder = (
                TableBuilder(terms).place([(BetKey(box, SEATED, bet), a_sum(terms, random, bet))]).close()
            )
            for card in dealt:
                if Situation(builder.table).offer is not None:
                    builder.act(CloseInsurance(offered=False))
                builder.deal((card,))
            command = ReturnNeglected(box, hand)
            stages = {offer.stage for offer in builder.table.round.offers} if builder.table.round else set()
            if stages == {stage} and command in Situation(builder.table).neglected:
                return builder, command

    return make


def _at(stop: Stop, command: Callable[[TableBuilder, Random], Command]) -> MakeRequest:
    def make(terms: Terms, random: Random) -> tuple[TableBuilder, Command]:
        builder = table_at(stop, terms, random)
        return builder, command(builder, random)

    return make


def _new_limits(builder: TableBuilder, random: Random) -> Command:
    terms = builder.table.terms
    doubled = within_maximum(terms, Bet.PLAYER, 2 * least_bet(terms, Bet.PLAYER))
    return SetLimits(with_limits(terms.limits, minimum=doubled))


def _on_request(bet: Bet) -> Callable[[TableBuilder, Random], Command]:
    def ask(builder: TableBuilder, random: Random) -> Command:
        terms = builder.table.terms
        box = random.choice(terms.boxes)
        return PlaceBet(box, bet, least_bet(terms, bet), standing(1), on_request=True)

    return ask


def _more_on_request(builder: TableBuilder, random: Random) -> Command:
    played = builder.table.current
    terms, sums = builder.table.terms, {} if played is None else played.sums
    unit = stake_unit(terms)
    room = (key for key, cents in sums.items() if within_maximum(terms, key.bet, cents + unit) > cents)
    key = next(room, next(iter(sums)))
    return PlaceBet(key.box, key.bet, unit, key.bettor, on_request=True)


def _other_bet(builder: TableBuilder, random: Random) -> Command:
    played = builder.table.current
    key, cents = next(iter({} if played is None else played.sums.items()))
    terms, unit = builder.table.terms, stake_unit(builder.table.terms)
    more = within_maximum(terms, key.bet, cents + unit)
    return CorrectBet(key.box, key.bet, more if more > cents else cents - unit, key.bettor)


def _other_card(builder: TableBuilder, random: Random) -> Command:
    played, card = builder.table.current, a_card(random)
    while played is not None and card == played.banker[0]:
        card = a_card(random)
    return CorrectCard(Hand.BANKER, 1, card)


def _new_shoe(builder: TableBuilder, random: Random) -> Command:
    return NewShoe(builder.table.terms.decks)


def _shoe_after_cut(terms: Terms, random: Random) -> tuple[TableBuilder, Command]:
    builder = table_at(SETTLED, terms, random).act(ShowCutCard())
    return builder, NewShoe(terms.decks)


def _notice(terms: Terms, random: Random) -> tuple[TableBuilder, Command]:
    return table_at(SETTLED, replace(terms, private=True), random), SetNotice(True)


_GRANTED = Message("The player asks to see the Banker\u2019s third card first, and that is granted.")
_NOT_GRANTED = Message("The player asks to see the Banker\u2019s third card first, and that is refused.")
REQUESTS: tuple[Request, ...] = (
    *(
        Request(
            name=f"squeeze-{name}",
            said=Message("The player with the highest bet asks to squeeze a card."),
            make=_squeeze(cards),
        )
        for name, cards in (("first", 0), ("second", 2), ("fourth", 3))
    ),
    *(
        Request(
            name=f"squeeze-order-{'granted' if granted else 'refused'}-{'after' if lies else 'before'}",
            said=_GRANTED if granted else _NOT_GRANTED,
            make=_squeeze_order(granted=granted, third_lies=lies),
        )
        for granted in (True, False)
        for lies in (False, True)
    ),
    *(
        Request(
            name=f"neglected-{hand.value}-{stage.value}",
            said=Message("Insurance was due and not offered; the bet on the losing hand is to go back."),
            make=_neglected(hand, stage),
        )
        for hand in Hand
        for stage in Stage
    ),
    *(
        Request(
            name=f"bet-on-request-{bet.value}",
            said=Message("A player asks the dealer to place a bet for him."),
            make=_at(BETTING, _on_request(bet)),
        )
        for bet in ORIGINAL_BETS
    ),
    Request(
        name="bet-on-request-more",
        said=Message("A player asks the dealer to add to his bet."),
        make=_at(BETTING, _more_on_request),
    ),
    Request(name="limits", said=Message("The limits are to be changed."), make=_at(SETTLED, _new_limits)),
    Request(
        name="bet-corrected-in-play",
        said=Message("The chips of a bet were not as entered."),
        make=_at(FOUR_CARDS, _other_bet),
    ),
    Request(
        name="bet-corrected-at-result",
        said=Message("The chips of a bet were not as entered."),
        make=_at(RESULT, _other_bet),
    ),
    Request(
        name="bet-corrected-settled",
        said=Message("The chips of a bet were not as entered."),
        make=_at(SETTLED, _other_bet),
    ),
    Request(
        name="card-corrected",
        said=Message("A card of the settled round was entered wrong."),
        make=_at(SETTLED, _other_card),
    ),
    Request(
        name="new-shoe-early",
        said=Message("A new shoe is wanted before the cut card has come out."),
        make=_at(SETTLED, _new_shoe),
    ),
    Request(
        name="new-shoe-after-cut",
        said=Message("The cut card has come out, and a new shoe is put in."),
        make=_shoe_after_cut,
    ),
    Request(
        name="notice",
        said=Message("A private table is not to be offered insurance; the notice is put up."),
        make=_notice,
    ),
)
"""What people ask for that is no irregularity, and takes a rank all the same."""


@lru_cache
def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    items = [
        _of_scene(name, kind, stop, kind.kind)
        for name, (kind, stop) in scenes_of(terms).items()
        if kind.kind is not None
    ]
    return (*items, *(_of_request(request) for request in REQUESTS if _can_be(request, terms)))


def _can_be(request: Request, terms: Terms) -> bool:
    """Return whether somebody can have what is asked for at a table of this game."""
    paragraphs = terms.rules.paragraphs
    if request.name.startswith("squeeze-order"):
        return paragraphs.squeeze_order is not None
    if request.name.startswith("squeeze"):
        return paragraphs.squeeze is not None
    return terms.rules.has_insurance or not request.name.startswith(("neglected", "notice"))


def _right(moment: TrainingMoment) -> Answer:
    return CallRank(lowest_rank(moment)[0])


def _judge(moment: TrainingMoment, answer: Answer) -> Grade:
    rank, told = lowest_rank(moment)
    right = CallRank(rank)
    if answer == right:
        return RIGHT
    alone, way = False, ErrorWay.OMISSION
    if isinstance(answer, CallRank):
        alone = answer.rank is Rank.DEALER
        way = ErrorWay.RED_LINE if alone else ErrorWay.RANK
    return wrong(
        Fault(
            topic=Topic.WHO_DECIDES,
            way=way,
            paragraph=_paragraph(moment, told),
            was=said(answer),
            ought=said(right),
            why=Message("The lowest rank that may decide this is {rank}.", {"rank": said(right)}),
            red_line=RedLine.DECIDED_ALONE if alone else None,
        )
    )


def _paragraph(moment: TrainingMoment, told: Refusal | None) -> str | None:
    """Return the paragraph on what is to be decided: as it is ruled, asked for, or told to a lower rank.

    On a late correction of a card's entry the rules say nothing (RULINGS 22).
    """
    own = moment.rules.paragraphs
    match moment.command:
        case RaiseIrregularity(kind=kind, facts=answers):
            ruling = ruled(moment.state, answers, kind)
            return ruling.paragraph if isinstance(ruling, Ruling) else None
        case PlaceBet():
            return own.on_request
        case RequestSqueeze():
            return own.squeeze
        case OrderSqueeze():
            return own.squeeze_order
        case CorrectCard():
            return None
        case _:
            return None if told is None else told.paragraph


WORK = TopicWork(items=_items, right=_right, judge=_judge)
