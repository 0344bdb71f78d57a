"""What a decision is: the events that a command makes, or the refusal that it meets."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rounds.events import Event
from terminal.rounds.refusal import Refusal

Decision = Sequence[Event] | Refusal
