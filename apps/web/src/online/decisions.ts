import { isSameJson, type Entry, type GameTypes, type Seat } from "@sofala/engine";
import type { Past } from "../host/chronicle.ts";
import { following, type Stand } from "./stands.ts";

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

/** The moves that stand as far as the server told, and those that were decided here on top of them. */
export function overlaid<T extends GameTypes>(
  first: Past<T>,
  confirmed: readonly Stand<T>[],
  entries: number,
  decisions: readonly Decision<T>[],
  seat: Seat,
): readonly Stand<T>[] {
  let stands = confirmed;
  const places = new Map<number, number>();
  for (const [index, decision] of decisions.entries()) {
    const { id, seq } = decision;
    const isTold = seq !== undefined && seq < entries;
    places.set(id, isTold ? seq : entries + index);
    if (isTold) continue;
    const entry = entryOf(decision, seat, stands, places);
    const next = following(first, stands, entries + index, [entry]);
    // Something else happened first: whether this still fits, the server decides.
    if (!next.ok) break;
    stands = next.value;
  }
  return stands;
}

/** A decision as the log would have it. */
function entryOf<T extends GameTypes>(
  decision: Decision<T>,
  seat: Seat,
  stands: readonly Stand<T>[],
  places: ReadonlyMap<number, number>,
): Entry<T> {
  if (decision.kind === "move") return { kind: "move", actor: seat, move: decision.move };
  const { from } = decision;
  const to = "entry" in from ? from.entry : (places.get(from.decision) ?? Infinity);
  const isAlone = stands.every(({ seq, moment }) => seq < to || moment.last?.actor === seat);
  return { kind: "undo", to, ...(isAlone ? {} : { seat }) };
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

/** What a seat may take back alone: from which of the moves that stand on. */
export function ownFrom<T extends GameTypes>(
  stands: readonly Stand<T>[],
  seat: Seat,
  to: number | undefined,
): number | undefined {
  const open = stands.findLastIndex(({ moment }) => moment.reveals) + 1;
  const isOwn = ({ moment }: Stand<T>) => moment.last?.actor === seat;
  const index =
    to === undefined
      ? stands.findLastIndex(isOwn)
      : stands.findIndex((stand, each) => each >= to && isOwn(stand));
  return index >= open ? index : undefined;
}
