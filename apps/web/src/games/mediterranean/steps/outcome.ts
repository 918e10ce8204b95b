import type { Seat } from "@sofala/engine";
import { mediterraneanRules } from "@sofala/mediterranean";
import type { BuildingId, Edition, IdeaTrack, Move, SeatView, State } from "@sofala/mediterranean";

/** A number that can change. */
export type Figure = "vp" | "money" | "happiness" | "safety" | "available" | "price";

export type Marker = SeatView[IdeaTrack];

export interface FigureChange {
  readonly of: Figure;
  readonly from: number;
  readonly to: number;
}

export interface MarkerChange {
  readonly of: IdeaTrack;
  readonly from: Marker;
  readonly to: Marker;
  /** Destroyed by a flip. */
  readonly destroyed: readonly BuildingId[];
}

/** A change of a seat by a move. */
export type Change = FigureChange | MarkerChange;

export const isMarkerChange = (change: Change): change is MarkerChange =>
  change.of === "government" || change.of === "religion";

/** What a move would change for a seat, by the rules; undefined if they refuse it. */
export function outcomeOf(
  state: State,
  actor: Seat,
  move: Move,
  of: Seat = actor,
): readonly Change[] | undefined {
  const step = mediterraneanRules.applyMove(state, actor, move);
  if (!step.ok) return undefined;
  const before = mediterraneanRules.view(state, actor).seats[of];
  const after = mediterraneanRules.view(step.value.state, actor).seats[of];
  if (before === undefined || after === undefined) throw new Error(`nobody sits at ${of}`);
  return changesOf(state.edition, before, after);
}

/** In order of importance. */
function changesOf(edition: Edition, before: SeatView, after: SeatView): readonly Change[] {
  const figures: readonly Figure[] = ["vp", "money", "happiness", "safety", "available", "price"];
  const counted = figures.flatMap((of): readonly FigureChange[] => {
    const from = figureOf(edition, before, of);
    const to = figureOf(edition, after, of);
    return from === to ? [] : [{ of, from, to }];
  });
  const tracks: readonly IdeaTrack[] = ["government", "religion"];
  const moved = tracks.flatMap((of): readonly MarkerChange[] => {
    const from = before[of];
    const to = after[of];
    if (from.idea === to.idea && from.position === to.position) return [];
    const destroyed = before.buildings.filter((id) => !after.buildings.includes(id));
    const isOfTrack = (id: BuildingId) => edition.buildings[id]?.track === of;
    return [{ of, from, to, destroyed: destroyed.filter(isOfTrack) }];
  });
  return [...moved, ...counted];
}

function figureOf(edition: Edition, seat: SeatView, figure: Figure): number {
  switch (figure) {
    case "vp":
      // Hidden at some tables; then no change is shown.
      return seat.vp ?? 0;
    case "available":
      return seat.cubes["available"] ?? 0;
    case "price":
      return edition.industryPrices[seat.industry]?.pricePerVp ?? 0;
    case "money":
    case "happiness":
    case "safety":
      return seat[figure];
  }
}

/** True if the change is good for its owner. */
export const isImprovement = ({ of, from, to }: FigureChange): boolean =>
  of === "price" ? to < from : to > from;
