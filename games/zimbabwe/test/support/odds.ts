import type { Dice } from "@sofala/engine";
import { zimbabwe, type State } from "../../src/index.ts";
import { movesNow, playedBy, seatToAct } from "./random-play.ts";

const fingerprint = (state: State): string => JSON.stringify(zimbabwe.snapshot(state));

/** Where the legal moves lead, and how many of them lead there. */
function outcomes(state: State): Map<string, number> {
  const seat = seatToAct(state) ?? -1;
  const found = new Map<string, number>();
  for (const move of movesNow(state)) {
    const after = fingerprint(playedBy(state, seat, move).after);
    found.set(after, (found.get(after) ?? 0) + 1);
  }
  return found;
}

/** What came of drawing moves in place: draws that no legal move explains, and how uneven the others fell. */
export interface Odds {
  readonly unexplained: number;
  /** How far chi-square lies above what chance would give, in standard deviations. */
  readonly excess: number;
}

/** Draws moves in place, so many times as often as there are legal ones. */
export function drawn(state: State, random: Dice, times: number): Odds {
  const expected = outcomes(state);
  const moves = [...expected.values()].reduce((all, one) => all + one, 0);
  const playground = zimbabwe.simulation.playground();
  const seen = new Map<string, number>();
  let unexplained = 0;
  for (let draw = 0; draw < times * moves; draw++) {
    playground.load(state);
    playground.playAny(random);
    const after = fingerprint(playground.state());
    if (expected.has(after)) seen.set(after, (seen.get(after) ?? 0) + 1);
    else unexplained++;
  }
  const chiSquare = [...expected].reduce((sum, [after, ways]) => {
    const mean = times * ways;
    return sum + ((seen.get(after) ?? 0) - mean) ** 2 / mean;
  }, 0);
  const freedom = Math.max(1, expected.size - 1);
  return { unexplained, excess: (chiSquare - freedom) / Math.sqrt(2 * freedom) };
}
