import { dice, seeded, type Dice, type Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type Move, type View } from "@sofala/mediterranean";
import type { BotPlayer, Line, Thought } from "../bot.ts";
import { Beliefs } from "./beliefs.ts";
import { seatBoardOf } from "./seat-board.ts";
import type { PlayStyle } from "./play-style.ts";
import { abilityMove, flipMove, giveMove } from "./civic.ts";
import { Trader } from "./market/trader.ts";
import { bankMove, cubesMove, discardMove, throwMove, voteMove } from "./resolution.ts";
import { seatContextOf, seatAt, type SeatContext } from "./seat-context.ts";
import { PurchaseQueue } from "./purchase-queue.ts";
import { planPurchases } from "./plan-purchases.ts";

/** The trading part of a bot. */
export interface MarketStrategy {
  observe(events: readonly Mediterranean["seenEvent"][]): void;
  /** The next move, or none: then it waits for others. */
  move(context: SeatContext): Move | undefined;
  /** The lines it compares, the best first, if it searches. */
  lines?(context: SeatContext): readonly Line<Move>[];
}
/** How bots of this game may differ besides their style. */
export interface Skills {
  readonly beliefs: new (seat: Seat) => Beliefs;
  readonly market: new (
    style: PlayStyle,
    seat: Seat,
    beliefs: Beliefs,
    chance: Dice,
  ) => MarketStrategy;
}
const DEFAULT_SKILLS: Skills = { beliefs: Beliefs, market: Trader };

/** A bot at its seat, with its beliefs and its plans. */
export class Player implements BotPlayer<Mediterranean> {
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #style: PlayStyle;
  readonly #chance: Dice;
  readonly #beliefs: Beliefs;
  readonly #market: MarketStrategy;
  readonly #purchaseQueue = new PurchaseQueue();

  constructor(style: PlayStyle, seat: Seat, seed: string, skills = DEFAULT_SKILLS) {
    this.#style = style;
    this.#seat = seat;
    this.#seed = seed;
    this.#chance = dice(`mediterranean bot ${seed}`);
    this.#beliefs = new skills.beliefs(seat);
    this.#market = new skills.market(style, seat, this.#beliefs, this.#chance);
  }

  observe(events: readonly Mediterranean["seenEvent"][]): void {
    this.#beliefs.observe(events);
    this.#market.observe(events);
  }

  *think(view: View): Generator<Thought<Mediterranean>> {
    const context = seatContextOf(view, this.#seat, this.#style.weights);
    if (view.part === "purchasing") return yield* this.#purchase(context);
    const thought = { move: this.#move(context), simulations: 1 };
    const lines = () => this.#market.lines?.(context) ?? [];
    yield view.part === "trading" && this.#market.lines !== undefined
      ? { ...thought, lines }
      : thought;
  }

  #move(context: SeatContext): Move | undefined {
    switch (context.view.part) {
      case "trading":
      case "grace":
        return this.#market.move(context);
      case "abilities":
        return abilityMove(this.#legal(context));
      case "give":
        return giveMove(context, this.#legal(context));
      case "flips":
        return flipMove(context, this.#beliefs);
      case "bank":
        return bankMove(context);
      case "vote":
        return voteMove(context);
      case "cubes":
        return cubesMove(context, this.#legal(context));
      case "stored":
        return discardMove(context, this.#beliefs, this.#legal(context));
      case "throw":
        return throwMove(this.#legal(context), this.#chance);
      case "purchasing":
      case null:
        return undefined;
    }
  }

  /** Follows the plan of the turn, or makes one. */
  *#purchase(context: SeatContext): Generator<Thought<Mediterranean>> {
    const board = seatBoardOf(seatAt(context, this.#seat));
    const { turn } = context.view;
    const next = this.#purchaseQueue.next(turn, board);
    if (next !== undefined) return yield { move: next, simulations: 1 };
    for (const { best, comparedPlans } of planPurchases(context, board, this.#style, this.#chance))
      yield { move: this.#purchaseQueue.start(turn, best.steps), simulations: comparedPlans };
  }

  /** The legal moves of a seat do not depend on what it cannot see. */
  #legal({ view, seat }: SeatContext): readonly Move[] {
    return [...mediterranean.legalMoves(mediterranean.sample(view, seeded(this.#seed)), seat)];
  }
}
