"""What a state of the table calls for: the next step, what may be done, what is due, what is paid."""
