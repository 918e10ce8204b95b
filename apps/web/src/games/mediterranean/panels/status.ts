import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/mediterranean";
import type { MediterraneanFirstText } from "@sofala/text/mediterranean";

/** The status of the game in a sentence, for a player or a spectator. */
export function statusOf(
  { part, toAct, ranking }: View,
  me: Seat | undefined,
  names: readonly string[],
  { table: { status } }: MediterraneanFirstText,
): string {
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? "");
  if (ranking !== undefined) return status.gameOver(namesOf(ranking[0] ?? []));
  if (me !== undefined && part !== null && toAct.includes(me)) return status.yourDecision[part];
  if (toAct.length === 0) return status.watching;
  return toAct.length === names.length ? status.waitingForAll : status.waitingFor(namesOf(toAct));
}
