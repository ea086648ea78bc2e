#!/bin/sh
# publish.sh <built> <parts> [part…]
# Puts builds where web servers and API read them, while they do: publish.sh /srv/gallery/built /srv/gallery/parts
# remotes/mf-storefront replaces that remote and leaves the others alone. Without a part, all that were built.
#
# Names that carry a hash come first and nothing is overwritten; the manifest or document that names them comes last, in one
# step. So whoever asks at any moment gets one build or the other, never half of one. What the build before brought stays
# for KEEP_DAYS (14) from now on: pages that are open go on loading it.
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

# In one step for readers. The time is that of publishing: servers tell versions apart by it, and builds may share theirs.
put() { cp "$from/$1" "$to/$1.new" && mv "$to/$1.new" "$to/$1"; }

publish() {
  from="$built/$1" to="$parts/$1"
  mkdir -p "$to"
  # What was in service until now goes out of it at this moment: its days are counted from here.
  if [ -f "$to/.published" ]; then while read -r file; do touch -c "$to/$file"; done <"$to/.published"; fi
  files="$(cd "$from" && find . -type f | sort)"
  (cd "$from" && find . -type d) | while read -r folder; do mkdir -p "$to/$folder"; done
  echo "$files" | grep -E "$hashed" | while read -r file; do [ -e "$to/$file" ] || put "$file"; done
  echo "$files" | grep -Ev "$hashed" | grep -Ev "$entry" | while read -r file; do put "$file"; done
  # Compressed twins before what they are twins of: a reader who is sent the old one asks again.
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
