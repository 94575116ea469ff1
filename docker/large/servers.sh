# Which PostgreSQL servers there are, and what they are: for postgres.sh and promote.sh.
export PGPASSWORD="$POSTGRES_PASSWORD" PGCONNECT_TIMEOUT=3

host_of() { echo "${1%:*}"; }
port_of() { echo "${1##*:}"; }
self() { echo "$SERVERS" | cut -d ' ' -f "$SERVER"; }
others() { for each in $SERVERS; do [ "$each" = "$(self)" ] || echo "$each"; done; }

# Asks a server by SQL; fails where it does not answer.
ask() { psql -XAtq -h "$(host_of "$1")" -p "$(port_of "$1")" -U "$POSTGRES_USER" -d postgres -c "$2" 2>/dev/null; }

# The first other server that is a primary; fails where none is.
primary() {
  for each in $(others); do
    if [ "$(ask "$each" 'select pg_is_in_recovery()' || true)" = f ]; then echo "$each"; return 0; fi
  done
  return 1
}

# Whether any other server answers.
anybody() {
  for each in $(others); do ! ask "$each" 'select 1' >/dev/null || return 0; done
  return 1
}
