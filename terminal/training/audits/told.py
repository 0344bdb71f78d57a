"""Tells an audited round in words: the bets, then each act as it was seen."""

from __future__ import annotations

from terminal.reports.labels import action_label, bet_label, kind_label
from terminal.rules.bets import SEATED
from terminal.rules.cards import UNKNOWN
from terminal.rules.message import Message
from terminal.training.answers import CallResult, DrawTo, OfferLammer, PayOut, TakeBox
from terminal.training.audits.audited_round import AuditedRound, RemedyGiven, SeenAct
from terminal.training.misdeals.told import card_in_words, told
from terminal.training.topics.next_act import HANDS, RANKS, money, said


def before_the_acts(seen: AuditedRound) -> tuple[Message, ...]:
    """Return what stood before the acts that are audited: the bets, or the way to a fault."""
    if seen.misdeal is not None:
        return told(seen.misdeal)
    rules = (seen.terms.rules,)
    lines = []
    for key, cents in seen.bets:
        words = {"box": key.box, "bet": bet_label(key.bet.value, rules).message, "sum": money(cents)}
        seated = key.bettor == SEATED
        lines.append(
            Message("Box {box}: {sum} on {bet}", words)
            if seated
            else Message("Box {box}, standing: {sum} on {bet}", words)
        )
    return tuple(lines)


def act_in_words(seen: SeenAct) -> Message:
    """Return an act as it was seen."""
    act = seen.act
    match act:
        case DrawTo():
            card = card_in_words(seen.card or UNKNOWN)
            return Message("A card to the {hand} Hand: {card}", {"hand": HANDS[act.hand], "card": card})
        case OfferLammer() | CallResult():
            return said(act)
        case TakeBox():
            return Message("Box {box}: the losing bets are taken", {"box": act.box})
        case PayOut():
            words = {"box": act.box, "sum": money(act.cents)}
            if act.bettor == SEATED:
                return Message("Box {box}: {sum} is paid", words)
            return Message("Box {box}, standing: {sum} is paid", words)
        case RemedyGiven():
            return Message(
                "{kind}: {action}, decided by {rank}",
                {
                    "kind": kind_label(act.kind).message,
                    "action": action_label(act.action).message,
                    "rank": RANKS[act.rank],
                },
            )
