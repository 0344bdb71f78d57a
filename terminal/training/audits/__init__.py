"""The audit trainer: a supervisor looks at rounds, some of which carry one planted error, and says which."""
