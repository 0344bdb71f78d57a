"""What is on record, looked at afterwards: proved, recalled, and cleared of faults."""
