"""What people see and touch. The only folder that imports Qt."""
