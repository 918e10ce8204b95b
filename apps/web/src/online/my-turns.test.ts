import type { TurnUpdate } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushMicrotasks } from "../testing/tables.ts";

vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
vi.stubGlobal("location", { origin: "", pathname: "/", search: "", hash: "" });
vi.stubGlobal("document", { addEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { api } = await import("./api.ts");
const { followTurns, tablesAwaitingMe } = await import("./my-turns.ts");

type Stream = Parameters<typeof api.streamTurns>;
type End = Awaited<ReturnType<typeof api.streamTurns>>;

/** The streams that were opened, and a function that ends each. */
let streams: { onUpdate: Stream[0]; onOpen: () => void; end: (reason: End) => void }[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  vi.spyOn(api, "streamTurns").mockImplementation((onUpdate, _stop, onOpen = () => undefined) => {
    const { promise, resolve } = Promise.withResolvers<End>();
    streams.push({ onUpdate, onOpen, end: resolve });
    return promise;
  });
  stop = followTurns();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const turn = (tableId: string, isYourTurn: boolean): TurnUpdate => ({
  kind: "turn",
  tableId,
  game: "zimbabwe",
  status: "running",
  isYourTurn,
  entryCount: 1,
});

/** The last stream. */
function stream() {
  const last = streams.at(-1);
  if (last === undefined) throw new Error("no stream");
  return last;
}

async function breakAndReconnect(): Promise<void> {
  const { length } = streams;
  stream().end({ code: "offline" });
  await flushMicrotasks();
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toHaveLength(length + 1);
}

test("a table that is over, or not mine, after a break does not wait for me any more", async () => {
  stream().onOpen();
  for (const table of ["a", "b"]) stream().onUpdate(turn(table, true));
  expect(tablesAwaitingMe.value).toEqual(["a", "b"]);
  await breakAndReconnect();
  // Nothing is known yet: the old state is shown.
  expect(tablesAwaitingMe.value).toEqual(["a", "b"]);
  stream().onOpen();
  stream().onUpdate(turn("b", true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tablesAwaitingMe.value).toEqual(["b"]);
});

test("a table that is sent again never disappears in between", async () => {
  stream().onOpen();
  stream().onUpdate(turn("a", true));
  await breakAndReconnect();
  const lengths: number[] = [];
  const unfollow = tablesAwaitingMe.subscribe(({ length }) => lengths.push(length));
  stream().onOpen();
  stream().onUpdate(turn("a", true));
  await vi.advanceTimersByTimeAsync(10_000);
  unfollow();
  expect(new Set(lengths)).toEqual(new Set([1]));
});

test("a stream that breaks again forgets nothing", async () => {
  stream().onOpen();
  stream().onUpdate(turn("a", true));
  await breakAndReconnect();
  stream().onOpen();
  await breakAndReconnect();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tablesAwaitingMe.value).toEqual(["a"]);
});

test("no table waits for somebody who is signed out", async () => {
  stream().onOpen();
  stream().onUpdate(turn("a", true));
  await breakAndReconnect();
  stream().end({ code: "person/unauthenticated", status: 401, title: "Nobody." });
  await flushMicrotasks();
  expect(tablesAwaitingMe.value).toEqual([]);
});
