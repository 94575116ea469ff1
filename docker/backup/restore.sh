#!/bin/sh
# Restores a backup of backup.sh into an empty database, and compares it with what was backed up: restore.sh FILE.dump
# After a recovery by other means, such as to a point in time, only the list of what was deleted is applied: restore.sh --erasures FILE.tsv
# What was deleted since the backup is deleted again by the first node that starts, before it serves; everybody signs in again.
set -u
umask 077
here=$(dirname "$0")
export PGHOST="${PGHOST:-postgres}" PGUSER="${PGUSER:-${POSTGRES_USER:-}}" PGPASSWORD="${PGPASSWORD:-${POSTGRES_PASSWORD:-}}" PGDATABASE="${PGDATABASE:-${POSTGRES_DB:-}}"
export PGAPPNAME="beside restore" PGCONNECT_TIMEOUT=10

quiet() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }
refuse() { echo "$1" >&2; exit 1; }

# Marks what the database has again: what was deleted after it was backed up. An entry that it knows already was carried out before. One that it does not
# know and that is older than the backup belongs to another database, whose numbers would mean other things here. Clocks may differ by some minutes.
apply_erasures() {
  list=$1
  since=$2
  [ "$(quiet --command="select to_regclass('public.erasures') is not null")" = t ] ||
    refuse "This database is of a release that kept no list of deletions. Start a node on it once, so that it is migrated, and stop it; then run: restore.sh --erasures $list"
  quiet <<SQL || refuse "The list of what was deleted could not be read: $list"
begin;
create temporary table deleted (kind text, key text, at timestamptz) on commit drop;
\copy deleted from '$list'
insert into erasures as known (kind, key, at, "isPending") select kind, key, max(at), true from deleted where at > $since - interval '1 hour' group by kind, key
  on conflict (kind, key) do update set at = excluded.at, "isPending" = true where excluded.at > known.at;
insert into erasures (kind, key, "isPending") values ('sessions', 'all', true)
  on conflict (kind, key) do update set at = now(), "isPending" = true;
-- Who chose that old advice is deleted by itself has the time to change it that was promised.
do \$do\$ begin
  if to_regclass('public.retention') is not null then
    update retention set "worksFrom" = now() + interval '7 days' where "worksFrom" > $since and "worksFrom" < now() + interval '7 days';
  end if;
end \$do\$;
commit;
SQL
  echo "deleted since, to be deleted again at the next start: $(quiet --command="select count(*) from erasures where \"isPending\" and kind <> 'sessions'")"
}

if [ "${1:-}" = --erasures ]; then
  [ -r "${2:-}" ] || refuse "Say which list: restore.sh --erasures FILE.tsv"
  # The newest backup that this database knows of.
  apply_erasures "$2" "coalesce((select max(at) from backups), '-infinity')"
  exit 0
fi

file=${1:-}
base=${file%.dump}
[ -n "$file" ] && [ "$base" != "$file" ] && [ -r "$file" ] || refuse "Say which backup: restore.sh FILE.dump"
for part in sums sha256; do [ -r "$base.$part" ] || refuse "$base.$part is missing: it was made with the backup, and tells whether it is whole"; done
list=${ERASURES:-$(dirname "$file")/erasures.tsv}
[ -r "$list" ] || refuse "$list is missing: without the list of what was deleted, deleted accounts would be there again"
[ "$(sha256sum "$file" | cut -d ' ' -f 1)" = "$(cat "$base.sha256")" ] || refuse "$file is damaged: it is not what was backed up"

tables=$(quiet --command="select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'") || refuse "The database does not answer"
[ "$tables" = 0 ] || refuse "The database $PGDATABASE is not empty: a backup is restored into a new one (createdb)"

moment=$(basename "$base" | sed -n 's/^.*-\([0-9]\{4\}\)\([0-9][0-9]\)\([0-9][0-9]\)T\([0-9][0-9]\)\([0-9][0-9]\)\([0-9][0-9]\)Z$/\1-\2-\3 \4:\5:\6+00/p')
[ -n "$moment" ] || refuse "The name of $file must end with its time, as backup.sh has made it: beside-20261129T140500Z.dump"
# Before anything is restored: afterwards nothing may fail for want of it.
sums=$(mktemp) || refuse "No temporary file can be made"
trap 'rm -f "$sums"' EXIT

# All of it, or nothing.
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$PGDATABASE" "$file" || refuse "The restore failed; the database is as empty as before"
quiet --file="$here/sums.sql" >"$sums" || refuse "The restored tables could not be compared. Do not use this database."
# Before the comparison's result: no restored database is without its marks.
apply_erasures "$list" "timestamptz '$moment'"
diff "$base.sums" "$sums" >&2 || refuse "The restored tables differ from those that were backed up (left: backed up, right: restored). Do not use this database."
echo "restored $(wc -l <"$sums" | tr -d ' ') tables, each with the rows and the sum that were backed up"
