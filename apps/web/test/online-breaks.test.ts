import { expect, test } from "vitest";
import { TestServer, undoableMove, viewsOf } from "./support/test-server.ts";
import { socketLosingOneAnswer, pausableSockets } from "./support/sockets.ts";
import { chooseLegalMove, allConfirmed, waitUntil } from "./support/test-client.ts";

const party = new TestServer();

test("two windows of one person: what the server accepted counts, the other shows a rejection", async () => {
  const { id, mine, me } = await party.startTurn();
  const { wrapSocket, hold, release } = pausableSockets();
  const elsewhere = await me.openStartedTable(id, { wrapSocket });
  const { moveCount } = mine.currentMoment.value;
  hold();
  mine.play(
    chooseLegalMove(mine, (moves) => moves.find(({ kind }) => kind === "end-turn") ?? moves[0]),
  );
  await allConfirmed(mine);
  // The other window does not know yet, and makes two moves.
  elsewhere.play(undoableMove(elsewhere));
  elsewhere.play(chooseLegalMove(elsewhere, (moves) => moves.at(-1)));
  expect(elsewhere.currentMoment.value.moveCount).toBe(moveCount + 2);
  release();
  await allConfirmed(elsewhere);
  expect(elsewhere.rejection.value).toMatchObject({
    code: "move/refused",
    refusal: { code: expect.any(String) },
  });
  expect(viewsOf(elsewhere)).toEqual(viewsOf(mine));
  expect(mine.currentMoment.value.moveCount).toBe(moveCount + 1);
  expect(mine.rejection.value).toBeUndefined();
  expect(viewsOf(await party.anonymous().openStartedTable(id))).toEqual(viewsOf(mine));
  elsewhere.retry();
  expect(elsewhere.rejection.value).toBeUndefined();
});

test("a window follows what the same person does in another", async () => {
  const { id, mine, me } = await party.startTurn();
  const elsewhere = await me.openStartedTable(id);
  const { moveCount } = mine.currentMoment.value;
  mine.play(undoableMove(mine));
  await waitUntil(() => elsewhere.currentMoment.value.moveCount === moveCount + 1);
  expect(elsewhere.undoTo.value).toBe(moveCount);
  elsewhere.undo();
  await waitUntil(() => mine.currentMoment.value.moveCount === moveCount);
  expect(mine.rejection.value).toBeUndefined();
});

test("a lost answer makes no move twice", async () => {
  const { id, mine, me } = await party.startTurn();
  mine.close();
  const again = await me.openStartedTable(id, { wrapSocket: socketLosingOneAnswer() });
  const { entryCount } = again.client.info.value;
  const { moveCount } = again.currentMoment.value;
  const move = undoableMove(again);
  again.play(move);
  await waitUntil(() => again.client.connectionState.value === "lost");
  expect(again.currentMoment.value).toMatchObject({ moveCount: moveCount + 1, lastMove: { move } });
  await allConfirmed(again);
  expect(again.currentMoment.value).toMatchObject({ moveCount: moveCount + 1, lastMove: { move } });
  expect(again.rejection.value).toBeUndefined();
  expect(again.client.info.value.entryCount).toBe(entryCount + 1);
});

test("the server restarts in the middle of a turn, and nothing is lost", async () => {
  const { id, mine, other } = await party.startTurn();
  mine.play(undoableMove(mine));
  await allConfirmed(mine);
  await party.server.stop();
  await waitUntil(() => mine.client.connectionState.value === "lost");
  const { moveCount } = mine.currentMoment.value;
  expect(await mine.client.send("chat", { text: "Hello?" })).toMatchObject({
    error: { code: "offline" },
  });
  mine.play(
    chooseLegalMove(mine, (moves) => moves.find(({ kind }) => kind === "end-turn") ?? moves[0]),
  );
  expect(mine.currentMoment.value.moveCount).toBe(moveCount + 1);
  expect(mine.unconfirmedCount.value).toBe(1);
  await party.server.start();
  await allConfirmed(mine);
  await waitUntil(() => other.currentMoment.value.moveCount === moveCount + 1);
  expect(mine.rejection.value).toBeUndefined();
  expect(viewsOf(other)).toEqual(viewsOf(mine));
  expect(viewsOf(await party.anonymous().openStartedTable(id))).toEqual(viewsOf(mine));
});
