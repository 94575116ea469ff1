#!/bin/bash
# Follows ../DEBIAN.md on a bare Debian: every block of its numbered steps as it stands there, and then its self-made certificate. It prints each
# step's seconds. Then a visitor comes over TLS: see visit.mjs.
#
#   docker/walk/walk.sh [--keep] [--from FOLDER]    as root on Debian or Ubuntu, with `apt-get install mmdebstrap systemd-container chromium`, from a built checkout
#
# The bare Debian is a folder that mmdebstrap makes, in which systemd-nspawn starts Debian's own systemd. What comes from outside (steps 1 and 2)
# is fetched before that start; afterwards the system has a network of its own without a way out, so that nothing here is in its way.
# The model is a stand-in. `--keep` leaves the folder for a look, and says where it is. `--from` begins with a
# folder that was made before, such as one with the packages in it. `--print` shows what would be run, and runs nothing.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
guide=$here/../DEBIAN.md
suite=${SUITE:-trixie}
mirror=${MIRROR:-http://deb.debian.org/debian}
domain=beside.example.com
model_port=9999

keep=
from=
print=
while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=1 ;;
    --print) print=1 ;;
    --from) from=${2:?say which folder}; shift ;;
    *) echo "walk.sh [--keep] [--from FOLDER] [--print]" >&2; exit 1 ;;
  esac
  shift
done
# The blocks of the sections that a pattern fits, as a script that prints each section's seconds.
script_of() {
  awk -v wanted="$1" '
    /^## / { take = $0 ~ wanted; if (take) printf "walk_step %c%s%c\n", 39, substr($0, 4), 39 }
    /^```/ { if (inside) { inside = 0 } else if (take && $0 == "```sh") { inside = 1 }; next }
    inside { print }
    END { print "walk_step" }' "$guide"
}
outside='^## [12][.] '
inside='^## ([3-8][.] |Without a name)'
[ -z "$print" ] || { script_of "$outside"; script_of "$inside"; exit; }

for program in mmdebstrap systemd-nspawn nsenter; do
  command -v "$program" >/dev/null || { echo "$program is missing: apt-get install mmdebstrap systemd-container" >&2; exit 1; }
done
[ "$(id -u)" = 0 ] || { echo "A system of its own can only be made by root" >&2; exit 1; }
[ -e "$root/backend/dist/stand-ins" ] || { echo "The stand-in of the model is not built: npm run build" >&2; exit 1; }

work=$(mktemp -d "${TMPDIR:-/tmp}/beside-walk-XXXXXX")
bare=$work/debian
began=$(date +%s)
boot=
model=
shown=
end() {
  [ -z "$model" ] || kill "$model" 2>/dev/null || true
  # SIGRTMIN+4: power off.
  [ -z "$boot" ] || { kill -s RTMIN+4 "$leader" 2>/dev/null || true; wait "$boot" 2>/dev/null || true; }
  [ -z "$shown" ] || kill "$shown" 2>/dev/null || true
  if [ -n "$keep" ]; then echo "The system stands in $bare"; else rm -rf "$work"; fi
}
trap end EXIT

cat >"$work/head.sh" <<'END'
set -euo pipefail
walk_name=
walk_step() {
  [ -z "$walk_name" ] || printf '%5d s  %s\n' "$(($(date +%s) - walk_at))" "$walk_name" >>/walk/steps
  walk_name=${1:-}
  walk_at=$(date +%s)
}
END
settings() {
  printf 'export DOMAIN=%q REPOSITORY=/repository OWNER_EMAIL=owner@example.com OPENAI_BASE_URL=http://127.0.0.1:%d/v1 HOME=/root\n' "$domain" "$model_port"
}
# Runs a script in the bare system, by a command that enters it. What its steps print is kept.
enter() {
  local name=$1
  shift
  "$@" /bin/bash "/walk/$name.sh" >>"$work/$name.log" 2>&1 || { echo "$name failed:" >&2; tail -n 30 "$work/$name.log" >&2; exit 1; }
}
line() { printf '%5d s  %s\n' "$(($(date +%s) - at))" "$1"; }

at=$(date +%s)
if [ -n "$from" ]; then cp -a "$from" "$bare"; else
  mmdebstrap --quiet --variant=minbase --dpkgopt=force-unsafe-io --include=systemd,systemd-sysv,dbus,iproute2 "$suite" "$bare" "$mirror" 2>"$work/debian.log" || { cat "$work/debian.log" >&2; exit 1; }
fi
line "(a bare Debian $suite)"
mkdir -p "$bare/walk" "$bare/repository"
: >"$bare/walk/steps"
tail -n +1 -f "$bare/walk/steps" &
shown=$!
echo "127.0.0.1 localhost $domain" >"$bare/etc/hosts"
{ cat "$work/head.sh"; settings; script_of "$outside"; } >"$bare/walk/before.sh"
{ cat "$work/head.sh"; settings; script_of "$inside"; } >"$bare/walk/after.sh"

# What this machine trusts, such as a company's own certificate, its npm trusts too.
trusted=/etc/ssl/certs/ca-certificates.crt
options=(--quiet --register=no --keep-unit --link-journal=no --directory "$bare" --bind-ro="$root/.git:/repository" --setenv=GIT_CONFIG_COUNT=1
  --setenv=GIT_CONFIG_KEY_0=safe.directory --setenv=GIT_CONFIG_VALUE_0='*')
[ ! -e "$trusted" ] || options+=(--bind-ro="$trusted:/walk/trusted.pem" --setenv=NODE_EXTRA_CA_CERTS=/walk/trusted.pem)
enter before systemd-nspawn "${options[@]}" --pipe

systemd-nspawn "${options[@]}" --private-network --boot >"$work/boot.log" 2>&1 &
boot=$!
at=$(date +%s)
leader=
for _ in $(seq 600); do
  leader=$(pgrep --parent "$boot" --exact systemd || true)
  # Degraded: Caddy and nginx both want port 80, until the guide has told them otherwise.
  state=$([ -z "$leader" ] || nsenter --target "$leader" --all systemctl is-system-running 2>/dev/null || true)
  case $state in running | degraded) break ;; esac
  kill -0 "$boot" 2>/dev/null || { tail -n 30 "$work/boot.log" >&2; exit 1; }
  sleep 0.2
done
line "(its start)"
nsenter --target "$leader" --net "$root/node_modules/.bin/node" "$here/model.mjs" "$model_port" &
model=$!
enter after nsenter --target "$leader" --all --wdns=/root env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

at=$(date +%s)
password=$(sed -n 's/^OWNER_PASSWORD=//p' "$bare/etc/beside/beside.env")
# As a person would check it at first.
nsenter --target "$leader" --all curl --silent --show-error --fail --cacert /etc/caddy/certificate.pem --output /dev/null "https://$domain/readyz"
OWNER_PASSWORD=$password nsenter --target "$leader" --net "$root/node_modules/.bin/node" "$here/visit.mjs" "https://$domain" owner@example.com
nsenter --target "$leader" --all systemctl is-active beside@3001 beside@3002 beside-backup nginx caddy postgresql redis-server | sort | uniq -c
line "(a visit)"
echo "$((($(date +%s) - began + 59) / 60)) minutes in all, from nothing to a page over TLS"
