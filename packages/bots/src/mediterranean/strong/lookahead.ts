import { dice, seeded, type Actor } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import type { Line } from "../../bot.ts";
import type { SeatContext } from "../seat-context.ts";
import { CandidateRace, type RaceWeights, type Candidate } from "./candidate-race.ts";
import type { LeafEvaluator } from "./leaf.ts";
import { withPurchases } from "./playout/quick-purchases.ts";
import { Playout } from "./playout/playout.ts";
import { priceListOf } from "./playout/swaps.ts";

export interface LookaheadWeights {
  readonly race: RaceWeights;
  /** By turn: the number of turns that are simulated after it. */
  readonly horizon: readonly number[];
  /**
   * The candidates for purchase plans and for storing: at most this many, within this distance of
   * the best first estimate.
   */
  readonly plans: { readonly most: number; readonly window: number };
  readonly stores: { readonly most: number; readonly window: number };
  /** Simulations without a budget. */
  readonly defaultSimulations: number;
}

export const LOOKAHEAD: LookaheadWeights = {
  race: { initialUncertainty: 1.5, dropOutErrors: 2, minWorlds: 4 },
  horizon: [1, 1, 1, 2, 1, 0],
  plans: { most: 6, window: 2.5 },
  stores: { most: 5, window: 1 },
  defaultSimulations: 60,
};

/** Moves that can be made now, one after another. */
export interface MoveSequence {
  readonly moves: readonly Move[];
}

const READY: Move = { kind: "ready" };
const TIME_UP: Move = { kind: "time-up" };

/**
 * A race of candidates through sampled worlds that look the same to the seat, simulated for some
 * turns. The score of a vote is the winning chance, in hundredths; of anything else, the seat's points.
 */
export function lookaheadRace<D extends MoveSequence>(
  context: SeatContext,
  seed: string,
  candidates: readonly Candidate<D>[],
  weights: LookaheadWeights,
  leaf: LeafEvaluator,
): CandidateRace<D> {
  const { view, seat } = context;
  const prices = priceListOf(context.edition);
  const last = lastTurn(context, weights);
  const isShopping = view.part === "purchasing";
  const worldNamed = (name: string) => {
    const sampled = mediterranean.sample(view, seeded(name));
    return { name, state: isShopping ? withPurchases(sampled, seat) : sampled };
  };
  // All candidates complete one world before the next one begins.
  let latest: { readonly name: string; readonly state: State } | undefined;
  const play = ({ moves }: D, world: number): readonly number[] => {
    const name = `${seed} turn ${view.turn} world ${world}`;
    if (latest?.name !== name) latest = worldNamed(name);
    let { state } = latest;
    for (const move of isShopping ? [...moves, READY] : moves)
      state = stateAfter(state, seat, move);
    while (state.part === "trading" || state.part === "grace")
      state = stateAfter(state, "clock", TIME_UP);
    return leaf.evaluate(new Playout(state, last, dice(name), prices).end());
  };
  const score = (values: readonly number[]) =>
    view.part === "vote" ? 100 * (leaf.chances(values, last)[seat] ?? 0) : (values[seat] ?? 0);
  return new CandidateRace(candidates, { play, score }, weights.race);
}

function lastTurn({ view, edition }: SeatContext, { horizon }: LookaheadWeights): number {
  return Math.min(edition.rules.turns.value, view.turn + (horizon[view.turn - 1] ?? 0));
}

function stateAfter(state: State, actor: Actor, move: Move): State {
  const step = mediterranean.applyMove(state, actor, move);
  if (!step.ok) throw new Error(`${actor} tries ${JSON.stringify(move)}: ${step.error.code}`);
  return step.value.state;
}

/** The lines of a race. */
export function linesOf<D extends MoveSequence>(
  race: CandidateRace<D>,
  context: SeatContext,
  weights: LookaheadWeights,
  leaf: LeafEvaluator,
): readonly Line<Move>[] {
  const last = lastTurn(context, weights);
  return race.results().map(({ choice: { moves }, results }) => {
    const chances = results.map((values) => leaf.chances(values, last));
    const mean = context.view.seats.map(
      (_, seat) => chances.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / chances.length,
    );
    return { moves, visits: results.length, chances: mean, continuation: [] };
  });
}
