"""What is possible between rounds and beside the round, and the page of all roads."""

from __future__ import annotations

from terminal.rounds.commands import Command, NewShoe, SetLimits, SetNotice, ShowCutCard
from terminal.rounds.decide import decide
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rounds.state import Table
from terminal.screen.panels.page_views import BetweenTool, BetweenView
from terminal.screen.panels.views import RoadsView
from terminal.screen.present.strip import board_of, counts_of
from terminal.screen.translate import say, tr


def between_view(table: Table) -> BetweenView:
    """The tools beside the round, each with what it needs."""
    notice = SetNotice(not table.notice)
    tools = [
        _tool(table, ("cut_card", "shoe", tr("Cut card is out"), "切牌卡"), ShowCutCard()),
        _tool(table, ("new_shoe", "shoe", tr("New shoe"), "換新靴"), NewShoe(table.terms.decks)),
        _tool(table, ("limits", "sliders", tr("Limits"), "限額"), SetLimits(table.terms.limits)),
    ]
    if table.terms.private and table.terms.rules.has_insurance:
        title = tr("Take the notice down") if table.notice else tr("No-insurance notice")
        tools.append(_tool(table, ("notice", "notice", title, "不設保險"), notice))
    relief = BetweenTool("relief", "person", tr("Relief"), "換班", "", "", locked=False)
    close = BetweenTool("close", "left", tr("Back"), "返回", "", "", locked=False)
    return BetweenView(tuple(tools), (relief, close))


def _tool(table: Table, words: tuple[str, str, str, str], command: Command) -> BetweenTool:
    """A tool as the dealer finds it: usable, locked if only a rank is missing, or off with the reason."""
    decided = decide(table, command, Rank.DEALER)
    if not isinstance(decided, Refusal):
        return BetweenTool(*words, "", "", locked=False)
    if decided.needs is not None:
        rank = say(RANK_TITLES[decided.needs])
        return BetweenTool(*words, rank, "", locked=True)
    return BetweenTool(*words, "", say(decided.message), locked=False, usable=False)


def roads_view(table: Table) -> RoadsView:
    """All roads of this shoe."""
    return RoadsView(board_of(table.history), counts_of(table.history))
