import { beforeEach, describe, expect, test } from "vitest";
import { Gestures, type Contact, type Reactions } from "./gesture-recognizer.ts";

let told: string[] = [];
let waiting: (() => void) | undefined;
let canDrag = true;

const react: Reactions = {
  canDrag: (pointing) => pointing === "mouse" || canDrag,
  hold: (id) => told.push(`hold ${id}`),
  drag: ({ x, y }) => told.push(`drag ${x} ${y}`),
  pinch: ([a, b], [c, d]) => told.push(`pinch ${b.x - a.x} ${d.x - c.x}`),
  tap: ({ cell, isSecond }) => told.push(`${isSecond ? "double " : ""}tap ${cell}`),
  press: (cell) => told.push(`press ${cell}`),
  later: (run) => {
    waiting = run;
    return () => {
      waiting = undefined;
    };
  },
};

const at = (x: number, more: Partial<Contact> = {}): Contact => ({
  id: 1,
  x,
  y: 0,
  time: 0,
  pointing: "touch",
  cell: "c4",
  ...more,
});

let gestures = new Gestures(react);
beforeEach(() => {
  told = [];
  waiting = undefined;
  canDrag = true;
  gestures = new Gestures(react);
});

describe("one finger", () => {
  test("a short touch is a tap on the cell where it began", () => {
    gestures.down(at(0));
    gestures.move(at(6, { cell: "d4" }));
    gestures.up(at(6, { cell: "d4" }));
    expect(told).toEqual(["tap c4"]);
  });

  test("a drag takes the drawing along and is no tap, even if it ends where it began", () => {
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.move(at(0));
    gestures.up(at(0));
    expect(told).toEqual(["hold 1", "drag 20 0", "drag -20 0"]);
  });

  test("what is seen whole is not dragged, nor tapped", () => {
    canDrag = false;
    gestures.down(at(0));
    gestures.move(at(20));
    gestures.up(at(20));
    expect(told).toEqual([]);
  });

  test("a long touch asks about the cell and is no tap", () => {
    gestures.down(at(0));
    waiting?.();
    gestures.up(at(0));
    expect(told).toEqual(["press c4"]);
  });

  test("a drag is no long touch", () => {
    gestures.down(at(0));
    gestures.move(at(20));
    expect(waiting).toBeUndefined();
  });

  test("what the browser takes for itself is nothing", () => {
    gestures.down(at(0));
    gestures.cancel(1);
    gestures.up(at(0));
    expect(told).toEqual([]);
  });

  test("two taps soon after each other are a double tap, the third begins anew", () => {
    for (const time of [0, 200, 400]) {
      gestures.down(at(0, { time }));
      gestures.up(at(4, { time: time + 50 }));
    }
    expect(told).toEqual(["tap c4", "double tap c4", "tap c4"]);
  });

  test("two taps apart, in time or place, are two taps", () => {
    for (const [x, time] of [
      [0, 0],
      [80, 200],
      [80, 700],
    ] as const) {
      gestures.down(at(x, { time }));
      gestures.up(at(x, { time }));
    }
    expect(told).toEqual(["tap c4", "tap c4", "tap c4"]);
  });
});

describe("two fingers", () => {
  test("pinch, and are never a tap", () => {
    gestures.down(at(0));
    gestures.down(at(100, { id: 2 }));
    gestures.move(at(120, { id: 2 }));
    gestures.up(at(120, { id: 2 }));
    gestures.up(at(0));
    expect(told).toEqual(["hold 1", "hold 2", "pinch 100 120"]);
  });

  test("the one that stays goes on dragging", () => {
    gestures.down(at(0));
    gestures.down(at(100, { id: 2 }));
    gestures.up(at(100, { id: 2 }));
    gestures.move(at(3));
    expect(told.at(-1)).toBe("drag 3 0");
  });
});

describe("the mouse", () => {
  test("a click is a tap, held as long as one likes", () => {
    gestures.down(at(0, { pointing: "mouse" }));
    expect(waiting).toBeUndefined();
    gestures.up(at(2, { pointing: "mouse" }));
    expect(told).toEqual(["tap c4"]);
  });

  test("moving without a button is nothing", () => {
    gestures.move(at(50, { pointing: "mouse" }));
    expect(told).toEqual([]);
  });
});
