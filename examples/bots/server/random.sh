#!/bin/sh
# A bot over the network: makes any legal move at every table where it sits. Needs a shell, curl and shuf; the API is
# described in docs/bots-api.md.
#
#     SOFALA_URL=http://localhost:8080 SOFALA_TOKEN=… sh random.sh [table to join [invitation]]

: "${SOFALA_URL:=http://localhost:8080}" "${SOFALA_TOKEN:?}"

# Asks the server for /api/$1; the rest is for curl, which tries again while the server is busy or restarts. The token
# goes by its input, so that `ps` does not show it.
ask() {
  path=$1
  shift
  printf 'header = "Authorization: Bearer %s"' "$SOFALA_TOKEN" |
    curl --config - --silent --show-error --fail --retry 9 --retry-connrefused "$@" \
      "$SOFALA_URL/api/$path"
}

# Tells the server $2 at /api/$1. A key makes it harmless to tell it twice.
tell() {
  ask "$1" --header "Content-Type: application/json" --data "$2" --output /dev/null
}

# The member $2 of a notice: a flat object of names and numbers.
member() {
  value=${1#*"\"$2\":"}
  value=${value#'"'}
  printf %s "${value%%[\",\}]*}"
}

[ $# -gt 0 ] && tell "tables/$1/join" "{${2:+\"invite\":\"$2\"}}"

# A stream begins with what is due, so that nothing is missed when it is opened again.
while :; do
  ask stream --no-buffer --max-time 600 | while IFS= read -r notice; do
    table=$(member "$notice" table)
    entries=$(member "$notice" entries)
    case $notice in
      *'"handedOver":true'*) tell "tables/$table/return" "{\"key\":\"back-$entries\"}" ;;
      *'"isYours":true'*)
        move=$(ask "tables/$table/legal" | shuf -n 1)
        [ -n "$move" ] && tell "tables/$table/move" "{\"key\":\"at-$entries\",\"move\":$move}"
        ;;
    esac
  done
  sleep 2
done
