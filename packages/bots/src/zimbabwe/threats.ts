import type { Seat } from "@sofala/engine";
import {
  afterMoves,
  godOf,
  seatsToCome,
  tryMoves,
  vpOf,
  type Move,
  type State,
} from "@sofala/zimbabwe";
import { beyond, findFinish, finishByMap, mayFinishByMap, type Finish } from "./finish.ts";

const END: readonly Move[] = [{ kind: "end-turn" }];

/** What VP - VR must at least be to be ahead of all who have moved: 0, or more than theirs. */
export function leadToBeat(state: State, seat: Seat): number {
  let least = 0;
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat || beyond(state, rival) < least) continue;
    least = beyond(state, rival) + (godOf(state, seat) === "xango" ? 0 : 1);
  }
  return least;
}

/** Watches the rivals who still move this round. It remembers how they could win, since most turns do not change that. */
export class Lookout {
  private readonly seat: Seat;
  private readonly threats: { readonly rival: Seat; readonly moves: readonly Move[] }[] = [];

  /** How often it still looks for wins by rain or a new resource, which takes long. */
  private mapSearches: number;

  constructor(seat: Seat, mapSearches: number) {
    this.seat = seat;
    this.mapSearches = mapSearches;
  }

  /** Can a rival who still moves win this round, now that the seat's turn is done? */
  isLost(after: State): boolean {
    const own = beyond(after, this.seat);
    let table = tryMoves(after, END);
    for (const rival of seatsToCome(after)) {
      if (table === undefined || table.active !== rival) return false;
      if (this.isBeaten(table, rival, own)) return true;
      table = tryMoves(table, END);
    }
    return false;
  }

  private isBeaten(table: State, rival: Seat, own: number): boolean {
    for (const threat of this.threats) {
      if (threat.rival !== rival) continue;
      const after = tryMoves(table, threat.moves);
      if (after !== undefined && this.isAhead(after, rival, own)) return true;
    }
    const found =
      this.finishOf(table, rival, Math.max(0, own + 1)) ??
      (own < 0 ? undefined : this.finishOf(table, rival, own));
    if (found === undefined) return false;
    if (!this.isAhead(afterMoves(table, found.moves), rival, own)) return false;
    this.threats.push({ rival, moves: found.moves });
    return true;
  }

  private finishOf(table: State, rival: Seat, least: number): Finish | undefined {
    const plain = findFinish(table, rival, least);
    if (plain !== undefined || this.mapSearches === 0) return plain;
    if (!mayFinishByMap(table, rival, least)) return undefined;
    this.mapSearches--;
    return finishByMap(table, rival, least);
  }

  /** R 13.2: VP - VR, then Xango, then VP; the seat itself moved earlier. */
  private isAhead(after: State, rival: Seat, own: number): boolean {
    const margin = beyond(after, rival);
    if (margin < 0 || margin < own) return false;
    if (margin > own || godOf(after, rival) === "xango") return true;
    return godOf(after, this.seat) !== "xango" && vpOf(after, rival) > vpOf(after, this.seat);
  }
}
