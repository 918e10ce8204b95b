import { beforeEach, describe, expect, test } from "vitest";
import { GestureRecognizer, type Contact, type GestureHandlers } from "./gesture-recognizer.ts";

let calls: string[] = [];
let scheduled: (() => void) | undefined;
let canDrag = true;

const handlers: GestureHandlers = {
  canDrag: (device) => device === "mouse" || canDrag,
  capture: (id) => calls.push(`capture ${id}`),
  drag: ({ x, y }) => calls.push(`drag ${x} ${y}`),
  pinch: ([a, b], [c, d]) => calls.push(`pinch ${b.x - a.x} ${d.x - c.x}`),
  tap: ({ cell, isDoubleTap }) => calls.push(`${isDoubleTap ? "double " : ""}tap ${cell}`),
  longPress: (cell) => calls.push(`press ${cell}`),
  schedule: (run) => {
    scheduled = run;
    return () => {
      scheduled = undefined;
    };
  },
};

const contactAt = (x: number, more: Partial<Contact> = {}): Contact => ({
  id: 1,
  x,
  y: 0,
  time: 0,
  device: "touch",
  cell: "c4",
  ...more,
});

let gestures = new GestureRecognizer(handlers);
beforeEach(() => {
  calls = [];
  scheduled = undefined;
  canDrag = true;
  gestures = new GestureRecognizer(handlers);
});

describe("one finger", () => {
  test("a short touch is a tap on the cell where it began", () => {
    gestures.down(contactAt(0));
    gestures.move(contactAt(6, { cell: "d4" }));
    gestures.up(contactAt(6, { cell: "d4" }));
    expect(calls).toEqual(["tap c4"]);
  });

  test("a drag moves the drawing and is no tap, even if it ends where it began", () => {
    gestures.down(contactAt(0));
    gestures.move(contactAt(20));
    gestures.move(contactAt(0));
    gestures.up(contactAt(0));
    expect(calls).toEqual(["capture 1", "drag 20 0", "drag -20 0"]);
  });

  test("a board that fits is not dragged, nor tapped", () => {
    canDrag = false;
    gestures.down(contactAt(0));
    gestures.move(contactAt(20));
    gestures.up(contactAt(20));
    expect(calls).toEqual([]);
  });

  test("a long press inspects the cell and is no tap", () => {
    gestures.down(contactAt(0));
    scheduled?.();
    gestures.up(contactAt(0));
    expect(calls).toEqual(["press c4"]);
  });

  test("a drag is no long press", () => {
    gestures.down(contactAt(0));
    gestures.move(contactAt(20));
    expect(scheduled).toBeUndefined();
  });

  test("a contact that the browser cancels does nothing", () => {
    gestures.down(contactAt(0));
    gestures.cancel(1);
    gestures.up(contactAt(0));
    expect(calls).toEqual([]);
  });

  test("two quick taps are a double tap; a third is a single tap again", () => {
    for (const time of [0, 200, 400]) {
      gestures.down(contactAt(0, { time }));
      gestures.up(contactAt(4, { time: time + 50 }));
    }
    expect(calls).toEqual(["tap c4", "double tap c4", "tap c4"]);
  });

  test("two taps apart, in time or place, are two taps", () => {
    for (const [x, time] of [
      [0, 0],
      [80, 200],
      [80, 700],
    ] as const) {
      gestures.down(contactAt(x, { time }));
      gestures.up(contactAt(x, { time }));
    }
    expect(calls).toEqual(["tap c4", "tap c4", "tap c4"]);
  });
});

describe("two fingers", () => {
  test("pinch, and are never a tap", () => {
    gestures.down(contactAt(0));
    gestures.down(contactAt(100, { id: 2 }));
    gestures.move(contactAt(120, { id: 2 }));
    gestures.up(contactAt(120, { id: 2 }));
    gestures.up(contactAt(0));
    expect(calls).toEqual(["capture 1", "capture 2", "pinch 100 120"]);
  });

  test("the finger that stays continues dragging", () => {
    gestures.down(contactAt(0));
    gestures.down(contactAt(100, { id: 2 }));
    gestures.up(contactAt(100, { id: 2 }));
    gestures.move(contactAt(3));
    expect(calls.at(-1)).toBe("drag 3 0");
  });
});

describe("the mouse", () => {
  test("a click is a tap, however long it is held", () => {
    gestures.down(contactAt(0, { device: "mouse" }));
    expect(scheduled).toBeUndefined();
    gestures.up(contactAt(2, { device: "mouse" }));
    expect(calls).toEqual(["tap c4"]);
  });

  test("moving without a button does nothing", () => {
    gestures.move(contactAt(50, { device: "mouse" }));
    expect(calls).toEqual([]);
  });
});
