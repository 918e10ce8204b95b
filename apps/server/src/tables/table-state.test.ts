import { expect, test } from "vitest";
import { runToEnd } from "../fairness/time-slicer.ts";
import { START } from "./testing/contexts.ts";
import { countingGame, longLog, partsOf, startedTable } from "./testing/parts.ts";

test("an outage does not count towards the delay of spectators", () => {
  const table = startedTable();
  const outage = { began: START + 10_000, ended: START + 3_600_000 };
  let now = outage.ended;
  const delayed = { ...table, settings: { ...table.settings, delay: 60 } };
  const { state } = partsOf(delayed, longLog(table, 1), {
    now: () => now,
    heartbeat: { outages: [outage] },
  });
  expect(state.visibleEntryCount("eve")).toBe(0);
  expect(state.nextSpectatorUpdateAt).toBe(outage.ended + 50_000);
  now = outage.ended + 50_000;
  expect(state.advanceSpectators()).toHaveLength(1);
  expect(state.visibleEntryCount("eve")).toBe(1);
});

test("the end of a long log is read without replaying it from the beginning", () => {
  const table = startedTable();
  const counting = countingGame();
  const { state } = partsOf(table, longLog(table, 200), { findGameVersion: () => counting.game });
  counting.moves = 0;
  const wants = { views: false, legal: false };
  const { entries, snapshot } = runToEnd(state.catchUpInSteps("ben", 199, wants));
  expect(entries).toMatchObject([{ seq: 199 }]);
  expect(snapshot).toMatchObject({ entryCount: 200 });
  expect(counting.moves).toBeLessThanOrEqual(64);
  counting.moves = 0;
  expect(runToEnd(state.timelineAtInSteps(195, 0))?.log.length).toBe(195);
  expect(counting.moves).toBeLessThanOrEqual(64);
});

test("entries of another node are applied completely or not at all", () => {
  const table = startedTable();
  const entries = longLog(table, 4);
  const { state } = partsOf(table, entries.slice(0, 1));
  const [, second, third] = entries;
  if (second === undefined || third === undefined) throw new Error("too few entries");
  const illegal = { ...third, entry: { kind: "move", actor: 1, move: { kind: "no such move" } } };
  const change = { now: START, entries: [second, illegal as typeof third], table: {} };
  expect(() => state.applyChange(change)).toThrow();
  expect(state.timeline.log).toHaveLength(1);
  expect(state.table.revision).toBe(table.revision);
  expect(state.applyChange({ ...change, entries: [second] })).toHaveLength(1);
  expect(state.table.revision).toBe(table.revision + 1);
});

test("a table for invited people is visible to its owner and players, and with the invitation unless the owner has blocked the person", () => {
  const table = { ...startedTable(), owner: "ann", visibility: "invited", invite: "code" } as const;
  const blocks = { hasBlocked: (_: unknown, other: string) => other === "mallory" };
  const { state } = partsOf(table, [], { blocks });
  const canView = (person?: string, invite?: string) =>
    state.canView({ ...(person && { person }), ...(invite && { invite }) });
  expect([
    canView("ann"),
    canView("ben"),
    canView("eve", "code"),
    canView(undefined, "code"),
  ]).toEqual([true, true, true, true]);
  expect([canView("eve"), canView("eve", "old"), canView("mallory", "code")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(state.canView({ person: "olga", isOperator: true })).toBe(true);
});
