"""What the tests of the house share: the syntax trees of the product, a million objects, while they run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.modules import kept_modules

HERE = Path(__file__).parent


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Let the trees go when no test of this folder comes next: they weigh 85 MB.

    A fixture of a folder without `__init__.py` would end with the whole run, not with the folder.
    """
    if nextitem is None or nextitem.path.parent != HERE:
        kept_modules.cache_clear()
