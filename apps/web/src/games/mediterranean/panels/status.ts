import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/mediterranean";
import type { MediterraneanWords } from "@sofala/text/mediterranean";

/** What is going on, in a sentence, for whoever sits there or looks on. */
export function statusOf(
  { toAct, ranking }: View,
  me: Seat | undefined,
  names: readonly string[],
  { table: { status } }: MediterraneanWords,
): string {
  const called = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? "");
  if (ranking !== undefined) return status.over(called(ranking[0] ?? []));
  if (me !== undefined && toAct.includes(me)) return status.yours;
  return toAct.length === 0 ? status.watching : status.waitsFor(called(toAct));
}
