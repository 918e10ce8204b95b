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
import type { Chances, SearchDomain, SearchOption } from "../../search/tree-search.ts";
import { exp } from "../../net/exact-math.ts";
import { TurnCandidates, type Breadth, type CandidateTurn } from "../candidates.ts";
import { addCards } from "../cards.ts";
import { chooseFirstMonument } from "../first-monument.ts";
import { addMainActions, refinePlacings } from "../main-actions.ts";
import { QUICK_BREADTH, TurnPlanner, distinctByValue, findWin, safeTurns } from "../turns.ts";
import type { ChancesEvaluator } from "./chance-evaluator.ts";

/** One decision of a seat: a whole turn, or one gift. */
export interface SeatAction {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

export interface DomainWeights {
  /** At the root, and for turns further on. */
  readonly rootBreadth: Breadth;
  readonly deepBreadth: Breadth;
  readonly rootOptions: number;
  readonly deepOptions: number;
  /** The softmax temperature of the priors, in log chances. */
  readonly priorTemperature: number;
}

/** A position between two decisions. */
export interface SearchPosition {
  readonly state: State;
  /** The state before the end of the turn that led here, and the seat of that turn. */
  readonly beforeEndOfTurn: { readonly state: State; readonly seat: Seat } | undefined;
}

const END: Move = { kind: "end-turn" };
const PASS: Move = { kind: "pass" };

/** The Great Zimbabwe as a tree of whole turns and gifts. */
export class ZimbabweSearchDomain implements SearchDomain<SearchPosition, SeatAction> {
  readonly players: number;
  private readonly evaluator: ChancesEvaluator;
  private readonly weights: DomainWeights;
  private readonly quickPlanner: TurnPlanner;
  /** The results of playouts, by fingerprint. */
  private readonly playoutCache = new Map<number, Chances>();

  constructor(players: number, evaluator: ChancesEvaluator, weights: DomainWeights) {
    this.players = players;
    this.evaluator = evaluator;
    this.weights = weights;
    this.quickPlanner = new TurnPlanner(evaluator, QUICK_BREADTH);
  }

  seatToMove({ state }: SearchPosition): Seat | undefined {
    return state.active === -1 ? undefined : state.active;
  }

  options(
    { state }: SearchPosition,
    isRoot: boolean,
  ): readonly SearchOption<SearchPosition, SeatAction>[] {
    switch (phaseOf(state)) {
      case "gifts":
        return this.gifts(state);
      case "culture":
        return this.turns(state, isRoot);
      case "setup":
        return this.firstMonuments(state);
      case "over":
        return [];
    }
  }

  chances({ state, beforeEndOfTurn }: SearchPosition): Chances {
    const result = zimbabwe.result(state);
    if (result !== undefined) return this.equalChances(result[0] ?? []);
    const isEnd = beforeEndOfTurn !== undefined && phaseOf(state) === "gifts";
    return isEnd
      ? this.chancesAfterTurn(beforeEndOfTurn.state, beforeEndOfTurn.seat)
      : this.playOut(state);
  }

  /** Plays quick turns to the end of the round. Known results are taken from the cache. */
  private playOut(from: State): Chances {
    const keys: number[] = [];
    let state = from;
    let chances: Chances | undefined;
    while (chances === undefined) {
      const phase = phaseOf(state);
      if (phase !== "culture") {
        const move = phase === "gifts" ? quickGift(state) : chooseFirstMonument(state);
        state = afterMoves(state, [move]);
        continue;
      }
      const key = fingerprint(state);
      chances = this.playoutCache.get(key);
      if (chances !== undefined) break;
      keys.push(key);
      const seat = state.active;
      let after = state;
      for (const turn of this.quickPlanner.plan(state, seat)) ({ after } = turn);
      state = afterMoves(after, [END]);
      const result = zimbabwe.result(state);
      if (result !== undefined) chances = this.equalChances(result[0] ?? []);
      else if (phaseOf(state) === "gifts") chances = this.chancesAfterTurn(after, seat);
    }
    for (const key of keys) this.playoutCache.set(key, chances);
    return chances;
  }

  private chancesAfterTurn(state: State, seat: Seat): Chances {
    this.evaluator.evaluate(state, seat);
    return this.evaluator.chances.slice(0, this.players);
  }

  private equalChances(winners: readonly Seat[]): Chances {
    const chances = new Float64Array(this.players);
    for (const seat of winners) chances[seat] = 1 / winners.length;
    return chances;
  }

  private turns(
    state: State,
    isRoot: boolean,
  ): readonly SearchOption<SearchPosition, SeatAction>[] {
    const seat = state.active;
    const { rootBreadth, deepBreadth, rootOptions, deepOptions, priorTemperature } = this.weights;
    const candidates = new TurnCandidates(
      state,
      seat,
      this.evaluator,
      isRoot ? rootBreadth : deepBreadth,
    );
    candidates.add(state, []);
    const won = findWin(candidates);
    const turns = won === undefined ? this.goodTurns(candidates, isRoot) : [won];
    const best = distinctByValue(turns).slice(0, isRoot ? rootOptions : deepOptions);
    const bestValue = best[0]?.value ?? 0;
    const weights = best.map(({ value }) => exp((value - bestValue) / priorTemperature));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return best.map(({ moves, value }, index) => ({
      choice: { seat, moves },
      prior: (weights[index] ?? 0) / sum,
      initialValue: Math.min(1, exp(value)),
      // Computed on demand: stored states would be most of the memory of a long search.
      resultingPosition: () => {
        const after = afterMoves(state, moves);
        return { state: afterMoves(after, [END]), beforeEndOfTurn: { state: after, seat } };
      },
    }));
  }

  private goodTurns(candidates: TurnCandidates, isRoot: boolean): readonly CandidateTurn[] {
    addMainActions(candidates, candidates.state, []);
    if (candidates.breadth.cardCombinations > 0) {
      refinePlacings(candidates);
      addCards(candidates);
    }
    const safe = isRoot ? safeTurns(candidates, 3 * this.weights.rootOptions) : [];
    return safe.length > 0 ? safe : candidates.ranked();
  }

  private gifts(state: State): readonly SearchOption<SearchPosition, SeatAction>[] {
    const seat = state.active;
    const { least, queue, last } = giftsOf(state);
    const gift: Move = { kind: "give", cattle: least };
    const isFree = last === 0 && queue[0] === seat;
    const given = tryMoves(state, [gift]);
    const option = (move: Move, next: State, prior: number) => ({
      choice: { seat, moves: [move] },
      prior,
      initialValue: 1 / this.players,
      resultingPosition: () => ({ state: next, beforeEndOfTurn: undefined }),
    });
    if (given !== undefined && isFree) return [option(gift, given, 1)];
    const passed = option(PASS, afterMoves(state, [PASS]), given === undefined ? 1 : 0.5);
    return given === undefined ? [passed] : [passed, option(gift, given, 0.5)];
  }

  private firstMonuments(state: State): readonly SearchOption<SearchPosition, SeatAction>[] {
    const seat = state.active;
    const cells = freeStartCells(state);
    return cells.map((at) => ({
      choice: { seat, moves: [{ kind: "place-first", at }] },
      prior: 1 / cells.length,
      initialValue: 1 / this.players,
      resultingPosition: () => ({
        state: afterMoves(state, [{ kind: "place-first", at }]),
        beforeEndOfTurn: undefined,
      }),
    }));
  }
}

/** The head of the queue gets its first cattle back; the others pass. */
function quickGift(state: State): Move {
  const { least, queue, last } = giftsOf(state);
  const gift: Move = { kind: "give", cattle: least };
  const isFree = last === 0 && queue[0] === state.active;
  return isFree && tryMoves(state, [gift]) !== undefined ? gift : PASS;
}
