import type { Seat } from "@sofala/engine";
import { afterMoves, seatsToCome, zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import { Candidates, type Breadth, type Turn, type Valuer } from "./candidates.ts";
import { addCards } from "./cards.ts";
import { findFinish, finishByMap, mayFinishByMap, type Finish } from "./finish.ts";
import { Lookout, leadToBeat } from "./threats.ts";
import { addMains, refinePlacings } from "./main-actions.ts";

export const FULL: Breadth = {
  raises: 5,
  payees: 2,
  sites: 6,
  craftsmen: 3,
  pairs: 3,
  combined: 3,
  mapSearches: 4,
};

/** For rivals' turns, and for what order is worth. */
export const QUICK: Breadth = {
  raises: 2,
  payees: 0,
  sites: 2,
  craftsmen: 1,
  pairs: 0,
  combined: 0,
  mapSearches: 0,
};

const WINS = 1000;
const MAY_WIN = 2;
const HIGHEST_PRICE = 3;

/** A turn, and how many were compared to find it. */
export interface PlannedTurn extends Turn {
  readonly compared: number;
}

/** Builds whole turns from good parts and compares them. */
export class TurnPlanner {
  private readonly judge: Valuer;
  private readonly breadth: Breadth;

  constructor(judge: Valuer, breadth: Breadth) {
    this.judge = judge;
    this.breadth = breadth;
  }

  /** Better and better turns; the first comes at once. */
  *plan(state: State, seat: Seat): Iterable<PlannedTurn> {
    const candidates = new Candidates(state, seat, this.judge, this.breadth);
    const counted = (turn: Turn) => ({ ...turn, compared: candidates.turns.length });
    yield counted(candidates.add(state, []));
    const won = win(candidates);
    if (won !== undefined) {
      yield counted(won);
      return;
    }
    addMains(candidates, state, []);
    yield counted(candidates.best());
    if (this.breadth.combined === 0) return;
    refinePlacings(candidates);
    yield counted(candidates.best());
    addCards(candidates);
    yield counted(candidates.best());
    const [safest = candidates.best()] = safeTurns(candidates, 1);
    yield counted(safest);
  }
}

/** A turn that wins the game whatever the others do; one that may win it is only added. */
export function win(candidates: Candidates): Turn | undefined {
  const { state, seat, breadth } = candidates;
  const lookout = new Lookout(seat, breadth.mapSearches);
  const finishFor = (least: number): Finish | undefined => {
    const plain = findFinish(state, seat, least);
    if (plain !== undefined || breadth.mapSearches === 0) return plain;
    return mayFinishByMap(state, seat, least) ? finishByMap(state, seat, least) : undefined;
  };
  let found = finishFor(leadToBeat(state, seat));
  while (found !== undefined) {
    const after = afterMoves(state, found.moves);
    const turn = { moves: found.moves, after, value: WINS + found.beyond };
    if (!lookout.isLost(after)) return turn;
    candidates.turns.push({ ...turn, value: MAY_WIN });
    found = finishFor(found.beyond + 1);
  }
  return undefined;
}

/** The best turns after which no rival is found to win this round, at most so many; none where there are none. */
export function safeTurns(candidates: Candidates, most: number): readonly Turn[] {
  const ranked = candidates.ranked();
  if (seatsToCome(candidates.state).length === 0) return ranked.slice(0, most);
  const lookout = new Lookout(candidates.seat, candidates.breadth.mapSearches);
  const isSafe = ({ after }: Turn) => !lookout.isLost(after);
  const safe: Turn[] = [];
  for (const turn of ranked) {
    if (isSafe(turn)) safe.push(turn);
    if (safe.length === most) break;
  }
  if (safe.length > 0) return safe;
  const rescued = rescue(candidates, isSafe);
  return rescued === undefined ? [] : [rescued];
}

/** The best turn of a single move, whatever it is, after which no rival is found to win. */
function rescue(candidates: Candidates, isSafe: (turn: Turn) => boolean): Turn | undefined {
  const { state, seat } = candidates;
  let best: Turn | undefined;
  for (const move of zimbabwe.legalMoves(state, seat)) {
    if (!mayRescue(move)) continue;
    const after = afterMoves(state, [move]);
    if (!isSafe({ moves: [move], after, value: 0 })) continue;
    const turn = candidates.add(after, [move]);
    if (best === undefined || turn.value > best.value) best = turn;
  }
  return best;
}

/** Moves that can stop a rival by themselves; of new cards those with the price that hurts most. */
function mayRescue(move: Move): boolean {
  if (move.kind === "place-craftsman") return (move.price ?? HIGHEST_PRICE) === HIGHEST_PRICE;
  return move.kind !== "end-turn" && move.kind !== "choose-specialist";
}
