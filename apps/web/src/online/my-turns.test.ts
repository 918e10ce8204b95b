import type { TurnUpdate } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settle } from "../testing/tables.ts";

vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
vi.stubGlobal("location", { origin: "", pathname: "/", search: "", hash: "" });
vi.stubGlobal("document", { addEventListener: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
const { server } = await import("./api.ts");
const { followTurns, waitingForMe } = await import("./my-turns.ts");

type Stream = Parameters<typeof server.followTurns>;
type End = Awaited<ReturnType<typeof server.followTurns>>;

/** The streams that were asked for, and how each of them ends. */
let streams: { tell: Stream[0]; opened: () => void; end: (why: End) => void }[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  vi.spyOn(server, "followTurns").mockImplementation((tell, _stop, opened = () => undefined) => {
    const { promise, resolve } = Promise.withResolvers<End>();
    streams.push({ tell, opened, end: resolve });
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

/** The stream that was asked for last. */
function stream() {
  const last = streams.at(-1);
  if (last === undefined) throw new Error("no stream");
  return last;
}

async function breakAndReconnect(): Promise<void> {
  const { length } = streams;
  stream().end({ code: "offline" });
  await settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(streams).toHaveLength(length + 1);
}

test("a table that is over, or not mine, after a break does not wait for me any more", async () => {
  stream().opened();
  for (const table of ["a", "b"]) stream().tell(turn(table, true));
  expect(waitingForMe.value).toEqual(["a", "b"]);
  await breakAndReconnect();
  // Nothing is known yet: what was so before is shown.
  expect(waitingForMe.value).toEqual(["a", "b"]);
  stream().opened();
  stream().tell(turn("b", true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waitingForMe.value).toEqual(["b"]);
});

test("a table that is told again stays without a moment in which it does not", async () => {
  stream().opened();
  stream().tell(turn("a", true));
  await breakAndReconnect();
  const seen: number[] = [];
  const unfollow = waitingForMe.subscribe(({ length }) => seen.push(length));
  stream().opened();
  stream().tell(turn("a", true));
  await vi.advanceTimersByTimeAsync(10_000);
  unfollow();
  expect(new Set(seen)).toEqual(new Set([1]));
});

test("a stream that breaks again forgets nothing", async () => {
  stream().opened();
  stream().tell(turn("a", true));
  await breakAndReconnect();
  stream().opened();
  await breakAndReconnect();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waitingForMe.value).toEqual(["a"]);
});

test("nothing waits for somebody whom the server does not know any more", async () => {
  stream().opened();
  stream().tell(turn("a", true));
  await breakAndReconnect();
  stream().end({ code: "person/unauthenticated", status: 401, title: "Nobody." });
  await settle();
  expect(waitingForMe.value).toEqual([]);
});
