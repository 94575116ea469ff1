#!/bin/sh
# PgBouncer knows its users by a file; it is written anew at each start, from POSTGRES_USER and POSTGRES_PASSWORD.
set -eu
umask 077
here=$(cd "$(dirname "$0")" && pwd)
quoted() { printf '%s' "$1" | sed 's/"/""/g'; }
printf '"%s" "%s"\n' "$(quoted "$POSTGRES_USER")" "$(quoted "$POSTGRES_PASSWORD")" >/tmp/userlist.txt
exec pgbouncer "$here/pgbouncer.ini"
