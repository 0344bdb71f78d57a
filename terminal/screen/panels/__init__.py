"""The rail and the dealer's place: guide, pads, lists and dialogs."""
