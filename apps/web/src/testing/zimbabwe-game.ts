import { dice } from "@sofala/engine";
import { zimbabwe, type Move, type Options, type Zimbabwe } from "@sofala/zimbabwe";
import { createStoredGame } from "../store/create-stored-game.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { loadRow } from "../local/load-game.ts";
import type { FullMoment } from "../local/moments.ts";

/** A game of people with `count` random moves, or fewer if it ends before. */
export function randomGame(
  seed: string,
  players: number,
  count: number,
  options: Options = {},
): StoredGame<Zimbabwe> {
  const chance = dice(`${seed} moves`);
  const moves: [number, Move][] = [];
  let state = zimbabwe.setup(seed, players, options);
  while (moves.length < count && zimbabwe.result(state) === undefined) {
    const [seat = 0] = zimbabwe.toAct(state);
    const move = zimbabwe.simulation.anyMove(state, seat, chance);
    const step = zimbabwe.applyMove(state, seat, move);
    if (!step.ok) throw new Error(step.error.code);
    moves.push([seat, move]);
    ({ state } = step.value);
  }
  const names = ["Ann", "Ben", "Cleo", "Dan", "Eve"].slice(0, players);
  const ranking = zimbabwe.result(state);
  return {
    ...createStoredGame(zimbabwe, {
      players: names.map((name) => ({ kind: "person", name })),
      options,
      seed,
      moves,
    }),
    ...(ranking === undefined ? {} : { ranking }),
  };
}

/** All moments of a stored game. */
export function historyOf(game: unknown): readonly FullMoment<Zimbabwe>[] {
  const loaded = loadRow(zimbabwe, game);
  if (!loaded.ok) throw new Error(loaded.error.reason);
  return loaded.value.moments;
}
