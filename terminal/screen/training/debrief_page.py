"""The page after an exam: what came of it, the wrong moments to go over, and the sign-off."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from fractions import Fraction
from statistics import median_low
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.reports.values import fixed
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.screen.signer import another_signs, problem_of, signer_view
from terminal.screen.training.debrief_views import (
    ComesBackLine,
    DebriefHeadView,
    DebriefView,
    GradeLine,
    ResultTile,
    SignaturePageView,
    SignOffView,
    TickLine,
    TimeBarView,
    WrongLine,
)
from terminal.screen.training.training_page import StripWork, TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, second_line, tr
from terminal.screen.views import MainView, StatusField, Tool
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Done
from terminal.training.debrief import Debrief, WrongMoment
from terminal.training.moments import item_named
from terminal.training.schedule import ItemDue
from terminal.training.skills import SKILL_MAP, Topic

LEAVE: Final = "leave"
SIGNALS: Final = "signals"
CUTTING: Final = "cutting"
MANNER: Final = "manner"
_MINUTE: Final = timedelta(minutes=1)
_SEED_SHOWN: Final = len("00000000")
"""How much of a seed stands in the top bar."""
