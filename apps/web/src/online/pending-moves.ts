import {
  isSameJson,
  ok,
  type Actor,
  type Entry,
  type Game,
  type GameTypes,
  type Seat,
  type Step,
  type Timeline,
} from "@sofala/engine";

/** Something decided here that the server has not confirmed yet. */
export type Decision<T extends GameTypes> = {
  readonly id: number;
  /** The entry that the server made of it, once that is known. */
  readonly seq?: number;
} & ({ readonly kind: "move"; readonly move: T["move"] } | Undo);

interface Undo {
  readonly kind: "undo";
  /** The first move that is taken back: an entry of the log, or a decision that is none yet. */
  readonly from: { readonly entry: number } | { readonly decision: number };
}

/** The confirmed log with the pending decisions on top of it. */
export interface Overlay<T extends GameTypes> {
  readonly timeline: Timeline<T>;
  /** By the number of an entry that is not confirmed: the id of its decision. */
  readonly decisionAt: ReadonlyMap<number, number>;
}

/** Applies the decisions that the server has not told of yet, as far as they fit. */
export function overlaid<T extends GameTypes>(
  confirmed: Timeline<T>,
  decisions: readonly Decision<T>[],
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
    const entry = asEntry(timeline, decision, seat, entryOf);
    // Something else happened first: whether this still fits, the server decides.
    if (entry === undefined || !timeline.apply(entry).ok) break;
    decisionAt.set(place, id);
  }
  return { timeline, decisionAt };
}

/** A decision as the log would have it; none if there is nothing left that it could take back. */
function asEntry<T extends GameTypes>(
  timeline: Timeline<T>,
  decision: Decision<T>,
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
export function rememberSteps<T extends GameTypes>(game: Game<T>): Game<T> {
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
export const isLikely = <T extends GameTypes>(
  decision: Decision<T>,
  entry: Entry<T>,
  seat: Seat,
): boolean =>
  decision.kind === "move"
    ? entry.kind === "move" && entry.actor === seat && isSameJson(entry.move, decision.move)
    : entry.kind === "undo" && "entry" in decision.from && entry.to === decision.from.entry;

/** The decisions that follow one which is the entry `seq` now. */
export const afterConfirmed = <T extends GameTypes>(
  [confirmed, ...rest]: readonly Decision<T>[],
  seq: number,
): readonly Decision<T>[] =>
  rest.map((each) =>
    each.kind === "undo" && "decision" in each.from && each.from.decision === confirmed?.id
      ? { ...each, from: { entry: seq } }
      : each,
  );
