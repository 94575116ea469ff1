#!/bin/sh
# One of the PostgreSQL servers of compose.large.yaml: a primary, and standbys that copy all it writes. It decides at each start what it is:
# - without data it copies the primary; the first server of a new installation makes the database;
# - what was a standby stays one, and follows whichever server is the primary;
# - what was the primary asks the others. If one of them was promoted meanwhile, it gives up what only it has, and follows that one.
# Nothing is acknowledged before a standby has it on disk too, so what is given up was acknowledged to nobody. A primary that comes back alone can
# acknowledge nothing, and so does no harm.
# It takes: SERVERS, all servers as host:port; SERVER, its own number among them; PGDATA; POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB.
set -eu
umask 077
here=$(cd "$(dirname "$0")" && pwd)
. "$here/servers.sh"
# As the first process of a container it would not end by itself.
trap 'exit 0' TERM INT
say() { echo "server$SERVER: $*"; }

# The settings, anew at each start. In a file rather than on the command line, so that `alter system` can change them.
configure() {
  # Every server but itself; whichever is the primary. A server that is gone must not be waited for.
  hosts=""; ports=""
  for each in $(others); do hosts="$hosts,$(host_of "$each")"; ports="$ports,$(port_of "$each")"; done
  names=""; number=0
  for each in $SERVERS; do number=$((number + 1)); names="$names, server$number"; done
  cat >"$PGDATA/beside.conf" <<END
listen_addresses = '*'
port = $(port_of "$(self)")
unix_socket_directories = ''
cluster_name = 'server$SERVER'
primary_conninfo = 'host=${hosts#,} port=${ports#,} user=$POSTGRES_USER password=$POSTGRES_PASSWORD application_name=server$SERVER target_session_attrs=primary tcp_user_timeout=5000 keepalives_idle=5'
# A commit is acknowledged once one standby has it on disk.
synchronous_standby_names = 'ANY 1 (${names#, })'
synchronous_commit = on
# For pg_rewind, when a former primary comes back.
wal_log_hints = on
wal_level = replica
max_wal_senders = 10
# A standby that was away for longer must be copied anew: remove its volume.
wal_keep_size = 1GB
wal_sender_timeout = 5s
wal_receiver_timeout = 5s
wal_receiver_status_interval = 1s
wal_retrieve_retry_interval = 500ms
tcp_keepalives_idle = 10
tcp_keepalives_interval = 5
tcp_keepalives_count = 3
include_if_exists = '$here/postgres.conf'
END
}

# A new installation's database, and the role by which HAProxy asks who is the primary: it needs no password, and may read nothing.
initialise() {
  say "makes a new database"
  printf '%s' "$POSTGRES_PASSWORD" >"$PGDATA.password"
  initdb -D "$PGDATA" --username="$POSTGRES_USER" --pwfile="$PGDATA.password" --auth=scram-sha-256 --encoding=UTF8 --locale=C >/dev/null
  rm -f "$PGDATA.password"
  cat >"$PGDATA/pg_hba.conf" <<END
host postgres beside_check samenet trust
host all beside_check all reject
host all all all scram-sha-256
host replication all all scram-sha-256
END
  echo "include = 'beside.conf'" >>"$PGDATA/postgresql.conf"
  : >"$PGDATA/beside.conf"
  # Without a network, and without a standby to wait for.
  echo "create role beside_check login connection limit 20; revoke all on database postgres from public; grant connect on database postgres to beside_check;" |
    postgres --single -D "$PGDATA" -j postgres >/dev/null
  [ "$POSTGRES_DB" = postgres ] || echo "create database \"$POSTGRES_DB\"" | postgres --single -D "$PGDATA" postgres >/dev/null
}

# A copy of the primary, in this server's place once it is whole.
copy_from() {
  say "copies $1"
  rm -rf "$PGDATA.copy"
  pg_basebackup -h "$(host_of "$1")" -p "$(port_of "$1")" -U "$POSTGRES_USER" -D "$PGDATA.copy" --wal-method=stream --checkpoint=fast
  # Before it is in place: without it this would be a second primary.
  touch "$PGDATA.copy/standby.signal"
  # What stood there is kept until the next copy: a mistake of this kind could not be undone.
  rm -rf "$PGDATA.former"
  [ ! -e "$PGDATA" ] || mv "$PGDATA" "$PGDATA.former"
  mv "$PGDATA.copy" "$PGDATA"
}

# The number that PostgreSQL gives a database when it is made: copies have it too, and no other installation has it.
own_number() { pg_controldata "$PGDATA" | sed -n 's/^Database system identifier: *//p'; }

# A former primary: what only it has is undone.
follow() {
  their=$(ask "$1" 'select system_identifier from pg_control_system()') || { say "cannot ask $1 which database it has"; exit 1; }
  [ "$their" = "$(own_number)" ] || { say "refuses to follow $1, which has another database: stop the wrong one of the two"; exit 1; }
  say "was the primary, and follows $1 now"
  # Until its first checkpoint a promoted server looks as if nothing had parted the two, and pg_rewind would do nothing.
  ask "$1" checkpoint
  pg_rewind -D "$PGDATA" --source-server="host=$(host_of "$1") port=$(port_of "$1") user=$POSTGRES_USER dbname=postgres" &&
    touch "$PGDATA/standby.signal" || copy_from "$1"
}

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  from=""
  until from=$(primary); do
    # Any other that answers belongs to an installation that there is already.
    if [ "$SERVER" = 1 ] && ! anybody; then initialise; break; fi
    say "waits for a primary"
    sleep 1
  done
  [ -z "$from" ] || copy_from "$from"
elif [ ! -f "$PGDATA/standby.signal" ] && from=$(primary); then
  configure
  follow "$from"
fi
configure
# Where the primary was told to wait for no standby, a copy must not inherit that.
[ ! -f "$PGDATA/standby.signal" ] || sed -i '/^synchronous_standby_names/d' "$PGDATA/postgresql.auto.conf"
exec postgres -D "$PGDATA"
