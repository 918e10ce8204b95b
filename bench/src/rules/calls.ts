import type { Game, GameTypes } from "@sofala/engine";
import type { Figure } from "../figures.ts";
import { latency, median, quantile } from "../measuring.ts";
import type { Position } from "../random-play.ts";

/** How long the calls of a server and a board to the rules take, and how large a snapshot is. */
export function callFigures<T extends GameTypes>(
  game: Game<T>,
  positions: readonly Position<T>[],
  described: string,
): readonly Figure[] {
  // A part of the positions is for the warm-up.
  for (const position of positions.slice(0, positions.length / 4)) callsAt(game, position);
  const calls = positions.map((position) => callsAt(game, position));
  const all = (kind: keyof ReturnType<typeof callsAt>) => calls.map((each) => each[kind]);
  const moves = median(all("moves"));
  return [
    ...spread(
      `${game.id}.legal`,
      all("legal"),
      "ms",
      `all listed moves, ${moves} in the median; ${positions.length} positions, ${described}`,
    ),
    ...spread(`${game.id}.view`, all("view"), "ms", "the view of the seat to act"),
    ...spread(
      `${game.id}.restore`,
      all("restore"),
      "ms",
      "a state restored from its snapshot, with all checks",
    ),
    ...spread(`${game.id}.snapshot`, all("bytes"), "bytes", "a snapshot as JSON"),
  ];
}

function callsAt<T extends GameTypes>(game: Game<T>, { state, seat }: Position<T>) {
  const fresh = freshStates(game, state);
  const snapshot = game.snapshot(state);
  return {
    moves: [...game.legalMoves(state, seat)].length,
    legal: latency(fresh, (copy) => [...game.legalMoves(copy, seat)]),
    view: latency(fresh, (copy) => game.view(copy, seat)),
    restore: latency(
      () => structuredClone(snapshot),
      (copy) => game.restore(copy),
    ),
    bytes: Buffer.byteLength(JSON.stringify(snapshot)),
  };
}

/** A fresh state, without the cached results of an earlier call. */
export function freshStates<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
): () => T["state"] {
  const snapshot = game.snapshot(state);
  return () => {
    const restored = game.restore(snapshot);
    if (!restored.ok) throw new Error(`a snapshot is refused: ${restored.error.reason}`);
    return restored.value;
  };
}

/** The median, the 95th percentile and the maximum of many values: `legal.p50ms`. */
export const spread = (
  name: string,
  values: readonly number[],
  unit: "ms" | "bytes",
  note: string,
): readonly Figure[] => [
  { name: `${name}.p50${unit}`, value: median(values), unit, note },
  { name: `${name}.p95${unit}`, value: quantile(values, 0.95), unit, note: "" },
  { name: `${name}.max${unit}`, value: Math.max(...values), unit, note: `of ${values.length}` },
];
