import { PROTOCOL_VERSION, problem, type ServerMessage } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket.ts";
import { Connection } from "./connection.ts";
import type { Failure } from "../api-failure.ts";
import type { Attention } from "./failover-socket.ts";

const FIRST_ENTRIES: ServerMessage = {
  kind: "entries",
  entries: [],
  snapshot: { entryCount: 0, status: "running", toAct: [0], now: 1 },
};

let sockets: FakeSocket[];
let received: ServerMessage[];
/** When each of them was asked for. */
let requestedAt: (number | undefined)[];
let entryCount: number;
let fatalFailure: Failure | undefined;
let readyCount: number;
let attention: Attention;
/** What survives the page. */
let storedCommands: readonly string[];
let connection: Connection;
beforeEach(() => {
  storedCommands = [];
  vi.useFakeTimers();
  sockets = [];
  received = [];
  requestedAt = [];
  entryCount = 0;
  fatalFailure = undefined;
  readyCount = 0;
  attention = "close";
  openConnection();
});

/** Opens a page at the table. */
function openConnection(): void {
  connection = new Connection({
    outbox: {
      read: () => storedCommands,
      write: (commands) => {
        storedCommands = commands;
      },
    },
    openSocket() {
      sockets.push(new FakeSocket());
      return socket();
    },
    wantsViews: false,
    entryCount: () => entryCount,
    onMessage: (message, askedAt) => {
      received.push(message);
      requestedAt.push(askedAt);
    },
    onReady: () => {
      readyCount++;
    },
    onFatal: (why) => {
      fatalFailure = why;
    },
    attention: () => attention,
    now: () => Date.now(),
  });
}
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

function completeHello(): void {
  socket().open();
  socket().receive(FIRST_ENTRIES);
}

/** Answers every request for the server's time. */
function answerPings(): void {
  for (let id = 0; id !== socket().lastCommand("ping").id;) {
    ({ id = 0 } = socket().lastCommand("ping"));
    socket().receive({ kind: "pong", id, now: 1 });
  }
}

/** Longer than any delay between two attempts. */
const LONGEST_DELAY_MS = 20_000;
const MOVE = { move: { kind: "pass" } };

test("the hello says what is known, and the connection is open when the entries have arrived", () => {
  entryCount = 7;
  expect(socket().sent).toEqual([]);
  socket().open();
  expect(socket().sent).toEqual([
    { command: "hello", protocol: PROTOCOL_VERSION, after: 7, views: false },
  ]);
  expect(connection.state.value).toBe("connecting");
  socket().receive(FIRST_ENTRIES);
  expect(connection.state.value).toBe("open");
  expect(received).toEqual([FIRST_ENTRIES]);
});

test("a command is answered by its id", async () => {
  completeHello();
  const moved = connection.send("move", MOVE);
  const chat = connection.send("chat", { text: "Hello" });
  const { id: first = 0, key } = socket().lastCommand("move");
  const { id: second = 0 } = socket().lastCommand("chat");
  expect(key).toMatch(/^[\da-f]{32}$/u);
  const { key: other } = socket().lastCommand("chat");
  expect(other).toMatch(/^[\da-f]{32}$/u);
  expect(socket().lastCommand("chat")).toEqual({
    command: "chat",
    id: second,
    key: other,
    text: "Hello",
  });
  socket().receive({ kind: "problem", id: second, problem: problem("chat/phrases-only") });
  socket().receive({ kind: "done", id: first, result: { entryCount: 1, seq: 0 } });
  expect(await moved).toEqual({ ok: true, value: { entryCount: 1, seq: 0 } });
  expect(await chat).toMatchObject({ error: { code: "chat/phrases-only" } });
});

test("joining and starting are sent again, askedAt they do no harm twice", async () => {
  completeHello();
  const joined = connection.send("join", { seat: 1 });
  socket().disconnect();
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  completeHello();
  const { id = 0 } = socket().lastCommand("join");
  socket().receive({ kind: "done", id, result: { entryCount: 0 } });
  expect(await joined).toMatchObject({ ok: true });
});

test("after a break, commands with a key are sent again with it, and others are not", async () => {
  completeHello();
  const moved = connection.send("move", MOVE);
  const left = connection.send("leave", {});
  const chat = connection.send("chat", { text: "Hello" });
  const [broken] = sockets;
  socket().disconnect();
  expect(connection.state.value).toBe("lost");
  expect(await left).toMatchObject({ error: { code: "offline" } });
  // A chat message is never sent for the first time much later.
  expect(await connection.send("chat", { text: "Anybody?" })).toMatchObject({ ok: false });
  const resigned = connection.send("resign", {});
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  expect(sockets.length).toBeGreaterThan(1);
  socket().open();
  expect(socket().sent).toHaveLength(1);
  socket().receive(FIRST_ENTRIES);
  expect(socket().sent.map((each) => each.command)).toEqual([
    "hello",
    "move",
    "chat",
    "resign",
    "ping",
  ]);
  expect(socket().lastCommand("chat")).toEqual(broken?.lastCommand("chat"));
  const { id: second = 0 } = socket().lastCommand("chat");
  socket().receive({ kind: "done", id: second, result: { entryCount: 0 } });
  expect(await chat).toMatchObject({ ok: true });
  const { id = 0 } = socket().lastCommand("move");
  expect(socket().lastCommand("move")).toEqual(broken?.lastCommand("move"));
  // Messages of the old socket are ignored.
  broken?.receive({ kind: "done", id, result: { entryCount: 9, seq: 8 } });
  socket().receive({ kind: "done", id, result: { entryCount: 1, seq: 0 } });
  expect(await moved).toMatchObject({ value: { seq: 0 } });
  connection.close();
  expect(await resigned).toMatchObject({ error: { code: "offline" } });
});

test("over a new socket the server is asked for its time several times, one after the other", () => {
  completeHello();
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping"]);
  // A pong to another request is ignored.
  socket().receive({ kind: "pong", id: 99, now: 1 });
  answerPings();
  expect(socket().sent.filter((each) => each.command === "ping")).toHaveLength(5);
  expect(received.filter(({ kind }) => kind === "pong")).toHaveLength(5);
  socket().disconnect();
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  completeHello();
  expect(socket().lastCommand("ping")).toEqual({ command: "ping", id: 6 });
});

test("attempts come more and more slowly, but at once after a wake event", () => {
  const attemptsIn = (milliseconds: number) => {
    const before = sockets.length;
    for (let passed = 0; passed < milliseconds; passed += 100) {
      vi.advanceTimersByTime(100);
      socket().disconnect();
    }
    return sockets.length - before;
  };
  socket().disconnect();
  expect(attemptsIn(10_000)).toBeGreaterThan(2);
  expect(attemptsIn(60_000)).toBeLessThan(8);
  const before = sockets.length;
  connection.wake();
  expect(sockets).toHaveLength(before + 1);
  completeHello();
  answerPings();
  expect(connection.state.value).toBe("open");
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  expect(sockets).toHaveLength(before + 1);
});

test("after a break the client connects to another server at once, and continues where it was", () => {
  completeHello();
  vi.advanceTimersByTime(6000);
  entryCount = 7;
  socket().disconnect();
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
  socket().open();
  expect(socket().sent).toEqual([
    { command: "hello", protocol: PROTOCOL_VERSION, after: 7, views: false },
  ]);
  // If that one fails too, the next attempt waits longer.
  socket().disconnect();
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(3);
});

/** Makes the open socket silent, until another one is opened beside it. */
function fallSilent(): FakeSocket {
  completeHello();
  answerPings();
  const silent = socket();
  silent.isAnsweringPings = false;
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  return silent;
}

test("beside a silent socket another is opened, and replaces it unnoticed", async () => {
  const silent = fallSilent();
  const moved = connection.send("move", MOVE);
  const states: string[] = [];
  const stop = connection.state.subscribe((state) => states.push(state));
  expect(silent.isClosed).toBe(false);
  completeHello();
  expect(silent.isClosed).toBe(true);
  expect(states).toEqual(["open"]);
  expect(readyCount).toBe(2);
  // Unanswered commands are sent there with the same key; the old socket is ignored.
  const { id = 0 } = silent.lastCommand("move");
  expect(socket().lastCommand("move")).toEqual(silent.lastCommand("move"));
  silent.receive({ kind: "done", id, result: { entryCount: 9 } });
  socket().receive({ kind: "done", id, result: { entryCount: 1 } });
  expect(await moved).toEqual({ ok: true, value: { entryCount: 1 } });
  stop();
});

test("a false alarm does no harm, and is not repeated for a slow socket", () => {
  const slow = fallSilent();
  const beside = socket();
  beside.open();
  vi.advanceTimersByTime(1000);
  slow.receiveText("");
  expect(beside.isClosed).toBe(true);
  // Later messages of the other socket are ignored.
  beside.receive(FIRST_ENTRIES);
  expect(received.filter(({ kind }) => kind === "entries")).toHaveLength(1);
  expect(connection.state.value).toBe("open");
  // The next pong may take twice as long.
  vi.advanceTimersByTime(700 + 3500);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(3);
});

test("if the other socket fails too, the connection is lost", () => {
  const silent = fallSilent();
  socket().disconnect();
  expect(silent.isClosed).toBe(true);
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(3);
});

test("a server that does not accept the socket is soon tried again, with more time", () => {
  vi.advanceTimersByTime(1900);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(700);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(3000);
  expect(sockets).toHaveLength(2);
  socket().open();
  vi.advanceTimersByTime(4000);
  expect(sockets).toHaveLength(2);
  socket().receive(FIRST_ENTRIES);
  expect(connection.state.value).toBe("open");
});

test("if a silent socket breaks, the client waits for the other one", () => {
  const silent = fallSilent();
  silent.disconnect();
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(2);
  completeHello();
  expect(connection.state.value).toBe("open");
});

/** How many pings are sent in this time. */
function pingsIn(milliseconds: number): number {
  const { pings } = socket();
  vi.advanceTimersByTime(milliseconds);
  return socket().pings - pings;
}

test("pings are as frequent as the attention needs", () => {
  completeHello();
  answerPings();
  expect(pingsIn(10_000)).toBe(14);
  // Every message shows that the socket works.
  for (let n = 0; n < 20; n++) {
    socket().receive(FIRST_ENTRIES);
    expect(pingsIn(500)).toBe(0);
  }
  attention = "casual";
  expect(pingsIn(50_000)).toBe(10);
  attention = "none";
  expect(pingsIn(50_000)).toBe(2);
  // Nothing has happened at the table for a while.
  vi.advanceTimersByTime(20_000);
  attention = "close";
  expect(pingsIn(50_000)).toBe(10);
  socket().receive(FIRST_ENTRIES);
  expect(pingsIn(10_000)).toBe(14);
  expect(sockets).toHaveLength(1);
});

test("a command after a long silence soon shows whether the socket is dead", () => {
  completeHello();
  vi.advanceTimersByTime(200_000);
  socket().isAnsweringPings = false;
  void connection.send("move", MOVE);
  vi.advanceTimersByTime(1700);
  expect(sockets).toHaveLength(2);
});

test("a page that is shown again checks whether the socket is dead", () => {
  attention = "none";
  completeHello();
  answerPings();
  expect(pingsIn(5000)).toBe(0);
  socket().isAnsweringPings = false;
  connection.wake();
  expect(socket().pings).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(2);
});

test("after a sleep the socket is not dropped before its messages are handled", () => {
  completeHello();
  answerPings();
  socket().isAnsweringPings = false;
  vi.advanceTimersByTime(800);
  expect(socket().pings).toBe(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(100);
  expect(sockets).toHaveLength(1);
  socket().receiveText("");
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(1);
});

test("the server is asked for its time from time to time", () => {
  completeHello();
  answerPings();
  for (let n = 0; n < 25; n++) {
    vi.advanceTimersByTime(4000);
    socket().receive(FIRST_ENTRIES);
    answerPings();
  }
  expect(socket().sent.filter((each) => each.command === "ping")).toHaveLength(6);
});

test("a socket is dropped if a command is not answered, or the hello", () => {
  completeHello();
  void connection.send("move", MOVE);
  vi.advanceTimersByTime(11_500);
  expect(sockets).toHaveLength(2);
  socket().open();
  vi.advanceTimersByTime(11_500);
  expect(sockets.length).toBeGreaterThan(2);
  expect(connection.state.value).toBe("lost");
});

test("a transient problem is no answer to a command with a key", async () => {
  completeHello();
  const moved = connection.send("move", MOVE);
  const { id = 0 } = socket().lastCommand("move");
  socket().receive({ kind: "problem", id, problem: problem("server/busy") });
  vi.advanceTimersByTime(1500);
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping", "move", "move"]);
  for (let attempt = 2; attempt < 6; attempt++) {
    vi.advanceTimersByTime(1500);
    socket().receive({ kind: "problem", id, problem: problem("server/busy") });
  }
  expect(await moved).toMatchObject({ error: { code: "server/busy" } });
  const left = connection.send("leave", {});
  const { id: other = 0 } = socket().lastCommand("leave");
  socket().receive({ kind: "problem", id: other, problem: problem("server/busy") });
  expect(await left).toMatchObject({ error: { code: "server/busy" } });
});

test("a move that was refused by the rate limit is sent again", () => {
  completeHello();
  void connection.send("move", MOVE);
  const { id = 0 } = socket().lastCommand("move");
  socket().receive({ kind: "problem", id, problem: problem("request/too-many") });
  vi.advanceTimersByTime(1500);
  expect(socket().sent.filter((each) => each.command === "move")).toHaveLength(2);
});

test("a message of an unknown kind is skipped", () => {
  socket().open();
  socket().receiveText(JSON.stringify({ kind: "weather", wind: 3 }));
  expect(connection.state.value).toBe("connecting");
  socket().receive(FIRST_ENTRIES);
  socket().receiveText(JSON.stringify({ kind: "weather", wind: 4 }));
  expect(fatalFailure).toBeUndefined();
  expect(connection.state.value).toBe("open");
  expect(received).toEqual([FIRST_ENTRIES]);
});

test("the first message of a known kind carries the time of the hello", () => {
  const helloSentAt = Date.now();
  socket().open();
  vi.advanceTimersByTime(50);
  socket().receiveText(JSON.stringify({ kind: "weather", wind: 3 }));
  socket().receive(FIRST_ENTRIES);
  socket().receive(FIRST_ENTRIES);
  expect(requestedAt).toEqual([helloSentAt, undefined]);
});

test("a command that is refused with an unknown code is answered with the server's title", async () => {
  completeHello();
  const moved = connection.send("move", MOVE);
  const { id } = socket().lastCommand("move");
  const refused = { code: "move/frozen", status: 409, title: "It is too cold." };
  socket().receiveText(JSON.stringify({ kind: "problem", id, problem: refused, help: "/cold" }));
  expect(await moved).toEqual({ ok: false, error: refused });
});

test("unanswered commands with a key are sent by the next page, in order and once", async () => {
  completeHello();
  void connection.send("move", MOVE);
  void connection.send("join", {});
  void connection.send("resign", {});
  const { id: first = 0, key } = socket().lastCommand("move");
  const { id: last = 0, key: other } = socket().lastCommand("resign");
  openConnection();
  const moved = connection.send("move", MOVE);
  completeHello();
  const again = socket().sent.filter((each) => each.command !== "hello" && each.command !== "ping");
  expect(again.map((each) => each.key)).toEqual([key, other, expect.not.stringMatching(key ?? "")]);
  const { id = 0 } = socket().lastCommand("move");
  for (const each of [first, last, id]) {
    socket().receive({ kind: "done", id: each, result: { entryCount: 9, seq: each } });
  }
  expect(await moved).toMatchObject({ value: { seq: id } });
  expect(storedCommands).toEqual([]);
});

test("leaving the table discards unanswered commands", async () => {
  const moved = connection.send("move", MOVE);
  connection.close();
  expect(await moved).toMatchObject({ ok: false });
  expect(storedCommands).toEqual([]);
});

test("the server's hello is no message of the table", () => {
  const helloSentAt = Date.now();
  socket().open();
  socket().receive({ kind: "hello", protocol: PROTOCOL_VERSION });
  socket().receive(FIRST_ENTRIES);
  expect(received).toEqual([FIRST_ENTRIES]);
  expect(requestedAt).toEqual([helloSentAt]);
});

test("a server for which this app is too old is not asked again", async () => {
  const moved = connection.send("move", MOVE);
  socket().open();
  socket().receive({ kind: "problem", problem: problem("request/too-old") });
  socket().disconnect();
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  expect(fatalFailure).toMatchObject({ code: "request/too-old" });
  expect(storedCommands).toHaveLength(1);
  expect(await moved).toMatchObject({ ok: false });
  expect(sockets).toHaveLength(1);
});

test("a table that may not be seen any more is not asked again", () => {
  completeHello();
  socket().receive({ kind: "problem", problem: problem("table/unknown") });
  socket().disconnect();
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  expect(fatalFailure).toMatchObject({ code: "table/unknown" });
  expect(sockets).toHaveLength(1);
});

test("a message that cannot be read closes the connection", () => {
  completeHello();
  socket().receiveText("{}");
  expect(fatalFailure).toEqual({ code: "unreadable" });
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  expect(sockets).toHaveLength(1);
});

test("it can be opened again at once, and closed for good", async () => {
  completeHello();
  connection.reconnect();
  expect(connection.state.value).toBe("connecting");
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  completeHello();
  connection.close();
  connection.reconnect();
  connection.dropAndRetry();
  vi.advanceTimersByTime(LONGEST_DELAY_MS);
  expect(sockets).toHaveLength(2);
  expect(await connection.send("move", MOVE)).toMatchObject({ error: { code: "offline" } });
});
