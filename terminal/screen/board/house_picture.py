"""Reads the picture that a house wants on the display; it may be missing, no picture, or too large."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

from terminal.screen.translate import tr
from terminal.table.setup.defaults import LARGEST_PICTURE_BYTES, LARGEST_PICTURE_SIDE


def read_picture(path: Path) -> QImage | str:
    """Return the picture in a file, or as text why it cannot be shown. Any thread may do this."""
    try:
        if path.stat().st_size > LARGEST_PICTURE_BYTES:
            return tr("The picture of the house is larger than 20 MB.")
        content = QByteArray(path.read_bytes())
    except OSError:
        return tr("The picture of the house is missing or cannot be read.")
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if max(size.width(), size.height()) > LARGEST_PICTURE_SIDE:
        return tr("The picture of the house is more than 8,000 px wide or high.")
    picture = reader.read()
    return tr("The picture of the house is no picture that can be read.") if picture.isNull() else picture
