"""What the house has settled: profiles, layouts and terms, and the opening of a table under them."""
