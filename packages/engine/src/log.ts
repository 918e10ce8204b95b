import type { Actor, GameTypes, Seat } from "./game.ts";

/** An entry of a game's log: a move, or a word of the host's. The log only ever grows. */
export type Entry<T extends GameTypes> =
  | { readonly kind: "move"; readonly actor: Actor; readonly move: T["move"] }
  /**
   * The moves from entry number `to` on, counted from 0, no longer hold: all of them, or those of
   * one seat where others decided at the same time. The host's words stay.
   */
  | { readonly kind: "undo"; readonly to: number; readonly seat?: Seat }
  | { readonly kind: "resign"; readonly seat: Seat }
  | { readonly kind: "takeover"; readonly seat: Seat; readonly by: "bot" | "person" }
  | { readonly kind: "abort" };

/** The log without what was undone, in order: what a record is made of. */
export function activeEntries<T extends GameTypes>(log: readonly Entry<T>[]): readonly Entry<T>[] {
  let standing: { readonly at: number; readonly entry: Entry<T> }[] = [];
  for (const [at, entry] of log.entries()) {
    if (entry.kind !== "undo") standing.push({ at, entry });
    else
      standing = standing.filter((kept) => kept.at < entry.to || !isTakenBackBy(kept.entry, entry));
  }
  return standing.map(({ entry }) => entry);
}

const isTakenBackBy = <T extends GameTypes>(
  entry: Entry<T>,
  { seat }: Extract<Entry<T>, { kind: "undo" }>,
): boolean => entry.kind === "move" && (seat === undefined || entry.actor === seat);

/** The moves that stand. */
export const activeMoves = <T extends GameTypes>(
  log: readonly Entry<T>[],
): readonly (readonly [Actor, T["move"]])[] =>
  activeEntries(log).flatMap((entry) =>
    entry.kind === "move" ? [[entry.actor, entry.move] as const] : [],
  );
