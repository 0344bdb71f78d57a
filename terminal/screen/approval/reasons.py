"""Ready-made reasons for an approval: three that fit the act at hand, in English as they are recorded."""

from __future__ import annotations

from terminal.rounds.commands import (
    AdoptProfile,
    CloseDay,
    Command,
    CorrectBet,
    CorrectCard,
    NewShoe,
    OpenTable,
    OrderSqueeze,
    PlaceYourBets,
    PutDisplayRight,
    RaiseIrregularity,
    ReturnNeglected,
    SetLimits,
    SetNotice,
    SetPace,
)
from terminal.rules.message import Message

Reasons = tuple[Message, Message, Message]
"""Three reasons, the likeliest first."""

_CAMERA = Message("Seen on camera")
_AT_THE_TABLE = Message("Seen at the table")
_ORDER_AGREED = Message("Order agreed")
_HOUSE = Message("House decision")
_PLAYERS_AGREE = Message("Players agree")

ANY_ACT: Reasons = (_AT_THE_TABLE, _CAMERA, _HOUSE)
"""For an act that has no reasons of its own."""

OF_KIND: dict[str, Reasons] = {
    "excess_card": (Message("Overdrawn card"), _CAMERA, _ORDER_AGREED),
    "misplaced_cards": (Message("Card misplaced"), _CAMERA, _ORDER_AGREED),
    "wrong_number_of_cards": (Message("Cards counted"), _CAMERA, _ORDER_AGREED),
    "exposed_card": (Message("Face was seen"), _CAMERA, _ORDER_AGREED),
    "simultaneous_cards": (Message("Drawn together"), _CAMERA, _ORDER_AGREED),
    "late_bet": (Message("Placed too late"), _CAMERA, _AT_THE_TABLE),
    "late_withdrawal": (Message("Taken too late"), _CAMERA, _AT_THE_TABLE),
    "disputed_bet": (Message("Chips counted"), _CAMERA, Message("Player agrees")),
    "foreign_card": (Message("Joker found"), Message("Odd back found"), _CAMERA),
    "deck_count": (Message("Decks counted"), Message("Card missing"), _CAMERA),
    "shoe_exhausted": (Message("Shoe is empty"), Message("Shoe counted"), _CAMERA),
    "technical_interruption": (Message("Power failure"), Message("Terminal fault"), Message("Shoe fault")),
    "dealing_error": (Message("Dealing error"), _CAMERA, _ORDER_AGREED),
    "exposed_on_face_down_table": (Message("Dealt face up"), _CAMERA, _AT_THE_TABLE),
    "walk_away": (Message("Player has left"), _CAMERA, _AT_THE_TABLE),
    "shoe_order_altered": (Message("Cards fell out"), _CAMERA, _AT_THE_TABLE),
    "not_shuffled": (Message("Shuffle left out"), _CAMERA, _AT_THE_TABLE),
    "wrong_payment": (Message("Chips counted"), _CAMERA, Message("Player agrees")),
    "display_wrong": (Message("Display compared"), _CAMERA, _AT_THE_TABLE),
    "noticed_later": (Message("Found in recall"), _CAMERA, Message("Player’s claim")),
    "not_provided_for": (Message("Manager’s ruling"), _CAMERA, _PLAYERS_AGREE),
}
"""The reasons by the kind of irregularity."""

_OF_COMMAND: dict[type, Reasons] = {
    AdoptProfile: (Message("New profile"), _HOUSE, _AT_THE_TABLE),
    OpenTable: (Message("New profile"), _HOUSE, _AT_THE_TABLE),
    NewShoe: (Message("Players’ request"), Message("Marked cards"), _HOUSE),
    SetLimits: (Message("Higher play"), Message("Quiet table"), _HOUSE),
    SetPace: (Message("Higher play"), Message("Quiet table"), _HOUSE),
    SetNotice: (Message("Players’ request"), Message("Private play"), _HOUSE),
    PutDisplayRight: (Message("Display compared"), _CAMERA, _AT_THE_TABLE),
    PlaceYourBets: (Message("Terminal was down"), Message("Power failure"), Message("Dealt by hand")),
    OrderSqueeze: (Message("Players’ request"), _PLAYERS_AGREE, _HOUSE),
    ReturnNeglected: (Message("Offer left out"), _CAMERA, Message("Player’s claim")),
    CorrectCard: (Message("Wrong key"), _AT_THE_TABLE, _CAMERA),
    CorrectBet: (Message("Wrong area"), Message("Chips counted"), _CAMERA),
    CloseDay: (Message("End of the day"), Message("Early close"), _HOUSE),
}


def reasons_for(command: Command) -> Reasons:
    """Return what an approval of this command offers."""
    if isinstance(command, RaiseIrregularity):
        return OF_KIND.get(command.kind, ANY_ACT)
    return _OF_COMMAND.get(type(command), ANY_ACT)
