#!/bin/sh
# Fills in the configuration and starts nginx: in the images, and through tools/gallery/nginx.mjs without Docker.
#   start.sh web       the shell, the public remotes and the API
#   start.sh console   mf-admin on its own origin and the API
# Lists are separated by spaces.
#   API_SERVERS        host:port of every instance of the API
#   LISTEN             port, or address:port; 8080
#   PARTS_DIR          web: folder with shell/ and remotes/<folder of a remote>/
#   ADMIN_ON_SHOP_ORIGIN  web: true lists the console for the shell, which then shows it at /admin; false
#   REMOTES_ELSEWHERE  web: remotes on their own origins, as in mf_admin=https://console.example/mf-manifest.json
#   CONSOLE_DIR        console: the build of mf-admin
#   TRUSTED_FRONT      addresses of the proxy in front that ends TLS, such as 10.0.0.0/24; none: X-Forwarded-* is ignored
#   BODY_LIMIT_BYTES   largest request without files, as in the API; 262144
#   RUN_DIR            where files are written; /run/gallery
#   WORKERS            number of processes; default one for each processor
set -eu

SITE="$1"
: "${API_SERVERS:?must list the API instances, as in API_SERVERS='10.0.0.11:8083 10.0.0.12:8083'}"
: "${LISTEN:=8080}" "${PARTS_DIR:=/srv/gallery/parts}" "${CONSOLE_DIR:=/srv/gallery/console}"
: "${ADMIN_ON_SHOP_ORIGIN:=false}" "${REMOTES_ELSEWHERE:=}" "${TRUSTED_FRONT:=}" "${BODY_LIMIT_BYTES:=262144}" "${RUN_DIR:=/run/gallery}" "${WORKERS:=auto}"
templates="$(dirname "$0")"
mkdir -p "$RUN_DIR"

for file in "$templates"/*.conf "$templates"/*.html; do
  sed -e "s|\${SITE}|$SITE|g" -e "s|\${LISTEN}|$LISTEN|g" -e "s|\${PARTS_DIR}|$PARTS_DIR|g" \
    -e "s|\${CONSOLE_DIR}|$CONSOLE_DIR|g" -e "s|\${RUN_DIR}|$RUN_DIR|g" -e "s|\${WORKERS}|$WORKERS|g" \
    -e "s|\${BODY_LIMIT_BYTES}|$BODY_LIMIT_BYTES|g" \
    "$file" >"$RUN_DIR/$(basename "$file")"
done

# An instance that failed twice is skipped for a second. Longer, and it would still be skipped when the next one is replaced.
for server in $API_SERVERS; do echo "server $server max_fails=2 fail_timeout=1s;"; done >"$RUN_DIR/api-servers.conf"
# For sockets none is skipped: nginx trusts a recovered instance only after a finished request, and sockets last for hours.
for server in $API_SERVERS; do echo "server $server max_fails=0;"; done >"$RUN_DIR/api-servers-always.conf"
for front in $TRUSTED_FRONT; do echo "set_real_ip_from $front;"; done >"$RUN_DIR/trusted-front.conf"
for front in $TRUSTED_FRONT; do echo "$front yes;"; done >"$RUN_DIR/trusted-front-geo.conf"

# The list of remotes for the shell: {"name": …, "entry": …} for each folder and each address.
remotes() {
  comma=''
  for manifest in "$PARTS_DIR"/remotes/*/mf-manifest.json; do
    [ -e "$manifest" ] || continue
    folder="$(basename "$(dirname "$manifest")")"
    printf '%s{"name":"%s","entry":"/remotes/%s/mf-manifest.json"}' "$comma" "$(echo "$folder" | tr - _)" "$folder"
    comma=','
  done
  for remote in $REMOTES_ELSEWHERE; do
    if [ "${remote%%=*}" = mf_admin ] && [ "$ADMIN_ON_SHOP_ORIGIN" != true ]; then continue; fi
    printf '%s{"name":"%s","entry":"%s"}' "$comma" "${remote%%=*}" "${remote#*=}"
    comma=','
  done
}
if [ "$SITE" = web ]; then printf '{"remotes":[%s]}' "$(remotes)" >"$RUN_DIR/remotes.json"; fi

# As root, nginx would run its workers as a user that cannot read what root has built.
if [ "$(id -u)" = 0 ]; then set -- -g 'user root;'; else set --; fi
exec nginx -e stderr -p "$RUN_DIR" -c "$RUN_DIR/nginx.conf" "$@"
