import type { Actor, GameTypes, Seat } from "./game.ts";

/** An entry of a game's log, which is append-only. */
export type Entry<T extends GameTypes = GameTypes> =
  | MoveEntry<T>
  | UndoEntry
  | { readonly kind: "resign"; readonly seat: Seat }
  | { readonly kind: "takeover"; readonly seat: Seat; readonly by: "bot" | "person" }
  | { readonly kind: "abort" };

export interface MoveEntry<T extends GameTypes = GameTypes> {
  readonly kind: "move";
  readonly actor: Actor;
  readonly move: T["move"];
}

/**
 * Takes back moves from entry number `to` on, counted from 0: all of them, or those of one seat if
 * others decided at the same time. Resignations, takeovers and aborts stay.
 */
export interface UndoEntry {
  readonly kind: "undo";
  readonly to: number;
  readonly seat?: Seat;
}

/** An entry that was not taken back, and its number in the log. */
export interface ActiveEntry<T extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly entry: Exclude<Entry<T>, UndoEntry>;
}

/** True if an undo takes back the move that an actor made in entry `seq`. */
export const isTakenBackBy = ({ to, seat }: UndoEntry, seq: number, actor: Actor): boolean =>
  seq >= to && (seat === undefined || actor === seat);

/** The entries that were not taken back, in order. Undos themselves are left out. */
export function activeEntries<T extends GameTypes>(
  log: readonly Entry<T>[],
): readonly ActiveEntry<T>[] {
  let active: ActiveEntry<T>[] = [];
  for (const [seq, entry] of log.entries()) {
    if (entry.kind !== "undo") active.push({ seq, entry });
    else
      active = active.filter(
        (each) => each.entry.kind !== "move" || !isTakenBackBy(entry, each.seq, each.entry.actor),
      );
  }
  return active;
}

/** The moves that were not taken back, in the form of a record. */
export const activeMoves = <T extends GameTypes>(
  log: readonly Entry<T>[],
): readonly (readonly [Actor, T["move"]])[] =>
  activeEntries(log).flatMap(({ entry }) =>
    entry.kind === "move" ? [[entry.actor, entry.move] as const] : [],
  );
