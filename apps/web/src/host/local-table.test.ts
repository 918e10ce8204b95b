import { zimbabwe, type Move, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { recordOf, type Player, type StoredGame } from "../store/stored-game.ts";
import { chronicleOf } from "./chronicle.ts";
import { Conflict, LocalTable, type Shelf, type Surroundings } from "./local-table.ts";

const PERSON: Player = { kind: "person", name: "Ann" };
const BOT: Player = { kind: "bot", name: "Steward", level: "steady" };

const game = (players: readonly Player[]): StoredGame<Zimbabwe> => ({
  id: "game",
  game: "zimbabwe",
  rules: 1,
  mode: "play",
  players,
  options: {},
  seed: "local table",
  log: [],
  created: 0,
  changed: 0,
  revision: 0,
});

/** A shelf in memory that two tables can share. */
function memory(): Shelf & { readonly kept: Map<string, StoredGame>; fails: boolean } {
  const kept = new Map<string, StoredGame>();
  const listeners = new Set<(id: string) => void>();
  return {
    kept,
    fails: false,
    async keep(stored, since) {
      if (this.fails) throw new Error("full");
      if ((kept.get(stored.id)?.revision ?? -1) > since) throw new Conflict();
      kept.set(stored.id, structuredClone(stored));
      for (const tell of listeners) tell(stored.id);
    },
    read: async (id) => structuredClone(kept.get(id)),
    onChangeElsewhere(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/** Plays the first legal move, at once. */
const first = (view: Zimbabwe["view"], seat: number): Move => {
  const [move] = zimbabwe.legalMoves(zimbabwe.sample(view, undefined as never), seat);
  if (move === undefined) throw new Error("no move");
  return move;
};

function sitDown(
  players: readonly Player[],
  changes: Partial<Surroundings<Zimbabwe>> = {},
  stored = game(players),
): LocalTable<Zimbabwe> {
  const moments = chronicleOf(zimbabwe, stored);
  if (!moments.ok) throw new Error(moments.error.reason);
  return new LocalTable(zimbabwe, stored, moments.value, {
    shelf: memory(),
    decide: async ({ view, seat }) => first(view, seat),
    pause: async () => undefined,
    now: () => 7,
    ...changes,
  });
}

/** Lets everything happen that needs no person. */
async function settle(): Promise<void> {
  for (let n = 0; n < 200; n++) await Promise.resolve();
}

test("bots play until a person is to move", async () => {
  const table = sitDown([BOT, PERSON, BOT]);
  await settle();
  expect(table.now.value.toAct).toEqual([1]);
  expect(table.me.value).toBe(1);
  expect(table.thinking.value).toBeUndefined();
});

test("a move is kept, and the record of what is kept replays to the same table", async () => {
  const shelf = memory();
  const table = sitDown([PERSON, PERSON], { shelf });
  for (let n = 0; n < 6; n++) {
    expect(table.play(first(table.now.value.view, table.now.value.toAct[0] ?? 0))).toBeUndefined();
  }
  await settle();
  const kept = shelf.kept.get("game") as StoredGame<Zimbabwe>;
  expect(kept.revision).toBe(6);
  expect(recordOf(kept).moves).toHaveLength(6);
  expect(table.trouble.value).toBeUndefined();
  const again = chronicleOf(zimbabwe, kept);
  expect(again.ok && again.value.at(-1)?.view).toEqual(table.now.value.view);
});

test("a refused move changes nothing", async () => {
  const table = sitDown([PERSON, PERSON]);
  const before = table.now.value;
  expect(table.play({ kind: "end-turn" })?.code).toBe("turn/wrong-phase");
  expect(table.now.value).toBe(before);
  expect(table.stored.value.revision).toBe(0);
});

test("taking back leads to the last decision of a person, over the moves of bots", async () => {
  const table = sitDown([PERSON, BOT]);
  await settle();
  const own = table.now.value;
  table.play(first(own.view, 0));
  await settle();
  expect(table.now.value.number).toBeGreaterThan(own.number + 1);
  table.undo();
  expect(table.now.value.view).toEqual(own.view);
  expect(table.stored.value.log.at(-1)).toEqual({ kind: "undo", to: own.number });
  await settle();
  table.play(first(own.view, 0));
  await settle();
  expect(recordOf(table.stored.value).moves.length).toBe(table.now.value.number);
});

test("a bot's thought that comes after an undo is dropped", async () => {
  const waiting: ((move: Move) => void)[] = [];
  const table = sitDown([PERSON, BOT], {
    decide: () => new Promise((resolve) => waiting.push(resolve)),
  });
  if (table.now.value.toAct[0] === 1) {
    waiting.shift()?.(first(table.now.value.view, 1));
    await settle();
  }
  const own = table.now.value;
  table.play(first(own.view, 0));
  await settle();
  const { view } = table.now.value;
  table.undo();
  waiting.shift()?.(first(view, 1));
  await settle();
  expect(table.now.value.view).toEqual(own.view);
});

test("a bot that fails is told about, and can be asked again", async () => {
  let fails = true;
  const table = sitDown([BOT, PERSON], {
    decide: async ({ view, seat }) => {
      if (fails) throw new Error("no worker");
      return first(view, seat);
    },
  });
  await settle();
  if (table.now.value.toAct[0] === 1) {
    table.play(first(table.now.value.view, 1));
    await settle();
  }
  expect(table.trouble.value).toEqual({ kind: "bot-failed", seat: 0, reason: "no worker" });
  fails = false;
  table.retry();
  await settle();
  expect(table.trouble.value).toBeUndefined();
  expect(table.now.value.toAct).toEqual([1]);
});

test("what cannot be stored is told about, and stored when it can", async () => {
  const shelf = memory();
  shelf.fails = true;
  const table = sitDown([PERSON, PERSON], { shelf });
  table.play(first(table.now.value.view, table.now.value.toAct[0] ?? 0));
  await settle();
  expect(table.trouble.value).toEqual({ kind: "not-stored" });
  shelf.fails = false;
  table.retry();
  await settle();
  expect(table.trouble.value).toBeUndefined();
  expect(shelf.kept.get("game")?.revision).toBe(1);
});

test("two windows agree: what was stored first counts, and the other one follows", async () => {
  const shelf = memory();
  const players = [PERSON, PERSON];
  const [one, two] = [sitDown(players, { shelf }), sitDown(players, { shelf })];
  one.play(first(one.now.value.view, one.now.value.toAct[0] ?? 0));
  await settle();
  expect(two.now.value.view).toEqual(one.now.value.view);
  expect(two.trouble.value).toBeUndefined();
});

/** A shelf that tells nobody of changes, as where two windows move at the same time. */
const silent = (shelf: Shelf): Shelf => ({
  keep: (stored, since) => shelf.keep(stored, since),
  read: (id) => shelf.read(id),
  onChangeElsewhere: () => () => undefined,
});

test("a decision that comes too late is told about once, and the game goes on", async () => {
  const shelf = silent(memory());
  const players = [PERSON, PERSON];
  const [one, two] = [sitDown(players, { shelf }), sitDown(players, { shelf })];
  const { view, toAct } = one.now.value;
  const [early, late] = zimbabwe.legalMoves(
    zimbabwe.sample(view, undefined as never),
    toAct[0] ?? 0,
  );
  if (early === undefined || late === undefined) throw new Error("no choice");
  one.play(early);
  await settle();
  // Two decisions at once are no newer than one.
  two.play(late);
  two.play(first(two.now.value.view, two.now.value.toAct[0] ?? 0));
  await settle();
  expect(two.trouble.value).toEqual({ kind: "changed-elsewhere" });
  expect(two.now.value.view).toEqual(one.now.value.view);
  two.retry();
  await settle();
  expect(two.trouble.value).toBeUndefined();
  two.play(first(two.now.value.view, two.now.value.toAct[0] ?? 0));
  await settle();
  expect(two.trouble.value).toBeUndefined();
});

test("bots that play in two windows at once are no trouble", async () => {
  const shelf = silent(memory());
  const players = [BOT, PERSON, BOT];
  const [one, two] = [sitDown(players, { shelf }), sitDown(players, { shelf })];
  await settle();
  for (const table of [one, two]) {
    expect(table.now.value.number).toBeGreaterThan(0);
    expect(table.now.value.toAct).toEqual([1]);
    expect(table.trouble.value).toBeUndefined();
  }
});
