#!/bin/sh
# Fills in the configuration and starts nginx with it: in the images, and by tools/gallery/nginx.mjs where there is no Docker.
#   start.sh web       the shell, the public remotes and the API
#   start.sh console   mf-admin on its own origin and the API
# Lists are separated by spaces.
#   API_SERVERS        host:port of every instance of the API
#   LISTEN             port, or address:port; 8080
#   PARTS_DIR          web: folder with shell/ and remotes/<folder of a remote>/
#   REMOTES_ELSEWHERE  web: remotes on origins of their own, as in mf_admin=https://console.example/mf-manifest.json
#   CONSOLE_DIR        console: the build of mf-admin
#   TRUSTED_FRONT      addresses of the proxy in front that ends TLS, as in 10.0.0.0/24; none: nobody's word is believed
#   BODY_LIMIT_BYTES   of a request that is no upload, as the API has it; 262144
#   RUN_DIR            what is written lies here; /run/gallery
#   WORKERS            processes; one for each processor
set -eu

SITE="$1"
: "${API_SERVERS:?must say where the API is, as in API_SERVERS='10.0.0.11:8083 10.0.0.12:8083'}"
: "${LISTEN:=8080}" "${PARTS_DIR:=/srv/gallery/parts}" "${CONSOLE_DIR:=/srv/gallery/console}"
: "${REMOTES_ELSEWHERE:=}" "${TRUSTED_FRONT:=}" "${BODY_LIMIT_BYTES:=262144}" "${RUN_DIR:=/run/gallery}" "${WORKERS:=auto}"
templates="$(dirname "$0")"
mkdir -p "$RUN_DIR"

for file in "$templates"/*.conf "$templates"/*.html; do
  sed -e "s|\${SITE}|$SITE|g" -e "s|\${LISTEN}|$LISTEN|g" -e "s|\${PARTS_DIR}|$PARTS_DIR|g" \
    -e "s|\${CONSOLE_DIR}|$CONSOLE_DIR|g" -e "s|\${RUN_DIR}|$RUN_DIR|g" -e "s|\${WORKERS}|$WORKERS|g" \
    -e "s|\${BODY_LIMIT_BYTES}|$BODY_LIMIT_BYTES|g" \
    "$file" >"$RUN_DIR/$(basename "$file")"
done

# An instance that failed twice is left alone for a second. Longer, and it is not asked yet when the next one is replaced.
for server in $API_SERVERS; do echo "server $server max_fails=2 fail_timeout=1s;"; done >"$RUN_DIR/api-servers.conf"
# For sockets none is: nginx believes in one that is back only when a request at it has ended, and sockets last for hours.
for server in $API_SERVERS; do echo "server $server max_fails=0;"; done >"$RUN_DIR/api-servers-always.conf"
for front in $TRUSTED_FRONT; do echo "set_real_ip_from $front;"; done >"$RUN_DIR/trusted-front.conf"
for front in $TRUSTED_FRONT; do echo "$front yes;"; done >"$RUN_DIR/trusted-front-geo.conf"

# Where the shell finds each remote: {"name": …, "entry": …}, one for each folder and one for each address.
remotes() {
  comma=''
  for manifest in "$PARTS_DIR"/remotes/*/mf-manifest.json; do
    [ -e "$manifest" ] || continue
    folder="$(basename "$(dirname "$manifest")")"
    printf '%s{"name":"%s","entry":"/remotes/%s/mf-manifest.json"}' "$comma" "$(echo "$folder" | tr - _)" "$folder"
    comma=','
  done
  for remote in $REMOTES_ELSEWHERE; do
    printf '%s{"name":"%s","entry":"%s"}' "$comma" "${remote%%=*}" "${remote#*=}"
    comma=','
  done
}
if [ "$SITE" = web ]; then printf '{"remotes":[%s]}' "$(remotes)" >"$RUN_DIR/remotes.json"; fi

# As root, nginx would give its workers to an account that may not read what root has built.
if [ "$(id -u)" = 0 ]; then set -- -g 'user root;'; else set --; fi
exec nginx -e stderr -p "$RUN_DIR" -c "$RUN_DIR/nginx.conf" "$@"
