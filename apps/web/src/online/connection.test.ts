import { PROTOCOL_VERSION, problem, type ServerMessage } from "@sofala/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket.ts";
import { Connection } from "./connection.ts";
import type { Failure } from "./api-client.ts";
import type { Attention } from "./liveness.ts";

const GREETING: ServerMessage = {
  kind: "entries",
  entries: [],
  snapshot: { entryCount: 0, status: "running", toAct: [0], now: 1 },
};

let sockets: FakeSocket[];
let heard: ServerMessage[];
/** When each of it was asked for. */
let asked: (number | undefined)[];
let known: number;
let whyGivenUp: Failure | undefined;
let resumed: number;
let attention: Attention;
/** What outlives the page. */
let unanswered: readonly string[];
let connection: Connection;
beforeEach(() => {
  unanswered = [];
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  asked = [];
  known = 0;
  whyGivenUp = undefined;
  resumed = 0;
  attention = "close";
  openPage();
});

/** A page comes to the table. */
function openPage(): void {
  connection = new Connection({
    outbox: {
      read: () => unanswered,
      write: (commands) => {
        unanswered = commands;
      },
    },
    openSocket() {
      sockets.push(new FakeSocket());
      return socket();
    },
    wantsViews: false,
    known: () => known,
    hear: (message, since) => {
      heard.push(message);
      asked.push(since);
    },
    resume: () => {
      resumed++;
    },
    giveUp: (why) => {
      whyGivenUp = why;
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
  expect(socket().sent).toEqual([
    { command: "hello", protocol: PROTOCOL_VERSION, after: 7, views: false },
  ]);
  expect(connection.state.value).toBe("connecting");
  socket().tell(GREETING);
  expect(connection.state.value).toBe("open");
  expect(heard).toEqual([GREETING]);
});

test("a command is answered by its number", async () => {
  greet();
  const moved = connection.ask("move", MOVE);
  const said = connection.ask("chat", { text: "Hello" });
  const { id: first = 0, key } = socket().command("move");
  const { id: second = 0 } = socket().command("chat");
  expect(key).toMatch(/^[\da-f]{32}$/u);
  const { key: other } = socket().command("chat");
  expect(other).toMatch(/^[\da-f]{32}$/u);
  expect(socket().command("chat")).toEqual({
    command: "chat",
    id: second,
    key: other,
    text: "Hello",
  });
  socket().tell({ kind: "problem", id: second, problem: problem("chat/phrases-only") });
  socket().tell({ kind: "done", id: first, result: { entryCount: 1, seq: 0 } });
  expect(await moved).toEqual({ ok: true, value: { entryCount: 1, seq: 0 } });
  expect(await said).toMatchObject({ error: { code: "chat/phrases-only" } });
});

test("sitting down and beginning can do no harm twice, and are sent again", async () => {
  greet();
  const joined = connection.ask("join", { seat: 1 });
  socket().break();
  vi.advanceTimersByTime(LONG);
  greet();
  const { id = 0 } = socket().command("join");
  socket().tell({ kind: "done", id, result: { entryCount: 0 } });
  expect(await joined).toMatchObject({ ok: true });
});

test("what has a key is sent again under it after a break, and anything else is not", async () => {
  greet();
  const moved = connection.ask("move", MOVE);
  const left = connection.ask("leave", {});
  const said = connection.ask("chat", { text: "Hello" });
  const [broken] = sockets;
  socket().break();
  expect(connection.state.value).toBe("lost");
  expect(await left).toMatchObject({ error: { code: "offline" } });
  // Nobody wants to hear later what is said now.
  expect(await connection.ask("chat", { text: "Anybody?" })).toMatchObject({ ok: false });
  const resigned = connection.ask("resign", {});
  vi.advanceTimersByTime(LONG);
  expect(sockets.length).toBeGreaterThan(1);
  socket().open();
  expect(socket().sent).toHaveLength(1);
  socket().tell(GREETING);
  expect(socket().sent.map((each) => each.command)).toEqual([
    "hello",
    "move",
    "chat",
    "resign",
    "ping",
  ]);
  expect(socket().command("chat")).toEqual(broken?.command("chat"));
  const { id: second = 0 } = socket().command("chat");
  socket().tell({ kind: "done", id: second, result: { entryCount: 0 } });
  expect(await said).toMatchObject({ ok: true });
  const { id = 0 } = socket().command("move");
  expect(socket().command("move")).toEqual(broken?.command("move"));
  // What the old line still tells is not listened to.
  broken?.tell({ kind: "done", id, result: { entryCount: 9, seq: 8 } });
  socket().tell({ kind: "done", id, result: { entryCount: 1, seq: 0 } });
  expect(await moved).toMatchObject({ value: { seq: 0 } });
  connection.close();
  expect(await resigned).toMatchObject({ error: { code: "offline" } });
});

test("a new line is asked for the server's time several times, one after the other", () => {
  greet();
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping"]);
  // An answer to something else is none.
  socket().tell({ kind: "pong", id: 99, now: 1 });
  answerPings();
  expect(socket().sent.filter((each) => each.command === "ping")).toHaveLength(5);
  expect(heard.filter(({ kind }) => kind === "pong")).toHaveLength(5);
  socket().break();
  vi.advanceTimersByTime(LONG);
  greet();
  expect(socket().command("ping")).toEqual({ command: "ping", id: 6 });
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

test("whoever loses a line is with another server at once, and goes on where they were", () => {
  greet();
  vi.advanceTimersByTime(6000);
  known = 7;
  socket().break();
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
  socket().open();
  expect(socket().sent).toEqual([
    { command: "hello", protocol: PROTOCOL_VERSION, after: 7, views: false },
  ]);
  // One that is of no use either is not tried again and again.
  socket().break();
  vi.advanceTimersByTime(200);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(3);
});

/** A line that was open and has fallen silent, until another one is tried beside it. */
function fallSilent(): FakeSocket {
  greet();
  answerPings();
  const silent = socket();
  silent.isAnswering = false;
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  return silent;
}

test("beside a line that is silent another is tried, and follows it without a difference", async () => {
  const silent = fallSilent();
  const moved = connection.ask("move", MOVE);
  const states: string[] = [];
  const stop = connection.state.subscribe((state) => states.push(state));
  expect(silent.isClosed).toBe(false);
  greet();
  expect(silent.isClosed).toBe(true);
  expect(states).toEqual(["open"]);
  expect(resumed).toBe(2);
  // What was not answered is asked there, under the same key; the old line is not listened to.
  const { id = 0 } = silent.command("move");
  expect(socket().command("move")).toEqual(silent.command("move"));
  silent.tell({ kind: "done", id, result: { entryCount: 9 } });
  socket().tell({ kind: "done", id, result: { entryCount: 1 } });
  expect(await moved).toEqual({ ok: true, value: { entryCount: 1 } });
  stop();
});

test("a false alarm does no harm, and is not given again for a line that is slow", () => {
  const slow = fallSilent();
  const beside = socket();
  beside.open();
  vi.advanceTimersByTime(1000);
  slow.write("");
  expect(beside.isClosed).toBe(true);
  // What the other one tells after all is not listened to.
  beside.tell(GREETING);
  expect(heard.filter(({ kind }) => kind === "entries")).toHaveLength(1);
  expect(connection.state.value).toBe("open");
  // Twice the time that the answer took is waited for the next.
  vi.advanceTimersByTime(700 + 3500);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(3);
});

test("where the other one is of no use either, the line is lost", () => {
  const silent = fallSilent();
  socket().break();
  expect(silent.isClosed).toBe(true);
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(3);
});

test("who lets nobody in is soon left for another, and then given more time", () => {
  vi.advanceTimersByTime(1900);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(700);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(3000);
  expect(sockets).toHaveLength(2);
  socket().open();
  vi.advanceTimersByTime(4000);
  expect(sockets).toHaveLength(2);
  socket().tell(GREETING);
  expect(connection.state.value).toBe("open");
});

test("where a silent line breaks, the other one is waited for", () => {
  const silent = fallSilent();
  silent.break();
  expect(connection.state.value).toBe("lost");
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(2);
  greet();
  expect(connection.state.value).toBe("open");
});

/** How often it was asked in so many milliseconds whether anybody is there. */
function knocksIn(milliseconds: number): number {
  const { knocks } = socket();
  vi.advanceTimersByTime(milliseconds);
  return socket().knocks - knocks;
}

test("it is asked whether anybody is there as often as it matters", () => {
  greet();
  answerPings();
  expect(knocksIn(10_000)).toBe(14);
  // Whatever comes shows that somebody is there.
  for (let n = 0; n < 20; n++) {
    socket().tell(GREETING);
    expect(knocksIn(500)).toBe(0);
  }
  attention = "casual";
  expect(knocksIn(50_000)).toBe(10);
  attention = "none";
  expect(knocksIn(50_000)).toBe(2);
  // Nothing has happened at the table for a while.
  vi.advanceTimersByTime(20_000);
  attention = "close";
  expect(knocksIn(50_000)).toBe(10);
  socket().tell(GREETING);
  expect(knocksIn(10_000)).toBe(14);
  expect(sockets).toHaveLength(1);
});

test("whoever sends something after a long silence finds out soon whether anybody is there", () => {
  greet();
  vi.advanceTimersByTime(200_000);
  socket().isAnswering = false;
  void connection.ask("move", MOVE);
  vi.advanceTimersByTime(1700);
  expect(sockets).toHaveLength(2);
});

test("who comes back to the page looks whether the line is dead", () => {
  attention = "none";
  greet();
  answerPings();
  expect(knocksIn(5000)).toBe(0);
  socket().isAnswering = false;
  connection.wake();
  expect(socket().knocks).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(sockets).toHaveLength(2);
});

test("after a sleep nobody is suspected before they could be heard", () => {
  greet();
  answerPings();
  socket().isAnswering = false;
  vi.advanceTimersByTime(800);
  expect(socket().knocks).toBe(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(100);
  expect(sockets).toHaveLength(1);
  socket().write("");
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(1);
});

test("a line is asked for the time now and then", () => {
  greet();
  answerPings();
  for (let n = 0; n < 25; n++) {
    vi.advanceTimersByTime(4000);
    socket().tell(GREETING);
    answerPings();
  }
  expect(socket().sent.filter((each) => each.command === "ping")).toHaveLength(6);
});

test("a line that answers no command is left, and one that answers no greeting", () => {
  greet();
  void connection.ask("move", MOVE);
  vi.advanceTimersByTime(11_500);
  expect(sockets).toHaveLength(2);
  socket().open();
  vi.advanceTimersByTime(11_500);
  expect(sockets.length).toBeGreaterThan(2);
  expect(connection.state.value).toBe("lost");
});

test("a problem that passes is no answer to what has a key", async () => {
  greet();
  const moved = connection.ask("move", MOVE);
  const { id = 0 } = socket().command("move");
  socket().tell({ kind: "problem", id, problem: problem("server/busy") });
  vi.advanceTimersByTime(1500);
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping", "move", "move"]);
  for (let tries = 2; tries < 6; tries++) {
    vi.advanceTimersByTime(1500);
    socket().tell({ kind: "problem", id, problem: problem("server/busy") });
  }
  expect(await moved).toMatchObject({ error: { code: "server/busy" } });
  const left = connection.ask("leave", {});
  const { id: other = 0 } = socket().command("leave");
  socket().tell({ kind: "problem", id: other, problem: problem("server/busy") });
  expect(await left).toMatchObject({ error: { code: "server/busy" } });
});

test("a move that waits because too much comes from this address is sent again", () => {
  greet();
  void connection.ask("move", MOVE);
  const { id = 0 } = socket().command("move");
  socket().tell({ kind: "problem", id, problem: problem("request/too-many") });
  vi.advanceTimersByTime(1500);
  expect(socket().sent.filter((each) => each.command === "move")).toHaveLength(2);
});

test("a message of an unknown kind is skipped", () => {
  socket().open();
  socket().write(JSON.stringify({ kind: "weather", wind: 3 }));
  expect(connection.state.value).toBe("connecting");
  socket().tell(GREETING);
  socket().write(JSON.stringify({ kind: "weather", wind: 4 }));
  expect(whyGivenUp).toBeUndefined();
  expect(connection.state.value).toBe("open");
  expect(heard).toEqual([GREETING]);
});

test("how long the greeting took is told with the first message of a known kind", () => {
  const greeted = Date.now();
  socket().open();
  vi.advanceTimersByTime(50);
  socket().write(JSON.stringify({ kind: "weather", wind: 3 }));
  socket().tell(GREETING);
  socket().tell(GREETING);
  expect(asked).toEqual([greeted, undefined]);
});

test("a command that is refused for an unknown reason is answered with its words", async () => {
  greet();
  const moved = connection.ask("move", MOVE);
  const { id } = socket().command("move");
  const refused = { code: "move/frozen", status: 409, title: "It is too cold." };
  socket().write(JSON.stringify({ kind: "problem", id, problem: refused, help: "/cold" }));
  expect(await moved).toEqual({ ok: false, error: refused });
});

test("what has a key and was not answered is sent by the next page, in order and once", async () => {
  greet();
  void connection.ask("move", MOVE);
  void connection.ask("join", {});
  void connection.ask("resign", {});
  const { id: first = 0, key } = socket().command("move");
  const { id: last = 0, key: other } = socket().command("resign");
  openPage();
  const moved = connection.ask("move", MOVE);
  greet();
  const again = socket().sent.filter((each) => each.command !== "hello" && each.command !== "ping");
  expect(again.map((each) => each.key)).toEqual([key, other, expect.not.stringMatching(key ?? "")]);
  const { id = 0 } = socket().command("move");
  for (const each of [first, last, id]) {
    socket().tell({ kind: "done", id: each, result: { entryCount: 9, seq: each } });
  }
  expect(await moved).toMatchObject({ value: { seq: id } });
  expect(unanswered).toEqual([]);
});

test("whoever leaves the table gives up what was not answered", async () => {
  const moved = connection.ask("move", MOVE);
  connection.close();
  expect(await moved).toMatchObject({ ok: false });
  expect(unanswered).toEqual([]);
});

test("the server's greeting says nothing of the table", () => {
  const greeted = Date.now();
  socket().open();
  socket().tell({ kind: "hello", protocol: PROTOCOL_VERSION });
  socket().tell(GREETING);
  expect(heard).toEqual([GREETING]);
  expect(asked).toEqual([greeted]);
});

test("a server for which this app is too old is not asked again", async () => {
  const moved = connection.ask("move", MOVE);
  socket().open();
  socket().tell({ kind: "problem", problem: problem("request/too-old") });
  socket().break();
  vi.advanceTimersByTime(LONG);
  expect(whyGivenUp).toMatchObject({ code: "request/too-old" });
  expect(unanswered).toHaveLength(1);
  expect(await moved).toMatchObject({ ok: false });
  expect(sockets).toHaveLength(1);
});

test("a table that may not be seen any more is not asked again", () => {
  greet();
  socket().tell({ kind: "problem", problem: problem("table/unknown") });
  socket().break();
  vi.advanceTimersByTime(LONG);
  expect(whyGivenUp).toMatchObject({ code: "table/unknown" });
  expect(sockets).toHaveLength(1);
});

test("what nobody here understands ends it", () => {
  greet();
  socket().write("{}");
  expect(whyGivenUp).toEqual({ code: "unreadable" });
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
