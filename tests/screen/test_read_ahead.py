"""What only the first acts need is imported after a start, and before the first of them."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256

SCRIPT = """
import sys, terminal.screen.app
from terminal.screen.read_ahead import read_ahead
late = ('terminal.rounds.deciders', 'terminal.rounds.irregularities.catalogue', 'terminal.screen.effects')
print(*(name for name in late if name in sys.modules))
read_ahead()
print(*(name for name in late if name not in sys.modules))
"""


NO_OPENSSL = """
import sys, terminal.screen
import hashlib, hmac
print('_hashlib' in sys.modules, hashlib.sha256(b'row').hexdigest() == sys.argv[1])
"""


def test_a_table_takes_no_memory_for_the_hashes_of_openssl_and_hashes_alike() -> None:
    told = [sys.executable, "-c", NO_OPENSSL, sha256(b"row").hexdigest()]
    done = subprocess.run(told, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


def test_a_start_does_not_wait_for_what_decides_the_acts_and_they_do_not_either() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["", ""]
