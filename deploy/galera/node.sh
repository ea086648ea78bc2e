#!/bin/bash
# Starts a node of the database cluster in a container (docker-compose.galera.yml, deploy/kubernetes). NODES lists the host names
# of all nodes, separated by spaces; the first label of this node's own entry is its host name.
#
# A node joins the cluster of the others. It starts one only if it knows that it left last, or if a person says so:
#   touch /var/lib/mysql/begin
# Otherwise a node that lost its data would start a second, empty cluster.
set -euo pipefail
: "${NODES:?must list the nodes, as in NODES='node-1 node-2 node-3'}" "${DATA:=/var/lib/mysql}"

me="$(hostname)" others=''
# The last node first, because it is seldom the writer: a node that sends a copy does nothing else meanwhile.
for node in $NODES; do [ "${node%%.*}" = "$me" ] || others="$node $others"; done

is_primary() {
  timeout 3 mariadb --no-defaults --protocol=tcp --host="$1" --user=health --skip-column-names \
    --execute="SHOW STATUS LIKE 'wsrep_cluster_status'" 2>/dev/null | grep -qw Primary
}
is_up() { timeout 1 bash -c ": </dev/tcp/$1/4567" 2>/dev/null; }
any() { for other in $others; do if "$1" "$other"; then return 0; fi; done; return 1; }
# A value of Galera's saved state.
state() { sed -n "s/^$1: *//p" "$DATA/grastate.dat" 2>/dev/null; }

trap 'exit 0' TERM
is_said=''
while true; do
  if [ -e "$DATA/begin" ] && any is_primary; then
    echo 'There is a cluster already, so this node does not begin another.'
    rm "$DATA/begin"
  elif [ -e "$DATA/begin" ]; then
    # Only once: after a restart the node joins the cluster.
    rm -f "$DATA/begin" "$DATA/gvwstate.dat"
    if [ -e "$DATA/grastate.dat" ]; then sed -i 's/^safe_to_bootstrap: .*/safe_to_bootstrap: 1/' "$DATA/grastate.dat"; fi
    how=begin
    break
  elif any is_up || [ -e "$DATA/gvwstate.dat" ]; then
    # gvwstate.dat means that all nodes were lost at once: they resume by themselves when all are back.
    how=join
    break
  elif [ "$(state safe_to_bootstrap)" = 1 ]; then
    how=begin
    break
  elif [ -z "$is_said" ]; then
    echo "No other node answers, and $me did not leave last ($(state uuid):$(state seqno)). It waits for them, or for: touch $DATA/begin"
    is_said=yes
  fi
  sleep 2
done

# The position at a crash, so that the node asks only for what it missed. Purging old rows may keep this from ending.
position=''
if [ -d "$DATA/mysql" ]; then
  position="$(timeout --signal=KILL 60 mariadbd --wsrep-cluster-address=gcomm:// --wsrep-recover 2>&1 |
    sed -n 's/.*Recovered position:\{0,1\} *\([0-9a-f-]\{36\}:-\{0,1\}[0-9]*\).*/\1/p' | tail -n 1)" || true
fi

# Names of pods and containers that are gone do not resolve, and Galera refuses to start with them.
group=''
for other in $others; do if getent hosts "$other" >/dev/null; then group="$group,$other"; fi; done
address="$(hostname -i | cut -d ' ' -f 1)"
set -- --wsrep-node-name="$me" --wsrep-node-address="$address" \
  --wsrep-sst-donor="$(for other in $others; do printf '%s,' "${other%%.*}"; done)" \
  ${position:+--wsrep-start-position="$position"}
echo "$me: $how${position:+ from $position}${group:+ with ${group#,}}"
if [ "$how" = begin ]; then
  # The image's own script prepares an empty folder: accounts, and the scripts of /docker-entrypoint-initdb.d.
  exec docker-entrypoint.sh mariadbd --wsrep-new-cluster --wsrep-cluster-address=gcomm:// "$@"
fi
exec mariadbd --wsrep-cluster-address="gcomm://${group#,}" "$@"
