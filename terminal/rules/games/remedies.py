"""Provisions for irregularities that several games share, each under paragraphs of its own."""

from __future__ import annotations

from terminal.rules.actions import Action
from terminal.rules.provisions import Circumstance, PlayerOptions, Provision
from terminal.rules.ranks import Rank


def put_in_order(
    paragraph: str,
    *,
    when: Circumstance = Circumstance.CARDS_IN_ORDER,
    options: PlayerOptions = PlayerOptions.NEVER,
    cites: tuple[str, ...] = (),
) -> Provision:
    """Return a Reconstruction by a Pit Supervisor: the cards are put back in order and dealt as such."""
    return Provision(
        when=when,
        action=Action.RECONSTRUCTED,
        paragraph=paragraph,
        decided_by=Rank.PIT_SUPERVISOR,
        options=options,
        cites=cites,
    )


def hands_stand(paragraph: str, *, options: PlayerOptions, cites: tuple[str, ...] = ()) -> Provision:
    """Return a Pit Supervisor's decision that the round goes on with hands that cannot be put in order."""
    return Provision(
        when=Circumstance.AS_IT_LIES,
        action=Action.CONTINUE,
        paragraph=paragraph,
        decided_by=Rank.PIT_SUPERVISOR,
        options=options,
        cites=cites,
    )


def void(paragraph: str, *, when: Circumstance = Circumstance.WRONG_NUMBER) -> Provision:
    """Return a void by a Pit Supervisor, after which the same shoe is dealt from."""
    return Provision(when=when, action=Action.VOID, paragraph=paragraph, decided_by=Rank.PIT_SUPERVISOR)


def void_and_new_shoe(paragraph: str, *, when: Circumstance = Circumstance.ANY) -> Provision:
    """Return a void by a Pit Supervisor, after which nothing is dealt before a new shoe."""
    return Provision(
        when=when,
        action=Action.VOID,
        paragraph=paragraph,
        decided_by=Rank.PIT_SUPERVISOR,
        new_shoe=True,
    )


def goes_on(
    paragraph: str,
    *,
    decided_by: Rank,
    when: Circumstance = Circumstance.ANY,
    options: PlayerOptions = PlayerOptions.NEVER,
    cites: tuple[str, ...] = (),
) -> Provision:
    """Return the provision that the round goes on; a fault that halts play has still to be decided."""
    return Provision(
        when=when,
        action=Action.CONTINUE,
        paragraph=paragraph,
        decided_by=decided_by,
        options=options,
        cites=cites,
    )


def concluded(paragraph: str) -> Provision:
    """Return a Pit Supervisor's decision that the round ends with the outcome that is established."""
    return Provision(
        when=Circumstance.ESTABLISHED,
        action=Action.CONCLUDE,
        paragraph=paragraph,
        decided_by=Rank.PIT_SUPERVISOR,
    )


def shoe_stays(paragraph: str) -> Provision:
    """Return what holds between rounds once the order is put right: it is put on record, no more."""
    return Provision(
        when=Circumstance.BETWEEN_ROUNDS,
        action=Action.RECORDED,
        paragraph=paragraph,
        decided_by=Rank.PIT_SUPERVISOR,
    )


def refused(paragraph: str) -> Provision:
    """Return the provision that a Dealer refuses it."""
    return Provision(action=Action.REFUSED, paragraph=paragraph, decided_by=Rank.DEALER)


def recorded(paragraph: str | None, *, decided_by: Rank, cites: tuple[str, ...] = ()) -> Provision:
    """Return the provision that it is put on record, and the round stays as it is."""
    return Provision(action=Action.RECORDED, paragraph=paragraph, decided_by=decided_by, cites=cites)


def late_bet(paragraph: str) -> tuple[Provision, ...]:
    """Return what becomes of a late bet: a Dealer refuses it, or returns it once the result is known."""
    return (
        refused(paragraph),
        Provision(
            when=Circumstance.RESULT_KNOWN,
            action=Action.RETURNED,
            paragraph=paragraph,
            decided_by=Rank.DEALER,
        ),
    )


def left_to_pit_supervisor(too_few_cards: str) -> tuple[Provision, ...]:
    """Return what holds where the rules do not say on interruptions: a Pit Supervisor chooses (RULINGS 23).

    `too_few_cards` is the paragraph on a shoe that cannot complete the round.
    """
    return (
        Provision(action=None, paragraph=None, decided_by=Rank.PIT_SUPERVISOR),
        Provision(
            when=Circumstance.TOO_FEW_CARDS,
            action=None,
            paragraph=too_few_cards,
            decided_by=Rank.PIT_SUPERVISOR,
        ),
    )


def left_to_shift_manager(paragraph: str) -> Provision:
    """Return the provision on what the rules do not name: a Shift Manager decides, and words the decision."""
    return Provision(action=None, paragraph=paragraph, decided_by=Rank.SHIFT_MANAGER)


WRONG_PAYMENT = recorded(None, decided_by=Rank.PIT_SUPERVISOR)
"""A wrong payment or take is put on record by a Pit Supervisor in every game (RULINGS 26)."""
