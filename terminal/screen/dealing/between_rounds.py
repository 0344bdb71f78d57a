"""What stands in the table menu, each tool with what it needs."""

from __future__ import annotations

from typing import Final

from terminal.rounds.commands import (
    AnnounceLastRound,
    CloseDay,
    CloseInsurance,
    Command,
    GoOffDuty,
    NewShoe,
    PlaceYourBets,
    PutDisplayRight,
    SetLimits,
    SetNotice,
    ShowCutCard,
)
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities import display_wrong
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from terminal.screen.dealing.views import BetweenTool, BetweenView
from terminal.screen.format import money
from terminal.screen.translate import both, say, tr

_ANY_DAY: Final = "2001-01-01"
"""Whether a day can be closed does not hang on its date."""


def between_view(situation: Situation) -> BetweenView:
    """Return the table menu: what is always there, in the same order, and what the moment calls for."""
    table = situation.table
    rank = say(RANK_TITLES[Rank.SHIFT_MANAGER])
    tools = (
        BetweenTool("recall", "recall", *both("Recall"), "", tr("the last ten rounds"), locked=False),
        BetweenTool("reports", "document", *both("Reports"), "", tr("the shift so far"), locked=False),
        BetweenTool("relief", "swap", *both("Relief"), "", tr("another dealer takes over"), locked=False),
        _sign_off(situation),
        BetweenTool("staff", "person", *both("Staff"), rank, "", locked=True),
        _tool(
            situation,
            ("limits", "sliders", *both("Limits")),
            SetLimits(table.terms.limits),
            _limits_now(table),
        ),
        _notice(situation),
        _tool(situation, ("new_shoe", "shoe", *both("New shoe")), NewShoe(table.terms.decks), _cut(table)),
        _tool(
            situation,
            ("close_day", "calendar", *both("Close the day")),
            CloseDay(_ANY_DAY),
            tr("its ledger goes to the archive"),
        ),
    )
    return BetweenView(tools, _of_the_moment(situation), *both("Table menu"))


def _of_the_moment(situation: Situation) -> tuple[BetweenTool, ...]:
    """Return what there may be to say or do now, and the way back."""
    table = situation.table
    words = ("cut_card", "shoe", *both("Cut card is out"))
    last = ("last_round", "speech", *both("Announce the last round"))
    tools = [
        _tool(situation, words, ShowCutCard(), _after_the_cut(table)),
        _tool(situation, last, AnnounceLastRound(), tr("before the table closes")),
        *_insurance_tools(situation),
    ]
    if table.current is not None and any(
        raised.kind == display_wrong.ID for raised in table.current.irregularities
    ):
        shown = ("display", "grid", *both("Put the display right"))
        tools.append(_tool(situation, shown, PutDisplayRight(), tr("it shows what is on record")))
    if table.current is not None and table.current.closed:
        rank = say(RANK_TITLES[Rank.PIT_SUPERVISOR])
        state = tr("round {number}").format(number=table.current.number)
        words = ("correct_bet", "undo", *both("Correct a bet"))
        tools.append(BetweenTool(*words, rank, state, locked=True))
    if table.round is None:
        words = ("late_round", "clock", *both("Enter a missed round"))
        tools.append(_tool(situation, words, PlaceYourBets(late=True), tr("dealt by hand")))
        kept = tr("the next start goes on from here")
        tools.append(BetweenTool("stop", "cross", *both("Stop the terminal"), "", kept, locked=False))
    return (*tools, BetweenTool("close", "left", *both("Back"), "", "", locked=False))


def _sign_off(situation: Situation) -> BetweenTool:
    words = ("sign_off", "person", *both("Sign off"))
    if situation.table.dealer is None:
        return BetweenTool(*words, "", tr("Nobody deals here."), locked=False, usable=False)
    if situation.table.round is not None:
        first = tr("Conclude the round first, or let another dealer take over.")
        return BetweenTool(*words, "", first, locked=False, usable=False)
    return _tool(situation, words, GoOffDuty(), tr("the table waits for a dealer"))


def _notice(situation: Situation) -> BetweenTool:
    """Return the no-insurance notice: to be put up or taken down, or why this table has none."""
    table = situation.table
    title = both("Take the notice down") if table.notice else both("No-insurance notice")
    state = tr("it is up") if table.notice else tr("it is down")
    return _tool(situation, ("notice", "notice", *title), SetNotice(not table.notice), state)


def _insurance_tools(situation: Situation) -> list[BetweenTool]:
    """Return what there is to say about insurance apart from the offer itself."""
    offer = situation.offer
    tools = []
    if offer is not None and offer.largest and not offer.out:
        words = ("not_offered", "shield", *both("Insurance not offered"))
        state = tr("the next card is out already")
        tools.append(_tool(situation, words, CloseInsurance(offered=False), state))
    missed = situation.neglected
    if missed:
        words = ("neglected", "shield", *both("Insurance neglected"))
        state = tr("{count} may claim").format(count=len(missed))
        tools.append(_tool(situation, words, missed[0], state))
    return tools


def _limits_now(table: Table) -> str:
    limits = table.terms.limits
    shown = (limits.minimum, limits.maximum, limits.maximum_differential)
    return " / ".join(money(cents) for cents in shown if cents is not None)


def _after_the_cut(table: Table) -> str:
    rounds = table.terms.house.rounds_after_cut_card
    return tr("1 more round") if rounds == 1 else tr("{count} more rounds").format(count=rounds)


def _cut(table: Table) -> str:
    return tr("cut card not out") if table.cut_round is None else tr("cut card is out")


def _tool(
    situation: Situation, words: tuple[str, str, str, str], command: Command, state: str = ""
) -> BetweenTool:
    """Return a tool as the dealer finds it: usable, locked for want of a rank, or off with the reason."""
    refused = situation.refusal(command)
    if refused is None:
        return BetweenTool(*words, "", state, locked=False)
    if refused.needs is not None:
        rank = say(RANK_TITLES[refused.needs])
        return BetweenTool(*words, rank, state, locked=True)
    return BetweenTool(*words, "", say(refused.message), locked=False, usable=False)
