"""The words for what a report counts, each with its stable code: bets, irregularities, actions, ranks."""

from __future__ import annotations

from collections.abc import Iterable

from terminal.ledger.identity import LedgerKind
from terminal.reports.spec import Label
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rules.bets import SEATED, Bet, Hand, Stage, bettor_order
from terminal.rules.game import Game
from terminal.rules.message import Message
from terminal.rules.ranks import Rank

_BETS = {
    Bet.PLAYER: Message("Player"),
    Bet.BANKER: Message("Banker"),
    Bet.TIE: Message("Tie"),
    Bet.PLAYER_PAIR: Message("Player Pair"),
    Bet.BANKER_PAIR: Message("Banker Pair"),
    INSURANCE_LINE: Message("Insurance"),
}
_ACTIONS = {
    "void": Message("round void"),
    "reconstructed": Message("reconstructed"),
    "continue": Message("goes on as it lies"),
    "conclude": Message("concluded"),
    "refused": Message("refused"),
    "returned": Message("returned"),
    "recorded": Message("recorded"),
    "referred": Message("referred"),
}
_OPTIONS_GIVEN = Message("{action}, options given")
_RANKS = {
    Rank.DEALER: Message("Dealer"),
    Rank.PIT_SUPERVISOR: Message("Pit Supervisor"),
    Rank.PIT_MANAGER: Message("Pit Manager"),
    Rank.SHIFT_MANAGER: Message("Shift Manager"),
}
_HANDS = {Hand.PLAYER: Message("Player"), Hand.BANKER: Message("Banker")}
_SEATED = Message("seated")
_STANDING = Message("standing-{number}")
_KINDS = {
    LedgerKind.LIVE: Message("live"),
    LedgerKind.TRAINING: Message("training"),
    LedgerKind.DEMO: Message("demo"),
    LedgerKind.REPLAY: Message("replay"),
}
_STAGES = {
    Stage.FOUR_CARDS: Message("four cards"),
    Stage.PLAYER_THIRD: Message("Player's third card"),
}
_COMMANDS = {
    "OpenTable": Message("Table opened under other terms"),
    "NewShoe": Message("New shoe before the cut card"),
    "SetLimits": Message("Limits changed"),
    "SetNotice": Message("No-insurance notice"),
    "PutDisplayRight": Message("Players’ display put right"),
    "SetPace": Message("Pace expected"),
    "SetTraining": Message("Training settings"),
    "AdoptProfile": Message("Profile taken"),
    "CloseDay": Message("Gaming day closed"),
    "BeginDay": Message("Gaming day begun"),
    "PlaceYourBets": Message("Round entered late"),
    "AssignActingRank": Message("Acting rank assigned"),
    "RevokeActingRank": Message("Acting rank revoked"),
    "RecordStaff": Message("Staff put on record"),
    "RecordTableKey": Message("Key of the table taken"),
    "ConfirmClock": Message("Clock confirmed"),
    "SignForeignWrite": Message("Foreign write signed for"),
    "OrderSqueeze": Message("Banker's third card seen first"),
    "RaiseIrregularity": Message("Irregularity"),
    "ReturnNeglected": Message("Insurance neglected"),
    "SignOffExam": Message("Exam signed off"),
    "RemoveTrainee": Message("Name of a trainee removed"),
    "LapseSignOffs": Message("Sign-offs lapsed"),
    "CorrectCard": Message("Card corrected"),
    "CorrectBet": Message("Bet corrected"),
}


def bet_label(bet: str, games: Iterable[Game]) -> Label:
    """Return the label of a bet or of insurance; the Six bet has the name that these games give it."""
    if bet == Bet.SIX:
        named = {game.six_name: Message(game.six_name or "") for game in games if game.six_name}
        return Label(bet, Message("{name}", {"name": tuple(named.values())}))
    return Label(str(bet), _BETS.get(bet) or as_recorded(bet))


def bettor_words(bettor: str) -> Message:
    """Return who bets; in English by the name that is on record."""
    return _SEATED if bettor == SEATED else Message(_STANDING.template, {"number": bettor_order(bettor)})


def kind_label(kind: str) -> Label:
    """Return the label of a kind of irregularity."""
    known = CATALOGUE.get(kind)
    return Label(kind, as_recorded(kind) if known is None else known.title)


def action_label(action: str, *, options: bool = False) -> Label:
    """Return the label of what became of the round, and whether the bettors had options."""
    words = _ACTIONS.get(action, as_recorded(action))
    return Label(action, Message(_OPTIONS_GIVEN.template, {"action": words}) if options else words)


def rank_label(rank: Rank) -> Label:
    """Return the label of a rank."""
    return Label(rank.value, _RANKS[rank])


def hand_label(hand: Hand) -> Label:
    """Return the label of a hand."""
    return Label(hand.value, _HANDS[hand])


def stage_label(stage: Stage) -> Label:
    """Return the label of the moment after which insurance is offered."""
    return Label(stage.value, _STAGES[stage])


def command_label(command: str) -> Label:
    """Return the label of a command that somebody of higher rank stood behind."""
    return Label(command, _COMMANDS.get(command, as_recorded(command)))


def kind_of_ledger(kind: LedgerKind) -> Message:
    """Return what a kind of ledger is called."""
    return _KINDS[kind]


def as_recorded(text: str) -> Message:
    """Return a recorded word for which there is no other, as it stands in the ledger."""
    return Message("{text}", {"text": text})
