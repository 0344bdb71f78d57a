"""Conversations that hold the table until they are over, one question after another."""
