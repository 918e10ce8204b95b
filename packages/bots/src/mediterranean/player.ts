import { dice, seeded, type Dice, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move, type View } from "@sofala/mediterranean";
import type { BotPlayer, Thought } from "../bot.ts";
import { Beliefs } from "./beliefs.ts";
import { boardOf, type Board } from "./board.ts";
import type { Character } from "./character.ts";
import { abilityMove, flipMove, giftMove } from "./civic.ts";
import { Trader } from "./market/market.ts";
import type { Purchase } from "./purchases.ts";
import { bankMove, cubesMove, discardMove, throwMove, voteMove } from "./resolution.ts";
import { sceneOf, seatAt, type Scene } from "./scene.ts";
import { plans } from "./shopping.ts";

const READY: Move = { kind: "ready" };

/** What a bot does in the market: it hears and moves. */
export interface Market {
  see(events: readonly Mediterranean["seenEvent"][]): void;
  /** The next move, or none: then it waits for others. */
  move(scene: Scene): Move | undefined;
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
  /** Purchases decided on, while they go as planned. */
  #plan:
    | { readonly turn: number; readonly board: Board; readonly steps: readonly Purchase[] }
    | undefined;

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
    yield { move: this.#move(scene), simulations: 1 };
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
    const plan = this.#plan;
    if (plan?.turn === turn && isAsPlanned(board, plan.board)) {
      yield { move: this.#follow(turn, plan.steps), simulations: 1 };
      return;
    }
    for (const { best, compared } of plans(scene, board, this.#character, this.#chance))
      yield { move: this.#follow(turn, best.steps), simulations: compared };
  }

  /** The first purchase of a plan; the others are kept for when it is made. */
  #follow(turn: number, [first, ...steps]: readonly Purchase[]): Move {
    this.#plan = first && { turn, board: first.board, steps };
    return first?.move ?? READY;
  }

  /** What is open to the seat does not depend on what it cannot see. */
  #legal({ view, seat }: Scene): readonly Move[] {
    return [...mediterranean.legalMoves(mediterranean.sample(view, seeded(this.#seed)), seat)];
  }
}

const isAsPlanned = (now: Board, planned: Board): boolean =>
  now.money === planned.money &&
  now.vp === planned.vp &&
  now.bought.length === planned.bought.length &&
  now.buildings.length === planned.buildings.length;
