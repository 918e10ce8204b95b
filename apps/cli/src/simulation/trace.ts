import type { GameTypes } from "@sofala/engine";
import type { AnyGame } from "../command.ts";
import type { Moves } from "./random-game.ts";

/**
 * A game as JSON lines: the first position, then each move and the position after it, with the
 * legal moves if the game can list them all.
 */
export function* traceLines(game: AnyGame, start: unknown, moves: Moves): Generator<string> {
  yield JSON.stringify({ position: game.position(start) ?? null });
  let state = start;
  for (const [seat, move] of moves) {
    const isListed = game.simulation.hasCompleteLegalMoves && seat !== "clock";
    const legal = isListed ? { legal: movesByKind(game, state, seat) } : {};
    const step = game.applyMove(state, seat, move);
    if (!step.ok) throw new Error(`a legal move is refused: ${step.error.code}`);
    ({ state } = step.value);
    yield JSON.stringify({ seat, move, ...legal, after: game.position(state) ?? null });
  }
}

function movesByKind(game: AnyGame, state: unknown, seat: number) {
  const kinds: { [kind: string]: GameTypes["move"][] } = {};
  for (const move of game.legalMoves(state, seat)) {
    if (!game.simulation.untracedKinds.includes(move.kind)) (kinds[move.kind] ??= []).push(move);
  }
  return kinds;
}
