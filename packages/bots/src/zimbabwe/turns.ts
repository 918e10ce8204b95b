import type { Seat } from "@sofala/engine";
import { afterMoves, seatsToCome, zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import { TurnCandidates, type Breadth, type CandidateTurn, type Evaluator } from "./candidates.ts";
import { addCards } from "./cards.ts";
import {
  findWinningTurn,
  findWinByMapChange,
  mayWinByMapChange,
  type WinningTurn,
} from "./winning-turn.ts";
import { ThreatDetector, marginToBeat } from "./threats.ts";
import { addMainActions, refinePlacings } from "./main-actions.ts";

export const FULL_BREADTH: Breadth = {
  raises: 5,
  payeeVariants: 2,
  sites: 6,
  craftsmen: 3,
  pairs: 3,
  cardCombinations: 3,
  mapSearches: 4,
  rains: 0,
  nomadSites: 0,
  furtherSpecialists: 0,
  singlePrices: false,
};

/** With rain, nomads, several specialists and single prices, for evaluations that know what these are worth. */
export const WIDE_BREADTH: Breadth = {
  ...FULL_BREADTH,
  rains: 3,
  nomadSites: 2,
  furtherSpecialists: 3,
  singlePrices: true,
};

/** For rivals' turns, and for evaluating the turn order. */
export const QUICK_BREADTH: Breadth = {
  raises: 2,
  payeeVariants: 0,
  sites: 2,
  craftsmen: 1,
  pairs: 0,
  cardCombinations: 0,
  mapSearches: 0,
  rains: 0,
  nomadSites: 0,
  furtherSpecialists: 0,
  singlePrices: false,
};

const WIN_VALUE = 1000;
const POSSIBLE_WIN_VALUE = 2;
const HIGHEST_PRICE = 3;

/** A turn, and how many were compared to find it. */
export interface PlannedTurn extends CandidateTurn {
  readonly comparedTurns: number;
}

/** Builds whole turns from good parts and compares them. */
export class TurnPlanner {
  private readonly evaluator: Evaluator;
  private readonly breadth: Breadth;

  constructor(evaluator: Evaluator, breadth: Breadth) {
    this.evaluator = evaluator;
    this.breadth = breadth;
  }

  /** Yields better and better turns; the first one immediately. */
  *plan(state: State, seat: Seat): Iterable<PlannedTurn> {
    const candidates = new TurnCandidates(state, seat, this.evaluator, this.breadth);
    const counted = (turn: CandidateTurn) => ({ ...turn, comparedTurns: candidates.turns.length });
    yield counted(candidates.add(state, []));
    const won = findWin(candidates);
    if (won !== undefined) {
      yield counted(won);
      return;
    }
    addMainActions(candidates, state, []);
    yield counted(candidates.best());
    if (this.breadth.cardCombinations === 0) return;
    refinePlacings(candidates);
    yield counted(candidates.best());
    addCards(candidates);
    yield counted(candidates.best());
    const [safest = candidates.best()] = safeTurns(candidates, 1);
    yield counted(safest);
  }
}

/** All turns from the best on; only the winning one if there is one. */
export function allTurns(candidates: TurnCandidates): readonly CandidateTurn[] {
  candidates.add(candidates.state, []);
  const won = findWin(candidates);
  if (won !== undefined) return [won];
  addMainActions(candidates, candidates.state, []);
  refinePlacings(candidates);
  addCards(candidates);
  return candidates.ranked();
}

/** Drops turns with equal values: they nearly always lead to the same state. */
export function distinctByValue(turns: readonly CandidateTurn[]): readonly CandidateTurn[] {
  const seen = new Set<number>();
  return turns.filter(({ value }) => {
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew;
  });
}

/** A turn that wins the game whatever the others do; a turn that might win is only added. */
export function findWin(candidates: TurnCandidates): CandidateTurn | undefined {
  const { state, seat, breadth } = candidates;
  const threatDetector = new ThreatDetector(seat, breadth.mapSearches);
  const finishFor = (least: number): WinningTurn | undefined => {
    const plain = findWinningTurn(state, seat, least);
    if (plain !== undefined || breadth.mapSearches === 0) return plain;
    return mayWinByMapChange(state, seat, least)
      ? findWinByMapChange(state, seat, least)
      : undefined;
  };
  let found = finishFor(marginToBeat(state, seat));
  while (found !== undefined) {
    const after = afterMoves(state, found.moves);
    const turn = { moves: found.moves, after, value: WIN_VALUE + found.margin };
    if (!threatDetector.canRivalWin(after)) return turn;
    candidates.turns.push({ ...turn, value: POSSIBLE_WIN_VALUE });
    found = finishFor(found.margin + 1);
  }
  return undefined;
}

/** The best turns, up to a limit, after which no rival is found to win this round; perhaps none. */
export function safeTurns(candidates: TurnCandidates, most: number): readonly CandidateTurn[] {
  const ranked = candidates.ranked();
  if (seatsToCome(candidates.state).length === 0) return ranked.slice(0, most);
  const threatDetector = new ThreatDetector(candidates.seat, candidates.breadth.mapSearches);
  const isSafe = ({ after }: CandidateTurn) => !threatDetector.canRivalWin(after);
  const safe: CandidateTurn[] = [];
  for (const turn of ranked) {
    if (isSafe(turn)) safe.push(turn);
    if (safe.length === most) break;
  }
  if (safe.length > 0) return safe;
  const rescued = findRescue(candidates, isSafe);
  return rescued === undefined ? [] : [rescued];
}

/** The best turn of a single move after which no rival is found to win. */
function findRescue(
  candidates: TurnCandidates,
  isSafe: (turn: CandidateTurn) => boolean,
): CandidateTurn | undefined {
  const { state, seat } = candidates;
  let best: CandidateTurn | undefined;
  for (const move of zimbabwe.legalMoves(state, seat)) {
    if (!mayRescue(move)) continue;
    const after = afterMoves(state, [move]);
    if (!isSafe({ moves: [move], after, value: 0 })) continue;
    const turn = candidates.add(after, [move]);
    if (best === undefined || turn.value > best.value) best = turn;
  }
  return best;
}

/**
 * True for moves that can stop a rival by themselves; of new cards only those with the highest
 * price.
 */
function mayRescue(move: Move): boolean {
  if (move.kind === "place-craftsman") return (move.price ?? HIGHEST_PRICE) === HIGHEST_PRICE;
  return move.kind !== "end-turn" && move.kind !== "choose-specialist";
}
