import { mediterranean, type Move, type OpenEvent, type State } from "@sofala/mediterranean";
import type { Actor } from "@sofala/engine";
import { chancesOf } from "../chances.ts";
import { allReady, type Judge } from "./reviewed-move.ts";

interface Settling {
  readonly from: State;
  readonly moves: (readonly [Actor, Move])[];
  readonly struck: OpenEvent[];
  at: number;
}

/** What calamities changed: the turn is settled once more without them. */
export function calamityJudge(): Judge {
  let settling: Settling | undefined;
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
    const spared = sparedOf(done);
    yield {
      at: done.at,
      moves: [],
      events: done.struck,
      before: chancesOf(spared),
      after: chancesOf(after),
    };
  };
}

/** The same moves on a table where no calamity waits. */
function sparedOf({ from, moves }: Settling): State {
  let state: State = { ...from, calamities: [] };
  for (const [actor, move] of moves) {
    const step = mediterranean.applyMove(state, actor, move);
    // Votes and losses that nobody is asked for are left out.
    if (step.ok) ({ state } = step.value);
    if (state.phase !== "trading" && state.phase !== "resolution") break;
  }
  return state;
}

/** What the cards of a new turn changed. */
export const judgeNewCards: Judge = function* ({ at, before, after, events }) {
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
