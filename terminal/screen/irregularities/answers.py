"""The questions of the walk-through: how each fact is asked, and how its answer reads."""

from __future__ import annotations

from msgspec import Struct

from terminal.rounds.answers import CardInQuestion, DisputedBet, EarlierRound, IrregularityAnswers
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rules.bets import Bet
from terminal.rules.message import Message
from terminal.screen.effects import action_title
from terminal.screen.format import money
from terminal.screen.translate import both, say, tr
from terminal.screen.undo_words import bet_short
from terminal.screen.widgets.cards import card_words


class FactQuestion(Struct, frozen=True):
    """How a fact is asked: a short name, the whole question, its second line, and who answers."""

    short: str
    question: str
    second: str
    decides: str


def question_of(fact: str) -> FactQuestion:
    """Return the question that asks for a fact."""
    house = tr("the House decides")
    pit = tr("the Pit Supervisor decides")
    manager = tr("the Shift Manager decides")
    table = tr("the dealer says")
    questions = {
        "reconstructable": FactQuestion(
            tr("Can be put back in order?"), *both("Can the cards be put back in order?"), house
        ),
        "exposed": FactQuestion(tr("Face seen?"), *both("Has a face been seen?"), table),
        "order_known": FactQuestion(tr("Order known?"), *both("Is the order of the cards known?"), table),
        "noticed_before_next_round": FactQuestion(
            tr("Noticed in time?"), *both("Was it noticed before the next round commenced?"), table
        ),
        "during_initial_deal": FactQuestion(
            tr("In the initial deal?"), *both("Did it happen in the initial deal?"), table
        ),
        "can_go_on": FactQuestion(tr("Can it go on?"), *both("Can the round go on as it lies?"), table),
        "replace_cards": FactQuestion(
            tr("Replace the cards?"), *both("Are the cards replaced after this round?"), pit
        ),
        "cards": FactQuestion(
            tr("Cards in order"), *both("In which order did the cards leave the shoe?"), pit
        ),
        "card": FactQuestion(tr("Which card"), *both("Touch that card"), table),
        "decision": FactQuestion(tr("Decision"), *both("What is the decision?"), manager),
        "remedy": FactQuestion(tr("Remedy"), *both("What becomes of the round?"), manager),
        "about": FactQuestion(tr("Which round"), *both("Which round is it about?"), table),
        "bet": FactQuestion(tr("Which bet"), *both("Touch the bet"), table),
    }
    return questions[fact]


def answer_text(facts: IrregularityAnswers, fact: str) -> str:
    """Return how the answer to a fact reads; empty if it has not been answered."""
    value = getattr(facts, fact)
    if value is None:
        return ""
    if isinstance(value, bool):
        return tr("Yes") if value else tr("No")
    if isinstance(value, DisputedBet):
        return tr("box {box} {bet} {amount}").format(
            box=value.box,
            bet=tr("Insurance") if value.bet == INSURANCE_LINE else bet_short(Bet(value.bet)),
            amount=money(value.amount),
        )
    if isinstance(value, CardInQuestion):
        return tr("{number}: {card}").format(number=value.number, card=card_words(value.card))
    if isinstance(value, EarlierRound):
        return tr("shoe {shoe}, round {round}").format(shoe=value.shoe, round=value.round)
    if isinstance(value, tuple):
        return " ".join(value)
    return action_title(value)[0] if fact == "remedy" else _decision_text(str(value))


def _decision_text(words: str) -> str:
    """Return a decision: a ready-made one in the table's language, any other as it was written."""
    return next((say(decision) for decision in DECISIONS if decision.template == words), words)


DECISIONS = (
    Message("The round is void by decision of the Shift Manager."),
    Message("The round goes on by decision of the Shift Manager."),
    Message("Decided after looking at the surveillance recording."),
    Message("Decided in agreement with the players at the table."),
    Message("Decided as the rules provide for a dealing error."),
)
"""Ready-made wordings of a decision, in English as they are recorded."""
