import { problem, type ServerMessage } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket.ts";
import { Connection } from "./connection.ts";

const GREETING: ServerMessage = {
  kind: "entries",
  entries: [],
  standing: { entries: 0, status: "running", toAct: [0], now: 1 },
};

let sockets: FakeSocket[];
let heard: ServerMessage[];
let known: number;
let hasGivenUp: boolean;
let connection: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  known = 0;
  hasGivenUp = false;
  connection = new Connection({
    openSocket() {
      sockets.push(new FakeSocket());
      return socket();
    },
    wantsViews: false,
    known: () => known,
    hear: (message) => heard.push(message),
    giveUp: () => {
      hasGivenUp = true;
    },
    now: () => Date.now(),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** The newest socket. */
function socket(): FakeSocket {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error("no socket");
  return last;
}

function greet(): void {
  socket().open();
  socket().tell(GREETING);
}

/** The server answers every question for its time. */
function answerPings(): void {
  for (let id = 0; id !== socket().command("ping").id;) {
    ({ id = 0 } = socket().command("ping"));
    socket().tell({ kind: "pong", id, now: 1 });
  }
}

/** Longer than any pause between two attempts. */
const LONG = 20_000;
const MOVE = { move: { kind: "pass" } };

test("greets with what is known, and is open once the table has told how it stands", () => {
  known = 7;
  expect(socket().sent).toEqual([]);
  socket().open();
  expect(socket().sent).toEqual([{ do: "hello", after: 7, views: false }]);
  expect(connection.state.value).toBe("connecting");
  socket().tell(GREETING);
  expect(connection.state.value).toBe("open");
  expect(heard).toEqual([GREETING]);
});

test("a command is answered by its number", async () => {
  greet();
  const moved = connection.ask("move", MOVE);
  const said = connection.ask("say", { words: "Hello" });
  const { id: first = 0, key } = socket().command("move");
  const { id: second = 0 } = socket().command("say");
  expect(key).toMatch(/^[\da-f]{32}$/u);
  expect(socket().command("say")).toEqual({ do: "say", id: second, words: "Hello" });
  socket().tell({ kind: "problem", id: second, problem: problem("talk/phrases-only") });
  socket().tell({ kind: "done", id: first, done: { entries: 1, seq: 0 } });
  expect(await moved).toEqual({ ok: true, value: { entries: 1, seq: 0 } });
  expect(await said).toMatchObject({ error: { code: "talk/phrases-only" } });
});

test("sitting down and beginning can do no harm twice, and are sent again", async () => {
  greet();
  const joined = connection.ask("join", { seat: 1 });
  socket().break();
  vi.advanceTimersByTime(LONG);
  greet();
  const { id = 0 } = socket().command("join");
  socket().tell({ kind: "done", id, done: { entries: 0 } });
  expect(await joined).toMatchObject({ ok: true });
});

test("what has a key is sent again under it after a break, and anything else is not", async () => {
  greet();
  const moved = connection.ask("move", MOVE);
  const said = connection.ask("say", { words: "Hello" });
  const [broken] = sockets;
  socket().break();
  expect(connection.state.value).toBe("lost");
  expect(await said).toMatchObject({ error: { code: "offline" } });
  expect(await connection.ask("say", { words: "Anybody?" })).toMatchObject({ ok: false });
  const resigned = connection.ask("resign", {});
  vi.advanceTimersByTime(LONG);
  expect(sockets.length).toBeGreaterThan(1);
  socket().open();
  expect(socket().sent).toHaveLength(1);
  socket().tell(GREETING);
  expect(socket().sent.map((each) => each.do)).toEqual(["hello", "move", "resign", "ping"]);
  const { id = 0 } = socket().command("move");
  expect(socket().command("move")).toEqual(broken?.command("move"));
  // What the old line still tells is not listened to.
  broken?.tell({ kind: "done", id, done: { entries: 9, seq: 8 } });
  socket().tell({ kind: "done", id, done: { entries: 1, seq: 0 } });
  expect(await moved).toMatchObject({ value: { seq: 0 } });
  connection.close();
  expect(await resigned).toMatchObject({ error: { code: "offline" } });
});

test("a new line is asked for the server's time several times, one after the other", () => {
  greet();
  expect(socket().sent.map((each) => each.do)).toEqual(["hello", "ping"]);
  // An answer to something else is none.
  socket().tell({ kind: "pong", id: 99, now: 1 });
  answerPings();
  expect(socket().sent.filter((each) => each.do === "ping")).toHaveLength(5);
  expect(heard.filter(({ kind }) => kind === "pong")).toHaveLength(5);
  socket().break();
  vi.advanceTimersByTime(LONG);
  greet();
  expect(socket().command("ping")).toEqual({ do: "ping", id: 6 });
});

test("attempts come ever more slowly, and at once when something wakes it", () => {
  const attemptsIn = (milliseconds: number) => {
    const before = sockets.length;
    for (let passed = 0; passed < milliseconds; passed += 100) {
      vi.advanceTimersByTime(100);
      socket().break();
    }
    return sockets.length - before;
  };
  socket().break();
  expect(attemptsIn(10_000)).toBeGreaterThan(2);
  expect(attemptsIn(60_000)).toBeLessThan(8);
  const before = sockets.length;
  connection.wake();
  expect(sockets).toHaveLength(before + 1);
  greet();
  answerPings();
  expect(connection.state.value).toBe("open");
  vi.advanceTimersByTime(LONG);
  expect(sockets).toHaveLength(before + 1);
});

test("whoever is sent away by a server that leaves is with another at once, and goes on where they were", () => {
  greet();
  answerPings();
  vi.advanceTimersByTime(6000);
  known = 7;
  socket().break(1001);
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
  socket().open();
  expect(socket().sent).toEqual([{ do: "hello", after: 7, views: false }]);
  // One that leaves too is not asked again and again.
  socket().break(1001);
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1200);
  expect(sockets).toHaveLength(3);
});

test("a line that answers nothing is dead", () => {
  greet();
  answerPings();
  const before = socket().sent.length;
  vi.advanceTimersByTime(24_000);
  expect(socket().sent).toHaveLength(before);
  vi.advanceTimersByTime(3000);
  answerPings();
  expect(socket().sent).toHaveLength(before + 1);
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(15_000);
  expect(sockets.length).toBeGreaterThan(1);
  expect(sockets[0]?.isClosed).toBe(true);
});

test("a line on which much is said is asked for the time now and then", () => {
  greet();
  answerPings();
  for (let n = 0; n < 25; n++) {
    vi.advanceTimersByTime(4000);
    socket().tell(GREETING);
    answerPings();
  }
  expect(socket().sent.filter((each) => each.do === "ping")).toHaveLength(6);
});

test("neither is one that answers no command, or no greeting", () => {
  greet();
  void connection.ask("move", MOVE);
  vi.advanceTimersByTime(12_500);
  expect(sockets).toHaveLength(2);
  socket().open();
  vi.advanceTimersByTime(13_000);
  expect(sockets.length).toBeGreaterThan(2);
  expect(connection.state.value).toBe("lost");
});

test("who comes back to the page looks whether the line is dead", () => {
  greet();
  answerPings();
  const before = socket().sent.length;
  connection.wake();
  connection.wake();
  expect(
    socket()
      .sent.slice(before)
      .map((each) => each.do),
  ).toEqual(["ping"]);
  vi.advanceTimersByTime(7000);
  expect(sockets).toHaveLength(2);
});

test("a problem that passes is no answer to what has a key", async () => {
  greet();
  const moved = connection.ask("move", MOVE);
  const { id = 0 } = socket().command("move");
  socket().tell({ kind: "problem", id, problem: problem("server/busy") });
  vi.advanceTimersByTime(1500);
  expect(socket().sent.map((each) => each.do)).toEqual(["hello", "ping", "move", "move"]);
  for (let tries = 2; tries < 6; tries++) {
    vi.advanceTimersByTime(1500);
    socket().tell({ kind: "problem", id, problem: problem("server/busy") });
  }
  expect(await moved).toMatchObject({ error: { code: "server/busy" } });
  const said = connection.ask("say", { words: "Hello" });
  const { id: other = 0 } = socket().command("say");
  socket().tell({ kind: "problem", id: other, problem: problem("server/busy") });
  expect(await said).toMatchObject({ error: { code: "server/busy" } });
});

test("what nobody here understands ends it", () => {
  greet();
  socket().write("{}");
  expect(hasGivenUp).toBe(true);
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(LONG);
  expect(sockets).toHaveLength(1);
});

test("it can be opened anew at once, and closed for good", async () => {
  greet();
  connection.reconnect();
  expect(connection.state.value).toBe("connecting");
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  greet();
  connection.close();
  connection.reconnect();
  connection.drop();
  vi.advanceTimersByTime(LONG);
  expect(sockets).toHaveLength(2);
  expect(await connection.ask("move", MOVE)).toMatchObject({ error: { code: "offline" } });
});
