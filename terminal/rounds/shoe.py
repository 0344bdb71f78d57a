"""Decisions about the table between rounds: opening it, shoes, burn, cut card, limits, the notice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from dataclasses import replace as change_fields

from terminal.rounds.betting_checks import amount_too_large
from terminal.rounds.clock import clock_refused
from terminal.rounds.commands import BurnCards, NewShoe, OpenTable, SetLimits, SetNotice, ShowCutCard
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    CardsBurnt,
    CutCardShown,
    Event,
    LimitsSet,
    NoticeSet,
    ProfileMatched,
    ShoeOpened,
    ShoeSnapshot,
    TableOpened,
)
from terminal.rounds.insurance import fault_halts
from terminal.rounds.irregularities import not_shuffled
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rounds.terms import LARGEST_AMOUNT, Terms
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank


def open_table(table: Table, command: OpenTable, rank: Rank) -> Decision:
    """Open the table, or open it again under other terms, between rounds."""
    if table.round is not None:
        return round_open()
    wrong = terms_refused(command.terms, notice=command.notice)
    if wrong is not None:
        return wrong
    if table.opened is not None and not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR, table.terms.rules.paragraphs.limits)
    return (TableOpened(command.terms, command.notice),)


def terms_refused(terms: Terms, *, notice: bool) -> Refusal | None:
    """Return why no table is opened under these terms."""
    game = terms.rules
    if not game.allows(terms.layout):
        return refuse(
            "layout_not_allowed",
            "{game} may not be played on the layout {layout}.",
            paragraph=game.paragraphs.layout,
            game=game.name,
            layout=terms.layout,
        )
    if notice and not (terms.private and game.has_insurance):
        return _no_notice_here(terms)
    return _decks_refused(terms.decks, game.decks, game.paragraphs.decks) or _limits_refused(
        terms.limits, game.paragraphs.limits
    )


def _limits_refused(limits: Limits, paragraph: str | None) -> Refusal | None:
    named = (getattr(limits, field.name) for field in fields(limits))
    if any(limit is not None and limit > LARGEST_AMOUNT for limit in named):
        return amount_too_large()
    for least, most in ((limits.minimum, limits.maximum), (limits.side_minimum, limits.side_maximum)):
        if least is not None and most is not None and least > most:
            return refuse(
                "minimum_over_maximum", "The minimum is larger than the maximum.", paragraph=paragraph
            )
    return None


def new_shoe(table: Table, command: NewShoe, rank: Rank) -> Decision:
    """Put in a new shoe between rounds; before the cut card it takes a Pit Supervisor (RULINGS 22)."""
    game = table.terms.rules
    if table.round is not None:
        return round_open()
    wrong = clock_refused(table) or _decks_refused(command.decks, game.decks, game.paragraphs.decks)
    if wrong is not None:
        return wrong
    if not command.shuffled:
        return refuse(
            "not_shuffled",
            "Nothing is dealt from cards that are not shuffled. Shuffle and cut them first.",
            paragraph=game.paragraph_on(not_shuffled.ID),
        )
    before_the_cut = table.shoe is not None and table.cut_round is None and table.condemned is None
    if before_the_cut and table.rounds and not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR)
    standing = ShoeSnapshot(
        table.terms,
        table.notice,
        table.dealer,
        table.acting,
        table.opened,
        table.tied,
        table.pace,
        table.profile_pace,
        table.staff,
        table.settings,
        table.table_key,
        table.training,
        table.foreign_writes,
        table.program_checks,
        table.note_key,
    )
    return (ShoeOpened(table.shoes + 1, command.decks, command.burn_due, standing),)


def _decks_refused(decks: int, allowed: range, paragraph: str) -> Refusal | None:
    if decks in allowed:
        return None
    return refuse(
        "decks_not_allowed",
        "The game is played with {least} to {most} decks.",
        paragraph=paragraph,
        least=allowed[0],
        most=allowed[-1],
    )


def burn(table: Table, command: BurnCards, rank: Rank) -> Decision:
    """Burn cards before the first round of a shoe."""
    shoe = table.shoe
    if table.round is not None:
        return round_open()
    if shoe is None:
        return refuse("no_shoe", "There is no shoe. Put in a new shoe.")
    if table.rounds or shoe.out:
        return refuse("burn_is_over", "Cards are burnt only before the first round of a shoe.")
    if not 0 <= command.count < shoe.cards_left:
        return refuse("not_so_many_cards", "The shoe does not hold so many cards.")
    return (CardsBurnt(command.card, command.count),)


def show_cut_card(table: Table, command: ShowCutCard, rank: Rank) -> Decision:
    """Note that the cut card has come out: the rounds that may still be dealt are counted."""
    if table.shoe is None:
        return refuse("no_shoe", "There is no shoe. Put in a new shoe.")
    if table.cut_round is not None:
        return refuse("cut_card_is_out", "The cut card has come out already.")
    wrong = None if table.round is None else fault_halts(table.round)
    if wrong is not None:
        return wrong
    return (CutCardShown(table.rounds),)


def set_limits(table: Table, command: SetLimits, rank: Rank) -> Decision:
    """Set other limits between rounds, by a Pit Supervisor (RULINGS 4)."""
    paragraph = table.terms.rules.paragraphs.limits
    if table.round is not None:
        return round_open()
    wrong = _limits_refused(command.limits, paragraph)
    if wrong is not None:
        return wrong
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR, paragraph)
    return (LimitsSet(command.limits), *_profile_noted(table, command))


def _profile_noted(table: Table, command: SetLimits) -> Iterator[Event]:
    """Yield that the profile says otherwise of the limits that were signed for: it did so already."""
    opened, said = table.opened, command.profile
    if opened is None or said is None or table.profile_pace is None:
        return
    now = table.terms.limits
    signed = [
        one.name for one in fields(Limits) if getattr(command.limits, one.name) != getattr(now, one.name)
    ]
    noted = change_fields(opened.limits, **{key: getattr(said, key) for key in signed})
    if noted != opened.limits:
        yield ProfileMatched(noted, table.profile_pace)


def set_notice(table: Table, command: SetNotice, rank: Rank) -> Decision:
    """Put up or take down a private table's no-insurance notice (NCI ¶4.2.2; RULINGS 12)."""
    game = table.terms.rules
    paragraph = game.paragraphs.insurance_notice
    if not game.has_insurance:
        return refuse("not_in_this_game", "{game} has no insurance.", game=game.name)
    if not table.terms.private:
        return _no_notice_here(table.terms)
    if table.round is not None:
        return round_open()
    if table.notice is command.up:
        return refuse("notice_unchanged", "The notice is set that way already.", paragraph=paragraph)
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR, paragraph)
    return (NoticeSet(command.up),)


def _no_notice_here(terms: Terms) -> Refusal:
    if terms.private:
        return refuse("not_in_this_game", "This game has no insurance.")
    return refuse(
        "not_private",
        "The notice exists at private tables only.",
        paragraph=terms.rules.paragraphs.insurance_notice,
    )


def round_open() -> Refusal:
    """Return that a round must be settled first."""
    return refuse("round_open", "A round is under way. Settle it first.")
