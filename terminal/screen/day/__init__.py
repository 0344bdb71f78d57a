"""The gaming day on the screen: its end, copies of the ledger, the clock."""
