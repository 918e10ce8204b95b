import type { Actor, Game, GameTypes, Playground } from "./game.ts";
import type { Dice } from "./rng.ts";

/**
 * A playground on top of the game's pure functions, for games that need no faster one. `anyMove` is the random move; by
 * default one of the first seat that is to act.
 */
export function plainPlayground<T extends GameTypes>(
  game: Game<T>,
  start: T["state"],
  anyMove: (state: T["state"], dice: Dice) => readonly [Actor, T["move"]] = (state, dice) => {
    const [seat = -1] = game.toAct(state);
    return [seat, game.simulation.anyMove(state, seat, dice)];
  },
): Playground<T> {
  let state = start;
  const seat = () => game.toAct(state)[0] ?? -1;
  const moves = () => [...game.legalMoves(state, seat())];
  const perform = (actor: Actor, move: T["move"]) => {
    const step = game.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`refused: ${actor} ${JSON.stringify(move)} ${step.error.code}`);
    ({ state } = step.value);
  };
  return {
    load(from) {
      state = from;
    },
    state: () => state,
    seat,
    count: () => moves().length,
    move: (index) => moves()[index] as T["move"],
    play: (index) => perform(seat(), moves()[index] as T["move"]),
    playAny(dice, onMove) {
      const [actor, move] = anyMove(state, dice);
      onMove?.(actor, move);
      perform(actor, move);
    },
  };
}
