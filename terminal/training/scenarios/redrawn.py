"""Makes a drill of a real round: people, times, table, boxes, suits and sums are drawn again.

Nothing of the original can be found in it: no staff number, name, bettor, time, table or sum. What stays is
the structure: the ranks of the cards, the bets, what was done and what followed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.round_search import RoundQuery
from terminal.rounds import commands as c
from terminal.rounds.answers import CardInQuestion, DisputedBet, IrregularityAnswers
from terminal.rounds.events import BetPlaced, BetWithdrawn, TableOpened
from terminal.rounds.state import Bettor
from terminal.rounds.terms import LARGEST_AMOUNT, RULES_VERSION
from terminal.rules.card_place import CardPlace
from terminal.rules.cards import SUITS, UNKNOWN, Card
from terminal.rules.message import Message
from terminal.table.audit.recall import Recall, RecallStep
from terminal.table.replay.parse import SCRIPT_TABLE, ScriptPlace, read_script
from terminal.table.replay.render import answer_round
from terminal.table.replay.run import ScriptNotPlayed, play
from terminal.table.setup.terms import LIMIT_KEYS
from terminal.table.setup.typed_input import FaultyInput

Words = dict[str, Any]

TITLE: Final = "A round as it was dealt"
STORY: Final = "A round as it was dealt, with other boxes, suits and sums. At each act: what comes next?"
DECISION: Final = "As it was decided."
_FACTORS: Final = (3, 7, 9, 11, 13, 17, 19, 23, 29, 31, 37, 41)
_BY_ITSELF = (
    *(c.PlaceYourBets, c.OfferInsurance, c.TakeLosingBets, c.TakeUpTo),
    *(c.PayBettor, c.PayUpTo, c.TakeBack),
)
"""What a script does by itself, or has no need of."""
_MOVES_BETS = (
    *(c.PlaceBet, c.WithdrawBet, c.LeaveBet, c.LeaveBets, c.WithdrawBets),
    *(c.ReturnTiedBets, c.RaiseBets, c.RepeatBets),
)
"""What a script says bet by bet, as it came about."""


class NotRedrawn(Exception):
    """A round of which no drill can be made; `message` is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


def steps_of(ledger: Path, shoe: int, number: int) -> tuple[RecallStep, ...]:
    """Return the acts of a round of a ledger; none if it has no such round.

    Raises the `LedgerError` that says what is wrong.
    """
    with closing(LedgerReader.open(ledger)) as reader:
        opened = next((one.event for one in reader.read() if isinstance(one.event, TableOpened)), None)
    if opened is None:
        return ()
    recall = Recall(ledger, opened.terms)
    found = recall.search(RoundQuery(shoe=shoe, round_number=number), 1)
    return recall.steps(found[0].seq) if found else ()


def redrawn(steps: Sequence[RecallStep], random: Random) -> Words:
    """Return the scenario of a recalled round, without who, when, where and how much.

    Raises `NotRedrawn` if the round hangs on what lay before it, or cannot be hidden.
    """
    played = steps[-1].table.current if steps else None
    if played is None or played.settlement is None:
        raise NotRedrawn(Message("There is no such round, or it is not over."))
    first = steps[0].table
    if first.terms.rules_version != RULES_VERSION:
        raise NotRedrawn(Message("The round was played under an earlier reading of the rules."))
    scenario = _scenario(steps, _Drawn(steps, random))
    told = _played(scenario)
    if told is None or structure_of(told) != structure_of(answer_round(played)):
        raise NotRedrawn(Message("The round hangs on what lay on the table before it: take another."))
    return scenario


class _Drawn:
    """What takes the place of boxes, suits and sums."""

    def __init__(self, steps: Sequence[RecallStep], random: Random) -> None:
        self.terms = steps[0].table.terms
        self._boxes = _other_boxes(self.terms.boxes, bettors_in(steps), random)
        drawn = list(SUITS)
        random.shuffle(drawn)
        self._suits = dict(zip(SUITS, drawn, strict=True))
        self._factor = _factor(sums_in(steps), people_in(steps), random)

    def box(self, box: str) -> str:
        """Return another box."""
        return self._boxes[box]

    def card(self, card: Card) -> str:
        """Return a card of the same rank."""
        return card if card == UNKNOWN else card[0] + self._suits.get(card[1], card[1])

    def money(self, cents: int) -> str:
        """Return another sum, in the same proportion to all others."""
        return _money(cents * self._factor)

    def limit(self, cents: int | None) -> str | None:
        """Return a limit in the same proportion."""
        return None if cents is None else self.money(cents)


def _other_boxes(boxes: tuple[str, ...], bettors: frozenset[Bettor], random: Random) -> Mapping[str, str]:
    """Return for each box another one, so that nobody sits where somebody sat, if the table has the room.

    In what order the boxes lie tells nothing: a script settles a round at once.
    """
    drawn = random.sample(boxes, len(boxes))
    used = {box for box, _ in bettors}
    sat = [box for box in drawn if box in used]
    free = [box for box in drawn if box not in used]
    return dict(zip((*sat, *free), (*free, *sat), strict=True))


def bettors_in(steps: Sequence[RecallStep]) -> frozenset[Bettor]:
    """Return every bettor who is named in a round."""
    events = (event for step in steps for event in step.events)
    return frozenset(
        Bettor(event.box, event.bettor) for event in events if isinstance(event, BetPlaced | BetWithdrawn)
    )


def _factor(originals: frozenset[int], people: frozenset[str], random: Random) -> int:
    """Return by how much all sums grow, so that none is one of the original, or reads as a staff number."""
    factors = list(_FACTORS)
    random.shuffle(factors)
    for factor in factors:
        grown = {cents * factor for cents in originals}
        read = any(person in _money(cents) for cents in grown for person in people)
        if not read and not grown & originals and max(grown, default=0) <= LARGEST_AMOUNT:
            return factor
    raise NotRedrawn(Message("The sums of the round leave no room to draw others."))


def _money(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


def people_in(steps: Sequence[RecallStep]) -> frozenset[str]:
    """Return the staff numbers of everybody who acted in a round or approved something in it."""
    approving = {step.granted.number for step in steps if step.granted is not None}
    return frozenset({step.actor for step in steps} | approving)


def sums_in(steps: Sequence[RecallStep]) -> frozenset[int]:
    """Return every sum of a round, in cents: limits, chips, bets, insurance, what was paid and returned."""
    terms = steps[0].table.terms
    sums = {terms.chip_unit, *(getattr(terms.limits, key) or 0 for key in LIMIT_KEYS)}
    for step in steps:
        for event in step.events:
            sums.add(getattr(event, "amount", 0))
        bet = step.command.facts.bet if isinstance(step.command, c.RaiseIrregularity) else None
        if bet is not None:
            sums |= {bet.amount, bet.owed or 0, bet.paid or 0, bet.recovered or 0}
    played = steps[-1].table.current
    if played is not None and played.settlement is not None:
        for line in played.settlement.lines:
            sums |= {line.placed, line.at_stake, line.paid, line.commission, line.returned}
    return frozenset(cents for cents in sums if isinstance(cents, int) and cents > 0)


def _scenario(steps: Sequence[RecallStep], drawn: _Drawn) -> Words:
    terms, house = drawn.terms, drawn.terms.house
    taken_back = {step.command.seq for step in steps if isinstance(step.command, c.TakeBack)}
    own = [words for step in steps if step.seq not in taken_back for words in _in_words(step, drawn)]
    table = {
        "layout": terms.layout,
        "decks": terms.decks,
        **{key: drawn.limit(getattr(terms.limits, key)) for key in LIMIT_KEYS},
        "chip_unit": drawn.money(terms.chip_unit),
        "face_down": terms.face_down,
        "private": terms.private,
        "no_insurance": steps[0].table.notice,
        "house": {
            "payout_unit": drawn.money(house.payout_unit),
            "differential_scope": house.differential_scope.value,
            "pro_rata_everywhere": house.pro_rata_everywhere,
            "missed_offer_forgoes": house.missed_offer_forgoes.value,
            "established_by": house.established_by.value,
            "rounds_after_cut_card": house.rounds_after_cut_card,
        },
    }
    point = {"point": terms.rules.paragraphs.draw}
    return {"title": TITLE, "story": STORY, "games": {terms.game: point}, "table": table, "steps": own}


def _in_words(step: RecallStep, drawn: _Drawn) -> Iterator[Words]:
    """Yield an act as a script has it."""
    command = step.command
    if isinstance(command, _BY_ITSELF):
        return
    if isinstance(command, _MOVES_BETS):
        yield from _bets(step, drawn)
        return
    write = _WRITES.get(type(command))
    if write is None:
        raise NotRedrawn(Message("The round has an act that no script has."))
    yield {**write(command, drawn), "by": step.rank.value}


def _bets(step: RecallStep, drawn: _Drawn) -> Iterator[Words]:
    for event in step.events:
        if isinstance(event, BetPlaced | BetWithdrawn):
            words = _on(event.box, event.bettor, drawn) | {
                "bet": event.bet.value,
                "amount": drawn.money(event.amount),
            }
            if isinstance(event, BetWithdrawn):
                yield {"do": "withdraw", **words}
            else:
                yield {"do": "place", **words, "on_request": event.on_request}


def _on(box: str, bettor: str, drawn: _Drawn) -> Words:
    return {"box": drawn.box(box), "bettor": bettor}


def _raised(command: c.RaiseIrregularity, drawn: _Drawn) -> Words:
    return {"do": "irregularity", "kind": command.kind, "facts": _facts(command.facts, drawn)}


def _facts(answers: IrregularityAnswers, drawn: _Drawn) -> Words:
    words: Words = {}
    for name in answers.__struct_fields__:
        value = getattr(answers, name)
        if value is None:
            continue
        if name == "about":
            raise NotRedrawn(Message("The round hangs on what lay on the table before it: take another."))
        words[name] = _fact(name, value, drawn)
    return words


def _fact(name: str, value: object, drawn: _Drawn) -> object:
    if isinstance(value, DisputedBet):
        money = {key: getattr(value, key) for key in ("amount", "owed", "paid", "recovered")}
        sums = {key: drawn.money(cents) for key, cents in money.items() if cents is not None}
        return {**_on(value.box, value.bettor, drawn), "bet": value.bet, **sums}
    if isinstance(value, CardInQuestion):
        return {"number": value.number, "card": drawn.card(value.card)}
    if isinstance(value, tuple):
        return [drawn.card(card) for card in value]
    return DECISION if name == "decision" else value


def _deal(command: c.DealCard, drawn: _Drawn) -> Words:
    hand = {} if command.hand is None else {"hand": command.hand.value}
    return {"do": "deal", "card": drawn.card(command.card), **hand}


def _deal_face_down(command: c.DealFaceDown, drawn: _Drawn) -> Words:
    return {**_deal(c.DealCard(command.card, command.hand), drawn), "face_down": True}


def _place(command: c.OpenCard | c.CorrectCard, drawn: _Drawn) -> Words:
    return {"position": str(CardPlace(command.hand, command.place)), "card": drawn.card(command.card)}


def _insurance(command: c.CloseInsurance, drawn: _Drawn) -> Words:
    said = {} if command.offered is None else {"offered": command.offered}
    return {"do": "close_insurance", **said}


def _settled(one: c.ConcludeRound, drawn: _Drawn) -> Words:
    if one.give_back is False:
        return {"do": "settle"}
    back = one.give_back is True or [drawn.box(box) for box in one.give_back]
    return {"do": "settle", "give_back": back}


_WRITES: Mapping[type, Callable[[Any, _Drawn], Words]] = {
    c.RejectExcess: lambda one, drawn: {"do": "reject_excess"},
    c.CloseBets: lambda one, drawn: {"do": "no_more_bets"},
    c.DealCard: _deal,
    c.DealFaceDown: _deal_face_down,
    c.OpenCard: lambda one, drawn: {"do": "open", **_place(one, drawn)},
    c.RequestSqueeze: lambda one, drawn: {"do": "squeeze", "box": drawn.box(one.box)},
    c.OrderSqueeze: lambda one, drawn: {"do": "squeeze_order", "granted": one.granted},
    c.TakeInsurance: lambda one, drawn: {
        "do": "insure",
        **_on(one.box, one.bettor, drawn),
        "hand": one.hand.value,
        "amount": drawn.money(one.amount),
    },
    c.DeclineInsurance: lambda one, drawn: {"do": "decline", **_on(one.box, one.bettor, drawn)},
    c.CloseInsurance: _insurance,
    c.ConcludeRound: _settled,
    c.RaiseIrregularity: _raised,
    c.ChooseOption: lambda one, drawn: {
        "do": "choose",
        **_on(one.box, one.bettor, drawn),
        "option": one.option,
    },
    c.ReturnNeglected: lambda one, drawn: {
        "do": "neglected_insurance",
        **_on(one.box, one.bettor, drawn),
        "hand": one.hand.value,
    },
    c.CorrectCard: lambda one, drawn: {"do": "correct_card", **_place(one, drawn)},
    c.CorrectBet: lambda one, drawn: {
        "do": "correct_bet",
        **_on(one.box, one.bettor, drawn),
        "bet": one.bet.value,
        "amount": drawn.money(one.amount),
    },
    c.ShowCutCard: lambda one, drawn: {"do": "cut_card"},
    c.Undo: lambda one, drawn: {"do": "undo"},
}
"""How a script has each command."""


def _played(scenario: Words) -> Mapping[str, Any] | None:
    """Return the last round of a scenario as it is played; None if it does not come so far."""
    [game] = scenario["games"]
    script = {"table": {"game": game, **scenario["table"]}, "steps": scenario["steps"]}
    with closing(Ledger.create(None, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")) as ledger:
        try:
            answer: Any = play(read_script(ScriptPlace("redrawn"), script), ledger)
        except (FaultyInput, ScriptNotPlayed):
            return None
    return None if answer["refusals"] or not answer["rounds"] else answer["rounds"][-1]


def structure_of(answer: Mapping[str, Any]) -> tuple[object, ...]:
    """Return what of a round stays when boxes, suits and sums are drawn again."""
    return (
        answer["result"],
        tuple(card[0] for card in answer["player"]["cards"]),
        tuple(card[0] for card in answer["banker"]["cards"]),
        (answer["natural"], answer["player_pair"], answer["banker_pair"]),
        tuple((one["after"], one["hand"], one["odds"], one["offered"]) for one in answer["offers"]),
        tuple(sorted(map(_line, answer["settlement"]))),
        tuple(card[0] for card in answer["carried"]),
        tuple(
            (one["kind"], one["paragraph"], one["action"], tuple(one["options"]), one["decided_by"])
            for one in answer["irregularities"]
        ),
    )


def _line(line: Mapping[str, Any]) -> tuple[str, ...]:
    whole = "whole" if line["placed"] == line["at_stake"] else "part"
    more = (str(line.get(key, "")) for key in ("hand", "after", "odds"))
    return (line["bet"], line["outcome"], whole, line["bettor"], *more)
