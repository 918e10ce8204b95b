import { dice, seeded, type Game, type GameTypes } from "@sofala/engine";
import type { Bot } from "./bot.ts";

/** Plays any legal move; the game chooses one where not all can be listed. */
export const randomBot = <T extends GameTypes>(
  game: Game<T>,
  moveDelay?: Bot<T>["moveDelay"],
): Bot<T> => ({
  game: game.id,
  level: "random",
  ...(moveDelay === undefined ? {} : { moveDelay }),
  createPlayer(seat, seed) {
    const chance = dice(`random bot ${seed}`);
    return {
      observe: () => undefined,
      *think(view) {
        const state = game.sample(view, seeded(seed));
        yield { move: game.simulation.anyMove(state, seat, chance), simulations: 1 };
      },
    };
  },
});
