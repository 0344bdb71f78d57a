"""Records that hold a secret: no text of theirs shows it, such as one in a log."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Discreet(Struct, frozen=True):
    """A record whose texts leave out the fields that it names."""

    UNSHOWN: ClassVar[tuple[str, ...]]

    def __repr__(self) -> str:
        """Return the record as a call that makes it, without what is not shown."""
        shown = [name for name in self.__struct_fields__ if name not in self.UNSHOWN]
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"
