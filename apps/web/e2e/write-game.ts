import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Actor, Game, GameTypes } from "@sofala/engine";
import type { Player, StoredGame } from "../src/store/stored-game.ts";

/** A game on this device. */
interface SampleGame<T extends GameTypes> {
  readonly id: string;
  readonly players: readonly Player[];
  readonly options: T["options"];
  readonly seed: string;
  readonly moves: readonly (readonly [Actor, T["move"]])[];
  readonly created: Date;
}

const HOUR = 60 * 60 * 1000;

/** Writes a stored game to `games/`, with a line for every move. */
export function writeGame<T extends GameTypes>(game: Game<T>, sample: SampleGame<T>): void {
  const { id, players, options, seed, moves, created } = sample;
  let state = game.setup(seed, players.length, options);
  for (const [actor, move] of moves) {
    const step = game.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${id}: ${JSON.stringify(move)} is refused: ${step.error.code}`);
    ({ state } = step.value);
  }
  const ranking = game.result(state);
  const stored: StoredGame<T> = {
    id,
    game: game.id,
    rules: game.rulesVersion,
    mode: "play",
    players,
    options,
    seed,
    ...(ranking === undefined ? {} : { ranking }),
    created: created.getTime(),
    changed: created.getTime() + HOUR,
    revision: moves.length,
    log: [],
  };
  const lines = moves.map(
    ([actor, move]) => `    ${JSON.stringify({ kind: "move", actor, move })}`,
  );
  const text = JSON.stringify(stored, undefined, 2).replace(
    /"log": \[\]/u,
    () => `"log": [\n${lines.join(",\n")}\n  ]`,
  );
  writeFileSync(join(import.meta.dirname, "games", `${id}.json`), `${text}\n`);
}
