"""Ready-made reasons for an approval: three that fit the act at hand, in English as they are recorded."""

from __future__ import annotations

from terminal.rounds.commands import (
    CloseDay,
    Command,
    CorrectBet,
    CorrectCard,
    NewShoe,
    OpenTable,
    OrderSqueeze,
    PlaceYourBets,
    RaiseIrregularity,
    ReturnNeglected,
    SetLimits,
    SetNotice,
)

Reasons = tuple[str, str, str]
"""Three reasons, the likeliest first."""

_CAMERA = "Seen on camera"
_AT_THE_TABLE = "Seen at the table"
_ORDER_AGREED = "Order agreed"
_HOUSE = "House decision"
_PLAYERS_AGREE = "Players agree"

ANY_ACT: Reasons = (_AT_THE_TABLE, _CAMERA, _HOUSE)
"""For an act that has no reasons of its own."""

OF_KIND: dict[str, Reasons] = {
    "excess_card": ("Overdrawn card", _CAMERA, _ORDER_AGREED),
    "misplaced_cards": ("Card misplaced", _CAMERA, _ORDER_AGREED),
    "wrong_number_of_cards": ("Cards counted", _CAMERA, _ORDER_AGREED),
    "exposed_card": ("Face was seen", _CAMERA, _ORDER_AGREED),
    "simultaneous_cards": ("Drawn together", _CAMERA, _ORDER_AGREED),
    "late_bet": ("Placed too late", _CAMERA, _AT_THE_TABLE),
    "late_withdrawal": ("Taken too late", _CAMERA, _AT_THE_TABLE),
    "disputed_bet": ("Chips counted", _CAMERA, "Player agrees"),
    "foreign_card": ("Joker found", "Odd back found", _CAMERA),
    "deck_count": ("Decks counted", "Card missing", _CAMERA),
    "shoe_exhausted": ("Shoe is empty", "Shoe counted", _CAMERA),
    "technical_interruption": ("Power failure", "Terminal fault", "Shoe fault"),
    "dealing_error": ("Dealing error", _CAMERA, _ORDER_AGREED),
    "exposed_on_face_down_table": ("Dealt face up", _CAMERA, _AT_THE_TABLE),
    "walk_away": ("Player has left", _CAMERA, _AT_THE_TABLE),
    "shoe_order_altered": ("Cards fell out", _CAMERA, _AT_THE_TABLE),
    "not_shuffled": ("Shuffle left out", _CAMERA, _AT_THE_TABLE),
    "wrong_payment": ("Chips counted", _CAMERA, "Player agrees"),
    "display_wrong": ("Display compared", _CAMERA, _AT_THE_TABLE),
    "noticed_later": ("Found in recall", _CAMERA, "Player’s claim"),
    "not_provided_for": ("Manager’s ruling", _CAMERA, _PLAYERS_AGREE),
}
"""The reasons by the kind of irregularity."""

_OF_COMMAND: dict[type, Reasons] = {
    OpenTable: ("New profile", _HOUSE, _AT_THE_TABLE),
    NewShoe: ("Players’ request", "Marked cards", _HOUSE),
    SetLimits: ("Higher play", "Quiet table", _HOUSE),
    SetNotice: ("Players’ request", "Private play", _HOUSE),
    PlaceYourBets: ("Terminal was down", "Power failure", "Dealt by hand"),
    OrderSqueeze: ("Players’ request", _PLAYERS_AGREE, _HOUSE),
    ReturnNeglected: ("Offer left out", _CAMERA, "Player’s claim"),
    CorrectCard: ("Wrong key", _AT_THE_TABLE, _CAMERA),
    CorrectBet: ("Wrong area", "Chips counted", _CAMERA),
    CloseDay: ("End of the day", "Early close", _HOUSE),
}


def reasons_for(command: Command) -> Reasons:
    """What an approval of this command offers."""
    if isinstance(command, RaiseIrregularity):
        return OF_KIND.get(command.kind, ANY_ACT)
    return _OF_COMMAND.get(type(command), ANY_ACT)
