"""The terms of a table as a profile or a script writes them; what is left out is the game's default."""

from dataclasses import replace
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from terminal.rounds.terms import LARGEST_AMOUNT, Terms
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.house import DifferentialScope, EstablishedBy, ForgoneFor, House, Limits
from terminal.table.setup.defaults import DEFAULT_DECKS, default_layout, default_limits
from terminal.table.setup.layouts import layout_labels, layout_names
from terminal.table.setup.typed_input import Cents, Place

LIMIT_KEYS: Final = ("minimum", "maximum", "side_minimum", "side_maximum", "maximum_differential")

Count = Annotated[int, Meta(ge=0)]
"""A whole number that is not negative."""
Limit = Cents | None | UnsetType
"""A limit, None where there is none; left out, it is the game's default."""


class HouseWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The house settings; null counts as left out."""

    payout_unit: Cents | None = None
    differential_scope: DifferentialScope | None = None
    pro_rata_everywhere: bool | None = None
    missed_offer_forgoes: ForgoneFor | None = None
    established_by: EstablishedBy | None = None
    rounds_after_cut_card: Count | None = None


class TermsWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table; null counts as left out, but for a limit."""

    game: str
    layout: str | None = None
    decks: Count | None = None
    minimum: Limit = UNSET
    maximum: Limit = UNSET
    side_minimum: Limit = UNSET
    side_maximum: Limit = UNSET
    maximum_differential: Limit = UNSET
    chip_unit: Cents | None = None
    face_down: bool | None = None
    private: bool | None = None
    house: HouseWords | None = None


def terms_of(words: TermsWords, place: Place, table_id: str, within: str = "") -> Terms:
    """Return the terms of a table of this name; `within` begins the paths of the fields in errors.

    Raises the `FaultyInput` of the place, or that of the layout's own file.
    """
    if words.game not in GAMES:
        raise place.fault(f"{within}game", f"{words.game!r} is none of {', '.join(GAMES)}")
    game = GAMES[words.game]
    layout = _layout(words, game, place, within)
    decks = DEFAULT_DECKS if words.decks is None else words.decks
    if decks not in game.decks:
        raise place.fault(f"{within}decks", f"{game.id} takes {game.decks[0]} to {game.decks[-1]} decks")
    limits = replace(default_limits(game), **dict(written_limits(words)))
    return Terms(
        table_id=table_id,
        game=game.id,
        layout=layout,
        boxes=layout_labels(layout),
        decks=decks,
        limits=limits,
        chip_unit=_unit(words.chip_unit, 100, place, f"{within}chip_unit"),
        face_down=bool(words.face_down),
        private=bool(words.private),
        house=_house(words.house or HouseWords(), place, f"{within}house.payout_unit"),
    )


def _layout(words: TermsWords, game: Game, place: Place, within: str) -> str:
    layout = default_layout(game) if words.layout is None else words.layout
    known = layout_names()
    if layout not in known:
        raise place.fault(f"{within}layout", f"{layout!r} is none of {', '.join(known)}")
    if not game.allows(layout):
        allowed = ", ".join(game.tables)
        raise place.fault(f"{within}layout", f"{game.id} may not be played on {layout}; it allows {allowed}")
    return layout


def written_limits(words: Struct) -> list[tuple[str, int | None]]:
    """Return the limits that are written, in cents; None where null takes a limit away."""
    written = ((key, getattr(words, key)) for key in LIMIT_KEYS)
    return [(key, None if limit is None else int(limit)) for key, limit in written if limit is not UNSET]


def check_limits(limits: Limits, place: Place, within: str = "") -> None:
    """Check whether the limits of a table can be kept, those that were left out too.

    Raises the `FaultyInput` of the place for one beyond all sums, and for a minimum over its maximum.
    """
    for key in LIMIT_KEYS:
        limit = getattr(limits, key)
        if limit is not None and limit > LARGEST_AMOUNT:
            raise place.fault(f"{within}{key}", f"must be at most {LARGEST_AMOUNT // 100:,}")
    for least, most in (("minimum", "maximum"), ("side_minimum", "side_maximum")):
        low, high = getattr(limits, least), getattr(limits, most)
        if low is not None and high is not None and low > high:
            raise place.fault(
                f"{within}{least}",
                f"{low / 100:,.2f} is larger than {most}, which is {high / 100:,.2f}; make one fit the other",
            )


def _unit(written: Cents | None, default: int, place: Place, field: str) -> int:
    unit = default if written is None else int(written)
    if unit <= 0:
        raise place.fault(field, "must be more than 0")
    return unit


def _house(words: HouseWords, place: Place, unit_field: str) -> House:
    default = House()
    written = {key: getattr(words, key) for key in words.__struct_fields__}
    unit = _unit(words.payout_unit, default.payout_unit, place, unit_field)
    given = {key: value for key, value in written.items() if value is not None}
    return replace(default, **given | {"payout_unit": unit})
