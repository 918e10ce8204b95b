import { dice, type Seat } from "@sofala/engine";
import type { Mediterranean, Move, View } from "@sofala/mediterranean";
import { meterOf, type BotPlayer, type Budget, type Thought } from "../../bot.ts";
import { Appraisal } from "../hand-evaluator.ts";
import { boardOf } from "../seat-board.ts";
import { STEADY } from "../play-style.ts";
import { Player, type Skills } from "../player.ts";
import { voteMove } from "../resolution.ts";
import { sceneOf, seatAt, type Scene } from "../seat-context.ts";
import { ShoppingList } from "../purchase-queue.ts";
import { plans } from "../plan-purchases.ts";
import { linesOf, raceOf, type Deed, type ForesightWeights } from "./lookahead.ts";
import { Haggler } from "./strong-trader.ts";
import type { Runner } from "./candidate-race.ts";
import { SharpBeliefs } from "./strong-beliefs.ts";
import { Shortlist } from "./shortlist.ts";
import { storeChoices } from "./store-choices.ts";

const READY: Move = { kind: "ready" };
/** Who plans without errors needs no luck. */
const NO_LUCK = dice("");

/** What speaks for the vote that all are thought to cast, in hundredths of a chance. */
const USUAL = 0.5;
const HAGGLING: Skills = { beliefs: SharpBeliefs, market: Haggler };

/** Haggles in the market, and looks ahead before it buys, stores and votes. */
export class StrongPlayer implements BotPlayer<Mediterranean> {
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #weights: ForesightWeights;
  readonly #beliefs: SharpBeliefs;
  readonly #haggler: Player;
  readonly #list = new ShoppingList();
  /** The cards, by turn and slots, of which is decided what to store. */
  #stored = "";

  constructor(seat: Seat, seed: string, weights: ForesightWeights, skills = HAGGLING) {
    this.#seat = seat;
    this.#seed = seed;
    this.#weights = weights;
    this.#beliefs = new SharpBeliefs(seat);
    this.#haggler = new Player(STEADY, seat, seed, skills);
  }

  see(events: readonly Mediterranean["seenEvent"][]): void {
    this.#beliefs.see(events);
    this.#haggler.see(events);
  }

  *think(view: View, budget: Budget = {}): Generator<Thought<Mediterranean>> {
    const scene = sceneOf(view, this.#seat, STEADY.weights);
    const { part } = view;
    if (part === "purchasing") yield* this.#shop(scene, budget);
    else if (part === "vote") yield* this.#vote(scene, budget);
    else if (part === "trading" || part === "grace") yield* this.#trade(scene, budget);
    else yield* this.#haggler.think(view);
  }

  /** Follows the plan of the turn, or lets the best ones race. */
  *#shop(scene: Scene, budget: Budget): Generator<Thought<Mediterranean>> {
    const board = boardOf(seatAt(scene, this.#seat));
    const { turn } = scene.view;
    const next = this.#list.next(turn, board);
    if (next !== undefined) return yield { move: next, simulations: 0 };
    const shortlist = new Shortlist();
    for (const { best, latest } of plans(scene, board, STEADY, NO_LUCK)) {
      shortlist.add(latest);
      yield { move: this.#list.begin(turn, best.steps), simulations: 0 };
    }
    const runners = shortlist.best(this.#weights.plans).map(({ steps, worth }) => ({
      choice: { steps, moves: steps.map(({ move }) => move) },
      hope: worth,
    }));
    for (const { choice, ...thought } of this.#race(scene, runners, budget))
      yield { ...thought, move: this.#list.begin(turn, choice.steps) };
  }

  /** In doubt it votes as everybody is thought to. */
  *#vote(scene: Scene, budget: Budget): Generator<Thought<Mediterranean>> {
    const usual = voteMove(scene);
    const runners = (scene.view.strike?.tied ?? []).map((victim) => ({
      choice: { moves: [{ kind: "vote", victim } as const] },
      hope: usual.victim === victim ? USUAL : 0,
    }));
    for (const { choice, ...thought } of this.#race(scene, runners, budget))
      yield { ...thought, move: choice.moves[0] };
  }

  /** Before it leaves the market it looks at its warehouse once more. */
  *#trade(scene: Scene, budget: Budget): Generator<Thought<Mediterranean>> {
    const { hand = [], warehouse = [] } = seatAt(scene, this.#seat);
    const slots = [...hand, ...warehouse].map(({ slot }) => slot).sort((a, b) => a - b);
    const key = [scene.view.turn, ...slots].join();
    let move: Move | undefined;
    for (const thought of this.#haggler.think(scene.view)) {
      ({ move } = thought);
      if (key === this.#stored && move?.kind === "store") move = READY;
      yield { ...thought, move };
    }
    if (move?.kind !== "ready" || key === this.#stored || scene.turnsLeft === 0) return;
    const isStored = (cards: readonly number[]) =>
      cards.length === warehouse.length && warehouse.every(({ slot }) => cards.includes(slot));
    const choices = storeChoices(new Appraisal(scene, this.#beliefs), this.#weights.stores);
    if (choices.length < 2) return;
    for (const { choice, ...thought } of this.#race(scene, choices, budget)) {
      const [store = READY] = choice.moves;
      const isSame = store.kind === "store" && isStored(store.cards);
      this.#stored = key;
      yield { ...thought, move: isSame ? READY : store };
    }
  }

  /** The best so far, again and again, until the budget is spent or nothing is left to compare. */
  *#race<D extends Deed>(scene: Scene, runners: readonly Runner<D>[], budget: Budget) {
    const isBound = budget.simulations !== undefined || budget.milliseconds !== undefined;
    const bound = isBound ? budget : { ...budget, simulations: this.#weights.content };
    const isSpent = meterOf(bound);
    const race = raceOf(scene, this.#seed, runners, this.#weights);
    const lines = () => linesOf(race, scene, this.#weights);
    do {
      race.simulate();
      yield { choice: race.best, simulations: race.simulations, lines };
    } while (!race.isSettled && !isSpent(race));
  }
}
