import { dice } from "@sofala/engine";
import { zimbabwe } from "@sofala/zimbabwe";
import type { GameConfig } from "boardgame.io/dist/cjs/internal.js";
import type { Workload } from "../measuring.ts";

/** As long as one of our random games; then the next match starts. */
const MOVES_PER_MATCH = 240;
const PLAYERS = 4;

interface Cattle {
  readonly seats: { cattle: number }[];
}

/**
 * A table of The Great Zimbabwe as a plain object, after this many moves, and a small move on it: a cow passes from one
 * seat to the next, if there is one, and the turn ends.
 */
export const giftsOf = (players: number, after: number): GameConfig<Cattle> => ({
  setup: () => structuredClone(tableAfter(after, players)) as unknown as Cattle,
  moves: {
    move({ G, ctx, events }, cattle = 0) {
      const seat = Number(ctx.currentPlayer);
      const [giver, receiver] = [G.seats[seat], G.seats[(seat + 1) % players]];
      if (giver === undefined || receiver === undefined || giver.cattle < cattle) {
        return "INVALID_MOVE";
      }
      giver.cattle -= cattle;
      receiver.cattle += cattle;
      return events.endTurn();
    },
  },
});

/** The table after this many moves of a random game, with enough cattle for the gifts. */
function tableAfter(moves: number, players: number): object {
  const playground = zimbabwe.simulation.playground();
  const chance = dice("yardstick");
  playground.load(zimbabwe.setup("yardstick", players, {}));
  for (let move = 0; move < moves; move++) playground.playAny(chance);
  const table = zimbabwe.scenario.describe(playground.state());
  const seats = table["seats"] as readonly object[];
  return { ...table, seats: seats.map((seat) => ({ ...seat, cattle: 10 })) };
}

/** The smallest possible move. */
const counter: GameConfig<{ count: number }> = {
  setup: () => ({ count: 0 }),
  moves: {
    move({ G, events }) {
      G.count++;
      events.endTurn();
    },
  },
};

export interface Yardsticks {
  /** Gifts with the library's default settings, and in its production mode. */
  readonly gifts: Workload;
  readonly productionGifts: Workload;
  readonly productionCounter: Workload;
}

/**
 * By default, every state is searched after every move for values that JSON cannot represent. The reducer reads this
 * setting on every call.
 */
type Mode = "development" | "production";

/** boardgame.io's reducer alone, on its own moves: whole matches, one after another. */
export async function boardgameIo(): Promise<Yardsticks> {
  const { CreateGameReducer, InitializeGame } = await import("boardgame.io/dist/cjs/internal.js");

  function matches<G>(game: GameConfig<G>, mode: Mode): Workload {
    const reducer = CreateGameReducer({ game });
    const start = InitializeGame({ game, numPlayers: PLAYERS });
    return {
      run() {
        process.env["NODE_ENV"] = mode;
        let state = start;
        for (let move = 0; move < MOVES_PER_MATCH; move++) {
          const playerID = state.ctx.currentPlayer;
          const payload = { type: "move", args: [1], playerID };
          state = reducer(state, { type: "MAKE_MOVE", payload });
          if (state.transients !== undefined) throw new Error("the yardstick refuses its move");
          if (state.ctx.currentPlayer === playerID) throw new Error("the turn did not end");
        }
        return MOVES_PER_MATCH;
      },
    };
  }
  const gifts = giftsOf(PLAYERS, MOVES_PER_MATCH / 2);
  return {
    gifts: matches(gifts, "development"),
    productionGifts: matches(gifts, "production"),
    productionCounter: matches(counter, "production"),
  };
}
