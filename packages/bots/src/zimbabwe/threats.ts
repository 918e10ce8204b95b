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
import {
  marginOf,
  findWinningTurn,
  findWinByMapChange,
  mayWinByMapChange,
  type WinningTurn,
} from "./winning-turn.ts";

const END: readonly Move[] = [{ kind: "end-turn" }];

/** The least VP - VR that is ahead of all who have moved: 0, or more than theirs. */
export function marginToBeat(state: State, seat: Seat): number {
  let least = 0;
  for (let rival = 0; rival < state.players; rival++) {
    if (rival === seat || marginOf(state, rival) < least) continue;
    least = marginOf(state, rival) + (godOf(state, seat) === "xango" ? 0 : 1);
  }
  return least;
}

/**
 * Checks whether rivals who still move this round can win. Caches how they could win, since most
 * turns do not change that.
 */
export class ThreatDetector {
  private readonly seat: Seat;
  private readonly threats: { readonly rival: Seat; readonly moves: readonly Move[] }[] = [];

  /** How many more searches for wins by rain or a new resource, which are slow. */
  private mapSearches: number;

  constructor(seat: Seat, mapSearches: number) {
    this.seat = seat;
    this.mapSearches = mapSearches;
  }

  /** True if a rival who still moves can win this round, now that the seat's turn is done. */
  canRivalWin(after: State): boolean {
    return this.winningRival(after) !== undefined;
  }

  /** The first rival who can. */
  winningRival(after: State): Seat | undefined {
    const own = marginOf(after, this.seat);
    let table = tryMoves(after, END);
    for (const rival of seatsToCome(after)) {
      if (table === undefined || table.active !== rival) return undefined;
      if (this.canBeat(table, rival, own)) return rival;
      table = tryMoves(table, END);
    }
    return undefined;
  }

  private canBeat(table: State, rival: Seat, own: number): boolean {
    for (const threat of this.threats) {
      if (threat.rival !== rival) continue;
      const after = tryMoves(table, threat.moves);
      if (after !== undefined && this.isAhead(after, rival, own)) return true;
    }
    const found =
      this.winningTurnOf(table, rival, Math.max(0, own + 1)) ??
      (own < 0 ? undefined : this.winningTurnOf(table, rival, own));
    if (found === undefined) return false;
    if (!this.isAhead(afterMoves(table, found.moves), rival, own)) return false;
    this.threats.push({ rival, moves: found.moves });
    return true;
  }

  private winningTurnOf(table: State, rival: Seat, least: number): WinningTurn | undefined {
    const plain = findWinningTurn(table, rival, least);
    if (plain !== undefined || this.mapSearches === 0) return plain;
    if (!mayWinByMapChange(table, rival, least)) return undefined;
    this.mapSearches--;
    return findWinByMapChange(table, rival, least);
  }

  /** R 13.2: VP - VR, then Xango, then VP; the seat itself moved earlier. */
  private isAhead(after: State, rival: Seat, own: number): boolean {
    const margin = marginOf(after, rival);
    if (margin < 0 || margin < own) return false;
    if (margin > own || godOf(after, rival) === "xango") return true;
    return godOf(after, this.seat) !== "xango" && vpOf(after, rival) > vpOf(after, this.seat);
  }
}
