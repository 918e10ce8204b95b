import type { Point } from "./geometry.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where the drawing lies on the stage: a point of it is at `point * scale + (x, y)`, in pixels. */
export interface Camera extends Point {
  readonly scale: number;
}

/** What is looked at, and the room there is to look at it. */
export interface Scene {
  /** In units of the drawing. */
  readonly drawing: Size;
  /** In pixels. */
  readonly stage: Size;
  /** Edges of the stage that other things need; nothing of the drawing has to stay under them. */
  readonly insets: Insets;
}

/** Pixels per unit that are always within reach; a cell of 48 units is then three times a finger. */
const CLOSEST = 3;
/** How much closer than the whole one can always get. */
const CLOSER = 2;
/** The part of the room that may stay empty, so that what is under the pointer can stay there. */
const BEYOND = 0.2;
/** How soon the drawing may leave the middle: its share of the way, by how much closer it is. */
const FREEDOM = 4;
/** Pixels between what is brought into sight and the edge. */
const MARGIN = 24;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

const roomOf = ({ stage, insets: { top, right, bottom, left } }: Scene): Box => ({
  x: left,
  y: top,
  width: Math.max(1, stage.width - left - right),
  height: Math.max(1, stage.height - top - bottom),
});

/** The scale at which all of the drawing is in sight. */
function wholeScale(scene: Scene): number {
  const room = roomOf(scene);
  return Math.min(room.width / scene.drawing.width, room.height / scene.drawing.height);
}

/** All of the drawing, as large as it gets, in the middle. */
export const fitted = (scene: Scene): Camera =>
  limited({ scale: wholeScale(scene), x: 0, y: 0 }, scene);

/** Is the drawing closer than it must be to be seen whole? */
export const isCloser = ({ scale }: Camera, scene: Scene): boolean =>
  scale > wholeScale(scene) * 1.001;

export const closestScale = (scene: Scene): number => Math.max(CLOSEST, wholeScale(scene) * CLOSER);

/** The nearest camera that keeps the drawing on the stage. */
export function limited(camera: Camera, scene: Scene): Camera {
  const whole = wholeScale(scene);
  const scale = clamp(camera.scale, whole, closestScale(scene));
  const freedom = Math.min(1, (scale / whole - 1) * FREEDOM);
  const room = roomOf(scene);
  return {
    scale,
    x: along(camera.x, scene.drawing.width * scale, room.x, room.width, freedom),
    y: along(camera.y, scene.drawing.height * scale, room.y, room.height, freedom),
  };
}

/** Every part can be brought into the room, and a little beyond its edge, the farther the closer one is; whole, it stays in the middle. */
function along(at: number, length: number, from: number, room: number, freedom: number): number {
  const spare = room - length;
  const middle = from + spare / 2;
  const beyond = room * BEYOND * freedom;
  const reach = spare < 0 ? beyond - spare / 2 : beyond + (spare / 2) * freedom;
  return clamp(at, middle - reach, middle + reach);
}

/** Closer by a factor, with the point under the finger staying where it is. */
export function zoomed(camera: Camera, factor: number, about: Point, scene: Scene): Camera {
  const scale = clamp(camera.scale * factor, wholeScale(scene), closestScale(scene));
  const change = scale / camera.scale;
  return limited(
    {
      scale,
      x: about.x - (about.x - camera.x) * change,
      y: about.y - (about.y - camera.y) * change,
    },
    scene,
  );
}

export const panned = (camera: Camera, by: Point, scene: Scene): Camera =>
  limited({ scale: camera.scale, x: camera.x + by.x, y: camera.y + by.y }, scene);

export type Fingers = readonly [Point, Point];

/** Two fingers take the drawing along: it moves with their middle and grows with their distance. */
export function pinched(camera: Camera, before: Fingers, after: Fingers, scene: Scene): Camera {
  const from = middleOf(before);
  const to = middleOf(after);
  const factor = distanceOf(after) / Math.max(1, distanceOf(before));
  const moved = { scale: camera.scale, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y };
  return zoomed(moved, factor, to, scene);
}

const middleOf = ([one, other]: Fingers): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distanceOf = ([one, other]: Fingers): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The shortest way to bring a part of the drawing into sight. */
export function revealing(camera: Camera, part: Box, scene: Scene): Camera {
  const room = roomOf(scene);
  const seen = onStage(camera, part);
  const by = (at: number, length: number, from: number, space: number): number => {
    const margin = Math.max(0, Math.min(MARGIN, (space - length) / 2));
    if (at < from + margin) return from + margin - at;
    return Math.min(0, from + space - margin - at - length);
  };
  return panned(
    camera,
    {
      x: by(seen.x, seen.width, room.x, room.width),
      y: by(seen.y, seen.height, room.y, room.height),
    },
    scene,
  );
}

/** Where a part of the drawing is on the stage. */
export const onStage = ({ scale, x, y }: Camera, part: Box): Box => ({
  x: part.x * scale + x,
  y: part.y * scale + y,
  width: part.width * scale,
  height: part.height * scale,
});

/** After the room has changed: what was whole stays whole, what was in the middle stays there. */
export function adjusted(camera: Camera, before: Scene, after: Scene): Camera {
  if (!isCloser(camera, before)) return fitted(after);
  const was = roomOf(before);
  const is = roomOf(after);
  return panned(
    camera,
    {
      x: is.x + is.width / 2 - was.x - was.width / 2,
      y: is.y + is.height / 2 - was.y - was.height / 2,
    },
    after,
  );
}

/** Part of the way from one camera to another; a point both see at one place stays there all along. */
export const between = (from: Camera, to: Camera, part: number): Camera => ({
  scale: from.scale + (to.scale - from.scale) * part,
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The side of the stage on which a bar of buttons costs the drawing least. */
export type BarSide = "right" | "bottom";

/** Leaves room for a bar of buttons where it costs least, and for letters and numbers at the edges. */
export function arranged(
  drawing: Size,
  stage: Size,
  { bar, ruler }: { readonly bar: number; readonly ruler: number },
): { readonly scene: Scene; readonly side: BarSide } {
  const insets = { top: ruler, right: 0, bottom: 0, left: ruler };
  const beside: Scene = { drawing, stage, insets: { ...insets, right: bar } };
  const below: Scene = { drawing, stage, insets: { ...insets, bottom: bar } };
  return wholeScale(beside) >= wholeScale(below)
    ? { scene: beside, side: "right" }
    : { scene: below, side: "bottom" };
}
