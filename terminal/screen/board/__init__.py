"""The scoreboard roads and the players' display."""
