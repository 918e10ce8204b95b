import type { GameTypes, Playground } from "@sofala/engine";
import type { AnyGame } from "../command.ts";
import type { RandomGame } from "./random-game.ts";

/** A game as JSON lines: where it starts, then each move among the legal ones and the position after it. */
export function* traceLines(
  game: AnyGame,
  playground: Playground<GameTypes>,
  { start, picks }: Pick<RandomGame, "start" | "picks">,
): Generator<string> {
  yield JSON.stringify({ position: game.position(start) ?? null });
  playground.load(start);
  for (const pick of picks) {
    const seat = playground.seat();
    const move = playground.move(pick);
    const legal = movesByKind(playground, game.simulation.unlisted);
    playground.play(pick);
    yield JSON.stringify({ seat, move, legal, after: game.position(playground.state()) ?? null });
  }
}

function movesByKind(playground: Playground<GameTypes>, unlisted: readonly string[]) {
  const kinds: { [kind: string]: GameTypes["move"][] } = {};
  const count = playground.count();
  for (let index = 0; index < count; index++) {
    const move = playground.move(index);
    if (!unlisted.includes(move.kind)) (kinds[move.kind] ??= []).push(move);
  }
  return kinds;
}
