#!/bin/sh
# Starts a Sentinel. Two of them have to agree that the leading Redis is gone. It writes what it learns into its own file.
#   FIRST  host name of the server that leads at the first start
#   NAME   this Sentinel's host name, by which the others find it
set -eu
: "${FIRST:?}" "${NAME:?}"

cat >/tmp/sentinel.conf <<END
port 26379
dir /tmp
protected-mode no
sentinel resolve-hostnames yes
sentinel announce-hostnames yes
sentinel announce-ip $NAME
sentinel monitor gallery $FIRST 6379 2
sentinel down-after-milliseconds gallery 5000
sentinel failover-timeout gallery 20000
END
exec redis-server /tmp/sentinel.conf --sentinel
