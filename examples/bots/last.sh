#!/bin/sh
# Plays the last of the legal moves: passes, ends its turn, is ready. Speaks sofala-bot/1, see docs/bots.md.
#
#     sofala match zimbabwe "cmd:sh examples/bots/last.sh" random

# Counts the character $2 in the text $1.
count() {
  printf %s "$1" | tr -cd "$2" | wc -c
}

while IFS= read -r request; do
  # The id is near the beginning of the request, the list of legal moves at its end.
  id=$(printf %.60s "$request")
  id=${id#*'"id":'}
  id=${id%%,*}
  legal=$(printf %s "$request" | tail -c 500)
  legal=${legal##*'"legal":['}
  legal=${legal%']}'}
  move=
  while [ -n "$legal" ]; do
    move="{${legal##*'{'}$move"
    legal=${legal%'{'*}
    [ "$(count "$move" '{')" -eq "$(count "$move" '}')" ] && break
  done
  printf '{"id":%s,"move":%s}\n' "$id" "${move:-null}"
done
