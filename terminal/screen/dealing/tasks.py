"""One record for each task of the dealer: what guide and main button say of it, and what the button does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final

from msgspec import Struct

from terminal.rounds.commands import BurnCards, Command, NewShoe
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import StepKind, Task
from terminal.screen.dealing import guide as g
from terminal.screen.dealing import main_button as m
from terminal.screen.dealing.cards import burn_count
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.views import GuideView, MainView


class RoundPart(Enum):
    """The part of a round that a task belongs to, and with it the pads and panels that are shown."""

    OTHER = auto()
    BETS = auto()
    CARDS = auto()
    SETTLEMENT = auto()


class TaskWords(Struct, frozen=True):
    """What the screen says of a task."""

    part: RoundPart
    guide: Callable[[Situation], GuideView]
    """What comes next, and what to say."""
    main: Callable[[Situation, DealerSelection, Context], MainView]
    """What the main button says."""
    first_step: int
    """The step of the demo's first round, from 0."""


TASKS: Final[Mapping[Task, TaskWords]] = {
    Task.NEW_SHOE: TaskWords(RoundPart.OTHER, g.guide_new_shoe, m.main_new_shoe, 0),
    Task.BURN: TaskWords(RoundPart.CARDS, g.guide_burn, m.main_burn, 0),
    Task.PLACE_YOUR_BETS: TaskWords(RoundPart.BETS, g.guide_place_your_bets, m.main_place_your_bets, 1),
    Task.NO_MORE_BETS: TaskWords(RoundPart.BETS, g.guide_no_more_bets, m.main_no_more_bets, 1),
    Task.REJECT_EXCESS: TaskWords(RoundPart.BETS, g.guide_reject_excess, m.main_reject_excess, 1),
    Task.DEAL: TaskWords(RoundPart.CARDS, g.guide_deal, m.main_deal, 3),
    Task.OPEN: TaskWords(RoundPart.CARDS, g.guide_open, m.main_open, 3),
    Task.CLOSE_INSURANCE: TaskWords(RoundPart.CARDS, g.guide_close_insurance, m.main_close_insurance, 3),
    Task.IRREGULARITY: TaskWords(RoundPart.CARDS, g.guide_irregularity, m.main_irregularity, 3),
    Task.CHOOSE: TaskWords(RoundPart.OTHER, g.guide_choose, m.main_choose, 3),
    Task.TAKE: TaskWords(RoundPart.SETTLEMENT, g.guide_take, m.main_take, 4),
    Task.PAY: TaskWords(RoundPart.SETTLEMENT, g.guide_pay, m.main_pay, 4),
    Task.SETTLED: TaskWords(RoundPart.SETTLEMENT, g.guide_settled, m.main_settled, 4),
}


def wants_new_shoe(situation: Situation, selection: DealerSelection) -> bool:
    """Return whether the next act is to put in a shoe."""
    asked = selection.new_shoe or situation.step.do is StepKind.NEW_SHOE
    return situation.table.round is None and asked


def task_of(situation: Situation, selection: DealerSelection) -> Task:
    """Return what the dealer is about to do: what the state calls for, or the new shoe that was asked for."""
    return Task.NEW_SHOE if wants_new_shoe(situation, selection) else situation.task


def main_draws(situation: Situation, selection: DealerSelection, context: Context) -> bool:
    """Return whether the main button draws the next card of the virtual shoe."""
    return context.virtual_shoe and task_of(situation, selection) in (Task.BURN, Task.DEAL, Task.OPEN)


def main_commands(situation: Situation, selection: DealerSelection) -> tuple[Command, ...]:
    """Return what the main button does; nothing while something has to be entered first."""
    task = task_of(situation, selection)
    if task is Task.NEW_SHOE:
        return (NewShoe(selection.decks, shuffled=True),) if selection.shuffled else ()
    if task is Task.BURN:
        card = selection.turned_up
        return () if card is None else (BurnCards(card, burn_count(card)),)
    return situation.commands
