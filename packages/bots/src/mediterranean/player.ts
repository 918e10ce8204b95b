import { dice, seeded, type Dice, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move, type View } from "@sofala/mediterranean";
import type { BotPlayer, Line, Thought } from "../bot.ts";
import { Beliefs } from "./beliefs.ts";
import { boardOf } from "./seat-board.ts";
import type { Character } from "./play-style.ts";
import { abilityMove, flipMove, giftMove } from "./civic.ts";
import { Trader } from "./market/trader.ts";
import { bankMove, cubesMove, discardMove, throwMove, voteMove } from "./resolution.ts";
import { sceneOf, seatAt, type Scene } from "./seat-context.ts";
import { ShoppingList } from "./purchase-queue.ts";
import { plans } from "./plan-purchases.ts";

/** What a bot does in the market: it hears and moves. */
export interface Market {
  see(events: readonly Mediterranean["seenEvent"][]): void;
  /** The next move, or none: then it waits for others. */
  move(scene: Scene): Move | undefined;
  /** What it weighs, the best first, where it tells. */
  lines?(scene: Scene): readonly Line<Move>[];
}
/** Where bots of this game may differ besides their character. */
export interface Skills {
  readonly beliefs: new (seat: Seat) => Beliefs;
  readonly market: new (character: Character, seat: Seat, beliefs: Beliefs, chance: Dice) => Market;
}
const PLAIN: Skills = { beliefs: Beliefs, market: Trader };

/** A bot at its seat: what it remembers and what it plans. */
export class Player implements BotPlayer<Mediterranean> {
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #character: Character;
  readonly #chance: Dice;
  readonly #beliefs: Beliefs;
  readonly #market: Market;
  readonly #list = new ShoppingList();

  constructor(character: Character, seat: Seat, seed: string, skills = PLAIN) {
    this.#character = character;
    this.#seat = seat;
    this.#seed = seed;
    this.#chance = dice(`mediterranean bot ${seed}`);
    this.#beliefs = new skills.beliefs(seat);
    this.#market = new skills.market(character, seat, this.#beliefs, this.#chance);
  }

  see(events: readonly Mediterranean["seenEvent"][]): void {
    this.#beliefs.see(events);
    this.#market.see(events);
  }

  *think(view: View): Generator<Thought<Mediterranean>> {
    const scene = sceneOf(view, this.#seat, this.#character.weights);
    if (view.part === "purchasing") return yield* this.#shop(scene);
    const thought = { move: this.#move(scene), simulations: 1 };
    const lines = () => this.#market.lines?.(scene) ?? [];
    yield view.part === "trading" && this.#market.lines !== undefined
      ? { ...thought, lines }
      : thought;
  }

  #move(scene: Scene): Move | undefined {
    switch (scene.view.part) {
      case "trading":
      case "grace":
        return this.#market.move(scene);
      case "abilities":
        return abilityMove(this.#legal(scene));
      case "give":
        return giftMove(scene, this.#legal(scene));
      case "flips":
        return flipMove(scene, this.#beliefs);
      case "bank":
        return bankMove(scene);
      case "vote":
        return voteMove(scene);
      case "cubes":
        return cubesMove(scene, this.#legal(scene));
      case "stored":
        return discardMove(scene, this.#beliefs, this.#legal(scene));
      case "throw":
        return throwMove(this.#legal(scene), this.#chance);
      case "purchasing":
      case null:
        return undefined;
    }
  }

  /** Follows the plan of the turn, or makes one. */
  *#shop(scene: Scene): Generator<Thought<Mediterranean>> {
    const board = boardOf(seatAt(scene, this.#seat));
    const { turn } = scene.view;
    const next = this.#list.next(turn, board);
    if (next !== undefined) return yield { move: next, simulations: 1 };
    for (const { best, compared } of plans(scene, board, this.#character, this.#chance))
      yield { move: this.#list.begin(turn, best.steps), simulations: compared };
  }

  /** What is open to the seat does not depend on what it cannot see. */
  #legal({ view, seat }: Scene): readonly Move[] {
    return [...mediterranean.legalMoves(mediterranean.sample(view, seeded(this.#seed)), seat)];
  }
}
