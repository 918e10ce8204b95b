import { ok, type Entry } from "@sofala/engine";
import { problem, type ChatMessage, type SeenEntry } from "@sofala/protocol";
import type { ServerMessage, TableInfo } from "@sofala/protocol";
import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket.ts";
import { settle } from "../testing/tables.ts";
import { RemoteRoom, type RoomSurroundings } from "./table-client.ts";
import type { Failure } from "./api-client.ts";
import { openSeating, type RemoteTable } from "./remote-table.ts";

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

/** A move of seat 0 that it could take back. */
let OPEN = -1;
/** The first legal moves from the beginning on. */
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
let room: RemoteRoom<RemoteTable<Zimbabwe>>;
let views: Awaited<ReturnType<RoomSurroundings["server"]["viewAt"]>>[];
let talk: readonly ChatMessage[];
/** After which messages the chat was asked for. */
let chatAsked: number[];
let failures: Failure[];
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  talk = [];
  chatAsked = [];
  failures = [];
  views = [];
  enter(INFO);
});
afterEach(() => {
  room.close();
  vi.useRealTimers();
});

function enter(info: TableInfo): void {
  room = new RemoteRoom(openSeating(zimbabwe), info, {
    server: {
      viewAt: async () => views.shift() ?? ok(zimbabwe.view(FIRST, "spectator")),
      chat: async (_id, after) => {
        chatAsked.push(after);
        return ok(talk.filter(({ number }) => number > after));
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
    failed: (why) => failures.push(why),
  });
}

function socket(): FakeSocket {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error("no socket");
  return last;
}

async function greet(message: ServerMessage): Promise<void> {
  socket().open();
  socket().tell({ kind: "table", table: room.info.peek() });
  socket().tell(message);
  await settle();
}

/** Time passes until another attempt was made. */
async function reconnect(message: ServerMessage): Promise<void> {
  const { length } = sockets;
  for (let n = 0; n < 30 && sockets.length === length; n++) vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(length + 1);
  await greet(message);
}

const number = () => room.table.value?.now.value.number;
const moveAt = (seq: number): Move => {
  const entry = LOG[seq]?.entry as Entry<Zimbabwe>;
  if (entry.kind !== "move") throw new Error("no move");
  return entry.move;
};

test("the game stands where the log leads", async () => {
  await greet(entries(0, 5));
  expect(number()).toBe(5);
  expect(room.table.value?.players).toEqual([
    { kind: "person", name: "Ann" },
    { kind: "bot", name: "Steward", level: "steady" },
  ]);
  socket().tell(entries(5, 7));
  expect(number()).toBe(7);
});

test("who signs in meanwhile sends nothing that was asked for another seat", async () => {
  await greet(entries(0, MINE));
  socket().break();
  const asked = room.ask("resign", {});
  for (let n = 0; n < 30 && sockets.length === 1; n++) vi.advanceTimersByTime(1000);
  socket().open();
  socket().tell({ kind: "table", table: { ...INFO, you: { seat: 1, isOwner: false } } });
  socket().tell(entries(MINE, MINE));
  expect(socket().sent.map((each) => each.command)).not.toContain("resign");
  expect(await asked).toMatchObject({ error: { code: "offline" } });
});

test("rules that are newer than the app make it too old", async () => {
  room.close();
  enter({ ...INFO, rulesVersion: zimbabwe.rulesVersion + 1 });
  await greet(entries(0, 5));
  expect(room.table.value).toBeUndefined();
  expect(failures).toEqual([problem("request/too-old")]);
});

test("what is told twice counts once", async () => {
  await greet(entries(0, 5));
  socket().tell(entries(3, 6));
  expect(number()).toBe(6);
  expect(sockets).toHaveLength(1);
});

test("where something is missing, the rest is asked for again", async () => {
  await greet(entries(0, 3));
  socket().tell(entries(5, 6));
  expect(number()).toBe(3);
  expect(room.connection.value).toBe("lost");
  await reconnect(entries(3, 6));
  expect(socket().command("hello")).toMatchObject({ after: 3 });
  expect(number()).toBe(6);
  socket().tell(entries(6, 7, 8));
  expect(room.connection.value).toBe("lost");
});

test("a log that is shorter than it was is read anew", async () => {
  await greet(entries(0, 6));
  socket().break();
  await reconnect(entries(4, 4));
  expect(room.table.value).toBeUndefined();
  await reconnect(entries(0, 4));
  expect(socket().command("hello")).toMatchObject({ after: 0 });
  expect(number()).toBe(4);
});

test("where the beginning cannot be read, it is tried again", async () => {
  views = [{ ok: false, error: { code: "offline" } }];
  await greet(entries(0, 2));
  expect(room.table.value).toBeUndefined();
  await reconnect(entries(2, 3));
  expect(number()).toBe(3);
  expect(room.failure.value).toBeUndefined();
});

test("a table that this app does not understand says so", async () => {
  views = [ok({ nothing: "known" })];
  await greet(entries(0, 2));
  expect(room.failure.value).toEqual({ code: "unreadable" });
  room.close();
  enter(INFO);
  await greet(entries(0, 2));
  const [odd] = LOG;
  if (odd === undefined) throw new Error("no log");
  socket().tell({
    kind: "entries",
    entries: [{ ...odd, seq: 2, entry: { kind: "move", actor: 1, move: { kind: "fly" } } }],
    snapshot: { entryCount: 3, status: "running", toAct: [0], now: 2 },
  });
  expect(room.failure.value).toEqual({ code: "unreadable" });
  expect(number()).toBe(2);
});

test("an app that is too old for the server shows no table, and is told so once", () => {
  socket().open();
  socket().tell({ kind: "problem", problem: problem("request/too-old") });
  expect(room.failure.value).toMatchObject({ code: "request/too-old" });
  expect(failures).toEqual([problem("request/too-old")]);
});

test("a move that was told before it was answered is not made twice", async () => {
  await greet(entries(0, MINE));
  const table = room.table.value;
  expect(table?.play(moveAt(MINE))).toBeUndefined();
  expect(number()).toBe(MINE + 1);
  const { key } = socket().command("move");
  socket().break();
  await reconnect(entries(MINE, MINE + 1));
  expect(number()).toBe(MINE + 1);
  expect(table?.unconfirmed.value).toBe(1);
  expect(socket().command("move").key).toBe(key);
  const { id = 0 } = socket().command("move");
  socket().tell({ kind: "done", id, result: { entryCount: MINE + 1, seq: MINE } });
  await settle();
  expect(table?.unconfirmed.value).toBe(0);
  expect(number()).toBe(MINE + 1);
});

test("nor is what was decided on top of it lost", async () => {
  await greet(entries(0, OPEN));
  const table = room.table.value;
  table?.play(moveAt(OPEN));
  table?.undo();
  expect(number()).toBe(OPEN);
  socket().break();
  await reconnect(entries(OPEN, OPEN + 1));
  expect(number()).toBe(OPEN);
  const { id = 0 } = socket().command("move");
  socket().tell({ kind: "done", id, result: { entryCount: OPEN + 1, seq: OPEN } });
  await settle();
  const undo = socket().command("undo");
  expect(undo).toMatchObject({ to: OPEN });
  const made: SeenEntry = { seq: OPEN + 1, at: 1, entry: { kind: "undo", to: OPEN }, events: [] };
  const snapshot = { entryCount: OPEN + 2, status: "running", toAct: [0], now: 3 } as const;
  socket().tell({
    kind: "done",
    id: undo.id ?? 0,
    result: { entryCount: OPEN + 2, seq: OPEN + 1 },
  });
  socket().tell({ kind: "entries", entries: [made], snapshot });
  await settle();
  expect(table?.unconfirmed.value).toBe(0);
  expect(number()).toBe(OPEN);
});

test("what the server refuses is taken back, with all that followed", async () => {
  await greet(entries(0, OPEN));
  const table = room.table.value;
  table?.play(moveAt(OPEN));
  table?.undo();
  table?.play(moveAt(OPEN));
  expect(number()).toBe(OPEN + 1);
  const { id = 0 } = socket().command("move");
  socket().tell({ kind: "problem", id, problem: problem("seat/handed-over") });
  await settle();
  expect(number()).toBe(OPEN);
  expect(table?.unconfirmed.value).toBe(0);
  expect(table?.refused.value).toMatchObject({ code: "seat/handed-over" });
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping", "move"]);
});

const says = (n: number): ChatMessage => ({
  number: n,
  personId: "ann",
  name: "Ann",
  text: `${n}`,
  at: n,
});

test("what was said is in order, whichever way it came", async () => {
  talk = [says(1), says(2)];
  socket().open();
  socket().tell({ kind: "chat", messages: [says(3)] });
  socket().tell(entries(0, 1));
  await settle();
  expect(room.chat.value.map((message) => message.number)).toEqual([1, 2, 3]);
});

test("messages that I am not shown do not make the chat be read again", async () => {
  // The second is of somebody whom I blocked.
  talk = [says(1), says(3), says(4)];
  await greet(entries(0, 1));
  socket().break();
  await reconnect(entries(1, 2));
  expect(chatAsked).toEqual([0, 4, 4]);
  // The fifth is theirs too; what was said during the break is read.
  socket().tell({ kind: "chat", messages: [says(6)] });
  socket().break();
  talk = [...talk, says(6), says(7)];
  chatAsked = [];
  await reconnect(entries(2, 3));
  socket().break();
  await reconnect(entries(3, 4));
  expect(chatAsked).toEqual([4, 7, 7]);
  expect(room.chat.value.map((message) => message.number)).toEqual([1, 3, 4, 6, 7]);
});

test("news of the seats change nothing about the board", async () => {
  await greet(entries(0, 5));
  const table = room.table.value;
  const history = table?.history.value;
  const [ann, ...others] = room.info.value.seats;
  if (ann === undefined) throw new Error("nobody");
  const seats = [{ ...ann, isConnected: true } as const, ...others];
  socket().tell({ kind: "table", table: { ...room.info.value, seats } });
  socket().tell(entries(5, 5));
  expect(room.info.value.seats[0]?.isConnected).toBe(true);
  expect(table?.history.value).toBe(history);
});

test("links name moments by entries of the log, and lead to what still holds", async () => {
  socket().open();
  const undone: SeenEntry = { seq: 4, at: 4, entry: { kind: "undo", to: 2 }, events: [] };
  const again = { ...(LOG[2] ?? undone), seq: 5 };
  socket().tell({
    kind: "entries",
    entries: [...LOG.slice(0, 4), undone, again],
    snapshot: { entryCount: 6, status: "running", toAct: [0], now: 2 },
  });
  await settle();
  const table = room.table.value;
  expect([0, 1, 2, 3].map((moves) => table?.entriesAt(moves))).toEqual([0, 1, 2, 6]);
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

test("who has handed over decides nothing", async () => {
  await greet(entries(0, MINE));
  const table = room.table.value;
  const seats = room.info.value.seats.map((seat) => ({ ...seat, isHandedOver: true as const }));
  socket().tell({ kind: "table", table: { ...room.info.value, seats } });
  expect(table?.me.value).toBeUndefined();
  expect(table?.play(moveAt(MINE))).toBeUndefined();
  expect(table?.refused.value).toMatchObject({ code: "seat/handed-over" });
  expect(number()).toBe(MINE);
  table?.undo();
  expect(socket().sent.map((each) => each.command)).toEqual(["hello", "ping"]);
});

test("a bot is thinking when it is to act", async () => {
  const seats = LOG.map(({ entry }) => (entry.kind === "move" ? entry.actor : undefined));
  const bots = seats.indexOf(1);
  await greet(entries(0, bots));
  expect(room.table.value?.thinking.value).toBe(1);
  socket().tell(entries(bots, MINE > bots ? MINE : bots + 1));
  expect(room.table.value?.me.value).toBe(0);
});
