import { expect, test } from "vitest";
import { runToEnd, TimeSlicer, WaitingAddresses, type Steps } from "./time-slicer.ts";

/** The clock of the slicer. */
let time = 0;
const newSlicer = () =>
  new TimeSlicer(
    () => {},
    () => time,
  );

/** Records its name in every step; each step advances the clock. */
function* job(name: string, steps: number, log: string[], stepMs = 4): Steps<string> {
  for (let n = 0; n < steps; n++) {
    log.push(name);
    time += stepMs;
    yield;
  }
  return `${name} is done`;
}

test("work that fits into one slice runs synchronously", async () => {
  const log: string[] = [];
  const done = newSlicer().run("a", job("short", 3, log, 1));
  expect(log).toEqual(["short", "short", "short"]);
  expect(await done).toBe("short is done");
});

test("longer work lets other tasks run between its slices", async () => {
  const log: string[] = [];
  const done = newSlicer().run("a", job("long", 3, log));
  setImmediate(() => log.push("something else"));
  expect(log).toEqual(["long"]);
  expect(await done).toBe("long is done");
  expect(log).toEqual(["long", "long", "something else", "long"]);
});

test("many jobs of one address do not delay the job of another", async () => {
  const log: string[] = [];
  const slicer = newSlicer();
  const many = ["a1", "a2", "a3"].map((name) => slicer.run("a", job(name, 2, log)));
  await slicer.run("b", job("b", 2, log));
  expect(log).toEqual(["a1", "a1", "b", "b", "a2"]);
  await Promise.all(many);
  expect(log.slice(5)).toEqual(["a2", "a3", "a3"]);
});

test("a job that a second address waits for runs in the turns of both", async () => {
  const log: string[] = [];
  const charged: string[] = [];
  const slicer = new TimeSlicer(
    (address) => charged.push(address),
    () => time,
  );
  const many = ["a1", "a2"].map((name) => slicer.run("a", job(name, 5, log)));
  const waiting = new WaitingAddresses("a");
  const shared = slicer.run(waiting, job("shared", 3, log));
  waiting.add("b");
  waiting.add("b");
  expect(await shared).toBe("shared is done");
  expect(log.filter((name) => name === "a2")).toEqual([]);
  await Promise.all(many);
  expect(log).toHaveLength(13);
  expect(charged.filter((address) => address === "b")).toHaveLength(4);
});

test("a job that throws rejects, and the next one runs", async () => {
  const slicer = newSlicer();
  const failing = (function* (): Steps<void> {
    time += 4;
    yield;
    throw new Error("a fault");
  })();
  const [failed, done] = [slicer.run("a", failing), slicer.run("a", job("next", 1, []))];
  await expect(failed).rejects.toThrow("a fault");
  expect(await done).toBe("next is done");
});

test("`runToEnd` runs all steps synchronously", () => {
  expect(runToEnd(job("short", 5, []))).toBe("short is done");
});

test("every slice is charged to its address", async () => {
  const charged: [string, number][] = [];
  const slicer = new TimeSlicer(
    (address, usedMs) => charged.push([address, usedMs]),
    () => time,
  );
  await slicer.run("a", job("short", 2, [], 1));
  await slicer.run("b", job("long", 2, [], 5));
  expect(charged).toEqual([
    ["a", 2],
    ["b", 5],
    ["b", 5],
    ["b", 0],
  ]);
});
