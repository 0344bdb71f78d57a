"""Connects the page of a supervisor's approval to the approval that is open."""

from __future__ import annotations

from terminal.screen.approval.approval_dialogue import Approval
from terminal.screen.approval.override_page import OverrideDialog
from terminal.screen.table_screen import TableScreen, when_open


def connect_approval(screen: TableScreen, page: OverrideDialog) -> None:
    """Connect the page to the approval, whenever one is open."""
    page.approved.connect(when_open(screen, Approval, Approval.approve))
    page.reason_chosen.connect(when_open(screen, Approval, Approval.choose_reason))
    page.note_asked.connect(when_open(screen, Approval, Approval.write))
    page.refused.connect(when_open(screen, Approval, Approval.cancel))
