"""After a restart in mid-round: can the round go on as it lies (RULINGS 23)?"""

from __future__ import annotations

from terminal.rounds.commands import ResumeTable
from terminal.screen.dialogues.dialogue import Choice, Question
from terminal.screen.panels.page_views import Answer
from terminal.screen.presenter import Presenter
from terminal.screen.translate import tr


def ask_whether_it_goes_on(presenter: Presenter) -> None:
    """Shows the table as it was, and asks before anything else is done."""
    table = presenter.table

    def go_on() -> None:
        presenter.open_dialogue(None)
        presenter.do(ResumeTable())

    choices = (
        Choice(
            Answer("yes", "check", tr("Yes"), "可以", tr("The round goes on as it lies; this is recorded.")),
            go_on,
        ),
        Choice(
            Answer(
                "no",
                "cross",
                tr("No"),
                "不可以",
                tr("Technical interruption: the Pit Supervisor decides."),
            ),
            presenter.raise_interruption,
        ),
    )
    presenter.open_dialogue(
        Question(
            tr("The terminal was restarted"),
            "終端重啟",
            tr("Can round {number} go on as it lies?").format(number=table.rounds),
            choices,
            question_second="本局能否照現狀繼續？",
            caption=tr("Every act that was shown is kept."),
        )
    )
