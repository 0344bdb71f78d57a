"""The durable record: append, read, verify, migrate. The only folder with SQL."""
