import { dice, seeded, type Actor } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import type { Line } from "../../bot.ts";
import { chancesFor } from "../chances.ts";
import type { Scene } from "../seat-context.ts";
import { Race, type RaceWeights, type Runner } from "./candidate-race.ts";
import { shopped } from "./playout/quick-purchases.ts";
import { Rehearsal } from "./playout/playout.ts";
import { priceListOf } from "./playout/swaps.ts";

export interface ForesightWeights {
  readonly race: RaceWeights;
  /** Turns that are played on after this one, by turn. */
  readonly horizon: readonly number[];
  /** Whole turns of purchases, and ways to store, that race: so many, if they are not so much worse at first sight. */
  readonly plans: { readonly most: number; readonly window: number };
  readonly stores: { readonly most: number; readonly window: number };
  /** Simulations after which it is content without a budget. */
  readonly content: number;
}

export const FORESIGHT: ForesightWeights = {
  race: { doubt: 1.5, clear: 2, worlds: 4 },
  horizon: [1, 1, 1, 2, 1, 0],
  plans: { most: 6, window: 2.5 },
  stores: { most: 5, window: 1 },
  content: 60,
};

/** Something that can be done now. */
export interface Deed {
  readonly moves: readonly Move[];
}

const READY: Move = { kind: "ready" };
const TIME_UP: Move = { kind: "time-up" };

/** Lets deeds race through worlds that look the same to their seat, played on for some turns. */
export function raceOf<D extends Deed>(
  scene: Scene,
  seed: string,
  deeds: readonly Runner<D>[],
  weights: ForesightWeights,
): Race<D> {
  const { view, seat } = scene;
  const prices = priceListOf(scene.edition);
  const isShopping = view.part === "purchasing";
  const worldNamed = (name: string) => {
    const sampled = mediterranean.sample(view, seeded(name));
    return { name, state: isShopping ? shopped(sampled, seat) : sampled };
  };
  // All go through one world before the next one begins.
  let latest: { readonly name: string; readonly state: State } | undefined;
  const play = ({ moves }: D, world: number): readonly number[] => {
    const name = `${seed} turn ${view.turn} world ${world}`;
    if (latest?.name !== name) latest = worldNamed(name);
    let { state } = latest;
    for (const move of isShopping ? [...moves, READY] : moves) state = after(state, seat, move);
    while (state.part === "trading" || state.part === "grace")
      state = after(state, "clock", TIME_UP);
    return new Rehearsal(state, lastTurn(scene, weights), dice(name), prices).worths();
  };
  return new Race(deeds, { play, score: scoreOf(scene, weights) }, weights.race);
}

/** A vote is about others: there chances count, in hundredths; else the own points. */
function scoreOf(scene: Scene, weights: ForesightWeights): (worths: readonly number[]) => number {
  const { view, seat } = scene;
  const turn = lastTurn(scene, weights);
  return view.part === "vote"
    ? (worths) => 100 * (chancesFor(worths, { turn, part: "purchasing" })[seat] ?? 0)
    : (worths) => worths[seat] ?? 0;
}

function lastTurn({ view, edition }: Scene, { horizon }: ForesightWeights): number {
  return Math.min(edition.rules.turns.value, view.turn + (horizon[view.turn - 1] ?? 0));
}

function after(state: State, actor: Actor, move: Move): State {
  const step = mediterranean.applyMove(state, actor, move);
  if (!step.ok) throw new Error(`${actor} tries ${JSON.stringify(move)}: ${step.error.code}`);
  return step.value.state;
}

/** What a race has come to think of its deeds. */
export function linesOf<D extends Deed>(
  race: Race<D>,
  scene: Scene,
  weights: ForesightWeights,
): readonly Line<Move>[] {
  const hour = { turn: lastTurn(scene, weights), part: "purchasing" } as const;
  return race.lanes().map(({ choice: { moves }, results }) => {
    const chances = results.map((worths) => chancesFor(worths, hour));
    const mean = scene.view.seats.map(
      (_, seat) => chances.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / chances.length,
    );
    return { moves, visits: results.length, chances: mean, next: [] };
  });
}
