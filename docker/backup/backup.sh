#!/bin/sh
# Backs the database up once a day and keeps the last fourteen backups; each minute it adds to the list of what was deleted.
# The container `backup` runs it. restore.sh, beside it, restores a backup. Needs psql, pg_dump and pg_restore.
#
# A backup is three files: beside-TIME.dump (PostgreSQL's custom format), .sums (rows and sum of each table, at the same moment), .sha256.
# erasures.tsv is the list of what was deleted: a restore deletes it again. It only grows, so that a lost database does not empty it.
set -u
umask 077
here=$(dirname "$0")
# Two may run at once: the daily one, and one that somebody asks for.
own=$$
folder=${BACKUP_FOLDER:-/backups}
kept=${BACKUP_KEPT:-14}
every=${BACKUP_EVERY_SECONDS:-86400}
export PGHOST="${PGHOST:-postgres}" PGUSER="${PGUSER:-${POSTGRES_USER:-}}" PGPASSWORD="${PGPASSWORD:-${POSTGRES_PASSWORD:-}}" PGDATABASE="${PGDATABASE:-${POSTGRES_DB:-}}"
export PGAPPNAME="beside backup" PGCONNECT_TIMEOUT=10
# A signal ends the pause between two backups at once.
trap 'rm -f "$folder/part.$own".* "$folder/erasures.$own".*; exit 0' TERM INT

quiet() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

# Seconds until the next one is due: a container that is started again makes none before, and so replaces no older one.
due() {
  newest=$(ls -1 "$folder"/beside-*.dump 2>/dev/null | sort | tail -n 1)
  [ -n "$newest" ] || { echo 0; return; }
  left=$((every - ($(date +%s) - $(stat -c %Y "$newest"))))
  [ "$left" -gt 0 ] && echo "$left" || echo 0
}

# Whether a new list was written whole. On a full disk some programs write less, and say nothing.
is_whole_list() {
  [ "$(wc -l <"$folder/erasures.$own.all")" -ge "$(wc -l <"$folder/erasures.tsv")" ] &&
    [ "$(wc -l <"$folder/erasures.$own.part")" -eq "$(awk -F '\t' -v since="$1" '$3 >= since { n++ } END { print n + 0 }' "$folder/erasures.$own.all")" ]
}

# Adds what was deleted to the list. Lines older than a backup may be (400 days) go.
keep_erasures() {
  # A database before its first start, or of an old release, has no such table.
  there=$(quiet --command="select to_regclass('public.erasures') is not null") || return 1
  [ "$there" = t ] || return 0
  since=$(date -u -d "@$(($(date +%s) - 34560000))" +%Y-%m-%dT%H:%M:%S)
  touch "$folder/erasures.tsv"
  quiet --command="copy (select kind, key, to_char(at at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') from erasures) to stdout" >"$folder/erasures.$own.new" &&
    sort -u "$folder/erasures.tsv" "$folder/erasures.$own.new" >"$folder/erasures.$own.all" &&
    awk -F '\t' -v since="$since" '$3 >= since' "$folder/erasures.$own.all" >"$folder/erasures.$own.part" &&
    is_whole_list "$since" &&
    mv "$folder/erasures.$own.part" "$folder/erasures.tsv"
  kept_list=$?
  rm -f "$folder/erasures.$own".*
  return $kept_list
}

# Writes the dump and the sums of one moment: the dump reads the snapshot of the transaction in which the sums are made.
dump() {
  rm -f "$folder/part.$own".*
  export PART="$folder/part.$own"
  quiet <<'SQL' >"$folder/part.$own.sums" || return 1
set statement_timeout = 0;
set idle_in_transaction_session_timeout = 0;
begin isolation level repeatable read read only;
select pg_export_snapshot() as snapshot \gset
\setenv SNAPSHOT :snapshot
\! pg_dump --format=custom --snapshot="$SNAPSHOT" --file="$PART.dump" && touch "$PART.dumped"
\i `echo "$SUMS"`
commit;
SQL
  # A backup has its name once it is whole, and readable as one.
  [ -e "$folder/part.$own.dumped" ] && [ -s "$folder/part.$own.sums" ] && [ -z "$(tail -c 1 "$folder/part.$own.sums")" ] && pg_restore --list "$folder/part.$own.dump" >/dev/null &&
    sha256sum "$folder/part.$own.dump" | cut -d ' ' -f 1 >"$folder/part.$own.sha256" && [ "$(wc -c <"$folder/part.$own.sha256")" -eq 65 ]
}
export SUMS="$here/sums.sql"

back_up() {
  keep_erasures || return 1
  # Its beginning: what is deleted while it is made is not in it any more, and a restore counts from here.
  name="beside-$(date -u +%Y%m%dT%H%M%SZ)"
  dump || return 1
  rm -f "$folder/part.$own.dumped"
  size=$(wc -c <"$folder/part.$own.dump")
  # The dump last: what has its name is whole.
  mv "$folder/part.$own.sums" "$folder/$name.sums" && mv "$folder/part.$own.sha256" "$folder/$name.sha256" && mv "$folder/part.$own.dump" "$folder/$name.dump" || return 1
  echo "backup $name.dump: $size bytes"
  # So that /readyz and the metrics know how old the newest one is. An old release has no such table.
  quiet --command="select to_regclass('public.backups') is not null" | grep -q t &&
    quiet --command="insert into backups (bytes) values ($size)"
  # Older ones go only after a new one has come.
  ls -1 "$folder"/beside-*.dump | sort -r | tail -n +"$((kept + 1))" | while read -r old; do rm -f "$old" "${old%.dump}.sums" "${old%.dump}.sha256"; done
  return 0
}

# Waits so many seconds, and keeps the list of what is deleted meanwhile.
wait_for() {
  left=$1
  while [ "$left" -gt 0 ]; do
    now=$((left < 60 ? left : 60))
    # In the background, so that a signal is not waited out.
    sleep "$now" &
    wait $!
    left=$((left - now))
    [ "$left" -le 0 ] || keep_erasures || echo "the list of what was deleted could not be read" >&2
  done
}

# What one that was killed has left.
find "$folder" -name 'part.*' -mmin +1440 -exec rm -f {} +
wait_for "$(due)"
while true; do
  if back_up; then
    pause=$every
    failed=0
  else
    [ "$every" = 0 ] && echo "the backup failed" >&2 || echo "the backup failed; the next attempt follows in ten minutes" >&2
    rm -f "$folder/part.$own".*
    pause=600
    failed=1
  fi
  # Zero: one backup, and its end says whether it came.
  [ "$every" = 0 ] && exit $failed
  wait_for "$pause"
done
