"""An empty PySide6 window: what the start and the memory of the table are compared with."""

from __future__ import annotations

import json
import resource
import sys
import time

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


class Empty(QWidget):
    """Says when it has been painted for the first time."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Print the CPU time up to now, and the most memory that the process has had, and end."""
        super().paintEvent(event)
        now = time.process_time()
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(json.dumps({"felt": now, "peak_kib": peak}))
        QApplication.quit()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    window = Empty()
    window.showMaximized()
    sys.exit(application.exec())
