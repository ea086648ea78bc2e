#!/bin/sh
# publish.sh <built> <parts> [part…]
# Copies builds to where web servers and API read them, while they run. `publish.sh /srv/gallery/built /srv/gallery/parts
# remotes/mf-storefront` replaces only that remote. Without a part it publishes all builds.
#
# Files with a hash in their name come first and are never overwritten. The manifest or document that names them comes last, in
# one step. So every reader gets one build or the other, never a mix. Replaced files stay for KEEP_DAYS (14) from now, because
# open pages still load them.
set -eu

built="$1" parts="$2"
shift 2
: "${KEEP_DAYS:=14}"
hashed='\.[0-9a-f]{8}\.[A-Za-z0-9]+(\.(br|gz))?$'
entry='/(index\.html|mf-manifest\.json)(\.(br|gz))?$'

if [ $# = 0 ]; then
  # shellcheck disable=SC2046
  set -- $(cd "$built" && for part in shell remotes/*; do [ -d "$part" ] && echo "$part"; done)
fi

# In one step for readers. Its time is that of publishing: servers tell versions apart by it, and builds may have equal times.
put() { cp "$from/$1" "$to/$1.new" && mv "$to/$1.new" "$to/$1"; }

publish() {
  from="$built/$1" to="$parts/$1"
  mkdir -p "$to"
  # The files published so far are replaced now: their days count from here.
  if [ -f "$to/.published" ]; then while read -r file; do touch -c "$to/$file"; done <"$to/.published"; fi
  files="$(cd "$from" && find . -type f | sort)"
  (cd "$from" && find . -type d) | while read -r folder; do mkdir -p "$to/$folder"; done
  echo "$files" | grep -E "$hashed" | while read -r file; do [ -e "$to/$file" ] || put "$file"; done
  echo "$files" | grep -Ev "$hashed" | grep -Ev "$entry" | while read -r file; do put "$file"; done
  # Compressed versions before the originals: a reader who gets the old one asks again.
  echo "$files" | grep -Ev "$hashed" | grep -E "$entry" | sort -r | while read -r file; do put "$file"; done
  echo "$files" >"$to/.published"
  find "$to" -type f -mtime "+$KEEP_DAYS" | while read -r file; do
    grep -qxF ".${file#"$to"}" "$to/.published" || [ "$file" = "$to/.published" ] || rm -f "$file"
  done
  echo "Published $1."
}

for part in "$@"; do
  [ -d "$built/$part" ] || { echo "There is no build of $part in $built." >&2; exit 1; }
  publish "$part"
done
