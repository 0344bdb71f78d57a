"""Which panel shows which view: a page states views alone, and the window finds the panels by their types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from terminal.screen.dialogue_views import KeyboardView
from terminal.screen.training.answer_panels import (
    AnswerKeys,
    AnswerPad,
    GivenAlongPanel,
    GivenPanel,
    QuestionHead,
)
from terminal.screen.training.answer_views import (
    AnswerKeysView,
    AnswerPadView,
    GivenAlongView,
    GivenView,
    LastAnswersView,
    QuestionView,
    ToldView,
)
from terminal.screen.training.ask_panel import QuestionPagePanel, QuestionPageView
from terminal.screen.training.coach_panel import CoachedRoundPanel
from terminal.screen.training.coach_views import CoachedRoundView
from terminal.screen.training.cohort_panels import AssignPanel, CohortPanel
from terminal.screen.training.cohort_views import AssignView, CohortView
from terminal.screen.training.debrief_panels import DebriefHead, DebriefPanel, SignOffPanel
from terminal.screen.training.debrief_views import (
    DebriefHeadView,
    DebriefView,
    SignaturePageView,
    SignOffView,
)
from terminal.screen.training.home_panels import PlanPanel, SkillMapPage, WhoPage
from terminal.screen.training.home_views import PlanView, SkillMapView, WhoView
from terminal.screen.training.review_panels import ReviewPanel, VerdictPanel
from terminal.screen.training.review_views import ReviewView, VerdictView
from terminal.screen.training.signature_panel import SignaturePanel
from terminal.screen.training.worth_panels import LastAnswersPanel, ToldPanel
from terminal.screen.widgets.keyboard import Keyboard
from terminal.screen.widgets.panel import Panel

PANEL_TYPES: Final[Mapping[type[Struct], type[Panel[Any]]]] = {
    WhoView: WhoPage,
    KeyboardView: Keyboard,
    SkillMapView: SkillMapPage,
    PlanView: PlanPanel,
    QuestionView: QuestionHead,
    AnswerKeysView: AnswerKeys,
    AnswerPadView: AnswerPad,
    GivenView: GivenPanel,
    GivenAlongView: GivenAlongPanel,
    ToldView: ToldPanel,
    LastAnswersView: LastAnswersPanel,
    CoachedRoundView: CoachedRoundPanel,
    QuestionPageView: QuestionPagePanel,
    DebriefView: DebriefPanel,
    DebriefHeadView: DebriefHead,
    SignOffView: SignOffPanel,
    SignaturePageView: SignaturePanel,
    CohortView: CohortPanel,
    AssignView: AssignPanel,
    ReviewView: ReviewPanel,
    VerdictView: VerdictPanel,
}
