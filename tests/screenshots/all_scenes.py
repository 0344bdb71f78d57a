"""Every scene of the screenshots, by name."""

from __future__ import annotations

from tests.screenshots.day_scenes import DAY_SCENES
from tests.screenshots.pit_scenes import PIT_SCENES
from tests.screenshots.report_scenes import REPORT_SCENES
from tests.screenshots.scenes import SCENES
from tests.screenshots.settlement_scenes import SETTLEMENT_SCENES
from tests.screenshots.stopped_scenes import STOPPED_SCENES
from tests.screenshots.trainer_scenes import TRAINER_SCENES
from tests.screenshots.training_scenes import TRAINING_SCENES

ALL_SCENES = (
    *SCENES,
    *SETTLEMENT_SCENES,
    *STOPPED_SCENES,
    *REPORT_SCENES,
    *PIT_SCENES,
    *DAY_SCENES,
    *TRAINING_SCENES,
    *TRAINER_SCENES,
)
