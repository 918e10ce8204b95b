import { dice, parseRecord } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { secretSeating } from "../src/online/remote-hidden-table.ts";
import { outdated } from "./support/newer-server.ts";
import { Party, openMove, views } from "./support/test-server.ts";
import { begin, good, playUntil, settled, tableOf, until } from "./support/test-client.ts";

const party = new Party({ isServerNewer: true });

test("a whole open game is played on a server that says more than the app knows", async () => {
  const people = await party.meet("Ann", "Ben");
  const { id, rooms, tables } = await begin(people, {
    options: { roundLimit: 2 },
    visibility: "public",
  });
  const [ann] = people;
  const { tables: listed } = await good(ann.server.tables({ mine: true }));
  expect(listed.map((each) => each.id)).toEqual([id]);
  const inTurn = await playUntil(tables, ({ phase }) => phase === "culture");
  inTurn.play(openMove(inTurn));
  inTurn.undo();
  await settled(inTurn);
  const refused = await inTurn.room.ask("undo", {});
  expect(refused).toMatchObject({
    error: { code: "later/undo/nothing", title: expect.any(String) },
  });
  // These make entries of a kind that the app does not know.
  const waiting = tables.find((each) => each !== inTurn) ?? inTurn;
  await good(waiting.room.ask("hand-over", {}));
  const { entryCount } = await good(waiting.room.ask("reclaim-seat", {}));
  for (const room of rooms) await until(() => room.info.value.entryCount === entryCount);

  const chance = dice("newer");
  await playUntil(
    tables,
    ({ ranking }) => ranking !== undefined,
    (moves) => moves[chance.below(moves.length)],
  );
  for (const room of rooms) await until(() => room.info.value.status === "over");
  const [mine, other] = tables;
  if (mine === undefined || other === undefined) throw new Error("nobody");
  expect(views(other)).toEqual(views(mine));
  const record = parseRecord(zimbabwe, await good(ann.server.record(id)));
  expect(record.ok && record.value.moves).toHaveLength(mine.now.value.number);
});

test("a game with hidden cards is played on a newer server", async () => {
  const people = await party.meet("Ann", "Ben", "Cem", "Dia");
  const [ann, ...others] = people;
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }) as const)] as const;
  const { id } = await good(ann.server.open({ game: "mediterranean", seats: [...seats] }));
  const seating = secretSeating(mediterranean);
  const rooms = await Promise.all(people.map((each) => each.enterAs(seating, id)));
  for (const room of rooms.slice(1)) await good(room.ask("join", {}));
  await good(rooms[0]?.ask("start", {}) ?? Promise.reject(new Error("nobody")));
  const tables = await Promise.all(rooms.map((room) => tableOf(room)));
  for (const [count, table] of tables.entries()) {
    await until(() => table.room.info.value.entryCount === count);
    expect(await table.decide({ kind: "ready" })).toBeUndefined();
  }
  for (const { sight, room } of tables) {
    await until(() => sight.value.view.part === "trading");
    expect(room.failure.value).toBeUndefined();
  }
});

test("somebody is told of their turn by a newer server", async () => {
  const [ann, ben] = await party.meet("Ann", "Ben");
  const { id, tables } = await begin([ann, ben]);
  const [first = 0] = tables[0]?.now.peek().toAct ?? [];
  const mover = [ann, ben][first] ?? ann;
  const left = new AbortController();
  const told = await new Promise((tell) => void mover.server.followTurns(tell, left.signal));
  left.abort();
  expect(told).toMatchObject({ kind: "turn", tableId: id, status: "running", isYourTurn: true });
});

test("somebody is told who they are, and why something is not done", async () => {
  const [ann] = await party.meet("Ann");
  expect(await good(ann.server.me())).toMatchObject({ name: "Ann", moderation: {} });
  expect(await ann.server.info("none")).toMatchObject({ error: { code: "table/unknown" } });
});

test("a move that an app could not finish before it was too old is made by the next one", async () => {
  const { id, me, other } = await party.inTurn();
  let unanswered: readonly string[] = [];
  const outbox = {
    read: () => unanswered,
    write: (commands: readonly string[]) => {
      unanswered = commands;
    },
  };
  const { around, expire } = outdated();
  const old = await me.sitDown(id, { around, outbox });
  const { number } = old.now.peek();
  const move = openMove(old);
  expire();
  old.room.reconnect();
  expect(old.play(move)).toBeUndefined();
  await until(() => old.room.failure.value !== undefined);
  expect(old.room.failure.peek()).toMatchObject({ code: "request/too-old" });
  expect(other.now.peek().number).toBe(number);

  const renewed = await me.sitDown(id, { outbox });
  await until(() => other.now.value.number === number + 1 && renewed.now.value.number > number);
  expect(other.now.peek().last?.move).toEqual(move);
  expect(views(renewed)).toEqual(views(other));
});
