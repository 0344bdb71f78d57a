"""What a technician asks of an installed table: may another release take it over, and what is wrong."""
