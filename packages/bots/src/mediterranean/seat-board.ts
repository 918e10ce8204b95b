import {
  DIRECTION,
  OPPOSITE,
  type Area,
  type BuildingId,
  type CultureBox,
  type CultureLine,
  type DevelopmentId,
  type Gain,
  type Idea,
  type IdeaTrack,
  type SeatView,
} from "@sofala/mediterranean";
import type { SeatContext } from "./seat-context.ts";

/** The public part of a player's things, as a value for trying changes. */
export interface SeatBoard {
  readonly vp: number;
  readonly money: number;
  readonly government: Marker;
  readonly religion: Marker;
  readonly happiness: number;
  readonly safety: number;
  readonly industry: number;
  readonly cubes: { readonly [A in Area]: number };
  readonly culture: readonly CultureBox[];
  readonly bonuses: readonly CultureLine[];
  readonly buildings: readonly BuildingId[];
  readonly bought: readonly DevelopmentId[];
  readonly forbidden: readonly DevelopmentId[];
}
interface Marker {
  readonly idea: Idea;
  readonly position: number;
}

/** The board of a seat view; hidden points count as none. */
export const seatBoardOf = (seatView: SeatView): SeatBoard => ({
  ...seatView,
  vp: seatView.vp ?? 0,
  cubes: seatView.cubes as SeatBoard["cubes"],
});

/** The marker after arrows, right being positive, and whether the board was flipped (R 1.6). */
function markerAfter(
  { edition, options }: Pick<SeatContext, "edition" | "options">,
  track: IdeaTrack,
  { idea, position }: Marker,
  spaces: number,
): { readonly marker: Marker; readonly isFlipped: boolean } {
  const onward = spaces * DIRECTION[idea];
  const last = edition.tracks[track].levels.length - 1;
  if (onward >= -position)
    return { marker: { idea, position: Math.min(last, position + onward) }, isFlipped: false };
  const crossing = options.crossing === "twoZeros" ? 1 : 0;
  const beyond = Math.min(last, -onward - position - crossing);
  return { marker: { idea: OPPOSITE[idea], position: beyond }, isFlipped: true };
}

/** Moves a marker; a flip destroys the buildings of its track. */
export function withMarkerMoved(
  context: SeatContext,
  board: SeatBoard,
  track: IdeaTrack,
  spaces: number,
): SeatBoard {
  const { marker, isFlipped } = markerAfter(context, track, board[track], spaces);
  const buildings = isFlipped
    ? board.buildings.filter((id) => context.edition.buildings[id]?.track !== track)
    : board.buildings;
  return { ...board, [track]: marker, buildings };
}

export function withGain(
  { edition }: SeatContext,
  board: SeatBoard,
  { vp = 0, money = 0, happiness = 0, safety = 0 }: Gain,
): SeatBoard {
  const within = (track: "happiness" | "safety", by: number) => {
    const { min, max } = edition.tracks[track];
    return Math.max(min, Math.min(max, board[track] + by));
  };
  return {
    ...board,
    vp: Math.max(0, board.vp + vp),
    money: Math.max(0, board.money + money),
    happiness: within("happiness", happiness),
    safety: within("safety", safety),
  };
}

export const buildingCount = (
  { edition }: SeatContext,
  board: SeatBoard,
  track: IdeaTrack,
): number => board.buildings.filter((id) => edition.buildings[id]?.track === track).length;

export function cubesInPlay({ cubes, culture }: SeatBoard): number {
  let count = culture.length;
  for (const area in cubes) count += cubes[area as Area];
  return count;
}
