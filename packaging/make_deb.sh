#!/usr/bin/env bash
# Makes the Debian package out of the signed program in dist/lammer: run by `make deb`.
# Usage: packaging/make_deb.sh PUBLIC-KEY. The same program and key give the same bytes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

die() {
    printf 'lammer: %s\n' "$*" >&2
    exit 1
}

public=${1:-}
program=${LAMMER_PROGRAM:-dist/lammer}
system=packaging/system
[ -f "$public" ] || die "name the public key: make deb ARGS=release.pub"
[ -f "$program/MANIFEST" ] || die "there is no program in $program: make package first"
[ -f "$program/MANIFEST.minisig" ] || die "the program in $program is not signed: make package ARGS='--key FILE'"
command -v minisign >/dev/null || die "minisign is missing: install it first"
minisign -V -q -p "$public" -m "$program/MANIFEST" -x "$program/MANIFEST.minisig" >/dev/null ||
    die "the program in $program is signed with another key than $public"

read -r _ _ name built <"$program/MANIFEST"
export SOURCE_DATE_EPOCH=$built
commit=${name#*-}
version=${name%%-*}+$(date -u -d "@$built" +%Y%m%d%H%M%S).${commit//+changed/.changed}
architecture=$(dpkg --print-architecture)
libc=$(ldd --version | sed -n '1s/.* //p')
root=build/deb
rm -rf "$root"
install -d -m 0755 "$root/DEBIAN" "$root/usr/lib/lammer"

cp -R --no-dereference --preserve=mode,timestamps "$program" "$root/usr/lib/lammer/shipped"
install -D -m 0755 -t "$root/usr/sbin" "$system"/sbin/*
install -D -m 0755 -t "$root/usr/libexec/lammer" "$system"/libexec/*
install -D -m 0755 "$system/lammer" "$root/usr/bin/lammer"
install -D -m 0644 -t "$root/usr/lib/systemd/system" "$system"/units/*
install -D -m 0644 "$system/share/lammer.desktop" "$root/usr/share/applications/lammer.desktop"
install -D -m 0644 "$system/share/lammer.svg" "$root/usr/share/icons/hicolor/scalable/apps/lammer.svg"
install -D -m 0644 "$system/share/lammer-mime.xml" "$root/usr/share/mime/packages/lammer.xml"
install -D -m 0644 -t "$root/usr/share/lammer" "$system/share/openbox.xml" "$system/share/xorg.conf"
install -m 0644 "$public" "$root/usr/share/lammer/release.pub"
install -D -m 0644 "$system/etc/display.conf" "$root/etc/lammer/display.conf"
install -d -m 0755 "$root/usr/share/doc/lammer/profiles"
install -m 0644 resources/docs/technician.md resources/docs/security.md "$root/usr/share/doc/lammer"
install -m 0644 resources/profiles/*.toml "$root/usr/share/doc/lammer/profiles"
install -d -m 0755 "$root/usr/share/man/man1" "$root/usr/share/man/man8"
# shellcheck disable=SC2094 # one is read and another written
for page in "$system"/man/*.[18]; do
    gzip -9n <"$page" >"$root/usr/share/man/man${page##*.}/$(basename "$page").gz"
done
indented() { sed 's/^$/./; s/^/ /' "$1"; }
sed -e "s/@DEBIAN@/$(printf 'debian%sorg' .)/" \
    -e "/@EXPAT@/{r $(indented LICENSE >build/expat && echo build/expat)
d}" -e "/@OFL@/{r $(indented resources/fonts/OFL.txt >build/ofl && echo build/ofl)
d}" "$system/debian/copyright" >"$root/usr/share/doc/lammer/copyright"
date=$(date -u -R -d "@$built")
printf 'lammer (%s) stable; urgency=medium\n\n  * What has changed: see the page of changes of the program.\n\n -- The Lammer authors <lammer@lammer.example>  %s\n' \
    "$version" "$date" | gzip -9n >"$root/usr/share/doc/lammer/changelog.gz"
install -D -m 0644 "$system/debian/lintian-overrides" "$root/usr/share/lintian/overrides/lammer"

sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@LIBC@/$libc/" \
    -e "s/@SIZE@/$(du -sk "$root" | cut -f 1)/" "$system/debian/control.in" >"$root/DEBIAN/control"
install -m 0755 -t "$root/DEBIAN" "$system"/debian/{postinst,prerm,postrm}
printf '/etc/lammer/display.conf\n' >"$root/DEBIAN/conffiles"
(cd "$root" && find usr etc -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
find "$root" -exec touch --no-dereference --date="@$built" {} +
target=dist/lammer_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zgzip -z4 --build "$root" "$target" >/dev/null
printf 'lammer: %s\n' "$target"
