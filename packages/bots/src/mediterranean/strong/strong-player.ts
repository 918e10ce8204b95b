import { dice, type Seat } from "@sofala/engine";
import type { Mediterranean, Move, View } from "@sofala/mediterranean";
import { budgetCheck, type BotPlayer, type Budget, type Thought } from "../../bot.ts";
import { SHARPNESS } from "../chances.ts";
import { HandEvaluator } from "../hand-evaluator.ts";
import { seatBoardOf } from "../seat-board.ts";
import { STRONG, type PlayStyle } from "../play-style.ts";
import { Player, type Skills } from "../player.ts";
import { voteMove } from "../resolution.ts";
import { seatContextOf, seatAt, type SeatContext } from "../seat-context.ts";
import { PurchaseQueue } from "../purchase-queue.ts";
import { planPurchases } from "../plan-purchases.ts";
import { pointsLeaf, type LeafEvaluator } from "./leaf.ts";
import { linesOf, lookaheadRace, type MoveSequence, type LookaheadWeights } from "./lookahead.ts";
import { StrongTrader } from "./strong-trader.ts";
import type { Candidate } from "./candidate-race.ts";
import { StrongBeliefs } from "./strong-beliefs.ts";
import { Shortlist } from "./shortlist.ts";
import { storeChoices } from "./store-choices.ts";

const READY: Move = { kind: "ready" };
/** A style without errors uses no dice. */
const UNUSED_DICE = dice("");

/** The bonus for the vote that everybody is expected to cast, in hundredths of a winning chance. */
const USUAL_VOTE_BONUS = 0.5;
/** How strong bots may differ besides their lookahead. */
export interface StrongSettings {
  readonly style: PlayStyle;
  readonly skills: Skills;
  readonly leaf: LeafEvaluator;
}

const SETTINGS: StrongSettings = {
  style: STRONG,
  skills: { beliefs: StrongBeliefs, market: StrongTrader },
  leaf: pointsLeaf(STRONG.weights, SHARPNESS.purchases),
};

/** Negotiates in the market, and looks ahead before it buys, stores and votes. */
export class StrongPlayer implements BotPlayer<Mediterranean> {
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #weights: LookaheadWeights;
  readonly #style: PlayStyle;
  readonly #leaf: LeafEvaluator;
  readonly #beliefs: StrongBeliefs;
  readonly #trader: Player;
  readonly #purchaseQueue = new PurchaseQueue();
  /** Identifies the cards, by turn and slots, for which storing is decided. */
  #decidedStorage = "";

  constructor(
    seat: Seat,
    seed: string,
    weights: LookaheadWeights,
    settings: Partial<StrongSettings> = {},
  ) {
    const { style, skills, leaf } = { ...SETTINGS, ...settings };
    this.#seat = seat;
    this.#seed = seed;
    this.#weights = weights;
    this.#style = style;
    this.#leaf = leaf;
    this.#beliefs = new StrongBeliefs(seat);
    this.#trader = new Player(style, seat, seed, skills);
  }

  observe(events: readonly Mediterranean["seenEvent"][]): void {
    this.#beliefs.observe(events);
    this.#trader.observe(events);
  }

  *think(view: View, budget: Budget = {}): Generator<Thought<Mediterranean>> {
    const context = seatContextOf(view, this.#seat, this.#style.weights);
    const { part } = view;
    if (part === "purchasing") yield* this.#purchase(context, budget);
    else if (part === "vote") yield* this.#vote(context, budget);
    else if (part === "trading" || part === "grace") yield* this.#trade(context, budget);
    else yield* this.#trader.think(view);
  }

  /** Follows the plan of the turn, or simulates the best plans. */
  *#purchase(context: SeatContext, budget: Budget): Generator<Thought<Mediterranean>> {
    const board = seatBoardOf(seatAt(context, this.#seat));
    const { turn } = context.view;
    const next = this.#purchaseQueue.next(turn, board);
    if (next !== undefined) return yield { move: next, simulations: 0 };
    const shortlist = new Shortlist();
    for (const { best, lastStep } of planPurchases(context, board, this.#style, UNUSED_DICE)) {
      shortlist.add(lastStep);
      yield { move: this.#purchaseQueue.start(turn, best.steps), simulations: 0 };
    }
    const candidates = shortlist.best(this.#weights.plans).map(({ steps, worth }) => ({
      choice: { steps, moves: steps.map(({ move }) => move) },
      initialValue: worth,
    }));
    for (const { choice, ...thought } of this.#race(context, candidates, budget))
      yield { ...thought, move: this.#purchaseQueue.start(turn, choice.steps) };
  }

  /** In doubt it votes as everybody is expected to. */
  *#vote(context: SeatContext, budget: Budget): Generator<Thought<Mediterranean>> {
    const usual = voteMove(context);
    const candidates = (context.view.strike?.tied ?? []).map((victim) => ({
      choice: { moves: [{ kind: "vote", victim } as const] },
      initialValue: usual.victim === victim ? USUAL_VOTE_BONUS : 0,
    }));
    for (const { choice, ...thought } of this.#race(context, candidates, budget))
      yield { ...thought, move: choice.moves[0] };
  }

  /** Reconsiders its warehouse before it leaves the market. */
  *#trade(context: SeatContext, budget: Budget): Generator<Thought<Mediterranean>> {
    const { hand = [], warehouse = [] } = seatAt(context, this.#seat);
    const slots = [...hand, ...warehouse].map(({ slot }) => slot).sort((a, b) => a - b);
    const key = [context.view.turn, ...slots].join();
    let move: Move | undefined;
    for (const thought of this.#trader.think(context.view)) {
      ({ move } = thought);
      if (key === this.#decidedStorage && move?.kind === "store") move = READY;
      yield { ...thought, move };
    }
    if (move?.kind !== "ready" || key === this.#decidedStorage || context.turnsLeft === 0) return;
    const isStored = (cards: readonly number[]) =>
      cards.length === warehouse.length && warehouse.every(({ slot }) => cards.includes(slot));
    const choices = storeChoices(new HandEvaluator(context, this.#beliefs), this.#weights.stores);
    if (choices.length < 2) return;
    for (const { choice, ...thought } of this.#race(context, choices, budget)) {
      const [store = READY] = choice.moves;
      const isSame = store.kind === "store" && isStored(store.cards);
      this.#decidedStorage = key;
      yield { ...thought, move: isSame ? READY : store };
    }
  }

  /** Yields the best so far until the budget is spent or one candidate is left. */
  *#race<D extends MoveSequence>(
    context: SeatContext,
    candidates: readonly Candidate<D>[],
    budget: Budget,
  ) {
    const isBound = budget.simulations !== undefined || budget.milliseconds !== undefined;
    const effectiveBudget = isBound
      ? budget
      : { ...budget, simulations: this.#weights.defaultSimulations };
    const isSpent = budgetCheck(effectiveBudget);
    const race = lookaheadRace(context, this.#seed, candidates, this.#weights, this.#leaf);
    const lines = () => linesOf(race, context, this.#weights, this.#leaf);
    do {
      race.simulate();
      yield { choice: race.best, simulations: race.simulations, lines };
    } while (!race.isSettled && !isSpent(race));
  }
}
