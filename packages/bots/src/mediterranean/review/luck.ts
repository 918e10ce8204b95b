import { mediterranean, type Move, type OpenEvent, type State } from "@sofala/mediterranean";
import type { Actor } from "@sofala/engine";
import { allReady, chancesOf } from "../chances.ts";
import type { MoveReviewer } from "./reviewed-move.ts";

interface OpenResolution {
  readonly from: State;
  readonly moves: (readonly [Actor, Move])[];
  readonly struck: OpenEvent[];
  at: number;
}

/** Reviews the effect of calamities by resolving the turn again without them. */
export function calamityReviewer(): MoveReviewer {
  let settling: OpenResolution | undefined;
  return function* ({ at, actor, move, before, after, events }) {
    if (events.some((event) => event.kind === "phase-began" && event.phase === "resolution"))
      settling = { from: before, moves: [], struck: [], at };
    if (settling === undefined) return;
    settling.moves.push([actor, move]);
    const struck = events.filter((event) => event.kind === "calamity-struck");
    if (struck.length > 0 && settling.struck.length === 0) settling.at = at;
    settling.struck.push(...struck);
    if (after.phase === "resolution") return;
    const done = settling;
    settling = undefined;
    if (done.struck.length === 0) return;
    const avoided = withoutCalamities(done);
    yield {
      at: done.at,
      moves: [],
      events: done.struck,
      before: chancesOf(avoided),
      after: chancesOf(after),
    };
  };
}

/** Plays the same moves at a table without calamities. */
function withoutCalamities({ from, moves }: OpenResolution): State {
  let state: State = { ...from, calamities: [] };
  for (const [actor, move] of moves) {
    const step = mediterranean.applyMove(state, actor, move);
    // Votes and losses that do not occur without the calamity are left out.
    if (step.ok) ({ state } = step.value);
    if (state.phase !== "trading" && state.phase !== "resolution") break;
  }
  return state;
}

/** Reviews the effect of the cards that a new turn deals. */
export const reviewNewCards: MoveReviewer = function* ({ at, before, after, events }) {
  const began = events.filter((event) => event.kind === "turn-began");
  if (began.length === 0) return;
  yield {
    at,
    moves: [],
    events: began,
    before: chancesOf(allReady(before)),
    after: chancesOf(after),
  };
};
