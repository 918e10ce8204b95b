import type { Dice, GameTypes, Seat } from "@sofala/engine";
import type { AnyGame } from "../command.ts";

/** A random player who is done looks up again once in so many times. */
const LOOKING_UP = 3;

/** Decides for seats by lot. */
export class RandomPlayers {
  readonly #game: AnyGame;
  readonly #chance: Dice;

  constructor(game: AnyGame, chance: Dice) {
    this.#game = game;
    this.#chance = chance;
  }

  /** A move of a seat that owes one. */
  decide(state: unknown, seat: Seat): GameTypes["move"] {
    return this.#game.simulation.anyMove(state, seat, this.#chance);
  }

  /** A second thought of a seat that owes nothing, now and then. */
  reconsider(state: unknown, seat: Seat): GameTypes["move"] | undefined {
    if (this.#chance.below(LOOKING_UP) > 0) return undefined;
    const moves = [...this.#game.legalMoves(state, seat)];
    return moves.length === 0 ? undefined : moves[this.#chance.below(moves.length)];
  }
}
