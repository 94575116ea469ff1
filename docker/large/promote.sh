#!/bin/sh
# Makes this standby the primary, when the primary is gone: docker compose -f docker/compose.large.yaml exec postgres2 sh /large/promote.sh
# It refuses where that could lose something, or make two primaries. `--alone`: no other standby is left, and you have made sure that the former primary
# is off. Then nothing waits for a standby until `promote.sh --together` says that one is back.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/servers.sh"
refuse() { echo "Not promoted: $*" >&2; exit 1; }
how=${1:-}

if [ "$how" = --together ]; then
  [ "$(ask "$(self)" "select count(*) > 0 from pg_stat_replication where state = 'streaming'")" = t ] || refuse "no standby follows this server yet"
  ask "$(self)" 'alter system reset synchronous_standby_names'
  ask "$(self)" 'select pg_reload_conf()' >/dev/null
  echo "Commits wait for a standby again."
  exit 0
fi

state="select pg_is_in_recovery(), coalesce((select status from pg_stat_wal_receiver), 'none'),
  coalesce(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')"
own=$(ask "$(self)" "$state") || refuse "this server does not answer"
[ "${own%%|*}" = t ] || refuse "this server is a primary already"
case $own in *'|streaming|'*) refuse "it still receives from the primary" ;; esac
position=${own##*|}
standbys=0
for each in $(others); do
  theirs=$(ask "$each" "$state") || continue
  case $theirs in
    f*) refuse "$each is a primary. Stop it first, if it must go" ;;
    *'|streaming|'*) refuse "$each still receives from the primary" ;;
  esac
  standbys=$((standbys + 1))
  [ "$(ask "$(self)" "select pg_wal_lsn_diff('${theirs##*|}', '$position') > 0")" = f ] || refuse "$each has more than this server: promote it there"
done
if [ "$standbys" = 0 ] && [ "$how" != --alone ]; then
  refuse "no other standby answers. Where the former primary is off for certain, and no standby is left: promote.sh --alone"
fi
pg_ctl promote -D "$PGDATA" -w -t 30 >/dev/null
if [ "$standbys" = 0 ]; then
  ask "$(self)" "alter system set synchronous_standby_names = ''"
  ask "$(self)" 'select pg_reload_conf()' >/dev/null
fi
echo "server$SERVER is the primary."
