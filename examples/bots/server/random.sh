#!/bin/sh
# A bot over the network: makes any legal move at every table where it sits. Needs a shell, curl and shuf; the API is
# described in docs/bots-api.md.
#
#     SOFALA_URL=http://localhost:8080 SOFALA_TOKEN=… sh random.sh [table to join [invitation]]

: "${SOFALA_URL:=http://localhost:8080}" "${SOFALA_TOKEN:?}"

# Requests /api/$1; the other arguments are for curl, which tries again while the server is busy or restarts. The token
# goes to its standard input, so that `ps` does not show it.
request() {
  path=$1
  shift
  printf 'header = "Authorization: Bearer %s"' "$SOFALA_TOKEN" |
    curl --config - --silent --show-error --fail --retry 9 --retry-connrefused "$@" \
      "$SOFALA_URL/api/$path"
}

# Posts $2 to /api/$1. A key makes it harmless to post it twice.
post() {
  request "$1" --header "Content-Type: application/json" --data "$2" --output /dev/null
}

# The member $2 of an update, which is a flat JSON object.
member() {
  value=${1#*"\"$2\":"}
  value=${value#'"'}
  printf %s "${value%%[\",\}]*}"
}

[ $# -gt 0 ] && post "tables/$1/join" "{${2:+\"invite\":\"$2\"}}"

# A stream starts with the current state, so nothing is missed after a reconnect.
while :; do
  request me/stream --no-buffer --max-time 600 | while IFS= read -r update; do
    table=$(member "$update" tableId)
    count=$(member "$update" entryCount)
    case $update in
      *'"isHandedOver":true'*) post "tables/$table/reclaim-seat" "{\"key\":\"back-$count\"}" ;;
      *'"isYourTurn":true'*)
        move=$(request "tables/$table/legal" | shuf -n 1)
        [ -n "$move" ] && post "tables/$table/move" "{\"key\":\"at-$count\",\"move\":$move}"
        ;;
    esac
  done
  sleep 2
done
