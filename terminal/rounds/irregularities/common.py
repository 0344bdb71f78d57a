"""Rulings that several kinds share: silence of a set, void with a new shoe, the order put back."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import Action, Case, Moment, Rule, Ruling
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.cards import UNKNOWN
from terminal.rules.message import Message

ONE_MOMENT = Message("One moment please, the supervisor is coming.")
BETS_GO_BACK = Message("The round is void. All bets are returned.")


def unnamed(case: Case, default: Ruling | Refusal) -> Ruling | Refusal:
    """A fault that the set does not name: the Shift Manager decides, the CB and NCI procedure being the default.

    (CB ¶5.17, NCI ¶5.18, and by analogy; RULINGS 22, 25.) Options are given only where the set knows them.
    """
    if isinstance(default, Refusal):
        return default
    remedy = case.facts.remedy
    action = default.action if remedy is None else Action(remedy)
    return Ruling(
        action=action,
        paragraph=case.game.paragraphs.not_provided,
        needs=Rank.SHIFT_MANAGER,
        options=default.options and case.game.player_options and action is not Action.VOID,
        condemns=default.condemns and action is default.action,
        reorder=action is Action.RECONSTRUCTED,
        replace=default.replace,
    )


def void_and_new_shoe(paragraphs: dict[str, str]) -> Rule:
    """The round is void and nothing is dealt before a new shoe; found between rounds, it voids nothing (RULINGS 17).

    Sets without a paragraph leave it to the Shift Manager.
    """

    def rule(case: Case) -> Ruling | Refusal:
        paragraph = paragraphs.get(case.game.short)
        between = case.moment in (Moment.SETTLED, Moment.BETWEEN)
        ruling = Ruling(
            action=Action.RECORDED if between else Action.VOID,
            paragraph=paragraph,
            needs=Rank.PIT_SUPERVISOR,
            condemns=True,
        )
        return ruling if paragraph is not None else unnamed(case, ruling)

    return rule


def face_first(case: Case) -> Refusal | None:
    """Every dealt card is opened and entered before the question is answered (RULINGS 15)."""
    if not case.face_missing:
        return None
    return refuse("face_unknown", "Open and enter every card first, or give all cards in their order.")


def cards_given_wrong(case: Case) -> Refusal | None:
    """Whether the order that was told leaves out cards that were entered, or has more than the shoe can hold."""
    told = case.facts.cards
    played = case.played
    if told is None or played is None:
        return None
    left = list(told)
    for dealt in played.dealt:
        if dealt.card == UNKNOWN:
            continue
        if dealt.card not in left:
            return refuse(
                "cards_do_not_match",
                "{card} was entered in this round and is not among the cards given.",
                card=dealt.card,
            )
        left.remove(dealt.card)
    if len(told) < len(played.dealt):
        return refuse("cards_do_not_match", "Fewer cards are given than were entered in this round.")
    shoe = case.table.shoe
    for card in set(left):
        if shoe is not None and card != UNKNOWN and shoe.count(card) + left.count(card) > shoe.decks:
            return refuse("surplus_card", "The shoe cannot hold so many {card}.", card=card)
    return None


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


def goes_on(paragraph: str | None, *, options: bool = False, needs: Rank = Rank.PIT_SUPERVISOR) -> Ruling:
    """The round goes on as it lies."""
    return Ruling(action=Action.CONTINUE, paragraph=paragraph, needs=needs, options=options)


def void(paragraph: str | None, *, condemns: bool = False) -> Ruling:
    """The round is void."""
    return Ruling(action=Action.VOID, paragraph=paragraph, needs=Rank.PIT_SUPERVISOR, condemns=condemns)


def playable_as_it_lies(case: Case) -> bool:
    """Whether the round can go on with the hands as they lie: neither has more cards than it may hold."""
    played = case.played
    if played is None:
        return False
    player, banker = len(played.player), len(played.banker)
    if player + banker <= 4:
        return player <= 2 and banker <= 2
    return player in (2, 3) and banker in (2, 3)


def halted_by(case: Case, *faults: str) -> bool:
    """Whether play is halted by one of these faults."""
    played = case.table.round
    return played is not None and played.fault is not None and played.fault.value in faults
