"""A layout file as it is written: its tables and fields, each number in its range."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from terminal.table.setup.layout_shapes import Point
from terminal.table.setup.toml_file import TomlText, read_toml
from terminal.table.setup.typed_input import FaultyInput, read_as

Share = Annotated[float, Meta(ge=0.0, le=1.0)]
"""A share of the felt's width, or of a box."""
Thin = Annotated[float, Meta(ge=0.0, le=0.05)]
Small = Annotated[float, Meta(ge=0.0, le=0.1)]
CardSide = Annotated[float, Meta(ge=0.02, le=0.2)]
BoxSide = Annotated[float, Meta(ge=0.03, le=0.5)]
PointWords = tuple[Share, Share]
Quarters = tuple[Share, Share, Share, Share]
Label = Annotated[str, Meta(min_length=1)]


class Outline(Struct, frozen=True, forbid_unknown_fields=True, tag_field="shape"):
    """The upper edge of the cloth: half of a superellipse."""

    half_width: Annotated[float, Meta(ge=0.1, le=0.5)]
    height: Annotated[float, Meta(ge=0.1, le=1.0)]
    centre: Share
    power: Annotated[float, Meta(ge=1.0, le=8.0)]


class BayOutline(Outline, frozen=True, tag="bay"):
    """Two lobes, and the dealer's bay between them."""

    lobe_y: Share
    lobe_radius: Annotated[float, Meta(ge=0.01, le=0.2)]
    bay_edge: Share
    fillet: Small


class StraightOutline(Outline, frozen=True, tag="straight"):
    """A straight dealer's side."""

    edge: Share
    corner: Small


class RailWords(Struct, frozen=True, forbid_unknown_fields=True):
    """How far the rail lies over the cloth, and outside of it."""

    inside: Thin
    outside: Thin


class PlateWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The number plate of a box."""

    radius: Annotated[float, Meta(ge=0.005, le=0.05)]
    distance: Small


class HandsWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Where both hands begin, and the sizes that they share."""

    player: PointWords
    banker: PointWords
    card: tuple[CardSide, CardSide]
    gap: Thin
    header: CardSide


class LammerWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The insurance lammer, and its middle on each hand."""

    radius: float
    player: PointWords
    banker: PointWords


class ShoeWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The middles of the shoe, of the carried card and of the discards."""

    shoe: PointWords
    carried: PointWords
    discards: PointWords


class DealerWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The dealer's place: left, top, width, height."""

    place: Quarters


class PlainAreas(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the bets lie in a box of a game without a Six bet: left, top, right, bottom."""

    player: Quarters
    banker: Quarters
    tie: Quarters
    player_pair: Quarters
    banker_pair: Quarters


class SixAreas(PlainAreas, frozen=True, forbid_unknown_fields=True):
    """The same with a Six bet."""

    six: Quarters


class AreasWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Both variants of the areas."""

    plain: PlainAreas
    six: SixAreas


class BoxWords(Struct, frozen=True, forbid_unknown_fields=True):
    """One box."""

    middle: PointWords
    rotation: Annotated[float, Meta(ge=-180.0, le=180.0)]
    inner: BoxSide
    outer: BoxSide
    depth: BoxSide
    tag: PointWords


class LayoutWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole layout file."""

    height: Annotated[float, Meta(ge=0.2, le=1.0)]
    labels: Annotated[list[Label], Meta(min_length=1)]
    box_one: Literal["right", "left"]
    mirrored: bool
    outline: BayOutline | StraightOutline
    rail: RailWords
    plate: PlateWords
    hands: HandsWords
    lammer: LammerWords
    shoe: ShoeWords
    dealer: DealerWords
    areas: AreasWords
    boxes: Annotated[list[BoxWords], Meta(min_length=1)]


class LayoutFile(Struct, frozen=True):
    """What a layout file says, and where it says it."""

    toml: TomlText
    words: LayoutWords

    @property
    def name(self) -> str:
        """The name of the layout."""
        return Path(self.toml.file).stem

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the boxes, from box 1 on."""
        return tuple(self.words.labels)

    def fault(self, field: str, problem: str) -> FaultyInput:
        """Return the error about a field of the file."""
        return self.toml.fault(field, problem)

    def number(self, field: str, value: float, low: float, high: float) -> float:
        """Return a number whose range depends on another field.

        Raises `FaultyInput` if it is not from `low` to `high`.
        """
        if not low <= value <= high:
            raise self.fault(field, f"must be from {low:g} to {high:g}, not {value:g}")
        return value

    def point(self, field: str, place: Point) -> Point:
        """Return a place on the felt.

        Raises `FaultyInput` if it lies below the felt.
        """
        self.number(f"{field}[1]", place[1], 0.0, self.words.height)
        return place


def read_layout_file(path: Path) -> LayoutFile:
    """Return what a layout file says.

    Raises `FaultyInput` if the file is absent, no text or no TOML, or a field is wrong.
    """
    try:
        toml = read_toml(path)
    except FileNotFoundError:
        raise FaultyInput(f"there is no such layout in {path.parent}", file=path.name) from None
    words = read_as(LayoutWords, toml.content, toml)
    for place, label in enumerate(words.labels):
        if label in words.labels[:place]:
            raise toml.fault(f"labels[{place}]", f"{label!r} is there twice")
    return LayoutFile(toml, words)
