"""What only the first acts need is imported after a start, and before the first of them."""

from __future__ import annotations

import subprocess
import sys

from tests.architecture.modules import read_modules

SCRIPT = """
import sys, terminal.screen.app
from terminal.screen.read_ahead import read_ahead
late = ('terminal.rounds.deciders', 'terminal.screen.effects')
print(*(name for name in sys.modules if name in late))
read_ahead()
print(*(name for name in sys.modules if name.startswith('terminal.rounds')))
"""


def test_a_start_does_not_wait_for_what_decides_the_acts_and_they_do_not_either() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    at_start, read = done.stdout.splitlines()
    assert at_start == ""
    rounds = {module.name for module in read_modules("terminal/rounds")}
    assert rounds - set(read.split()) == set()
