"""Pure functions from the table's state to what each part of the screen shows."""
