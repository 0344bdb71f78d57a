"""The bill of materials is compared with the files of a program: what is missing there is said."""

from __future__ import annotations

import json
from pathlib import Path

from tests.packaging.components_in import faults_of

TEXT = "Permission is hereby granted, free of charge, to any person. " * 10


def component(name: str, *files: str, text: str | None = None) -> dict[str, object]:
    """Return a component of these files."""
    return {
        "name": name,
        "properties": [{"name": "lammer:licence-text", "value": text or f"licences/{name}.txt"}],
        "evidence": {"occurrences": [{"location": file} for file in files]},
    }


def program(folder: Path, *components: dict[str, object]) -> Path:
    """Return a program of one library, two licence texts and this bill."""
    (folder / "licences").mkdir()
    (folder / "lib.so").write_text("", encoding="utf-8")
    for name in ("lammer", "qt"):
        (folder / "licences" / f"{name}.txt").write_text(TEXT, encoding="utf-8")
    (folder / "MANIFEST").write_text("", encoding="utf-8")
    (folder / "sbom.cdx.json").write_text(json.dumps({"components": components}), encoding="utf-8")
    return folder


OURS = ("sbom.cdx.json", "licences/lammer.txt", "licences/qt.txt")


def test_a_bill_that_names_every_file_once_and_every_licence_is_right(tmp_path: Path) -> None:
    assert faults_of(program(tmp_path, component("lammer", *OURS), component("qt", "lib.so"))) == []


def test_a_file_of_no_component_of_two_and_one_that_is_not_there_are_said(tmp_path: Path) -> None:
    faults = faults_of(
        program(tmp_path, component("lammer", *OURS, "gone.so"), component("qt", "licences/qt.txt"))
    )
    assert faults == [
        "lib.so belongs to no component",
        "licences/qt.txt belongs to two components",
        "gone.so is not there",
    ]


def test_a_component_without_a_licence_text_is_said(tmp_path: Path) -> None:
    made = program(tmp_path, component("lammer", *OURS), component("qt", "lib.so", text="licences/none.txt"))
    assert faults_of(made) == ["qt has no licence text"]
