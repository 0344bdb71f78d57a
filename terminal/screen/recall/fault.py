"""An irregularity of a past round as it was decided: the cards before and after, and who signed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from terminal.rounds.events import IrregularityDecided
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import DealtCard, Round, Table
from terminal.rules.actions import Action
from terminal.rules.ranks import Rank
from terminal.screen.effects import action_text
from terminal.screen.recall.views import NamedCard, RecalledFaultView, SignatureView
from terminal.screen.recall.wording import kind_title
from terminal.screen.translate import both, say, second_said, tr
from terminal.screen.words import counted_bettors
from terminal.table.audit.recall import RecallStep

MOST_CARDS = 2
"""How many cards are shown as they lay, and as many as they were put."""

Clock = Callable[[datetime], str]


def fault_view(
    step: RecallStep, decided: IrregularityDecided, before: Table | None, clock: Clock
) -> RecalledFaultView:
    """Return the irregularity that a step has decided.

    `before` is the table before it, None if there was none.
    """
    drawn, put = _moved(None if before is None else before.current, step.table.current)
    known = CATALOGUE.get(decided.kind)
    note = action_text(Action(decided.action)) if decided.action in set(Action) else decided.action
    played = step.table.current
    if decided.options and played is not None:
        note = tr("Options to {bettors}").format(bettors=counted_bettors(len(played.choices)))
    return RecalledFaultView(
        title=kind_title(decided.kind),
        second="" if known is None else second_said(known.title),
        paragraphs=() if decided.paragraph is None else (f"¶ {decided.paragraph}",),
        before_title=tr("as drawn") if drawn else "",
        before=tuple(NamedCard(dealt.card, "", dealt.hand) for dealt in drawn),
        after_title=tr("decided") if put else "",
        after=tuple(_put(dealt) for dealt in put),
        note=note,
        signatures=_signatures(step, decided, clock),
    )


def _put(dealt: DealtCard) -> NamedCard:
    return NamedCard(dealt.card, tr("carried") if dealt.hand is None else "", dealt.hand)


def _moved(before: Round | None, after: Round | None) -> tuple[tuple[DealtCard, ...], tuple[DealtCard, ...]]:
    """Return the last cards that lay otherwise before than after, and where they lie then.

    None if none moved.
    """
    if before is None or after is None:
        return (), ()
    lay = [dealt._replace(carried=False) for dealt in before.dealt]
    lie = [dealt._replace(carried=False) for dealt in after.dealt]
    lie += [DealtCard(card, None) for card in after.carried]
    same = 0
    while same < min(len(lay), len(lie)) and lay[same] == lie[same]:
        same += 1
    return tuple(lay[same:][-MOST_CARDS:]), tuple(lie[same:][-MOST_CARDS:])


def _signatures(step: RecallStep, decided: IrregularityDecided, clock: Clock) -> tuple[SignatureView, ...]:
    at = clock(step.at)
    dealer = step.table.dealer
    name = dealer.name if dealer is not None and dealer.number == step.actor else ""
    raised = SignatureView(
        *both("raised by"), name, step.actor, say(RANK_TITLES[Rank.DEALER]), at, tr("seen at the table")
    )
    rank = say(RANK_TITLES[decided.decided_by])
    if step.granted is None:
        by = SignatureView(*both("decided by"), name, step.actor, rank, at, tr("as the rules have it"))
        return (by,) if decided.decided_by is Rank.DEALER else (raised, by)
    granted = step.granted
    signed = SignatureView(
        *both("decided by"), granted.name, granted.number, say(RANK_TITLES[granted.rank]), at, granted.reason
    )
    return raised, signed
