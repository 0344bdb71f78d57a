"""The places of a session script: which line, step and field an error is about."""

from __future__ import annotations

from dataclasses import dataclass


class ScriptError(ValueError):
    """A script that cannot be played: names the line, the step and the field."""


@dataclass(frozen=True, slots=True)
class ScriptPlace:
    """A place in words, such as `line 3, step 2`."""

    where: str

    def fault(self, field: str, problem: str) -> ScriptError:
        """The error about a field of this place, or about the place itself."""
        return ScriptError(
            f"{self.where}, field {field!r}: {problem}" if field else f"{self.where}: {problem}"
        )

    def within(self, name: str) -> ScriptPlace:
        """The place of the fields under one field."""
        return ScriptPlace(f"{self.where}, {name}")
