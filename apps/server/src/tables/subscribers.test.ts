import type { ChatMessage } from "@sofala/protocol";
import { expect, test } from "vitest";
import { runToEnd } from "../fairness/time-slicer.ts";
import { Subscribers } from "./subscribers.ts";
import { START } from "./testing/contexts.ts";
import {
  countingGame,
  longLog,
  PART_DEPS,
  partsOf,
  startedTable,
  testSubscriber,
  type TestSubscriber,
} from "./testing/parts.ts";

test("only the owner is sent the invitation, even as a spectator", () => {
  const [owner, stranger] = [testSubscriber("ann"), testSubscriber("eve")];
  const { subscribers } = partsOf({ ...startedTable(), owner: "ann" });
  for (const each of [owner, stranger]) subscribers.subscribe(each, 0);
  // When a player connects, both are sent the table again.
  subscribers.subscribe(testSubscriber("ben"), 0);
  const invitations = ({ messages }: TestSubscriber) =>
    messages.flatMap((each) => (each.kind === "table" ? [each.table.invite] : []));
  expect(invitations(owner)).toEqual(["invite", "invite"]);
  expect(invitations(stranger)).toEqual([undefined, undefined]);
});

test("somebody with a replaced invitation is disconnected and sent nothing", () => {
  const late = testSubscriber("eve", { invite: "old" });
  const { subscribers } = partsOf({ ...startedTable(), visibility: "invited", invite: "new" });
  subscribers.subscribe(late, 0);
  expect(late.messages).toEqual([]);
  expect(late.endReasons).toHaveLength(1);
  expect(subscribers.isEmpty).toBe(true);
  const guest = testSubscriber("eve", { invite: "new" });
  subscribers.subscribe(guest, 0);
  expect(guest.messages.map(({ kind }) => kind)).toEqual(["table", "entries"]);
});

test("somebody who loses access while a long log is being prepared is disconnected and sent nothing", () => {
  const table = { ...startedTable(), visibility: "invited", invite: "old" } as const;
  const { state, subscribers } = partsOf(table, longLog(table, 3));
  const eve = testSubscriber("eve", { invite: "old" });
  const steps = subscribers.subscribeInSteps(eve, 0);
  expect(steps.next().done).toBe(false);
  state.table = { ...state.table, invite: "new" };
  subscribers.dropUnauthorized();
  runToEnd(steps);
  expect(eve.endReasons).toHaveLength(1);
  expect(eve.messages).toEqual([]);
  expect(subscribers.isEmpty).toBe(true);
});

test("when the invitation is replaced, everybody with the old one is disconnected at once", () => {
  const table = { ...startedTable(), visibility: "invited", invite: "old" } as const;
  const { state, subscribers } = partsOf(table);
  const [guest, player] = [testSubscriber("eve", { invite: "old" }), testSubscriber("ben")];
  for (const each of [guest, player]) subscribers.subscribe(each, 0);
  state.table = { ...table, invite: "new" };
  subscribers.broadcastChanges(table, [], 0);
  expect(guest.endReasons).toHaveLength(1);
  expect(player.endReasons).toEqual([]);
});

test("at a delayed table only players are sent chat at once", () => {
  const message: ChatMessage = { number: 1, at: START, personId: "cleo", name: "cleo", text: "hi" };
  const receivers = (delay: number) => {
    const table = startedTable();
    const { subscribers } = partsOf({ ...table, settings: { ...table.settings, delay } });
    const people = [testSubscriber("ben"), testSubscriber("eve")];
    for (const each of people) subscribers.subscribe(each, 0);
    subscribers.broadcastChat(message);
    return people.map(({ messages }) => messages.at(-1)?.kind === "chat");
  };
  expect(receivers(0)).toEqual([true, true]);
  expect(receivers(60)).toEqual([true, false]);
});

test("when a game starts from a long record, its log is replayed once for all subscribers", () => {
  const { startedAt = START, ...table } = startedTable();
  const entries = longLog({ ...table, startedAt }, 40);
  const counting = countingGame();
  const { state, subscribers } = partsOf({ ...table, status: "open" }, entries, {
    findGameVersion: () => counting.game,
  });
  const people = ["ben", "cleo", "eve"].flatMap((name) =>
    [true, false].map((views) => testSubscriber(name, { views })),
  );
  for (const each of people) subscribers.subscribe(each, 0);
  counting.moves = 0;
  const { table: before } = state;
  state.table = { ...before, status: "running", startedAt };
  subscribers.broadcastChanges(before, [], state.timeline.log.length);
  expect(counting.moves).toBeLessThanOrEqual(40);
  for (const { messages } of people) {
    const sent = messages.findLast(({ kind }) => kind === "entries");
    expect(sent?.kind === "entries" ? sent.entries.map(({ seq }) => seq) : []).toEqual(
      entries.map((_, seq) => seq),
    );
  }
});

test("seated people are published to other nodes while they are connected here", () => {
  const published: string[] = [];
  const presence = {
    setPresent: (_: string, person: string, isPresent: boolean) =>
      void published.push(`${person} ${isPresent}`),
  };
  const { state } = partsOf(startedTable());
  const subscribers = new Subscribers(state, { ...PART_DEPS, presence });
  subscribers.subscribe(testSubscriber("eve"), 0);
  expect(published).toEqual([]);
  const leave = subscribers.subscribe(testSubscriber("ben"), 0);
  expect([subscribers.hasConnectedPlayer, state.connected.has("ben")]).toEqual([true, true]);
  leave();
  expect(published).toEqual(["ben true", "ben false"]);
  expect(subscribers.hasConnectedPlayer).toBe(false);
  subscribers.setConnectedElsewhere(new Set(["cleo"]));
  expect(subscribers.hasConnectedPlayer).toBe(true);
});
