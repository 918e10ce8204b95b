import type { Mediterranean, SeenEvent } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";

type ObservedMoveHere = ObservedMove<Mediterranean>;

/** The events of one turn, as an observer saw them. */
export interface TurnEvents {
  readonly turn: number;
  readonly events: readonly SeenEvent[];
}

/** All observed events by turn; `now` is the present turn. */
export function eventsByTurn(
  observedMoves: readonly ObservedMoveHere[],
  now: number,
): readonly TurnEvents[] {
  const turns: { turn: number; events: SeenEvent[] }[] = [];
  for (const event of observedMoves.flatMap(({ events }) => events)) {
    if (event.kind === "turn-began") turns.push({ turn: event.turn, events: [] });
    else if (turns.length === 0)
      turns.push({ turn: firstTurn(observedMoves, now), events: [event] });
    else turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** A resolution, as far as it has happened. */
export interface ResolutionEvents {
  /** The id of its first move; unique within a game. */
  readonly id: number;
  readonly turn: number;
  readonly events: readonly SeenEvent[];
  /** No further events belong to it. */
  readonly isComplete: boolean;
}

const isPhaseStart = (event: SeenEvent, isResolution: boolean): boolean =>
  event.kind === "phase-began" && (event.phase === "resolution") === isResolution;

/** The latest resolution; `now` is the present turn. */
export function lastResolution(
  observedMoves: readonly ObservedMoveHere[],
  now: number,
): ResolutionEvents | undefined {
  const from = observedMoves.findLastIndex(({ events }) =>
    events.some((event) => isPhaseStart(event, true)),
  );
  const first = observedMoves[from];
  if (first === undefined) return undefined;
  const events = observedMoves.slice(from).flatMap((move) => move.events);
  const rest = events.slice(events.findLastIndex((event) => isPhaseStart(event, true)) + 1);
  const end = rest.findIndex((event) => isPhaseStart(event, false));
  return {
    id: first.id,
    turn: turnAt(observedMoves, from, now),
    events: end === -1 ? rest : rest.slice(0, end),
    isComplete: end !== -1,
  };
}

/** The turn at an index. */
function turnAt(observedMoves: readonly ObservedMoveHere[], at: number, now: number): number {
  for (let before = at; before >= 0; before--) {
    const began = observedMoves[before]?.events.findLast(isTurnStart);
    if (began !== undefined) return began.turn;
  }
  return firstTurn(observedMoves, now);
}

/** The turn in which the observed moves begin: its own start has no event. */
function firstTurn(observedMoves: readonly ObservedMoveHere[], now: number): number {
  for (const { events } of observedMoves) {
    const began = events.find(isTurnStart);
    if (began !== undefined) return began.turn - 1;
  }
  return now;
}

const isTurnStart = (event: SeenEvent) => event.kind === "turn-began";
