"""What the tests of the house share: the syntax trees of the product, a million objects, while they run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.architecture.modules import kept_modules


@pytest.fixture(scope="package", autouse=True)
def trees_let_go() -> Iterator[None]:
    """Let the trees go after the last of these tests: every search for garbage would go through them."""
    yield
    kept_modules.cache_clear()
