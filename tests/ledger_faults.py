"""Expects the ledger to raise an error of one code, which few of its error classes tell by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from terminal.ledger.errors import LedgerError, LedgerFault


@contextmanager
def raises_fault(
    *faults: LedgerFault, match: str | None = None
) -> Iterator[pytest.ExceptionInfo[LedgerError]]:
    """Pass if the block raises a `LedgerError` of one of these codes, whose message matches if need be."""
    with pytest.raises(LedgerError, match=match) as caught:
        yield caught
    assert caught.value.fault in faults, caught.value
