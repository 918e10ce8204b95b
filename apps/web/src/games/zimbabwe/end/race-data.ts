import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../../local/table.ts";
import type { RaceStep } from "../../../table/end/race-layout.ts";

/** VP and VR, which is the target, after each round, up to the last moment. */
export function raceOf(history: readonly Moment<Zimbabwe>[]): readonly RaceStep[] {
  const [first] = history;
  const last = history.at(-1);
  if (first === undefined || last === undefined) return [];
  const steps: RaceStep[] = [];
  // Set-up ends as round 1 begins; a game from a later position starts after the round before.
  if (first.view.phase !== "setup") steps.push(stepOf(first.view.round - 1, first.view));
  for (const { lastMove, view } of history.filter(isRoundStart)) {
    const roundBegan = lastMove?.events.find((event) => event.kind === "round-began");
    if (roundBegan !== undefined) steps.push(stepOf(roundBegan.round - 1, view));
  }
  if (last !== first && !isRoundStart(last)) {
    const { phase, round } = last.view;
    steps.push(stepOf(phase === "setup" ? 0 : round, last.view));
  }
  return steps;
}

const isRoundStart = ({ lastMove }: Moment<Zimbabwe>): boolean =>
  lastMove?.events.some(({ kind }) => kind === "round-began") ?? false;

const stepOf = (round: number, { seats }: View): RaceStep => ({
  round,
  seats: seats.map(({ vp, vr }) => ({ points: vp, target: vr })),
});
