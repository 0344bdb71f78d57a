"""Draws the house from the code into resources/pictures/house.svg: `python -m tests.architecture.draw_house`.

Each folder is a box on its floor, with how many files and lines it holds; a line leads down to each folder
that it imports, the thicker the more of its files do.
"""

from __future__ import annotations

from collections import Counter
from html import escape

from tests.architecture.modules import ROOT, imports, python_modules
from tests.architecture.test_layers import FLOORS

PICTURE = ROOT / "resources" / "pictures" / "house.svg"
WIDTH, FLOOR, TOP, BOX_HEIGHT, BOX_WIDTH = 1080, 118, 24, 62, 220
SHAPE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
    'viewBox="0 0 {width} {height}" font-family="sans-serif">\n'
    '<rect width="{width}" height="{height}" fill="#12181d"/>'
)
LINE = '<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="#8f9da8" stroke-width="{:.1f}" opacity="0.55"/>'
BOX = (
    '<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="10" fill="#1b242b" stroke="#5a6b78"/>'
    '<text x="{mid}" y="{first}" fill="#f5f3ee" font-size="18" font-weight="bold" '
    'text-anchor="middle">{name}</text>'
    '<text x="{mid}" y="{second}" fill="#bac4cb" font-size="14" text-anchor="middle">{files}</text>'
)


def part_of(name: str) -> str:
    """Return the box that a module belongs to: its folder, or `cli` for the composition root."""
    part = name.split(".")[1] if "." in name else ""
    return "cli" if FLOORS.get(part, 0) == FLOORS["cli"] else part


def house() -> str:
    """Return the drawing, as SVG."""
    files: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    arrows: Counter[tuple[str, str]] = Counter()
    for module in python_modules("terminal"):
        part = part_of(module.name)
        if not part:
            continue
        path = ROOT / (module.name.replace(".", "/") + ("/__init__.py" if module.is_package else ".py"))
        files[part] += 1
        lines[part] += len(path.read_text(encoding="utf-8").splitlines())
        below = {part_of(name) for name in imports(module) if name.startswith("terminal.")}
        arrows.update((part, other) for other in below if other in FLOORS and other != part)
    floors: dict[int, list[str]] = {}
    for part in sorted(files):
        floors.setdefault(FLOORS[part], []).append(part)
    top = max(floors)
    places = {
        part: (WIDTH * (number + 1) // (len(parts) + 1), TOP + (top - floor) * FLOOR)
        for floor, parts in floors.items()
        for number, part in enumerate(parts)
    }
    drawn = [SHAPE.format(width=WIDTH, height=TOP + top * FLOOR + BOX_HEIGHT + TOP)]
    for (upper, lower), count in sorted(arrows.items()):
        (x1, y1), (x2, y2) = places[upper], places[lower]
        drawn.append(LINE.format(x1, y1 + BOX_HEIGHT, x2, y2, 1 + count**0.5 / 2))
    for part, (x, y) in sorted(places.items()):
        drawn.append(
            BOX.format(
                x=x - BOX_WIDTH // 2, y=y, w=BOX_WIDTH, h=BOX_HEIGHT, mid=x, first=y + 27, second=y + 48,
                name=escape(part), files=f"{files[part]} files, {lines[part]:,} lines",
            )
        )  # fmt: skip
    return "\n".join([*drawn, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(house(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))
