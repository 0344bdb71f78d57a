"""The state, rounds and refusals of a played script, in the words of the script format."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from terminal.rounds.answers import CardInQuestion, DisputedBet, EarlierRound, IrregularityAnswers
from terminal.rounds.events import BetPlaced, BetsNotRepeated, Event, LeftOut
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.under_minimum import ID as UNDER_MINIMUM
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import INSURANCE_LINE, Line
from terminal.rounds.state import Irregularity, Largest, Offer, Round
from terminal.rules.cards import UNKNOWN, Card, is_pair, total
from terminal.rules.roads import scoreboard, to_contract
from terminal.rules.stakes import BetKey, side_totals
from terminal.rules.table_of_play import NATURAL

Json = dict[str, object]

_MONEY_FACTS = ("amount", "owed", "paid", "recovered")


def money(cents: int) -> str:
    """Return the cents as a decimal string with two places."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def odds(value: Fraction) -> str:
    """Return odds to one as a decimal string without needless zeros."""
    return f"{float(value):g}"


def answer_round(played: Round) -> Json:
    """Return a round that is over, as `rounds` lists it."""
    settlement = played.settlement
    if settlement is None:
        raise ValueError("the round is not over")
    player, banker = played.player, played.banker
    late: Json = {"entered_late": True} if played.entered_late else {}
    return late | {
        "result": settlement.result.value,
        "player": _hand(player),
        "banker": _hand(banker),
        "natural": _natural(player, banker),
        "player_pair": _pair(player),
        "banker_pair": _pair(banker),
        "offers": [_made_offer(offer) for offer in played.offers],
        "settlement": [_line(line) for line in settlement.lines],
        "carried": list(played.carried),
        "house_net": money(settlement.house_net),
        "irregularities": [_irregularity(record) for record in played.irregularities],
    }


def answer_state(situation: Situation, *, roads: bool = False) -> Json:
    """Return the state of the table, as `shown` and `state` copy it."""
    table, step = situation.table, situation.step
    played = table.current
    following: Json = {"do": step.do.value, "hand": None if step.hand is None else step.hand.value}
    following["call"] = None if step.call is None else step.call.render()
    for key in ("position", "box", "bettor"):
        value = getattr(step, key)
        if value is not None:
            following[key] = str(value)
    established = [bet.value for bet in situation.established_by]
    state: Json = {
        "phase": situation.phase.value,
        "next": following,
        "hands": {
            "player": _hand(() if played is None else played.player),
            "banker": _hand(() if played is None else played.banker),
        },
        "offer": _open_offer(situation),
        "differential": _differential(situation),
        "bets": {bet.value: {"status": status.value} for bet, status in situation.statuses.items()},
        "outcome_established": bool(established),
        "established_by": established,
        "cards_left": 0 if table.shoe is None else table.shoe.cards_left,
    }
    if roads:
        state["roads"] = to_contract(scoreboard(table.history))
    return state


def answer_refusal(step: int, refusal: Refusal) -> Json:
    """Return a refusal, with the number of its step from 0."""
    return {
        "step": step,
        "code": refusal.code,
        "message": refusal.message.render(),
        "paragraph": refusal.paragraph,
        "needs": None if refusal.needs is None else refusal.needs.value,
    }


NOT_REPEATED = "not_repeated"


def answer_notices(step: int, events: Iterable[Event], situation: Situation) -> list[Json]:
    """Return what is reported about bets as soon as they are placed, with the number of their step from 0."""
    told: list[Json] = []
    for event in events:
        match event:
            case BetPlaced():
                minimum = situation.under_minimum.get(BetKey(event.box, event.bettor, event.bet))
                if minimum is not None:
                    told.append(_of_bet(step, UNDER_MINIMUM, event) | {"minimum": money(minimum)})
            case BetsNotRepeated():
                told += [
                    _of_bet(step, NOT_REPEATED, bet) | {"amount": money(bet.amount), "why": bet.why}
                    for bet in event.left_out
                ]
    return told


def _of_bet(step: int, code: str, bet: BetPlaced | LeftOut) -> Json:
    return {"step": step, "code": code, "box": bet.box, "bettor": bet.bettor, "bet": bet.bet.value}


def _hand(cards: tuple[Card, ...]) -> Json:
    return {"cards": list(cards), "points": None if UNKNOWN in cards else total(cards)}


def _natural(player: tuple[Card, ...], banker: tuple[Card, ...]) -> bool:
    two = [hand[:2] for hand in (player, banker) if len(hand) >= 2 and UNKNOWN not in hand[:2]]
    return any(total(hand) >= NATURAL for hand in two)


def _pair(hand: tuple[Card, ...]) -> bool:
    return len(hand) >= 2 and UNKNOWN not in hand[:2] and is_pair(hand[0], hand[1])


def _made_offer(offer: Offer) -> Json:
    return {
        "after": offer.stage.value,
        "hand": offer.hand.value,
        "odds": odds(offer.odds),
        "offered": offer.out,
        "largest": _largest(offer.largest),
    }


def _open_offer(situation: Situation) -> Json | None:
    played, offer = situation.table.round, situation.offer
    if played is None or played.fault is not None or offer is None:
        return None
    rooms = [Largest(*bettor, room) for bettor, room in situation.insurance_rooms.items()]
    return _made_offer(offer) | {"largest": _largest(rooms)}


def _largest(rooms: Iterable[Largest]) -> list[Json]:
    return [{"box": room.box, "bettor": room.bettor, "amount": money(room.amount)} for room in rooms]


def _differential(situation: Situation) -> Json:
    """Return the sides and what exceeds the limit, over the bets that stand (RULINGS 6)."""
    player, banker = side_totals(situation.standing_bets.items())
    return {
        "banker": money(banker),
        "player": money(player),
        "excess": money(situation.excess),
        "turn_back": [
            {
                "box": cut.key.box,
                "bettor": cut.key.bettor,
                "bet": cut.key.bet.value,
                "amount": money(cut.amount),
            }
            for cut in situation.turn_back
        ],
    }


def _line(line: Line) -> Json:
    answer: Json = {"box": line.box, "bettor": line.bettor, "bet": line.bet}
    if line.bet == INSURANCE_LINE and line.hand and line.after and line.odds is not None:
        answer |= {"hand": line.hand.value, "after": line.after.value, "odds": odds(line.odds)}
    return answer | {
        "placed": money(line.placed),
        "at_stake": money(line.at_stake),
        "outcome": line.outcome.value,
        "paid": money(line.paid),
        "commission": money(line.commission),
        "returned": money(line.returned),
    }


def _irregularity(record: Irregularity) -> Json:
    return {
        "kind": record.kind,
        "paragraph": record.paragraph,
        "action": record.action,
        "options": list(record.options),
        "decided_by": record.decided_by.value,
        "established": record.established,
        "facts": _facts(record.facts),
    }


def _facts(facts: IrregularityAnswers) -> Json:
    told: Json = {}
    for name in facts.__struct_fields__:
        value = getattr(facts, name)
        if isinstance(value, DisputedBet):
            told[name] = _disputed(value)
        elif isinstance(value, EarlierRound):
            told[name] = {"shoe": value.shoe, "round": value.round}
        elif isinstance(value, CardInQuestion):
            told[name] = {"number": value.number, "card": value.card}
        elif value is not None:
            told[name] = list(value) if isinstance(value, tuple) else value
    return told


def _disputed(bet: DisputedBet) -> Json:
    answer: Json = {}
    for name in bet.__struct_fields__:
        value = getattr(bet, name)
        if value is not None:
            answer[name] = money(value) if name in _MONEY_FACTS else value
    return answer
