import { dice, seeded, type Game, type GameTypes } from "@sofala/engine";
import type { Bot } from "./bot.ts";

/** Plays any legal move, in the game's own way where not all can be listed. */
export const randomBot = <T extends GameTypes>(game: Game<T>, pace?: Bot<T>["pace"]): Bot<T> => ({
  game: game.id,
  level: "random",
  ...(pace === undefined ? {} : { pace }),
  sit(seat, seed) {
    const chance = dice(`random bot ${seed}`);
    return {
      see: () => undefined,
      *think(view) {
        const state = game.sample(view, seeded(seed));
        yield { move: game.simulation.anyMove(state, seat, chance), simulations: 1 };
      },
    };
  },
});
