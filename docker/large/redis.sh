#!/bin/sh
# One master of the Redis Cluster. It holds nothing that must be kept but its own name and its part of the slots, in nodes.conf.
# It takes: REDIS_SERVERS, all masters as host:port; REDIS_SERVER, its own number among them. There are three.
set -eu
slots=16384
count=$(echo "$REDIS_SERVERS" | wc -w)
self=$(echo "$REDIS_SERVERS" | cut -d ' ' -f "$REDIS_SERVER")
port=${self##*:}
folder=${REDIS_FOLDER:-/data}
isnew=no
[ -s "$folder/nodes.conf" ] || isnew=yes
redis-server --port "$port" --dir "$folder" --save "" --appendonly no --maxmemory 200mb --maxmemory-policy noeviction \
  --cluster-enabled yes --cluster-config-file nodes.conf --cluster-node-timeout 5000 --cluster-require-full-coverage no \
  --cluster-announce-hostname "${self%:*}" --cluster-preferred-endpoint-type hostname --protected-mode no &
server=$!
trap 'kill $server' TERM INT
ask() { redis-cli -p "$port" "$@"; }
until ask ping >/dev/null 2>&1; do kill -0 $server; sleep 0.2; done
if [ "$isnew" = yes ]; then
  ask cluster set-config-epoch "$REDIS_SERVER" >/dev/null
  ask cluster addslotsrange $((slots * (REDIS_SERVER - 1) / count)) $((slots * REDIS_SERVER / count - 1)) >/dev/null
fi
# Containers have other addresses after a restart. Where some master is not reached, all are looked for by their names.
while kill -0 $server 2>/dev/null; do
  info=$(ask cluster info || true)
  case $info in
    *cluster_state:ok*cluster_known_nodes:$count*) ;;
    *)
      for each in $REDIS_SERVERS; do
        address=$(getent hosts "${each%:*}" | head -n 1 | cut -d ' ' -f 1)
        [ -z "$address" ] || ask cluster meet "$address" "${each##*:}" >/dev/null || true
      done
      ;;
  esac
  sleep 3 &
  wait $! || true
done
