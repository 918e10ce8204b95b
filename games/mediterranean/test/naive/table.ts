/** Shorthands for the tests of the oracle. */
import { naiveApply, naiveDescribe, naiveFromPosition, naiveToAct } from "./index.ts";
import type { NaiveDescription, NaiveState } from "./index.ts";

export type Actor = number | "clock";
export const READY = { kind: "ready" };
export const BELL = { kind: "time-up" };

export const at = (position: object, seed = "table") => naiveFromPosition(position, seed);

/** All of these must be accepted. */
export function play(state: NaiveState, ...moves: [Actor, object][]): NaiveState {
  return moves.reduce((before, [actor, move]) => {
    const verdict = naiveApply(before, actor, move);
    if (!verdict.ok) throw new Error(`${actor} ${JSON.stringify(move)}: ${verdict.code ?? ""}`);
    return verdict.state;
  }, state);
}

/** Why the move is refused. */
export function refusal(state: NaiveState, actor: Actor, move: object): string {
  const verdict = naiveApply(state, actor, move);
  return verdict.ok ? "accepted" : (verdict.code ?? "no code");
}

/** All who owe it are ready. */
export const allReady = (state: NaiveState) =>
  play(state, ...naiveToAct(state).map((seat): [Actor, object] => [seat, READY]));

export function seatOf(state: NaiveState, seat: number): NaiveDescription["seats"][number] {
  const found = naiveDescribe(state).seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}
