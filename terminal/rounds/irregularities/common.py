"""Rulings that several kinds share: silence of a set, void with a new shoe, the order put back."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from terminal.rounds.irregularities.choice import advice_from, reason_for
from terminal.rounds.irregularities.kind import Action, Case, Moment, Rule, Ruling, asks_for
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import FaultKind
from terminal.rules.bets import Hand
from terminal.rules.message import Message

ONE_MOMENT = Message("One moment please, the supervisor is coming.")
BETS_GO_BACK = Message("The round is void. All bets are returned.")

CAN_BE_PUT_IN_ORDER = asks_for("reconstructable")
"""What is asked where cards lie wrong: the House's word (RULINGS 18)."""
WRONG_NUMBER = {"CB": "5.5.3", "NCI": "5.5.3", "E6": "5.1.2", "NCT": "5.1.2", "F6": "5.2"}
"""Where each set voids a round with a wrong number of cards that cannot be put in order."""
TOO_FEW_CARDS = {"CB": "5.5.4", "NCI": "5.5.4", "E6": "5.1.3", "NCT": "5.1.3", "F6": "5.5"}
"""Where each set voids a round for which the shoe lacks cards."""


def by_set(
    case: Case, paragraphs: Mapping[str, str], ruling: Ruling, *, why: Message | None = None
) -> Ruling:
    """The ruling under the paragraph of the set; a set without one does not name the fault.

    `paragraphs` are by the short name of the set; `why` says why the sets that name it rule so.
    """
    paragraph = paragraphs.get(case.game.short)
    if paragraph is None:
        return unnamed(case, ruling, paragraphs, why=why)
    return replace(ruling, paragraph=paragraph)


def unnamed(
    case: Case, default: Ruling, paragraphs: Mapping[str, str], *, why: Message | None = None
) -> Ruling:
    """A fault that the set does not name: the Shift Manager decides, as CB and NCI would by default.

    (CB ¶5.17, NCI ¶5.18, and by analogy; RULINGS 22, 25.) Options are given only where the set knows them.
    `paragraphs` are those of the sets that name it.
    """
    remedy = case.facts.remedy
    action = default.action if remedy is None else Action(remedy)
    decides_on_cards = default.stands or default.action in (Action.VOID, Action.RECONSTRUCTED)
    ruling = replace(
        default,
        action=action,
        paragraph=case.game.paragraphs.not_provided,
        needs=Rank.SHIFT_MANAGER,
        options=default.options and case.game.player_options and action is not Action.VOID,
        condemns=default.condemns and remedy in (None, Action.VOID),
        reorder=action is Action.RECONSTRUCTED,
        stands=decides_on_cards and action is Action.CONTINUE,
        advice=advice_from(paragraphs, why or reason_for(default)),
    )
    return without_a_round(ruling) if case.moment is Moment.BETWEEN else ruling


def without_a_round(ruling: Ruling) -> Ruling:
    """What is left of a ruling where there is no round that it could change: the record, and the shoe."""
    return replace(ruling, action=Action.RECORDED, options=False, reorder=False, stands=False)


def void_and_new_shoe(paragraphs: Mapping[str, str]) -> Rule:
    """The round is void and nothing is dealt before a new shoe (RULINGS 17).

    Found between rounds, it voids nothing. Sets without a paragraph leave it to the Shift Manager.
    """

    def rule(case: Case) -> Ruling:
        between = case.moment in (Moment.SETTLED, Moment.BETWEEN)
        ruling = Ruling(
            action=Action.RECORDED if between else Action.VOID,
            paragraph=None,
            needs=Rank.PIT_SUPERVISOR,
            condemns=True,
        )
        return by_set(case, paragraphs, ruling)

    return rule


def face_first(case: Case) -> Refusal | None:
    """Every dealt card is opened and entered before the question is answered (RULINGS 15)."""
    return face_unknown() if case.face_missing else None


def face_unknown() -> Refusal:
    """The refusal of a question that hangs on a face which is not known yet."""
    return refuse("face_unknown", "Open and enter every card first, or give all cards in their order.")


def reconstructed(
    paragraph: str | None, *, options: bool, needs: Rank = Rank.PIT_SUPERVISOR, replace: bool = False
) -> Ruling:
    """The cards are put back in order and the round goes on."""
    return Ruling(
        action=Action.RECONSTRUCTED,
        paragraph=paragraph,
        needs=needs,
        options=options,
        reorder=True,
        replace=replace,
    )


def goes_on(paragraph: str | None, *, needs: Rank = Rank.PIT_SUPERVISOR, options: bool = False) -> Ruling:
    """The round goes on; a fault over which play is halted has still to be decided."""
    return Ruling(action=Action.CONTINUE, paragraph=paragraph, needs=needs, options=options)


def hands_stand(paragraph: str | None, *, options: bool) -> Ruling:
    """The round goes on with the hands as they lie, because they cannot be put in order."""
    return Ruling(
        action=Action.CONTINUE,
        paragraph=paragraph,
        needs=Rank.PIT_SUPERVISOR,
        options=options,
        stands=True,
    )


def void(paragraph: str | None, *, condemns: bool = False) -> Ruling:
    """The round is void."""
    return Ruling(action=Action.VOID, paragraph=paragraph, needs=Rank.PIT_SUPERVISOR, condemns=condemns)


def wrong_number_as_it_lies(case: Case) -> bool:
    """Whether a hand has more cards than the Table of Play gives it, so that it cannot go on as it lies.

    A third card on the Banker Hand that was due to the Player is left out: whether the Banker draws is not
    known before the Player's third card.
    """
    return not playable_as_it_lies(case) or _excess_on_a_hand(case) or _third_on_a_standing_player(case)


def playable_as_it_lies(case: Case) -> bool:
    """Whether the round can go on with the hands as they lie: each can come to two or three cards."""
    played = case.played
    if played is None:
        return False
    player, banker = len(played.player), len(played.banker)
    if player + banker <= 4:
        return player <= 2 and banker <= 2
    return player in (2, 3) and banker in (2, 3)


def _excess_on_a_hand(case: Case) -> bool:
    return case.fault is FaultKind.EXCESS and last_card_on_a_hand(case)


def _third_on_a_standing_player(case: Case) -> bool:
    """Whether the Banker's third card lies on a Player Hand that stood on two."""
    played = case.table.round
    if played is None or case.fault is not FaultKind.MISPLACED or played.dealt[-1].hand is not Hand.PLAYER:
        return False
    if not case.table.terms.reads_as_since(2):
        return False
    return len(played.player) == 3 and len(played.banker) == 2


def last_card_on_a_hand(case: Case) -> bool:
    """Whether the card that halted play lies on a hand rather than aside."""
    played = case.table.round
    if played is None or played.fault is None or not played.dealt:
        return False
    return played.dealt[-1].hand is not None


def halted_by(case: Case, *faults: FaultKind) -> bool:
    """Whether play is halted by one of these faults."""
    return case.fault in faults
