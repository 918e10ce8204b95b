import { describe, expect, test } from "vitest";
import {
  cameraAfterResize,
  arrangeScene,
  interpolateCamera,
  maxScale,
  fitCamera,
  isZoomedIn,
  clampCamera,
  boxOnStage,
  panCamera,
  pinchCamera,
  panToReveal,
  zoomCamera,
  type Camera,
  type Scene,
} from "./viewport.ts";

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const scene: Scene = {
  drawing: { width: 800, height: 800 },
  stage: { width: 1000, height: 400 },
  lostHeight: 0,
  insets: NONE,
};
const under = ({ scale, x, y }: Camera, at: { readonly x: number; readonly y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

describe("fitting", () => {
  test("everything is visible and centred", () => {
    expect(fitCamera(scene)).toEqual({ scale: 0.5, x: 300, y: 0 });
  });

  test("insets stay free", () => {
    const camera = fitCamera({ ...scene, insets: { top: 20, right: 100, bottom: 0, left: 20 } });
    expect(camera.scale).toBeCloseTo(380 / 800);
    expect(camera.y).toBeCloseTo(20);
    expect(camera.x).toBeCloseTo(20 + (880 - 380) / 2);
  });

  test("spare space goes below first, where captions are, and costs no size", () => {
    const tall = { ...scene, stage: { width: 400, height: 450 } };
    expect(fitCamera({ ...tall, below: 64 })).toEqual({ scale: 0.5, x: 0, y: 0 });
    const taller = { ...scene, stage: { width: 400, height: 600 } };
    expect(fitCamera({ ...taller, below: 64 })).toEqual({ scale: 0.5, x: 0, y: (200 - 64) / 2 });
    expect(fitCamera({ ...scene, below: 64 })).toEqual(fitCamera(scene));
  });

  test("a stage of size zero breaks nothing", () => {
    const camera = fitCamera({ ...scene, stage: { width: 0, height: 0 } });
    expect(camera.scale).toBeGreaterThan(0);
    expect(Number.isFinite(camera.x + camera.y)).toBe(true);
  });
});

describe("zooming", () => {
  const about = { x: 500, y: 100 };

  test("the point under the pointer stays there", () => {
    const before = zoomCamera(fitCamera(scene), 3, { x: 500, y: 200 }, scene);
    const after = zoomCamera(before, 1.5, about, scene);
    expect(after.scale).toBeCloseTo(before.scale * 1.5);
    expect(under(after, about).x).toBeCloseTo(under(before, about).x);
    expect(under(after, about).y).toBeCloseTo(under(before, about).y);
  });

  test("also where the drawing does not fill the stage", () => {
    const off = { x: 350, y: 100 };
    const after = zoomCamera(fitCamera(scene), 1.2, off, scene);
    expect(under(after, off).x).toBeCloseTo(under(fitCamera(scene), off).x);
  });

  test("stays between the fitting scale and the limit", () => {
    expect(zoomCamera(fitCamera(scene), 0.1, about, scene)).toEqual(fitCamera(scene));
    expect(zoomCamera(fitCamera(scene), 1000, about, scene).scale).toBe(maxScale(scene));
  });

  test("on a very large stage one can still zoom in", () => {
    const wall: Scene = { ...scene, stage: { width: 4000, height: 4000 } };
    expect(maxScale(wall)).toBe(10);
  });
});

describe("panning is limited", () => {
  const close = zoomCamera(fitCamera(scene), 4, { x: 500, y: 200 }, scene);

  test.each([
    [
      { x: 9999, y: 9999 },
      { x: 200, y: 80 },
    ],
    [
      { x: -9999, y: -9999 },
      { x: 800 - 1600, y: 320 - 1600 },
    ],
  ])("dragged by %o it stops a little beyond its edge", (by, { x, y }) => {
    expect(panCamera(close, by, scene)).toMatchObject({ x, y });
  });

  test("at the fitting scale it stays centred, slightly zoomed in nearly so", () => {
    expect(panCamera(fitCamera(scene), { x: 99, y: 99 }, scene)).toEqual(fitCamera(scene));
    const { x } = clampCamera({ scale: 0.51, x: 0, y: 0 }, scene);
    expect(Math.abs(x + 204 - 500)).toBeLessThan(50);
  });

  test("cells under the insets can be moved out of them", () => {
    const inset = { ...scene, insets: { ...NONE, right: 60 } };
    const camera = panCamera(close, { x: -9999, y: 0 }, inset);
    expect(camera.x + 800 * camera.scale).toBeLessThan(940);
  });
});

test("the points under two fingers follow them", () => {
  const camera = zoomCamera(fitCamera(scene), 4, { x: 500, y: 200 }, scene);
  const before = [
    { x: 400, y: 200 },
    { x: 600, y: 200 },
  ] as const;
  const after = [
    { x: 430, y: 220 },
    { x: 670, y: 220 },
  ] as const;
  const next = pinchCamera(camera, before, after, scene);
  expect(next.scale).toBeCloseTo(camera.scale * 1.2);
  for (const n of [0, 1] as const) {
    expect(under(next, after[n]).x).toBeCloseTo(under(camera, before[n]).x);
    expect(under(next, after[n]).y).toBeCloseTo(under(camera, before[n]).y);
  }
});

describe("revealing", () => {
  const close: Camera = { scale: 2, x: 0, y: 0 };

  test("a visible part does not move", () => {
    expect(panToReveal(close, { x: 100, y: 100, width: 48, height: 48 }, scene)).toEqual(close);
  });

  test("a hidden part takes the shortest way into view", () => {
    const box = boxOnStage(panToReveal(close, { x: 700, y: 300, width: 48, height: 48 }, scene), {
      x: 700,
      y: 300,
      width: 48,
      height: 48,
    });
    expect(box.x + box.width).toBe(976);
    expect(box.y + box.height).toBe(376);
  });

  test("no matter how far it is", () => {
    const far = panCamera(close, { x: -9999, y: -9999 }, scene);
    const next = panToReveal(far, { x: 0, y: 0, width: 48, height: 48 }, scene);
    expect(next).toEqual({ scale: 2, x: 24, y: 24 });
  });
});

describe("when the stage changes", () => {
  const after: Scene = { ...scene, stage: { width: 400, height: 400 } };

  test("a board that fitted still fits", () => {
    expect(cameraAfterResize(fitCamera(scene), scene, after)).toEqual(fitCamera(after));
  });

  test("the centre stays the centre", () => {
    const close = zoomCamera(fitCamera(scene), 4, { x: 500, y: 200 }, scene);
    const next = cameraAfterResize(close, scene, after);
    expect(isZoomedIn(next, after)).toBe(true);
    expect(under(next, { x: 200, y: 200 })).toEqual(under(close, { x: 500, y: 200 }));
  });
});

describe("while something covers the bottom of the stage", () => {
  const covered: Scene = { ...scene, stage: { width: 1000, height: 300 }, lostHeight: 100 };

  test("the drawing keeps its size, and all of it can be moved into view", () => {
    const camera = fitCamera(covered);
    expect(camera.scale).toBe(fitCamera(scene).scale);
    expect(isZoomedIn(camera, covered)).toBe(false);
    const { x } = camera;
    expect(panCamera(camera, { x: 0, y: 999 }, covered)).toMatchObject({ x, y: 0 });
    expect(panCamera(camera, { x: 0, y: -999 }, covered)).toMatchObject({ x, y: -100 });
  });

  test("it lies in the middle if it still fits", () => {
    const wide: Scene = { ...covered, drawing: { width: 2000, height: 400 } };
    expect(fitCamera(wide)).toEqual({ scale: 0.5, x: 0, y: 50 });
  });
});

test("an animation keeps a point in place that is the same at both ends", () => {
  const from = fitCamera(scene);
  const about = { x: 500, y: 200 };
  const to = zoomCamera(from, 3, about, scene);
  const half = interpolateCamera(from, to, 0.5);
  expect(under(half, about).x).toBeCloseTo(under(from, about).x);
  expect(under(half, about).y).toBeCloseTo(under(from, about).y);
});

test("the bar of buttons is where it costs least space", () => {
  const space = { bar: 52, ruler: 20, below: 64, lostHeight: 0 };
  const drawing = { width: 800, height: 800 };
  expect(arrangeScene(drawing, { width: 390, height: 520 }, space)).toMatchObject({
    side: "bottom",
    scene: { insets: { top: 20, right: 0, bottom: 52, left: 20 } },
  });
  expect(arrangeScene(drawing, { width: 1000, height: 700 }, space).side).toBe("right");
});
