"""Lets reportlab do without Pillow, which reads pictures: no report holds one.

It asks for Pillow as it is imported, and uses it for pictures alone. Seven megabytes of decoders need not be
in the program, nor be trusted.
"""

from __future__ import annotations

import sys
from types import ModuleType


class Picture:
    """What a picture of Pillow's would be an instance of: nothing is."""


def leave_pillow_out() -> None:
    """Put an empty module in the place of Pillow, unless that is imported already."""
    if "PIL" not in sys.modules:
        image = ModuleType("PIL.Image", "Stands in the place of Pillow's pictures.")
        image.Image = Picture  # type: ignore[attr-defined]
        pillow = ModuleType("PIL", "Stands in the place of Pillow.")
        pillow.Image = image  # type: ignore[attr-defined]
        sys.modules |= {"PIL": pillow, "PIL.Image": image}
