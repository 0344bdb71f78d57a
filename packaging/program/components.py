"""Finds what each file of the program comes from: a package, a library of Debian, Qt, or Lammer itself.

The answer is a bill of materials in the form of CycloneDX, and a licence text for each component.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import Distribution, distributions
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import Property
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.component_evidence import ComponentEvidence, Occurrence
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

COMMON_LICENCES = Path("/usr/share/common-licenses")
PLACE_OF_LICENCE = "lammer:licence-text"
WITHIN_PROGRAM = "lammer:within"
ICU_NOTICE = Path(__file__).with_name("ICU-LICENSE.txt")


class UnknownOrigin(RuntimeError):
    """A file of the program, or a licence text, of which nobody can say where it comes from."""


@dataclass(slots=True)
class Part:
    """One component of the program, with its files (by their place in the program) and its licence text."""

    name: str
    version: str
    licence: str
    texts: list[Path | str]
    """Files with the licence text, or the text itself."""
    purl: PackageURL | None = None
    files: set[str] = field(default_factory=set)
    in_program: bool = False
    """Whether modules of it lie within the program's own file."""

    @property
    def licence_file(self) -> str:
        """The place of its licence text in the program."""
        return f"licences/{self.name.lower()}.txt"

    def licence_text(self) -> str:
        """Return the whole text. Raises `UnknownOrigin` if there is none."""
        found = [text if isinstance(text, str) else text.read_text(encoding="utf-8") for text in self.texts]
        if not "".join(found).strip():
            raise UnknownOrigin(f"no licence text was found for {self.name}")
        return "\n\n".join(text.strip() for text in found) + "\n"


class Origins:
    """Looks up the component of a file by the file that it was made from."""

    def __init__(self, root: Path, version: str) -> None:
        self._root = root
        self._parts: dict[str, Part] = {}
        self._owners = _owners()
        self.lammer = self._keep(
            Part(
                "lammer",
                version,
                "MIT",
                [root / "LICENSE"],
                PackageURL("generic", name="lammer", version=version),
            )
        )

    @property
    def parts(self) -> list[Part]:
        """All components that were found, by name."""
        return sorted(self._parts.values(), key=lambda part: part.name.lower())

    def _keep(self, part: Part) -> Part:
        return self._parts.setdefault(part.name, part)

    def of_file(self, place: str, source: Path) -> Part:
        """Return the component of a file of the program, by its place there and the file it was made from.

        Raises `UnknownOrigin`.
        """
        if source.name == "base_library.zip":
            return self._python()
        real = source.resolve()
        owner = self._owners.get(source) or self._owners.get(real)
        if owner is not None:
            return self._of_wheel(place, owner)
        if self._root in real.parents and Path(sys.prefix) not in real.parents:
            if place.startswith("resources/fonts/"):
                return self._fonts()
            return self.lammer
        if Path(sys.base_prefix).resolve() in real.parents and not _is_of_system():
            return self._python()
        return self.of_debian(source)

    def of_module(self, name: str, source: Path) -> Part:
        """Return the component of a module within the program's own file."""
        part = self.of_file(name, source)
        part.in_program = True
        return part

    def bootloader(self) -> Part:
        """Return the component of the program's own file: what starts Python."""
        return self._of_distribution(Distribution.from_name("pyinstaller"))

    def _python(self) -> Part:
        """Return the component of Python's own library."""
        library = Path(sysconfig.get_path("stdlib"))
        if _is_of_system():
            return self.of_debian(library / "os.py")
        version = platform.python_version()
        url = PackageURL("generic", name="cpython", version=version)
        return self._keep(Part("cpython", version, "PSF-2.0", [library / "LICENSE.txt"], url))

    def _fonts(self) -> Part:
        text = self._root / "resources" / "fonts" / "OFL.txt"
        return self._keep(Part("noto-fonts", "subset", "OFL-1.1", [text]))

    def _of_wheel(self, place: str, owner: Distribution) -> Part:
        if not place.startswith("PySide6/Qt/"):
            return self._of_distribution(owner)
        if Path(place).name.startswith("libicu"):
            version = Path(place).name.rpartition(".so.")[2]
            return self._keep(
                Part(
                    "icu",
                    version,
                    "Unicode-DFS-2016",
                    [ICU_NOTICE],
                    PackageURL("generic", name="icu", version=version),
                )
            )
        lgpl = [COMMON_LICENCES / "LGPL-3", COMMON_LICENCES / "GPL-3"]
        url = PackageURL("generic", name="qtbase", version=owner.version)
        return self._keep(Part("qt", owner.version, "LGPL-3.0-only", list(lgpl), url))

    def _of_distribution(self, owner: Distribution) -> Part:
        name = owner.name.lower().replace("_", "-")
        if name in self._parts:
            return self._parts[name]
        licence = str(owner.metadata.get("License-Expression") or owner.metadata.get("License") or "")
        texts: list[Path | str] = [
            Path(str(owner.locate_file(file)))
            for file in sorted(owner.files or ())
            if file.parts[0].endswith(".dist-info")
            and file.stem.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))
        ]
        if name in ("pyside6-essentials", "shiboken6"):
            licence = "LGPL-3.0-only"
            texts = [COMMON_LICENCES / "LGPL-3", COMMON_LICENCES / "GPL-3"]
        if not texts:
            # Nothing but what the package says of itself.
            said = [str(line) for line in owner.metadata.get_all("Classifier") or () if "License ::" in line]
            texts = ["\n".join(said)]
            licence = licence or "; ".join(line.rpartition(":: ")[2] for line in said)
        url = PackageURL("pypi", name=name, version=owner.version)
        return self._keep(Part(name, owner.version, licence.splitlines()[0] if licence else "", texts, url))

    def of_debian(self, source: Path) -> Part:
        """Return the component of a file of the system: the source package that it was built from.

        Raises `UnknownOrigin` if no package of the system holds it.
        """
        package = _package_with(source)
        shown = "${source:Package}\t${source:Version}"
        name, version = _answer("dpkg-query", "--show", f"--showformat={shown}", package).split("\t")
        notice = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        url = PackageURL("deb", "debian", name, version)
        return self._keep(Part(f"debian-{name}", version, "see its licence text", [notice], url))


def _is_of_system() -> bool:
    """Return whether Python itself is a package of the system."""
    return Path(sys.base_prefix) == Path("/usr")


def _owners() -> Mapping[Path, Distribution]:
    """Return which package installed each file of this environment."""
    owners: dict[Path, Distribution] = {}
    for owner in distributions():
        if Path(sys.prefix) not in Path(str(owner.locate_file(""))).resolve().parents:
            continue
        for file in owner.files or ():
            owners[Path(str(owner.locate_file(file))).resolve()] = owner
    return owners


def _package_with(source: Path) -> str:
    """Return the package of the system that holds a file; both names of a merged /usr are tried."""
    real = source.resolve()
    names = {str(source), str(real), str(real).removeprefix("/usr"), f"/usr{source}"}
    for name in sorted(names):
        found = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return found.stdout.splitlines()[0].rpartition(": ")[0].split(", ")[0]
    raise UnknownOrigin(f"no package of this system holds {source}")


def _answer(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def bill_of_materials(parts: Iterable[Part], lammer: Part, built: int) -> str:
    """Return the bill of materials, the same for the same parts; `built` is in seconds of Unix time."""
    bom = Bom(serial_number=uuid5(NAMESPACE_URL, f"lammer/{lammer.version}"))
    whole = Component(
        name="lammer-program",
        version=lammer.version,
        type=ComponentType.APPLICATION,
        bom_ref="lammer-program",
    )
    bom.metadata = BomMetaData(timestamp=datetime.fromtimestamp(built, UTC), component=whole)
    components = [_component(part) for part in parts]
    bom.components.update(components)
    bom.register_dependency(whole, components)
    return JsonV1Dot6(bom).output_as_string(indent=1) + "\n"


def _component(part: Part) -> Component:
    # The library would give each a number by chance, and put them in its order.
    found = [Occurrence(bom_ref=f"{part.name}:{place}", location=place) for place in sorted(part.files)]
    within = [Property(name=WITHIN_PROGRAM, value="lammer")] if part.in_program else []
    return Component(
        name=part.name,
        version=part.version,
        type=ComponentType.APPLICATION if part.name == "lammer" else ComponentType.LIBRARY,
        bom_ref=part.name,
        purl=part.purl,
        licenses=[DisjunctiveLicense(name=part.licence)] if part.licence else [],
        properties=[Property(name=PLACE_OF_LICENCE, value=part.licence_file), *within],
        evidence=ComponentEvidence(occurrences=found),
    )
