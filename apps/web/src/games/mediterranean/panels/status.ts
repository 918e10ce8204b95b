import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/mediterranean";
import type { MediterraneanAppText } from "@sofala/text/mediterranean";

/** The status of the game in a sentence, for a player or a spectator. */
export function statusOf(
  { toAct, ranking }: View,
  me: Seat | undefined,
  names: readonly string[],
  { table: { status } }: MediterraneanAppText,
): string {
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? "");
  if (ranking !== undefined) return status.gameOver(namesOf(ranking[0] ?? []));
  if (me !== undefined && toAct.includes(me)) return status.yourDecision;
  return toAct.length === 0 ? status.watching : status.waitingFor(namesOf(toAct));
}
