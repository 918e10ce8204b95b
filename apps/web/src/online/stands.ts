import {
  ok,
  isSameJson,
  type Actor,
  type Entry,
  type GameTypes,
  type Result,
} from "@sofala/engine";
import type { Past } from "../host/chronicle.ts";

/** A move that stands, and the moment that it led to. */
export interface Stand<T extends GameTypes> {
  /** The number of its entry in the log, from 0. */
  readonly seq: number;
  readonly moment: Past<T>;
}

/** The moves that stand after these entries as well, or why one of them cannot follow. */
export function following<T extends GameTypes>(
  first: Past<T>,
  stands: readonly Stand<T>[],
  from: number,
  entries: readonly Entry<T>[],
): Result<readonly Stand<T>[], T["refusal"]> {
  let all = [...stands];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === "move") {
      const next = successor(all.at(-1)?.moment ?? first, entry.actor, entry.move);
      if (!next.ok) return next;
      all.push({ seq: from + index, moment: next.value });
    } else if (entry.kind === "undo") {
      const left = without(first, all, entry);
      if (!left.ok) return left;
      all = left.value;
    }
  }
  return ok(all);
}

/** What is left where moves are taken back; those of others are made again. */
function without<T extends GameTypes>(
  first: Past<T>,
  stands: readonly Stand<T>[],
  { to, seat }: Extract<Entry<T>, { kind: "undo" }>,
): Result<Stand<T>[], T["refusal"]> {
  const kept = stands.filter(({ seq }) => seq < to);
  for (const { seq, moment } of stands.slice(kept.length)) {
    const { last } = moment;
    if (seat === undefined || last === undefined || last.actor === seat) continue;
    const next = successor(kept.at(-1)?.moment ?? first, last.actor, last.move);
    if (!next.ok) return next;
    kept.push({ seq, moment: next.value });
  }
  return ok(kept);
}

const successors = new WeakMap<object, object>();

/** What follows a move: the same moment again, where the same move was the last that was tried there. */
export function successor<T extends GameTypes>(
  before: Past<T>,
  actor: Actor,
  move: T["move"],
): Result<Past<T>, T["refusal"]> {
  const known = successors.get(before) as Past<T> | undefined;
  if (known?.last?.actor === actor && isSameJson(known.last.move, move)) return ok(known);
  const next = before.after(actor, move);
  if (next.ok) successors.set(before, next.value);
  return next;
}
