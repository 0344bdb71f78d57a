"""Connects the page of a supervisor's approval to the approval that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terminal.screen.table_screen import TableScreen, when_open

if TYPE_CHECKING:
    from terminal.screen.approval.approval_dialogue import Approval
    from terminal.screen.approval.override_page import OverrideDialog


def connect_approval(screen: TableScreen, page: OverrideDialog) -> None:
    """Connect the page to the approval, whenever one is open."""
    page.approved.connect(
        when_open(screen, _approval, lambda approval, number, pin: approval.approve(number, pin))
    )
    page.reason_chosen.connect(
        when_open(screen, _approval, lambda approval, name: approval.choose_reason(name))
    )
    page.note_asked.connect(when_open(screen, _approval, lambda approval: approval.write()))
    page.refused.connect(when_open(screen, _approval, lambda approval: approval.cancel()))


def _approval() -> type[Approval]:
    from terminal.screen.approval.approval_dialogue import Approval  # noqa: PLC0415 - no start waits for it

    return Approval
