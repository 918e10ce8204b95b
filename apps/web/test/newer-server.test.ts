import { dice, parseRecord } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { hiddenTableFactory } from "../src/online/remote-hidden-table.ts";
import { outdatedSockets } from "./support/newer-server.ts";
import { TestServer, undoableMove, viewsOf } from "./support/test-server.ts";
import {
  startGame,
  unwrap,
  playUntil,
  allConfirmed,
  startedTable,
  waitUntil,
} from "./support/test-client.ts";

const party = new TestServer({ isServerNewer: true });

test("a whole open game is played on a newer server", async () => {
  const people = await party.createGuests("Ann", "Ben");
  const { id, clients, tables } = await startGame(people, {
    options: { roundLimit: 2 },
    visibility: "public",
  });
  const [ann] = people;
  const { tables: listed } = await unwrap(ann.api.listTables({ mine: true }));
  expect(listed.map((each) => each.id)).toEqual([id]);
  const inTurn = await playUntil(tables, ({ phase }) => phase === "culture");
  inTurn.play(undoableMove(inTurn));
  inTurn.undo();
  await allConfirmed(inTurn);
  const refused = await inTurn.client.send("undo", {});
  expect(refused).toMatchObject({
    error: { code: "later/undo/nothing", title: expect.any(String) },
  });
  // These write entries of a kind that the app does not know.
  const waiting = tables.find((each) => each !== inTurn) ?? inTurn;
  await unwrap(waiting.client.send("hand-over", {}));
  const { entryCount } = await unwrap(waiting.client.send("reclaim-seat", {}));
  for (const client of clients) await waitUntil(() => client.info.value.entryCount === entryCount);

  const chance = dice("newer");
  await playUntil(
    tables,
    ({ ranking }) => ranking !== undefined,
    (moves) => moves[chance.below(moves.length)],
  );
  for (const client of clients) await waitUntil(() => client.info.value.status === "over");
  const [mine, other] = tables;
  if (mine === undefined || other === undefined) throw new Error("nobody");
  expect(viewsOf(other)).toEqual(viewsOf(mine));
  const record = parseRecord(zimbabwe, await unwrap(ann.api.readRecord(id)));
  expect(record.ok && record.value.moves).toHaveLength(mine.currentMoment.value.moveCount);
});

test("a game with hidden cards is played on a newer server", async () => {
  const people = await party.createGuests("Ann", "Ben", "Cem", "Dia");
  const [ann, ...others] = people;
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }) as const)] as const;
  const { id } = await unwrap(ann.api.createTable({ game: "mediterranean", seats: [...seats] }));
  const factory = hiddenTableFactory([mediterranean]);
  const clients = await Promise.all(people.map((each) => each.openTable(factory, id)));
  for (const client of clients.slice(1)) await unwrap(client.send("join", {}));
  await unwrap(clients[0]?.send("start", {}) ?? Promise.reject(new Error("nobody")));
  const tables = await Promise.all(clients.map((client) => startedTable(client)));
  for (const [count, table] of tables.entries()) {
    await waitUntil(() => table.client.info.value.entryCount === count);
    expect(await table.play({ kind: "ready" })).toBeUndefined();
  }
  for (const { observerView, client } of tables) {
    await waitUntil(() => observerView.value.view.part === "trading");
    expect(client.failure.value).toBeUndefined();
  }
});

test("the stream of turns of a newer server is read", async () => {
  const [ann, ben] = await party.createGuests("Ann", "Ben");
  const { id, tables } = await startGame([ann, ben]);
  const [first = 0] = tables[0]?.currentMoment.peek().toAct ?? [];
  const mover = [ann, ben][first] ?? ann;
  const left = new AbortController();
  const update = await new Promise((resolve) => void mover.api.streamTurns(resolve, left.signal));
  left.abort();
  expect(update).toMatchObject({ kind: "turn", tableId: id, status: "running", isYourTurn: true });
});

test("the current person and problems of a newer server are read", async () => {
  const [ann] = await party.createGuests("Ann");
  expect(await unwrap(ann.api.me())).toMatchObject({ name: "Ann", moderation: {} });
  expect(await ann.api.readTable("none")).toMatchObject({ error: { code: "table/unknown" } });
});

test("a move that an outdated app could not send is sent by the next one", async () => {
  const { id, me, other } = await party.startTurn();
  let unanswered: readonly string[] = [];
  const outbox = {
    read: () => unanswered,
    write: (commands: readonly string[]) => {
      unanswered = commands;
    },
  };
  const { wrapSocket, expire } = outdatedSockets();
  const old = await me.openStartedTable(id, { wrapSocket, outbox });
  const { moveCount } = old.currentMoment.peek();
  const move = undoableMove(old);
  expire();
  old.client.reconnect();
  expect(old.play(move)).toBeUndefined();
  await waitUntil(() => old.client.failure.value !== undefined);
  expect(old.client.failure.peek()).toMatchObject({ code: "request/too-old" });
  expect(other.currentMoment.peek().moveCount).toBe(moveCount);

  const renewed = await me.openStartedTable(id, { outbox });
  await waitUntil(
    () =>
      other.currentMoment.value.moveCount === moveCount + 1 &&
      renewed.currentMoment.value.moveCount > moveCount,
  );
  expect(other.currentMoment.peek().lastMove?.move).toEqual(move);
  expect(viewsOf(renewed)).toEqual(viewsOf(other));
});
