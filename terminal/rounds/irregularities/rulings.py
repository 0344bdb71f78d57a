"""What follows from a case: by the game's own rules, or as its model has it where they are silent."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.kind import Advice, Case, Moment, Ruling
from terminal.rules.actions import Action
from terminal.rules.game import Game
from terminal.rules.games import GAMES, MODEL
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance, PlayerOptions, Provision
from terminal.rules.ranks import Rank


def by_the_rules(
    case: Case, kind_id: str, when: Circumstance = Circumstance.ANY, *, why: Message | None = None
) -> Ruling:
    """Return what the game provides for an irregularity; where it does not name it, what its model advises.

    `why` says why the model does so, where `reason_for` its ruling would not say enough.
    """
    own = case.game.provision(kind_id, when)
    if own is not None and own.action is not None:
        return _ruling_by(case, own)
    paragraph, rank = who_decides(case.game, kind_id, when)
    return _left_open(case, by_the_model(case, kind_id, when, why=why), paragraph, rank)


def not_named(case: Case, kind_id: str, when: Circumstance) -> Ruling:
    """Return what a Shift Manager decides about a case that the game does not name, as its model advises."""
    return _left_open(case, by_the_model(case, kind_id, when), case.game.not_provided_for, Rank.SHIFT_MANAGER)


def who_decides(game: Game, kind_id: str, when: Circumstance = Circumstance.ANY) -> tuple[str | None, Rank]:
    """Return who decides about an irregularity, and the paragraph.

    What the game does not provide for is decided by a Shift Manager (CB ¶5.17, NCI ¶5.18; RULINGS 22, 25).
    """
    own = game.provision(kind_id, when)
    if own is None:
        return game.not_provided_for, Rank.SHIFT_MANAGER
    return own.paragraph, own.decided_by


def model_of(kind_id: str, when: Circumstance = Circumstance.ANY) -> tuple[Game, Provision] | None:
    """Return the game whose procedure is advised for an irregularity, with its provision.

    It is the model of all games, or else the first that names the irregularity; None if no game does.
    """
    for game in (MODEL, *GAMES.values()):
        provision = game.provision(kind_id, when)
        if provision is not None and provision.action is not None:
            return game, provision
    return None


def by_the_model(
    case: Case, kind_id: str, when: Circumstance = Circumstance.ANY, *, why: Message | None = None
) -> Ruling:
    """Return what the model would do, with the advice; just a record if no game names the irregularity."""
    model = model_of(kind_id, when)
    if model is None:
        ruling = Ruling(action=Action.RECORDED, paragraph=None, needs=Rank.SHIFT_MANAGER)
        return replace(ruling, advice=Advice(None, None, why or reason_for(ruling)))
    game, provision = model
    ruling = _ruling_by(case, provision)
    return replace(ruling, advice=Advice(game.short, provision.paragraph, why or reason_for(ruling)))


def without_a_round(ruling: Ruling) -> Ruling:
    """Return what is left of a ruling where there is no round to change: the record, and the shoe."""
    return replace(ruling, action=Action.RECORDED, options=False, reorder=False, stands=False)


def reason_for(ruling: Ruling) -> Message:
    """Return why a game that names a fault rules so."""
    if ruling.reorder:
        return Message("the cards can be put back in order")
    if ruling.condemns:
        return Message("the cards of the shoe are at fault")
    if ruling.stands:
        return Message("the cards cannot be put in order")
    if ruling.action is Action.VOID:
        return Message("a hand has a wrong number of cards")
    return Message("the cards and bets are as they should be")


def _ruling_by(case: Case, provision: Provision) -> Ruling:
    """What a provision makes of a case; between rounds a fault of the shoe voids nothing (RULINGS 17)."""
    action = provision.action or Action.RECORDED
    if provision.new_shoe and case.moment in (Moment.SETTLED, Moment.BETWEEN):
        action = Action.RECORDED
    return Ruling(
        action=action,
        paragraph=provision.paragraph,
        needs=provision.decided_by,
        options=_gives_options(case, provision.options),
        condemns=provision.new_shoe,
        reorder=action is Action.RECONSTRUCTED,
        stands=action is Action.CONTINUE and provision.when is Circumstance.AS_IT_LIES,
    )


def _gives_options(case: Case, options: PlayerOptions) -> bool:
    """Whether the bettors choose: only in games that know the options, whatever their model does."""
    if options is PlayerOptions.NEVER or not case.game.player_options:
        return False
    return options is PlayerOptions.ALWAYS or not case.established


def _left_open(case: Case, default: Ruling, paragraph: str | None, rank: Rank) -> Ruling:
    """The ruling that the person who decides makes: the remedy that was chosen, or else the default."""
    remedy = case.answers.remedy
    action = default.action if remedy is None else Action(remedy)
    decides_on_cards = default.stands or default.action in (Action.VOID, Action.RECONSTRUCTED)
    ruling = replace(
        default,
        action=action,
        paragraph=paragraph,
        needs=rank,
        options=default.options and action is not Action.VOID,
        condemns=default.condemns and remedy in (None, Action.VOID),
        reorder=action is Action.RECONSTRUCTED,
        stands=decides_on_cards and action is Action.CONTINUE,
    )
    return without_a_round(ruling) if case.moment is Moment.BETWEEN else ruling
