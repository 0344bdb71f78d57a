"""The questions of the walk-through: how each fact is asked, and how its answer reads."""

from __future__ import annotations

from msgspec import Struct

from terminal.rounds.answers import DisputedBet, EarlierRound, IrregularityAnswers
from terminal.rules.message import Message
from terminal.screen.format import money
from terminal.screen.translate import say, tr


class FactQuestion(Struct, frozen=True):
    """How a fact is asked: a short name, the whole question, its second line, and who answers."""

    short: str
    question: str
    second: str
    decides: str


def question_of(fact: str) -> FactQuestion:
    """The question that asks for a fact."""
    house = tr("the House decides")
    pit = tr("the Pit Supervisor decides")
    manager = tr("the Shift Manager decides")
    table = tr("the dealer says")
    questions = {
        "reconstructable": FactQuestion(
            tr("Can be put back in order?"),
            tr("Can the cards be put back in order?"),
            "能否還原牌序？",
            house,
        ),
        "exposed": FactQuestion(tr("Face seen?"), tr("Has a face been seen?"), "牌面是否外露？", table),
        "order_known": FactQuestion(
            tr("Order known?"), tr("Is the order of the cards known?"), "牌序是否已知？", table
        ),
        "noticed_before_next_round": FactQuestion(
            tr("Noticed in time?"),
            tr("Was it noticed before the next round commenced?"),
            "下一局開始前發現？",
            table,
        ),
        "during_initial_deal": FactQuestion(
            tr("In the initial deal?"), tr("Did it happen in the initial deal?"), "是否首四張牌？", table
        ),
        "can_go_on": FactQuestion(
            tr("Can it go on?"), tr("Can the round go on as it lies?"), "本局能否繼續？", table
        ),
        "replace_cards": FactQuestion(
            tr("Replace the cards?"),
            tr("Are the cards replaced after this round?"),
            "局後是否換牌？",
            pit,
        ),
        "cards": FactQuestion(
            tr("Cards in order"),
            tr("In which order did the cards leave the shoe?"),
            "請按出靴次序點選",
            pit,
        ),
        "decision": FactQuestion(tr("Decision"), tr("What is the decision?"), "裁決內容", manager),
        "remedy": FactQuestion(tr("Remedy"), tr("What becomes of the round?"), "本局如何處理？", manager),
        "about": FactQuestion(tr("Which round"), tr("Which round is it about?"), "涉及哪一局？", table),
        "bet": FactQuestion(tr("Which bet"), tr("Which bet is it about?"), "涉及哪一注？", table),
    }
    return questions[fact]


def answer_text(facts: IrregularityAnswers, fact: str) -> str:
    """How the answer to a fact reads; empty if it has not been answered."""
    value = getattr(facts, fact)
    if value is None:
        return ""
    if isinstance(value, bool):
        return tr("Yes") if value else tr("No")
    if isinstance(value, DisputedBet):
        return tr("box {box}, {sum}").format(box=value.box, sum=money(value.amount))
    if isinstance(value, EarlierRound):
        return tr("shoe {shoe}, round {round}").format(shoe=value.shoe, round=value.round)
    if isinstance(value, tuple):
        return " ".join(value)
    return action_title(value)[0] if fact == "remedy" else _decision_text(str(value))


def _decision_text(words: str) -> str:
    """A decision as it reads: a ready-made one in the language of the table, any other as it was written."""
    return next((say(decision) for decision in DECISIONS if decision.template == words), words)


def action_title(action: str) -> tuple[str, str]:
    """What may be chosen for a round, or is advised, in both languages."""
    return {
        "void": (tr("Void"), "作廢"),
        "reconstructed": (tr("Put back in order"), "還原"),
        "continue": (tr("Go on"), "繼續"),
        "conclude": (tr("Conclude"), "完成本局"),
        "recorded": (tr("Record it"), "記錄"),
    }[action]


DECISIONS = (
    Message("The round is void by decision of the Shift Manager."),
    Message("The round goes on by decision of the Shift Manager."),
    Message("Decided after looking at the surveillance recording."),
    Message("Decided in agreement with the players at the table."),
    Message("Decided as the rules provide for a dealing error."),
)
"""Ready-made wordings of a decision, in English as they are recorded."""
