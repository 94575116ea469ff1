#!/bin/sh
# Whether this PostgreSQL server does its part: it is the primary, or a standby that receives what the primary writes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/servers.sh"
[ "$(ask "$(self)" "select not pg_is_in_recovery() or exists (select from pg_stat_wal_receiver where status = 'streaming')")" = t ]
