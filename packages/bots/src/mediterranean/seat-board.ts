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
import type { Scene } from "./seat-context.ts";

/** What lies open before a player, to be changed in the head. */
export interface Board {
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

/** A view of a seat is such a board; points that are hidden count as none. */
export const boardOf = (told: SeatView): Board => ({
  ...told,
  vp: told.vp ?? 0,
  cubes: told.cubes as Board["cubes"],
});

/** The marker after arrows, right being positive, and whether the board was flipped (R 1.6). */
function moved(
  { edition, options }: Pick<Scene, "edition" | "options">,
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

/** A marker is pushed; a flip destroys the buildings of its track. */
export function pushed(scene: Scene, board: Board, track: IdeaTrack, spaces: number): Board {
  const { marker, isFlipped } = moved(scene, track, board[track], spaces);
  const buildings = isFlipped
    ? board.buildings.filter((id) => scene.edition.buildings[id]?.track !== track)
    : board.buildings;
  return { ...board, [track]: marker, buildings };
}

export function gained(
  { edition }: Scene,
  board: Board,
  { vp = 0, money = 0, happiness = 0, safety = 0 }: Gain,
): Board {
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

export const standingOn = ({ edition }: Scene, board: Board, track: IdeaTrack): number =>
  board.buildings.filter((id) => edition.buildings[id]?.track === track).length;

export function cubesInPlay({ cubes, culture }: Board): number {
  let count = culture.length;
  for (const area in cubes) count += cubes[area as Area];
  return count;
}
