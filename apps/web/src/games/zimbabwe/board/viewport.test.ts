import { describe, expect, test } from "vitest";
import {
  adjusted,
  arranged,
  between,
  closestScale,
  fitted,
  isCloser,
  limited,
  onStage,
  panned,
  pinched,
  revealing,
  zoomed,
  type Camera,
  type Scene,
} from "./viewport.ts";

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const scene: Scene = {
  drawing: { width: 800, height: 800 },
  stage: { width: 1000, height: 400 },
  insets: NONE,
};
const under = ({ scale, x, y }: Camera, at: { readonly x: number; readonly y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

describe("fitting", () => {
  test("all is in sight, in the middle", () => {
    expect(fitted(scene)).toEqual({ scale: 0.5, x: 300, y: 0 });
  });

  test("what others need stays free", () => {
    const camera = fitted({ ...scene, insets: { top: 20, right: 100, bottom: 0, left: 20 } });
    expect(camera.scale).toBeCloseTo(380 / 800);
    expect(camera.y).toBeCloseTo(20);
    expect(camera.x).toBeCloseTo(20 + (880 - 380) / 2);
  });

  test("a stage without room breaks nothing", () => {
    const camera = fitted({ ...scene, stage: { width: 0, height: 0 } });
    expect(camera.scale).toBeGreaterThan(0);
    expect(Number.isFinite(camera.x + camera.y)).toBe(true);
  });
});

describe("zooming", () => {
  const about = { x: 500, y: 100 };

  test("what is under the pointer stays under it", () => {
    const before = zoomed(fitted(scene), 3, { x: 500, y: 200 }, scene);
    const after = zoomed(before, 1.5, about, scene);
    expect(after.scale).toBeCloseTo(before.scale * 1.5);
    expect(under(after, about).x).toBeCloseTo(under(before, about).x);
    expect(under(after, about).y).toBeCloseTo(under(before, about).y);
  });

  test("also where the drawing does not fill the stage", () => {
    const off = { x: 350, y: 100 };
    const after = zoomed(fitted(scene), 1.2, off, scene);
    expect(under(after, off).x).toBeCloseTo(under(fitted(scene), off).x);
  });

  test("never farther than the whole, never closer than the limit", () => {
    expect(zoomed(fitted(scene), 0.1, about, scene)).toEqual(fitted(scene));
    expect(zoomed(fitted(scene), 1000, about, scene).scale).toBe(closestScale(scene));
  });

  test("on a very large stage one still gets closer than the whole", () => {
    const wall: Scene = { ...scene, stage: { width: 4000, height: 4000 } };
    expect(closestScale(wall)).toBe(10);
  });
});

describe("the drawing cannot be lost", () => {
  const close = zoomed(fitted(scene), 4, { x: 500, y: 200 }, scene);

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
    expect(panned(close, by, scene)).toMatchObject({ x, y });
  });

  test("seen whole it stays in the middle, a little closer near to it", () => {
    expect(panned(fitted(scene), { x: 99, y: 99 }, scene)).toEqual(fitted(scene));
    const { x } = limited({ scale: 0.51, x: 0, y: 0 }, scene);
    expect(Math.abs(x + 204 - 500)).toBeLessThan(50);
  });

  test("cells under the insets can be moved out of them", () => {
    const inset = { ...scene, insets: { ...NONE, right: 60 } };
    const camera = panned(close, { x: -9999, y: 0 }, inset);
    expect(camera.x + 800 * camera.scale).toBeLessThan(940);
  });
});

test("two fingers take along what is under them", () => {
  const camera = zoomed(fitted(scene), 4, { x: 500, y: 200 }, scene);
  const before = [
    { x: 400, y: 200 },
    { x: 600, y: 200 },
  ] as const;
  const after = [
    { x: 430, y: 220 },
    { x: 670, y: 220 },
  ] as const;
  const next = pinched(camera, before, after, scene);
  expect(next.scale).toBeCloseTo(camera.scale * 1.2);
  for (const n of [0, 1] as const) {
    expect(under(next, after[n]).x).toBeCloseTo(under(camera, before[n]).x);
    expect(under(next, after[n]).y).toBeCloseTo(under(camera, before[n]).y);
  }
});

describe("bringing into sight", () => {
  const close: Camera = { scale: 2, x: 0, y: 0 };

  test("what is in sight stays where it is", () => {
    expect(revealing(close, { x: 100, y: 100, width: 48, height: 48 }, scene)).toEqual(close);
  });

  test("what is not comes in by the shortest way", () => {
    const seen = onStage(revealing(close, { x: 700, y: 300, width: 48, height: 48 }, scene), {
      x: 700,
      y: 300,
      width: 48,
      height: 48,
    });
    expect(seen.x + seen.width).toBe(976);
    expect(seen.y + seen.height).toBe(376);
  });

  test("however far it is", () => {
    const far = panned(close, { x: -9999, y: -9999 }, scene);
    const next = revealing(far, { x: 0, y: 0, width: 48, height: 48 }, scene);
    expect(next).toEqual({ scale: 2, x: 24, y: 24 });
  });
});

describe("when the stage changes", () => {
  const after: Scene = { ...scene, stage: { width: 400, height: 400 } };

  test("what was whole stays whole", () => {
    expect(adjusted(fitted(scene), scene, after)).toEqual(fitted(after));
  });

  test("what was in the middle stays in the middle", () => {
    const close = zoomed(fitted(scene), 4, { x: 500, y: 200 }, scene);
    const next = adjusted(close, scene, after);
    expect(isCloser(next, after)).toBe(true);
    expect(under(next, { x: 200, y: 200 })).toEqual(under(close, { x: 500, y: 200 }));
  });
});

test("a glide keeps in place what both of its ends see there", () => {
  const from = fitted(scene);
  const about = { x: 500, y: 200 };
  const to = zoomed(from, 3, about, scene);
  const half = between(from, to, 0.5);
  expect(under(half, about).x).toBeCloseTo(under(from, about).x);
  expect(under(half, about).y).toBeCloseTo(under(from, about).y);
});

test("the bar of buttons stands where it costs least", () => {
  const room = { bar: 52, ruler: 20 };
  const drawing = { width: 800, height: 800 };
  expect(arranged(drawing, { width: 390, height: 520 }, room)).toMatchObject({
    side: "bottom",
    scene: { insets: { top: 20, right: 0, bottom: 52, left: 20 } },
  });
  expect(arranged(drawing, { width: 1000, height: 700 }, room).side).toBe("right");
});
