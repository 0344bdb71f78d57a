"""Painted touch controls."""
