import type { Mediterranean, SeenEvent } from "@sofala/mediterranean";
import type { Told } from "../../../local/hidden-info-table.ts";

type ToldHere = Told<Mediterranean>;

/** What happened in one turn, as somebody was told. */
export interface ToldTurn {
  readonly turn: number;
  readonly events: readonly SeenEvent[];
}

/** All that was told, turn by turn; the deal of the first turn is told to nobody. */
export function turnsOf(told: readonly ToldHere[]): readonly ToldTurn[] {
  const turns: { turn: number; events: SeenEvent[] }[] = [];
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.kind === "turn-began") turns.push({ turn: event.turn, events: [] });
    else if (turns.length === 0) turns.push({ turn: 0, events: [event] });
    else turns.at(-1)?.events.push(event);
  }
  const [first, second] = turns;
  if (first?.turn === 0) first.turn = (second?.turn ?? 2) - 1;
  return turns;
}

/** A resolution, as far as it has come. */
export interface ToldResolution {
  /** The move that it began with: no two resolutions of a game have the same. */
  readonly id: number;
  readonly turn: number;
  readonly events: readonly SeenEvent[];
  /** Nothing more belongs to it. */
  readonly isWhole: boolean;
}

const begins = (event: SeenEvent, isResolution: boolean): boolean =>
  event.kind === "phase-began" && (event.phase === "resolution") === isResolution;

/** The last resolution of all. */
export function lastResolution(told: readonly ToldHere[]): ToldResolution | undefined {
  const from = told.findLastIndex(({ events }) => events.some((event) => begins(event, true)));
  const first = told[from];
  if (first === undefined) return undefined;
  const events = told.slice(from).flatMap((each) => each.events);
  const rest = events.slice(events.findLastIndex((event) => begins(event, true)) + 1);
  const end = rest.findIndex((event) => begins(event, false));
  return {
    id: first.id,
    turn: turnAt(told, from),
    events: end === -1 ? rest : rest.slice(0, end),
    isWhole: end !== -1,
  };
}

/** The turn that was being played; that the first one began is told to nobody. */
function turnAt(told: readonly ToldHere[], at: number): number {
  for (let before = at; before >= 0; before--) {
    const began = told[before]?.events.findLast((event) => event.kind === "turn-began");
    if (began !== undefined) return began.turn;
  }
  return 1;
}
