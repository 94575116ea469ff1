#!/bin/sh
# Backs the database up once a day in PostgreSQL's custom format, and keeps the last fourteen. The container `backup` runs it.
# Restore into an empty database: pg_restore --exit-on-error --no-owner --dbname=ADDRESS FILE
set -u
umask 077
folder=${BACKUP_FOLDER:-/backups}
kept=${BACKUP_KEPT:-14}
every=${BACKUP_EVERY_SECONDS:-86400}
export PGHOST="${PGHOST:-postgres}" PGUSER="$POSTGRES_USER" PGPASSWORD="$POSTGRES_PASSWORD" PGDATABASE="$POSTGRES_DB"
# A signal ends the pause between two backups at once.
trap 'exit 0' TERM INT

# Seconds until the next one is due: a container that is started again makes none before, and so replaces no older one.
due() {
  newest=$(ls -1 "$folder"/beside-*.dump 2>/dev/null | sort | tail -n 1)
  [ -n "$newest" ] || { echo 0; return; }
  left=$((every - ($(date +%s) - $(stat -c %Y "$newest"))))
  [ "$left" -gt 0 ] && echo "$left" || echo 0
}

pause=$(due)
while true; do
  # In the background, so that a signal is not waited out.
  sleep "$pause" &
  wait $!
  name="beside-$(date -u +%Y%m%dT%H%M%SZ).dump"
  # A backup has its name once it is whole, and readable as one.
  if pg_dump --format=custom --file="$folder/part" && pg_restore --list "$folder/part" >/dev/null; then
    mv "$folder/part" "$folder/$name"
    echo "backup $name: $(wc -c <"$folder/$name") bytes"
    # Older ones go only after a new one has come.
    ls -1 "$folder"/beside-*.dump | sort -r | tail -n +"$((kept + 1))" | while read -r old; do rm -f "$old"; done
    pause=$every
    failed=0
  else
    echo "the backup failed; the next attempt follows in ten minutes" >&2
    rm -f "$folder/part"
    pause=600
    failed=1
  fi
  # Zero: one backup, and its end says whether it came.
  [ "$every" = 0 ] && exit $failed
done
