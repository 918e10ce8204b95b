import { ok, type Entry } from "@sofala/engine";
import { problem, type ChatMessage, type SeenEntry } from "@sofala/protocol";
import type { ServerMessage, TableInfo } from "@sofala/protocol";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket.ts";
import { flushMicrotasks } from "../testing/tables.ts";
import { TableClient, type TableClientDeps } from "./table-client.ts";
import type { Failure } from "../api-failure.ts";
import { openTableFactory, type RemoteTable } from "./remote-table.ts";

const FIRST = zimbabwe.setup("remote room", 2, {});
const INFO: TableInfo = {
  id: "table",
  game: "zimbabwe",
  rulesVersion: 1,
  status: "running",
  visibility: "unlisted",
  options: {},
  pace: { kind: "untimed" },
  onTimeout: "bot",
  delay: 0,
  seats: [
    { kind: "person", name: "Ann" },
    { kind: "bot", name: "steady", level: "steady" },
  ],
  you: { seat: 0, isOwner: true },
  createdAt: 1,
  entryCount: 0,
  toAct: zimbabwe.toAct(FIRST),
  now: 1,
};

/** The index of a move of seat 0 that it could undo. */
let OPEN = -1;
/** A log of first legal moves. */
const LOG: readonly SeenEntry[] = (() => {
  let state = FIRST;
  return Array.from({ length: 40 }, (_, seq) => {
    const [actor = 0] = zimbabwe.toAct(state);
    const [move] = zimbabwe.legalMoves(state, actor);
    const step = move && zimbabwe.applyMove(state, actor, move);
    if (move === undefined || !step?.ok) throw new Error("no move");
    ({ state } = step.value);
    if (actor === 0 && !step.value.reveals) OPEN = seq;
    return { seq, at: seq, entry: { kind: "move", actor, move }, events: [] };
  });
})();
const MINE = LOG.findIndex(({ entry }) => entry.kind === "move" && entry.actor === 0);

const entries = (from: number, to: number, length = to): ServerMessage => ({
  kind: "entries",
  entries: LOG.slice(from, to),
  snapshot: { entryCount: length, status: "running", toAct: [0], now: 2 },
});

let sockets: FakeSocket[];
let client: TableClient<RemoteTable<Zimbabwe>>;
let views: Awaited<ReturnType<TableClientDeps["api"]["viewAt"]>>[];
let messages: readonly ChatMessage[];
/** After which messages the chat was requested. */
let chatRequests: number[];
let failures: Failure[];
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  messages = [];
  chatRequests = [];
  failures = [];
  views = [];
  openClient(INFO);
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

function openClient(info: TableInfo): void {
  client = new TableClient(openTableFactory([zimbabwe]), info, {
    api: {
      viewAt: async () => views.shift() ?? ok(zimbabwe.view(FIRST, "spectator")),
      readChat: async (_id, after) => {
        chatRequests.push(after);
        return ok(messages.filter(({ number }) => number > after));
      },
    },
    openSocket() {
      sockets.push(new FakeSocket());
      return socket();
    },
    onWake: () => () => {},
    isHidden: () => false,
    nameOf: ({ kind, name }) => (kind === "bot" ? "Steward" : name),
    now: () => Date.now(),
    onFailure: (why) => failures.push(why),
  });
}

function socket(): FakeSocket {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error("no socket");
  return last;
}

async function completeHello(message: ServerMessage): Promise<void> {
  socket().open();
  socket().receive({ kind: "table", table: client.info.peek() });
  socket().receive(message);
  await flushMicrotasks();
}

/** Lets time pass until the next attempt. */
async function reconnect(message: ServerMessage): Promise<void> {
  const { length } = sockets;
  for (let n = 0; n < 30 && sockets.length === length; n++) vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(length + 1);
  await completeHello(message);
}

const number = () => client.table.value?.currentMoment.value.moveCount;
const moveAt = (seq: number): Move => {
  const entry = LOG[seq]?.entry as Entry<Zimbabwe>;
  if (entry.kind !== "move") throw new Error("no move");
  return entry.move;
};

test("the table is at the position after the log", async () => {
  await completeHello(entries(0, 5));
  expect(number()).toBe(5);
  expect(client.table.value?.players).toEqual([
    { kind: "person", name: "Ann" },
    { kind: "bot", name: "Steward", level: "steady" },
  ]);
  socket().receive(entries(5, 7));
  expect(number()).toBe(7);
});

test("after signing in as somebody else, commands of the former seat are not sent", async () => {
  await completeHello(entries(0, MINE));
  socket().disconnect();
  const resigned = client.send("resign", {});
  for (let n = 0; n < 30 && sockets.length === 1; n++) vi.advanceTimersByTime(1000);
  socket().open();
  socket().receive({ kind: "table", table: { ...INFO, you: { seat: 1, isOwner: false } } });
  socket().receive(entries(MINE, MINE));
  expect(socket().sent.map((each) => each.command)).not.toContain("resign");
  expect(await resigned).toMatchObject({ error: { code: "offline" } });
});

test("the app is too old if the rules of the table are newer", async () => {
  client.close();
  openClient({ ...INFO, rulesVersion: zimbabwe.rulesVersion + 1 });
  await completeHello(entries(0, 5));
  expect(client.table.value).toBeUndefined();
  expect(failures).toEqual([problem("request/too-old")]);
});

test("an entry that is sent twice counts once", async () => {
  await completeHello(entries(0, 5));
  socket().receive(entries(3, 6));
  expect(number()).toBe(6);
  expect(sockets).toHaveLength(1);
});

test("if entries are missing, the client connects again", async () => {
  await completeHello(entries(0, 3));
  socket().receive(entries(5, 6));
  expect(number()).toBe(3);
  expect(client.connectionState.value).toBe("lost");
  await reconnect(entries(3, 6));
  expect(socket().lastCommand("hello")).toMatchObject({ after: 3 });
  expect(number()).toBe(6);
  socket().receive(entries(6, 7, 8));
  expect(client.connectionState.value).toBe("lost");
});

test("a log that became shorter is read again from the start", async () => {
  await completeHello(entries(0, 6));
  socket().disconnect();
  await reconnect(entries(4, 4));
  expect(client.table.value).toBeUndefined();
  await reconnect(entries(0, 4));
  expect(socket().lastCommand("hello")).toMatchObject({ after: 0 });
  expect(number()).toBe(4);
});

test("if the first view cannot be loaded, it is tried again", async () => {
  views = [{ ok: false, error: { code: "offline" } }];
  await completeHello(entries(0, 2));
  expect(client.table.value).toBeUndefined();
  await reconnect(entries(2, 3));
  expect(number()).toBe(3);
  expect(client.failure.value).toBeUndefined();
});

test("a table that cannot be read has a failure", async () => {
  views = [ok({ nothing: "known" })];
  await completeHello(entries(0, 2));
  expect(client.failure.value).toEqual({ code: "unreadable" });
  client.close();
  openClient(INFO);
  await completeHello(entries(0, 2));
  const [odd] = LOG;
  if (odd === undefined) throw new Error("no log");
  socket().receive({
    kind: "entries",
    entries: [{ ...odd, seq: 2, entry: { kind: "move", actor: 1, move: { kind: "fly" } } }],
    snapshot: { entryCount: 3, status: "running", toAct: [0], now: 2 },
  });
  expect(client.failure.value).toEqual({ code: "unreadable" });
  expect(number()).toBe(2);
});

test("an app that is too old for the server shows no table, and reports that once", () => {
  socket().open();
  socket().receive({ kind: "problem", problem: problem("request/too-old") });
  expect(client.failure.value).toMatchObject({ code: "request/too-old" });
  expect(failures).toEqual([problem("request/too-old")]);
});

test("a move whose entry arrives before its answer is not made twice", async () => {
  await completeHello(entries(0, MINE));
  const table = client.table.value;
  expect(table?.play(moveAt(MINE))).toBeUndefined();
  expect(number()).toBe(MINE + 1);
  const { key } = socket().lastCommand("move");
  socket().disconnect();
  await reconnect(entries(MINE, MINE + 1));
  expect(number()).toBe(MINE + 1);
  expect(table?.unconfirmedCount.value).toBe(1);
  expect(socket().lastCommand("move").key).toBe(key);
  const { id = 0 } = socket().lastCommand("move");
  socket().receive({ kind: "done", id, result: { entryCount: MINE + 1, seq: MINE } });
  await flushMicrotasks();
  expect(table?.unconfirmedCount.value).toBe(0);
  expect(number()).toBe(MINE + 1);
});

test("nor are the decisions after it lost", async () => {
  await completeHello(entries(0, OPEN));
  const table = client.table.value;
  table?.play(moveAt(OPEN));
  table?.undo();
  expect(number()).toBe(OPEN);
  socket().disconnect();
  await reconnect(entries(OPEN, OPEN + 1));
  expect(number()).toBe(OPEN);
  const { id = 0 } = socket().lastCommand("move");
  socket().receive({ kind: "done", id, result: { entryCount: OPEN + 1, seq: OPEN } });
  await flushMicrotasks();
  const undo = socket().lastCommand("undo");
  expect(undo).toMatchObject({ to: OPEN });
  const made: SeenEntry = { seq: OPEN + 1, at: 1, entry: { kind: "undo", to: OPEN }, events: [] };
  const snapshot = { entryCount: OPEN + 2, status: "running", toAct: [0], now: 3 } as const;
  socket().receive({
    kind: "done",
    id: undo.id ?? 0,
    result: { entryCount: OPEN + 2, seq: OPEN + 1 },
  });
  socket().receive({ kind: "entries", entries: [made], snapshot });
  await flushMicrotasks();
  expect(table?.unconfirmedCount.value).toBe(0);
  expect(number()).toBe(OPEN);
});

test("a refused move is removed, with all that followed", async () => {
  await completeHello(entries(0, OPEN));
  const table = client.table.value;
  table?.play(moveAt(OPEN));
  table?.undo();
  table?.play(moveAt(OPEN));
  expect(number()).toBe(OPEN + 1);
  const { id = 0 } = socket().lastCommand("move");
  socket().receive({ kind: "problem", id, problem: problem("seat/handed-over") });
  await flushMicrotasks();
  expect(number()).toBe(OPEN);
  expect(table?.unconfirmedCount.value).toBe(0);
  expect(table?.rejection.value).toMatchObject({ code: "seat/handed-over" });
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping", "move"]);
});

const chatMessageNumbered = (n: number): ChatMessage => ({
  number: n,
  personId: "ann",
  name: "Ann",
  text: `${n}`,
  at: n,
});

test("chat messages are in order, however they arrived", async () => {
  messages = [chatMessageNumbered(1), chatMessageNumbered(2)];
  socket().open();
  socket().receive({ kind: "chat", messages: [chatMessageNumbered(3)] });
  socket().receive(entries(0, 1));
  await flushMicrotasks();
  expect(client.chat.value.map((message) => message.number)).toEqual([1, 2, 3]);
});

test("the chat is not read again because of messages that I may not see", async () => {
  // The second one is by somebody whom I blocked.
  messages = [chatMessageNumbered(1), chatMessageNumbered(3), chatMessageNumbered(4)];
  await completeHello(entries(0, 1));
  socket().disconnect();
  await reconnect(entries(1, 2));
  expect(chatRequests).toEqual([0, 4, 4]);
  // The fifth one too. Messages of the break are read.
  socket().receive({ kind: "chat", messages: [chatMessageNumbered(6)] });
  socket().disconnect();
  messages = [...messages, chatMessageNumbered(6), chatMessageNumbered(7)];
  chatRequests = [];
  await reconnect(entries(2, 3));
  socket().disconnect();
  await reconnect(entries(3, 4));
  expect(chatRequests).toEqual([4, 7, 7]);
  expect(client.chat.value.map((message) => message.number)).toEqual([1, 3, 4, 6, 7]);
});

test("a change of the seats does not change the moments", async () => {
  await completeHello(entries(0, 5));
  const table = client.table.value;
  const history = table?.moments.value;
  const [ann, ...others] = client.info.value.seats;
  if (ann === undefined) throw new Error("nobody");
  const seats = [{ ...ann, isConnected: true } as const, ...others];
  socket().receive({ kind: "table", table: { ...client.info.value, seats } });
  socket().receive(entries(5, 5));
  expect(client.info.value.seats[0]?.isConnected).toBe(true);
  expect(table?.moments.value).toBe(history);
});

test("links count the entries of the log, and lead to the moves that were not undone", async () => {
  socket().open();
  const undone: SeenEntry = { seq: 4, at: 4, entry: { kind: "undo", to: 2 }, events: [] };
  const again = { ...(LOG[2] ?? undone), seq: 5 };
  socket().receive({
    kind: "entries",
    entries: [...LOG.slice(0, 4), undone, again],
    snapshot: { entryCount: 6, status: "running", toAct: [0], now: 2 },
  });
  await flushMicrotasks();
  const table = client.table.value;
  expect([0, 1, 2, 3].map((moves) => table?.entryCountAt(moves))).toEqual([0, 1, 2, 6]);
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((length) => table?.momentAt(length))).toEqual([
    { moves: 0 },
    { moves: 1 },
    { moves: 2 },
    { moves: 2, hint: "taken-back" },
    { moves: 2, hint: "taken-back" },
    { moves: 2 },
    { moves: 3 },
    { moves: 3, hint: "not-yet" },
  ]);
});

test("a player who has handed over cannot move", async () => {
  await completeHello(entries(0, MINE));
  const table = client.table.value;
  const seats = client.info.value.seats.map((seat) => ({ ...seat, isHandedOver: true as const }));
  socket().receive({ kind: "table", table: { ...client.info.value, seats } });
  expect(table?.me.value).toBeUndefined();
  expect(table?.play(moveAt(MINE))).toBeUndefined();
  expect(table?.rejection.value).toMatchObject({ code: "seat/handed-over" });
  expect(number()).toBe(MINE);
  table?.undo();
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping"]);
});

test("a bot is thinking when it is to act", async () => {
  const seats = LOG.map(({ entry }) => (entry.kind === "move" ? entry.actor : undefined));
  const bots = seats.indexOf(1);
  await completeHello(entries(0, bots));
  expect(client.table.value?.thinkingSeat.value).toBe(1);
  socket().receive(entries(bots, MINE > bots ? MINE : bots + 1));
  expect(client.table.value?.me.value).toBe(0);
});
