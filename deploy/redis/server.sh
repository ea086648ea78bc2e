#!/bin/sh
# Starts one of the Redis servers that Sentinel watches. Sentinel says which leads; without it, FIRST does. Nothing is stored.
#   FIRST      host name of the server that leads at the first start
#   SENTINELS  host names of the Sentinels, separated by spaces
#   NAME       this server's host name, by which the others find it
set -eu
: "${FIRST:?}" "${SENTINELS:?}" "${NAME:?}"

leader=''
for sentinel in $SENTINELS; do
  leader="$(timeout 2 redis-cli -h "$sentinel" -p 26379 sentinel get-master-addr-by-name gallery 2>/dev/null | head -n 1)" || true
  case "$leader" in '' | *' '*) leader='' ;; *) break ;; esac
done
: "${leader:=$FIRST}"
if [ "$leader" != "$NAME" ]; then set -- --replicaof "$leader" 6379; else set --; fi
exec redis-server --save '' --appendonly no --maxmemory 256mb --maxmemory-policy noeviction \
  --dir /tmp --protected-mode no --replica-announce-ip "$NAME" "$@"
