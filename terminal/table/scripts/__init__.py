"""Session scripts: the table without its screen, played through the same session and ledger."""
