"""Names what Qt and the packages bring along and a table never uses: more than a quarter of the size."""

from __future__ import annotations

from fnmatch import fnmatch

UNUSED_MODULES = [
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "IPython",
    "PIL",
    "defusedxml",
    "numpy",
    "pip",
    "pkg_resources",
    "setuptools",
    "tkinter",
]
# What PyInstaller has run before a program: for other systems, for processes that are not forked, and for
# sources that are looked into. One imports Qt, so that every command waits for it, and all later imports for
# PySide6's own (see `terminal/screen/__init__.py`).
UNUSED_HOOKS = ["pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil", "pyi_rth_pyside6"]
# Other ways to draw than an X11 window and none at all; themes and dialogs of desktops; the network.
UNUSED_FILES = [
    "*/plugins/egldeviceintegrations/*",
    "*/plugins/generic/*",
    "*/plugins/networkinformation/*",
    "*/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
    "*/plugins/platforms/libqeglfs.so",
    "*/plugins/platforms/libqlinuxfb.so",
    "*/plugins/platforms/libqminimal*.so",
    "*/plugins/platforms/libqvkkhrdisplay.so",
    "*/plugins/platforms/libqvnc.so",
    "*/plugins/platforms/libqwayland*.so",
    "*/plugins/platformthemes/*",
    "*/plugins/sqldrivers/*",
    "*/plugins/tls/*",
    "*/plugins/vectorimageformats/*",
    "*/plugins/wayland-*",
    "*/plugins/imageformats/libqpdf.so",
    "*/libQt6EglFS*",
    "*/libQt6EglFs*",
    "*/libQt6Network*",
    "*/libQt6Pdf*",
    "*/libQt6Qml*",
    "*/libQt6Quick*",
    "*/libQt6VirtualKeyboard*",
    "*/libQt6Wayland*",
    "*/libQt6WlShell*",
    "libatk*",
    "libcairo*",
    "libgdk*",
    "libgtk*",
    "libpango*",
    "libwayland*",
]
# Where a package was installed from differs from one machine to the next.
NOTES_OF_INSTALLERS = [
    "*.dist-info/RECORD",
    "*.dist-info/INSTALLER",
    "*.dist-info/REQUESTED",
    "*.dist-info/direct_url.json",
]
QT_TRANSLATIONS = "PySide6/Qt/translations/*"
OUR_LANGUAGES = ["*/qtbase_en.qm", "*/qtbase_zh_CN.qm", "*/qtbase_zh_TW.qm"]
LINK = "SYMLINK"


def matches(name: str, patterns: list[str]) -> bool:
    """Return whether a file's place in the program matches one of the patterns."""
    return any(fnmatch(name, pattern) for pattern in patterns)


def is_wanted(name: str, kind: str) -> bool:
    """Return whether a file belongs in the program. No link does: each library finds its own by its path."""
    if kind == LINK or matches(name, NOTES_OF_INSTALLERS):
        return False
    if fnmatch(name, QT_TRANSLATIONS):
        return matches(name, OUR_LANGUAGES)
    return not matches(name, UNUSED_FILES)
