"""Tells a misdeal in words: what was done at the table, step by step, and what people say of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import reduce
from typing import Final

from terminal.reports.labels import action_label, bet_label, hand_label
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rules.bets import SEATED, Hand
from terminal.rules.cards import CARDS_IN_DECK, UNKNOWN
from terminal.rules.game import Game
from terminal.rules.message import Message
from terminal.training.misdeals.generator import Misdeal
from terminal.training.misdeals.written_round import script_of

_TOLD: Final[Mapping[tuple[str, bool], Message]] = {
    ("reconstructable", True): Message("The cards can be put back in order."),
    ("reconstructable", False): Message("The cards cannot be put back in order."),
    ("order_known", True): Message("The order of the cards is known."),
    ("order_known", False): Message("The order of the cards is not known."),
    ("can_go_on", True): Message("The round can go on as it lies."),
    ("can_go_on", False): Message("The round cannot go on as it lies."),
    ("replace_cards", True): Message("The Pit Supervisor wants the cards replaced after the round."),
    ("replace_cards", False): Message("The cards are not replaced."),
    ("during_initial_deal", True): Message("It happened in the initial deal."),
    ("during_initial_deal", False): Message("It happened after the initial deal."),
}
"""What people say, by question and answer."""


def told(misdeal: Misdeal) -> tuple[Message, ...]:
    """Return what happened up to the decision, which is not told."""
    return (*_up_to_the_last(misdeal.script), *_noticed(misdeal.kind, misdeal.facts))


def told_script(script: Mapping[str, object], games: Sequence[Game]) -> tuple[Message, ...]:
    """Return what a script does before its last step, and what is noticed if that raises an irregularity.

    The Six bet has the name that these games give it.
    """
    steps = script["steps"]
    last = steps[-1] if isinstance(steps, list) else {}
    noticed = _noticed(str(last["kind"]), last.get("facts", {})) if last["do"] == "irregularity" else ()
    return (*_up_to_the_last(script, games), *noticed)


def _up_to_the_last(script: Mapping[str, object], games: Sequence[Game] = ()) -> Iterator[Message]:
    table, steps = script["table"], script["steps"]
    if not isinstance(steps, list) or not isinstance(table, dict):
        raise TypeError("a script has a table and steps")
    if table.get("face_down"):
        yield Message("The cards are dealt face down.")
    for step in steps[:-1]:
        yield _left_in_the_shoe(table, step) if step["do"] == "burn" else _step(step, games)


def _left_in_the_shoe(table: Mapping[str, object], burn: Mapping[str, object]) -> Message:
    """Return how many cards a burn leaves: stories burn what must be gone, and no table burns so many."""
    cards = script_of(table).terms.decks * CARDS_IN_DECK
    return Message("Cards left in the shoe: {count}", {"count": cards - 1 - int(str(burn["count"]))})


def _step(step: Mapping[str, object], games: Sequence[Game]) -> Message:
    match step["do"]:
        case "place":
            return _bet(step, games)
        case "deal":
            return _card(step)
        case "insure":
            insured = {"box": step["box"], "hand": hand_label(Hand(str(step["hand"]))).message}
            return Message("Box {box} insures the {hand} Hand for {sum}", {**insured, "sum": step["amount"]})
        case "close_insurance" if step.get("offered") is False:
            return Message("Insurance is not offered")
        case "squeeze":
            return Message("Box {box} asks for the squeeze", {"box": step["box"]})
        case "irregularity":
            return Message("It was decided: {kind}", {"kind": _title(str(step["kind"]))})
        case _:
            return _PLAIN[str(step["do"])]


def _bet(step: Mapping[str, object], games: Sequence[Game]) -> Message:
    words = {
        "box": step["box"],
        "bet": bet_label(str(step["bet"]), games).message,
        "sum": _grouped(step["amount"]),
    }
    if step.get("bettor", SEATED) == SEATED:
        return Message("Box {box}: {sum} on {bet}", words)
    return Message("Box {box}, standing: {sum} on {bet}", words)


def _grouped(amount: object) -> str:
    """Return a sum of a script as it is written on the floor."""
    return f"{Decimal(str(amount)):,}"


def _card(step: Mapping[str, object]) -> Message:
    hand, card = step.get("hand"), card_in_words(str(step["card"]))
    if hand is None:
        return Message("A card: {card}", {"card": card})
    words = {"hand": hand_label(Hand(str(hand))).message, "card": card}
    return Message("A card to the {hand} Hand: {card}", words)


_SUITS: Final[Mapping[str, Message]] = {
    "S": Message("spades"),
    "H": Message("hearts"),
    "D": Message("diamonds"),
    "C": Message("clubs"),
}


def card_in_words(card: str) -> Message:
    """Return a card as it is called aloud: its rank and suit."""
    if card == UNKNOWN:
        return Message("card face down")
    rank, suit = card[:1], _SUITS.get(card[1:])
    rank = "10" if rank == "T" else rank
    if suit is None:
        return Message("{rank}", {"rank": rank})
    return Message("{rank} of {suit}", {"rank": rank, "suit": suit})


def _one_after_another(cards: Sequence[object]) -> Message:
    words = [card_in_words(str(card)) for card in cards]
    return reduce(lambda first, then: Message("{first}, {then}", {"first": first, "then": then}), words)


_PLAIN: Final[Mapping[str, Message]] = {
    "no_more_bets": Message("“No more bets”"),
    "close_insurance": Message("Insurance is offered and closed"),
    "settle": Message("The round is settled"),
    "new_shoe": Message("A new shoe is put in"),
    "cut_card": Message("The cut card comes out"),
    "notice": Message("The no-insurance notice is put up"),
}


def _noticed(kind: str, facts: Mapping[str, object]) -> Iterator[Message]:
    """Yield what went wrong, and what people say of it."""
    yield Message("Now: {kind}", {"kind": _title(kind)})
    for question, answer in facts.items():
        if isinstance(answer, bool):
            yield _TOLD[question, answer]
        elif question == "remedy":
            yield Message(
                "The Shift Manager’s remedy: {remedy}", {"remedy": action_label(str(answer)).message}
            )
        elif question == "cards":
            cards = _one_after_another(answer if isinstance(answer, list) else [answer])
            yield Message("In this order the cards left the shoe: {cards}", {"cards": cards})
        elif question == "card" and isinstance(answer, dict):
            card = card_in_words(str(answer["card"]))
            yield Message("It is about card {number}: {card}", {"number": answer["number"], "card": card})
        elif question == "bet" and isinstance(answer, dict):
            words = {"box": answer["box"], "bet": bet_label(str(answer["bet"]), ()).message}
            yield Message("It is about box {box}, {bet}", words)
            if "owed" in answer:
                yield Message("Owed: {owed}. Paid: {paid}.", _payment(answer))
        elif question == "about":
            yield Message("It is about the round before.")


def _payment(answer: Mapping[str, object]) -> Mapping[str, object]:
    return {name: _grouped(answer[name]) for name in ("owed", "paid")}


def _title(kind: str) -> Message:
    return CATALOGUE[kind].title
