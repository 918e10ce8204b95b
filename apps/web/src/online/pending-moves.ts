import {
  isSameJson,
  ok,
  type Actor,
  type Entry,
  type GameRules,
  type GameTypes,
  type Seat,
  type Step,
  type Timeline,
} from "@sofala/engine";

/** A move or undo of this device that the server has not confirmed yet. */
export type PendingDecision<T extends GameTypes> = {
  readonly id: number;
  /** The entry that the server made of it, once that is known. */
  readonly seq?: number;
} & ({ readonly kind: "move"; readonly move: T["move"] } | PendingUndo);

interface PendingUndo {
  readonly kind: "undo";
  /** The first move that is undone: an entry of the log, or a pending decision. */
  readonly from: { readonly entry: number } | { readonly decision: number };
}

/** The confirmed log with the pending decisions on top of it. */
export interface Overlay<T extends GameTypes> {
  readonly timeline: Timeline<T, GameRules<T>>;
  /** By the number of an entry that is not confirmed: the id of its decision. */
  readonly decisionAt: ReadonlyMap<number, number>;
}

/** Applies the decisions that are not in the log yet, as far as they are legal. */
export function applyPending<T extends GameTypes>(
  confirmed: Timeline<T, GameRules<T>>,
  decisions: readonly PendingDecision<T>[],
  seat: Seat,
): Overlay<T> {
  const timeline = confirmed.copy();
  const decisionAt = new Map<number, number>();
  const entryOf = new Map<number, number>();
  for (const decision of decisions) {
    const { id, seq } = decision;
    const isTold = seq !== undefined && seq < confirmed.log.length;
    const place = isTold ? seq : timeline.log.length;
    entryOf.set(id, place);
    if (isTold) continue;
    const entry = toEntry(timeline, decision, seat, entryOf);
    // Something else happened first: the server decides whether this is still legal.
    if (entry === undefined || !timeline.apply(entry).ok) break;
    decisionAt.set(place, id);
  }
  return { timeline, decisionAt };
}

/** A decision as a log entry; undefined if there is nothing left to undo. */
function toEntry<T extends GameTypes>(
  timeline: Timeline<T, GameRules<T>>,
  decision: PendingDecision<T>,
  seat: Seat,
  entryOf: ReadonlyMap<number, number>,
): Entry<T> | undefined {
  if (decision.kind === "move") return { kind: "move", actor: seat, move: decision.move };
  const { from } = decision;
  const to = "entry" in from ? from.entry : entryOf.get(from.decision);
  return to === undefined ? undefined : timeline.undoFor(seat, to);
}

/**
 * The game with rules that remember, for each state, the last move that was accepted there. A pending
 * move then leads to the same state object when the server confirms it, and nothing is drawn again.
 */
export function withStepCache<T extends GameTypes>(game: GameRules<T>): GameRules<T> {
  interface Known {
    readonly actor: Actor;
    readonly move: T["move"];
    readonly step: Step<T>;
  }
  const last = new WeakMap<object, Known>();
  return {
    ...game,
    applyMove(state, actor, move) {
      const known = last.get(state as object);
      if (known?.actor === actor && isSameJson(known.move, move)) return ok(known.step);
      const step = game.applyMove(state, actor, move);
      if (step.ok) last.set(state as object, { actor, move, step: step.value });
      return step;
    },
  };
}

/** Could this entry be what the server made of a decision? */
export const matchesEntry = <T extends GameTypes>(
  decision: PendingDecision<T>,
  entry: Entry<T>,
  seat: Seat,
): boolean =>
  decision.kind === "move"
    ? entry.kind === "move" && entry.actor === seat && isSameJson(entry.move, decision.move)
    : entry.kind === "undo" && "entry" in decision.from && entry.to === decision.from.entry;

/** The decisions after the first one, which became the entry `seq`. */
export const withoutConfirmed = <T extends GameTypes>(
  [confirmed, ...rest]: readonly PendingDecision<T>[],
  seq: number,
): readonly PendingDecision<T>[] =>
  rest.map((each) =>
    each.kind === "undo" && "decision" in each.from && each.from.decision === confirmed?.id
      ? { ...each, from: { entry: seq } }
      : each,
  );
