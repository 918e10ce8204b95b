import { expect, test } from "vitest";
import { Party, openMove, views } from "./support/test-server.ts";
import { forgetful, holdable } from "./support/sockets.ts";
import { legal, settled, until } from "./support/test-client.ts";

const party = new Party();

test("two windows of one person: what the server took counts, the other is told", async () => {
  const { id, mine, me } = await party.inTurn();
  const { around, hold, release } = holdable();
  const elsewhere = await me.sitDown(id, { around });
  const { number } = mine.now.value;
  hold();
  mine.play(legal(mine, (moves) => moves.find(({ kind }) => kind === "end-turn") ?? moves[0]));
  await settled(mine);
  // The other window does not know yet, and goes on: two moves, the second on top of the first.
  elsewhere.play(openMove(elsewhere));
  elsewhere.play(legal(elsewhere, (moves) => moves.at(-1)));
  expect(elsewhere.now.value.number).toBe(number + 2);
  release();
  await settled(elsewhere);
  expect(elsewhere.refused.value).toMatchObject({
    code: "move/refused",
    refusal: { code: expect.any(String) },
  });
  expect(views(elsewhere)).toEqual(views(mine));
  expect(mine.now.value.number).toBe(number + 1);
  expect(mine.refused.value).toBeUndefined();
  expect(views(await party.stranger().sitDown(id))).toEqual(views(mine));
  elsewhere.retry();
  expect(elsewhere.refused.value).toBeUndefined();
});

test("a window follows what the same person does in another", async () => {
  const { id, mine, me } = await party.inTurn();
  const elsewhere = await me.sitDown(id);
  const { number } = mine.now.value;
  mine.play(openMove(mine));
  await until(() => elsewhere.now.value.number === number + 1);
  expect(elsewhere.undoTo.value).toBe(number);
  elsewhere.undo();
  await until(() => mine.now.value.number === number);
  expect(mine.refused.value).toBeUndefined();
});

test("a lost answer makes no move twice", async () => {
  const { id, mine, me } = await party.inTurn();
  mine.close();
  const again = await me.sitDown(id, { around: forgetful() });
  const { entryCount } = again.room.info.value;
  const { number } = again.now.value;
  const move = openMove(again);
  again.play(move);
  await until(() => again.room.connection.value === "lost");
  expect(again.now.value).toMatchObject({ number: number + 1, last: { move } });
  await settled(again);
  expect(again.now.value).toMatchObject({ number: number + 1, last: { move } });
  expect(again.refused.value).toBeUndefined();
  expect(again.room.info.value.entryCount).toBe(entryCount + 1);
});

test("the server restarts in the middle of a turn, and nothing is lost", async () => {
  const { id, mine, other } = await party.inTurn();
  mine.play(openMove(mine));
  await settled(mine);
  await party.host.stop();
  await until(() => mine.room.connection.value === "lost");
  const { number } = mine.now.value;
  expect(await mine.room.ask("chat", { text: "Hello?" })).toMatchObject({
    error: { code: "offline" },
  });
  mine.play(legal(mine, (moves) => moves.find(({ kind }) => kind === "end-turn") ?? moves[0]));
  expect(mine.now.value.number).toBe(number + 1);
  expect(mine.unconfirmed.value).toBe(1);
  await party.host.start();
  await settled(mine);
  await until(() => other.now.value.number === number + 1);
  expect(mine.refused.value).toBeUndefined();
  expect(views(other)).toEqual(views(mine));
  expect(views(await party.stranger().sitDown(id))).toEqual(views(mine));
});
