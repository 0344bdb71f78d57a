"""What events make of the table itself: its terms, its shoe, its people, its clock, its day."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.program_check_record import ChecksMark
from terminal.rounds.state import ActingRank, OnDuty, Table
from terminal.rounds.unreplayable import open_shoe
from terminal.rules.shoe import Shoe


def table_opened(table: Table, event: e.TableOpened) -> Table:
    """Return the table under its terms: a round that is over is not corrected under others.

    Another game has a shoe of its own."""
    opened = replace(table, terms=event.terms, opened=event.terms, notice=event.notice, last=None, tied=())
    if table.opened is None:
        return replace(opened, first_shoe=table.shoes + 1)
    if table.opened.game == event.terms.game:
        return opened
    return replace(
        opened,
        shoe=None,
        burn_due=False,
        cut_round=None,
        last_round=None,
        announced_before=(),
        replace_after_round=False,
        carried=(),
        history=(),
        last_bets=(),
    )


def shoe_opened(table: Table, event: e.ShoeOpened) -> Table:
    """Return the table with the new shoe.

    The round before can still be corrected, unless it lies behind a shoe from which nothing was dealt."""
    return replace(
        table,
        last=table.last if table.rounds else None,
        terms=event.standing.terms,
        notice=event.standing.notice,
        dealer=event.standing.dealer,
        acting=event.standing.acting,
        opened=event.standing.opened,
        tied=event.standing.tied,
        pace=event.standing.pace,
        profile_pace=event.standing.profile_pace,
        staff=event.standing.staff,
        settings=event.standing.settings,
        table_key=event.standing.table_key,
        training=event.standing.training,
        foreign_writes=event.standing.foreign_writes,
        program_checks=event.standing.program_checks,
        note_key=event.standing.note_key,
        shoes=event.number,
        rounds=0,
        shoe=Shoe(event.number, event.decks),
        burn_due=event.burn_due,
        cut_round=None,
        last_round=None,
        announced_before=(),
        display_put_right=0,
        condemned=None,
        replace_after_round=False,
        carried=(),
        history=(),
        last_bets=(),
    )


def cards_burnt(table: Table, event: e.CardsBurnt) -> Table:
    """Return the table with the cards out of its shoe."""
    shoe = open_shoe(table).without(event.card).burnt(event.count)
    return replace(table, shoe=shoe, burn_due=False)


def cut_card_shown(table: Table, event: e.CutCardShown) -> Table:
    """Return the table with the round in which the cut card came."""
    return replace(table, cut_round=event.round_number)


def last_round_announced(table: Table, event: e.LastRoundAnnounced) -> Table:
    """Return the table with its last round announced."""
    earlier = () if table.last_round is None else (table.last_round,)
    return replace(table, last_round=event.round_number, announced_before=(*table.announced_before, *earlier))


def display_put_right(table: Table, event: e.DisplayPutRight) -> Table:
    """Return the table with one more time that its display was put right."""
    return replace(table, display_put_right=table.display_put_right + 1)


def shoe_condemned(table: Table, event: e.ShoeCondemned) -> Table:
    """Return the table with a shoe from which no more is dealt."""
    return replace(table, condemned=event.reason)


def replacement_ordered(table: Table, event: e.ReplacementOrdered) -> Table:
    """Return the table whose shoe is replaced after the round."""
    return replace(table, replace_after_round=True)


def limits_set(table: Table, event: e.LimitsSet) -> Table:
    """Return the table under other limits."""
    return replace(table, terms=replace(table.terms, limits=event.limits))


def notice_set(table: Table, event: e.NoticeSet) -> Table:
    """Return the table with its notice up or down."""
    return replace(table, notice=event.up)


def pace_set(table: Table, event: e.PaceSet) -> Table:
    """Return the table with the pace that the house expects."""
    of_profile = event.rounds_an_hour if event.of_profile else table.profile_pace
    return replace(table, pace=event.rounds_an_hour, profile_pace=of_profile)


def profile_matched(table: Table, event: e.ProfileMatched) -> Table:
    """Return the table with limits and pace as its profile has them."""
    opened = None if table.opened is None else replace(table.opened, limits=event.limits)
    return replace(table, opened=opened, profile_pace=event.pace)


def settings_adopted(table: Table, event: e.SettingsAdopted) -> Table:
    """Return the table with the settings that were signed for."""
    return replace(table, settings=event.settings)


def table_key_known(table: Table, event: e.TableKeyKnown) -> Table:
    """Return the table with its key on record."""
    return replace(table, table_key=event.key)


def note_key_known(table: Table, event: e.NoteKeyKnown) -> Table:
    """Return the table with the key of its notes on record."""
    return replace(table, note_key=event.key)


def program_checks_recorded(table: Table, event: e.ProgramChecksRecorded) -> Table:
    """Return the table with what a check of the program found."""
    return replace(table, program_checks=ChecksMark(event.found.lines, event.found.digest))


def reading_adopted(table: Table, event: e.ReadingAdopted) -> Table:
    """Return the table under another reading: a round that is over is not corrected under it."""
    opened = None if table.opened is None else replace(table.opened, rules_version=event.reading)
    terms = replace(table.terms, rules_version=event.reading)
    return replace(table, terms=terms, opened=opened, last=None, tied=())


def went_on_duty(table: Table, event: e.WentOnDuty) -> Table:
    """Return the table with its dealer."""
    return replace(table, dealer=OnDuty(event.number, event.name))


def went_off_duty(table: Table, event: e.WentOffDuty) -> Table:
    """Return the table without a dealer."""
    return replace(table, dealer=None)


def acting_rank_assigned(table: Table, event: e.ActingRankAssigned) -> Table:
    """Return the table with one more person who acts in a rank, or one whose rank is another."""
    others = tuple(acting for acting in table.acting if acting.number != event.number)
    own = ActingRank(event.number, event.name, event.rank, event.until, event.assigned_by)
    return replace(table, acting=(*others, own))


def acting_rank_revoked(table: Table, event: e.ActingRankRevoked) -> Table:
    """Return the table without a person who acted in a rank."""
    others = tuple(acting for acting in table.acting if acting.number != event.number)
    return replace(table, acting=others)


def clock_jumped(table: Table, event: e.ClockJumped) -> Table:
    """Return the table with its clock in doubt, where somebody has to confirm it."""
    return replace(table, clock_doubted=table.clock_doubted or event.to_confirm)


def clock_confirmed(table: Table, event: e.ClockConfirmed) -> Table:
    """Return the table with its clock confirmed."""
    return replace(table, clock_doubted=False)


def foreign_write_found(table: Table, event: e.ForeignWriteFound) -> Table:
    """Return the table with a foreign write that waits for a signature."""
    return replace(table, foreign_writes=(*table.foreign_writes, event.found))


def foreign_write_signed(table: Table, event: e.ForeignWriteSigned) -> Table:
    """Return the table with its foreign writes signed for."""
    signed = tuple(replace(found, is_signed=True) for found in table.foreign_writes)
    return replace(table, foreign_writes=signed)


def day_closed(table: Table, event: e.DayClosed) -> Table:
    """Return the table with its day closed."""
    return replace(table, day_closed=event.day)


def day_begun(table: Table, event: e.DayBegun) -> Table:
    """Return the table of the event: all that is known stands there, and no other file need be read."""
    return event.table
