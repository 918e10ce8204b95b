import { botsOf as wellBots, type Bot, type BotPlayer, type Budget } from "@sofala/bots";
import { seeded, type Game, type GameTypes, type Seat } from "@sofala/engine";

export const PACE = 7;

/** Bots of which the novice fails in the way that its seed names; the others work. */
export const botsOf = (game: Game): readonly Bot<GameTypes>[] =>
  wellBots(game).map((bot) =>
    bot.level === "novice"
      ? {
          ...bot,
          moveDelay: () => PACE,
          createPlayer: (seat, seed) => new FailingPlayer(game, seat, seed),
        }
      : bot,
  );

class FailingPlayer implements BotPlayer<GameTypes> {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #seed: string;
  #seen: GameTypes["seenEvent"][] = [];

  constructor(game: Game, seat: Seat, seed: string) {
    this.#game = game;
    this.#seat = seat;
    this.#seed = seed;
  }

  observe(events: readonly GameTypes["seenEvent"][]): void {
    this.#seen.push(...events);
  }

  *think(view: GameTypes["view"], { milliseconds = 0 }: Budget = {}) {
    yield { move: this.#move(view, milliseconds), simulations: 1 };
  }

  #move(view: GameTypes["view"], milliseconds: number): GameTypes["move"] | undefined {
    if (this.#seed.startsWith("hangs")) for (;;);
    if (this.#seed.startsWith("throws")) throw new Error("no idea");
    if (this.#seed.startsWith("exits")) process.exit(3);
    if (this.#seed.startsWith("leaks")) useMemory();
    if (this.#seed.startsWith("cheats")) return { kind: "end-turn" };
    const legal = [...this.#game.legalMoves(this.#game.sample(view, seeded("")), this.#seat)];
    if (this.#seed.startsWith("hurries")) return legal[Math.round(milliseconds / 100)];
    // The move shows how many events the bot received.
    return legal[this.#seen.length];
  }
}

function useMemory(): never {
  const eaten: object[] = [];
  for (;;) eaten.push(new Array(1_000_000).fill(0));
}
