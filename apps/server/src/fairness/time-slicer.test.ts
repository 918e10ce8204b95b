import { expect, test } from "vitest";
import { runToEnd, TimeSlicer, type Steps } from "./time-slicer.ts";

/** A clock that a test moves. */
let time = 0;
const newSlicer = () =>
  new TimeSlicer(
    () => {},
    () => time,
  );

/** Notes its name in every step, each of which takes so many milliseconds. */
function* job(name: string, steps: number, notes: string[], milliseconds = 4): Steps<string> {
  for (let n = 0; n < steps; n++) {
    notes.push(name);
    time += milliseconds;
    yield;
  }
  return `${name} is done`;
}

test("work that needs no more than a slice is done at once", async () => {
  const notes: string[] = [];
  const done = newSlicer().run("a", job("short", 3, notes, 1));
  expect(notes).toEqual(["short", "short", "short"]);
  expect(await done).toBe("short is done");
});

test("longer work leaves room for everything else between its slices", async () => {
  const notes: string[] = [];
  const done = newSlicer().run("a", job("long", 3, notes));
  setImmediate(() => notes.push("something else"));
  expect(notes).toEqual(["long"]);
  expect(await done).toBe("long is done");
  expect(notes).toEqual(["long", "long", "something else", "long"]);
});

test("many jobs of one address do not hold up the job of another", async () => {
  const notes: string[] = [];
  const all = newSlicer();
  const many = ["a1", "a2", "a3"].map((name) => all.run("a", job(name, 2, notes)));
  await all.run("b", job("b", 2, notes));
  expect(notes).toEqual(["a1", "a1", "b", "b", "a2"]);
  await Promise.all(many);
  expect(notes.slice(5)).toEqual(["a2", "a3", "a3"]);
});

test("work that fails says so, and the rest is done all the same", async () => {
  const all = newSlicer();
  const failing = (function* (): Steps<void> {
    time += 4;
    yield;
    throw new Error("a fault");
  })();
  const [failed, done] = [all.run("a", failing), all.run("a", job("next", 1, []))];
  await expect(failed).rejects.toThrow("a fault");
  expect(await done).toBe("next is done");
});

test("all of it can be done at once", () => {
  expect(runToEnd(job("short", 5, []))).toBe("short is done");
});

test("what work takes is charged to whom it is for", async () => {
  const charged: [string, number][] = [];
  const all = new TimeSlicer(
    (address, milliseconds) => charged.push([address, milliseconds]),
    () => time,
  );
  await all.run("a", job("short", 2, [], 1));
  await all.run("b", job("long", 2, [], 5));
  expect(charged).toEqual([
    ["a", 2],
    ["b", 5],
    ["b", 5],
    ["b", 0],
  ]);
});
