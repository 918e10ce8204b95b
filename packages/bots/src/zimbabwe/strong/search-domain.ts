import type { Seat } from "@sofala/engine";
import {
  afterMoves,
  fingerprint,
  freeStartCells,
  giftsOf,
  phaseOf,
  tryMoves,
  zimbabwe,
  type Move,
  type State,
} from "@sofala/zimbabwe";
import type { Chances, Domain, Option } from "../../search/tree-search.ts";
import { Candidates, type Breadth, type Turn } from "../candidates.ts";
import { addCards } from "../cards.ts";
import { firstMonument } from "../first-monument.ts";
import { addMains, refinePlacings } from "../main-actions.ts";
import { QUICK, TurnPlanner, safeTurns, win } from "../turns.ts";
import type { Appraiser } from "./chance-evaluator.ts";

/** What a seat does at once: a whole turn, or one gift. */
export interface Deed {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

export interface TableWeights {
  /** At the root, and for turns further on. */
  readonly own: Breadth;
  readonly later: Breadth;
  readonly ownOptions: number;
  readonly laterOptions: number;
  /** How much better looks count: one e-fold of the prior for so many of chances. */
  readonly heat: number;
}

/** A position between two decisions. */
export interface Spot {
  readonly state: State;
  /** Before the end of the turn that led here, and whose it was. */
  readonly before: { readonly state: State; readonly seat: Seat } | undefined;
}

const END: Move = { kind: "end-turn" };
const PASS: Move = { kind: "pass" };

/** The Great Zimbabwe as a tree of whole turns and gifts. */
export class Table implements Domain<Spot, Deed> {
  readonly players: number;
  private readonly appraiser: Appraiser;
  private readonly weights: TableWeights;
  private readonly quick: TurnPlanner;
  /** What comes of tables that were played out, by fingerprint. */
  private readonly ends = new Map<number, Chances>();

  constructor(players: number, appraiser: Appraiser, weights: TableWeights) {
    this.players = players;
    this.appraiser = appraiser;
    this.weights = weights;
    this.quick = new TurnPlanner(appraiser, QUICK);
  }

  mover({ state }: Spot): Seat | undefined {
    return state.active === -1 ? undefined : state.active;
  }

  options({ state }: Spot, isRoot: boolean): readonly Option<Spot, Deed>[] {
    switch (phaseOf(state)) {
      case "gifts":
        return this.gifts(state);
      case "culture":
        return this.turns(state, isRoot);
      case "setup":
        return this.starts(state);
      case "over":
        return [];
    }
  }

  chances({ state, before }: Spot): Chances {
    const result = zimbabwe.result(state);
    if (result !== undefined) return this.sharedBy(result[0] ?? []);
    const isEnd = before !== undefined && phaseOf(state) === "gifts";
    return isEnd ? this.appraised(before.state, before.seat) : this.playOut(state);
  }

  /** Goes on with quick turns to the end of the round. What is known to come of a table is not played again. */
  private playOut(from: State): Chances {
    const prints: number[] = [];
    let state = from;
    let chances: Chances | undefined;
    while (chances === undefined) {
      const phase = phaseOf(state);
      if (phase !== "culture") {
        const move = phase === "gifts" ? quickGift(state) : firstMonument(state);
        state = afterMoves(state, [move]);
        continue;
      }
      const print = fingerprint(state);
      chances = this.ends.get(print);
      if (chances !== undefined) break;
      prints.push(print);
      const seat = state.active;
      let moves: readonly Move[] = [];
      for (const turn of this.quick.plan(state, seat)) ({ moves } = turn);
      const after = afterMoves(state, moves);
      state = afterMoves(after, [END]);
      const result = zimbabwe.result(state);
      if (result !== undefined) chances = this.sharedBy(result[0] ?? []);
      else if (phaseOf(state) === "gifts") chances = this.appraised(after, seat);
    }
    for (const print of prints) this.ends.set(print, chances);
    return chances;
  }

  private appraised(state: State, seat: Seat): Chances {
    this.appraiser.value(state, seat);
    return this.appraiser.chances.slice(0, this.players);
  }

  private sharedBy(winners: readonly Seat[]): Chances {
    const chances = new Float64Array(this.players);
    for (const seat of winners) chances[seat] = 1 / winners.length;
    return chances;
  }

  private turns(state: State, isRoot: boolean): readonly Option<Spot, Deed>[] {
    const seat = state.active;
    const { own, later, ownOptions, laterOptions, heat } = this.weights;
    const candidates = new Candidates(state, seat, this.appraiser, isRoot ? own : later);
    candidates.add(state, []);
    const won = win(candidates);
    const turns = won === undefined ? this.goodTurns(candidates, isRoot) : [won];
    const kept = distinct(turns).slice(0, isRoot ? ownOptions : laterOptions);
    const most = kept[0]?.value ?? 0;
    const weights = kept.map(({ value }) => Math.exp((value - most) / heat));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return kept.map(({ moves, value }, index) => ({
      choice: { seat, moves },
      prior: (weights[index] ?? 0) / sum,
      hope: Math.min(1, Math.exp(value)),
      // What it leads to is made when it is wanted: kept, it would be most of the memory of a long search.
      lead: () => {
        const after = afterMoves(state, moves);
        return { state: afterMoves(after, [END]), before: { state: after, seat } };
      },
    }));
  }

  private goodTurns(candidates: Candidates, isRoot: boolean): readonly Turn[] {
    addMains(candidates, candidates.state, []);
    if (candidates.breadth.combined > 0) {
      refinePlacings(candidates);
      addCards(candidates);
    }
    const safe = isRoot ? safeTurns(candidates, 3 * this.weights.ownOptions) : [];
    return safe.length > 0 ? safe : candidates.ranked();
  }

  private gifts(state: State): readonly Option<Spot, Deed>[] {
    const seat = state.active;
    const { least, queue, last } = giftsOf(state);
    const gift: Move = { kind: "give", cattle: least };
    const isFree = last === 0 && queue[0] === seat;
    const given = tryMoves(state, [gift]);
    const option = (move: Move, next: State, prior: number) => ({
      choice: { seat, moves: [move] },
      prior,
      hope: 1 / this.players,
      lead: () => ({ state: next, before: undefined }),
    });
    if (given !== undefined && isFree) return [option(gift, given, 1)];
    const passed = option(PASS, afterMoves(state, [PASS]), given === undefined ? 1 : 0.5);
    return given === undefined ? [passed] : [passed, option(gift, given, 0.5)];
  }

  private starts(state: State): readonly Option<Spot, Deed>[] {
    const seat = state.active;
    const cells = freeStartCells(state);
    return cells.map((at) => ({
      choice: { seat, moves: [{ kind: "place-first", at }] },
      prior: 1 / cells.length,
      hope: 1 / this.players,
      lead: () => ({
        state: afterMoves(state, [{ kind: "place-first", at }]),
        before: undefined,
      }),
    }));
  }
}

/** The head of the queue has its first cattle back; the others pass. */
function quickGift(state: State): Move {
  const { least, queue, last } = giftsOf(state);
  const gift: Move = { kind: "give", cattle: least };
  const isFree = last === 0 && queue[0] === state.active;
  return isFree && tryMoves(state, [gift]) !== undefined ? gift : PASS;
}

/** Turns of the same value nearly always lead to the same. */
function distinct(turns: readonly Turn[]): readonly Turn[] {
  const seen = new Set<number>();
  return turns.filter(({ value }) => {
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
}
