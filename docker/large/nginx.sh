#!/bin/sh
# nginx with the small installation's file, to which the third node is added.
set -eu
from=${1:-/etc/nginx/two-nodes.conf}
sed -E 's/^( *)server node2:(.*)$/&\n\1server node3:\2/' "$from" >"${TMPDIR:-/tmp}/nginx.conf"
exec nginx -c "${TMPDIR:-/tmp}/nginx.conf" -g 'daemon off;'
