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

/** The position of the drawing on the stage: a point of it is at `point * scale + (x, y)`, in pixels. */
export interface Camera extends Point {
  readonly scale: number;
}

/** The sizes of the drawing and of the stage on which it is shown. */
export interface Scene {
  /** In units of the drawing. */
  readonly drawing: Size;
  /** In pixels. */
  readonly stage: Size;
  /** Edges of the stage that are covered by other things. */
  readonly insets: Insets;
  /** How much higher the stage is at other times: the drawing has the size that fits it then. */
  readonly lostHeight: number;
  /** Pixels that stay free below the drawing, if they cost it no size: captions are shown there. */
  readonly below?: number;
}

/** The largest scale that is always allowed; a cell of 48 units is then three fingers wide. */
const MAX_SCALE = 3;
/** The zoom beyond the fitting scale that is always allowed. */
const MIN_ZOOM_RANGE = 2;
/** The share of the space that may stay empty, so that the point under the pointer can stay there. */
const OVERSCROLL_SHARE = 0.2;
/** How fast the freedom to pan grows with the zoom. */
const PAN_FREEDOM = 4;
/** Pixels between a revealed part and the edge. */
const REVEAL_MARGIN_PX = 24;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

const availableBox = ({ stage, insets: { top, right, bottom, left } }: Scene): Box => ({
  x: left,
  y: top,
  width: Math.max(1, stage.width - left - right),
  height: Math.max(1, stage.height - top - bottom),
});

/** The scale at which the whole drawing is visible while the stage is highest. */
function fitScale(scene: Scene): number {
  const { width, height } = availableBox(scene);
  return Math.min(width / scene.drawing.width, (height + scene.lostHeight) / scene.drawing.height);
}

/** Shows the whole drawing, as large as possible, in the middle of the space that nothing else needs. */
export const fitCamera = (scene: Scene): Camera =>
  clampCamera({ scale: fitScale(scene), x: 0, y: 0 }, scene);

/** Is the drawing larger than the fitting scale? */
export const isZoomedIn = ({ scale }: Camera, scene: Scene): boolean =>
  scale > fitScale(scene) * 1.001;

export const maxScale = (scene: Scene): number =>
  Math.max(MAX_SCALE, fitScale(scene) * MIN_ZOOM_RANGE);

/** The nearest camera that keeps the drawing on the stage. */
export function clampCamera(camera: Camera, scene: Scene): Camera {
  const whole = fitScale(scene);
  const scale = clamp(camera.scale, whole, maxScale(scene));
  const freedom = Math.min(1, (scale / whole - 1) * PAN_FREEDOM);
  const { x, y, width, height } = availableBox(scene);
  const { drawing, below = 0 } = scene;
  return {
    scale,
    x: clampAxis(camera.x, drawing.width * scale, [x, width], freedom),
    y: clampAxis(camera.y, drawing.height * scale, [y, height], freedom, below),
  };
}

/** Every part can be moved into the space, and a little beyond its edge when zoomed in; at the fitting scale the drawing stays in the middle, after leaving `reserved` pixels free behind it. */
function clampAxis(
  at: number,
  length: number,
  [from, available]: readonly [number, number],
  freedom: number,
  reserved = 0,
): number {
  const spare = available - length;
  const middle = from + (spare - Math.min(Math.max(0, spare), reserved)) / 2;
  const beyond = available * OVERSCROLL_SHARE * freedom;
  const reach = spare < 0 ? beyond - spare / 2 : beyond + (spare / 2) * freedom;
  return clamp(at, middle - reach, middle + reach);
}

/** Zooms by a factor; the point `about` stays where it is. */
export function zoomCamera(camera: Camera, factor: number, about: Point, scene: Scene): Camera {
  const scale = clamp(camera.scale * factor, fitScale(scene), maxScale(scene));
  const change = scale / camera.scale;
  return clampCamera(
    {
      scale,
      x: about.x - (about.x - camera.x) * change,
      y: about.y - (about.y - camera.y) * change,
    },
    scene,
  );
}

export const panCamera = (camera: Camera, by: Point, scene: Scene): Camera =>
  clampCamera({ scale: camera.scale, x: camera.x + by.x, y: camera.y + by.y }, scene);

export type Fingers = readonly [Point, Point];

/** The drawing moves with the midpoint of two fingers and grows with their distance. */
export function pinchCamera(camera: Camera, before: Fingers, after: Fingers, scene: Scene): Camera {
  const from = midpointOf(before);
  const to = midpointOf(after);
  const factor = distanceOf(after) / Math.max(1, distanceOf(before));
  const moved = { scale: camera.scale, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y };
  return zoomCamera(moved, factor, to, scene);
}

const midpointOf = ([one, other]: Fingers): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distanceOf = ([one, other]: Fingers): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Pans as little as possible to make a part of the drawing visible. */
export function panToReveal(camera: Camera, part: Box, scene: Scene): Camera {
  const available = availableBox(scene);
  const box = boxOnStage(camera, part);
  const by = (at: number, length: number, from: number, space: number): number => {
    const margin = Math.max(0, Math.min(REVEAL_MARGIN_PX, (space - length) / 2));
    if (at < from + margin) return from + margin - at;
    return Math.min(0, from + space - margin - at - length);
  };
  return panCamera(
    camera,
    {
      x: by(box.x, box.width, available.x, available.width),
      y: by(box.y, box.height, available.y, available.height),
    },
    scene,
  );
}

/** The box of a part of the drawing on the stage. */
export const boxOnStage = ({ scale, x, y }: Camera, part: Box): Box => ({
  x: part.x * scale + x,
  y: part.y * scale + y,
  width: part.width * scale,
  height: part.height * scale,
});

/** After a resize a drawing that fitted still fits, else its centre stays the centre. */
export function cameraAfterResize(camera: Camera, before: Scene, after: Scene): Camera {
  if (!isZoomedIn(camera, before)) return fitCamera(after);
  const boxBefore = availableBox(before);
  const boxAfter = availableBox(after);
  return panCamera(
    camera,
    {
      x: boxAfter.x + boxAfter.width / 2 - boxBefore.x - boxBefore.width / 2,
      y: boxAfter.y + boxAfter.height / 2 - boxBefore.y - boxBefore.height / 2,
    },
    after,
  );
}

/** A camera between two others; a point that both show at the same place stays there. */
export const interpolateCamera = (from: Camera, to: Camera, part: number): Camera => ({
  scale: from.scale + (to.scale - from.scale) * part,
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The side of the stage with the zoom buttons. */
export type ButtonSide = "right" | "bottom";

/** Pixels that are not for the drawing. */
export interface SceneSpace extends Required<Pick<Scene, "below" | "lostHeight">> {
  readonly bar: number;
  readonly ruler: number;
}

/** Reserves space for the zoom buttons, where it costs least, and for the rulers. */
export function arrangeScene(
  drawing: Size,
  stage: Size,
  { bar, ruler, below, lostHeight }: SceneSpace,
): { readonly scene: Scene; readonly side: ButtonSide } {
  const insets = { top: ruler, right: 0, bottom: 0, left: ruler };
  const beside: Scene = { drawing, stage, lostHeight, insets: { ...insets, right: bar }, below };
  const above: Scene = { drawing, stage, lostHeight, insets: { ...insets, bottom: bar } };
  return fitScale(beside) >= fitScale(above)
    ? { scene: beside, side: "right" }
    : { scene: above, side: "bottom" };
}
