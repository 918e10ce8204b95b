import type { Seat } from "@sofala/engine";
import { FARMS, rowOf } from "../board.ts";
import type { Area, CultureBox, DevelopmentEffect, WorkerSource } from "../data/edition.ts";
import type { DevelopMove, WorkerPlace } from "../moves.ts";
import type { Refusal } from "../refusals.ts";
import { playerAt, type State } from "../state.ts";

export type Placement = Extract<DevelopmentEffect, { readonly op: "placeWorker" }>;

/** May a worker of this place be used (Q 44)? */
function isSource(sources: readonly WorkerSource[], place: WorkerPlace): boolean {
  if (place === "available") return sources.includes("available");
  return sources.includes("farm") && (FARMS as readonly Area[]).includes(place);
}

/** Does the row of a culture card suit a box (Q 50)? */
const suitsBox = ({ cultureCategory = "any" }: Placement, box: CultureBox): boolean =>
  cultureCategory === "any" || cultureCategory === rowOf(box);

export function refuseWorkers(
  state: State,
  seat: Seat,
  placement: Placement,
  move: DevelopMove,
): Refusal | undefined {
  const { cubes } = playerAt(state, seat);
  const { from: sources, count, upTo = false } = placement;
  const fewest = upTo ? 1 : count;
  const wrongPlace = refusePlace(state, seat, placement, move);
  if (wrongPlace !== undefined) return wrongPlace;
  const { from } = move;
  if (from === undefined && !sources.includes("available")) return { code: "develop/wrong-source" };
  const wrongSource = from?.some((place) => !isSource(sources, place)) ?? false;
  if (wrongSource || (from ?? []).length > count) return { code: "develop/wrong-source" };
  const workers = workersFor(state, seat, placement, move);
  const isThere = workers.every(
    (place) => workers.filter((other) => other === place).length <= cubes[place],
  );
  if (!isThere) return { code: "develop/no-worker" };
  const room = roomFor(state, seat, placement);
  if (room < fewest || workers.length > room) return { code: "develop/no-room" };
  return workers.length < fewest ? { code: "develop/no-worker" } : undefined;
}

/** The workers that a move takes: those it names, or available ones, as many as fit. */
export function workersFor(
  state: State,
  seat: Seat,
  placement: Placement,
  { from }: DevelopMove,
): readonly WorkerPlace[] {
  if (from !== undefined) return from;
  const { available } = playerAt(state, seat).cubes;
  const { count, upTo = false } = placement;
  const workers = upTo ? Math.min(count, available, roomFor(state, seat, placement)) : count;
  return Array.from({ length: Math.max(0, workers) }, () => "available" as const);
}

function roomFor(state: State, seat: Seat, { to }: Placement): number {
  // The box of a culture cube and the named industry are judged by themselves.
  if (to === "culture" || to === "industry") return 1;
  return state.edition.areas[to].capacity - playerAt(state, seat).cubes[to];
}

function refusePlace(
  state: State,
  seat: Seat,
  placement: Placement,
  { box, industry }: DevelopMove,
): Refusal | undefined {
  const { culture, cubes } = playerAt(state, seat);
  if (placement.to === "culture") {
    if (box === undefined) return { code: "develop/box-needed" };
    if (!suitsBox(placement, box)) return { code: "develop/wrong-box", box };
    if (culture.includes(box)) return { code: "develop/box-taken", box };
  }
  if (placement.to === "industry") {
    if (industry === undefined) return { code: "develop/industry-needed" };
    if (cubes[`industry.${industry}`] > 0) return { code: "develop/industry-taken", industry };
  }
  return undefined;
}
