import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable, type LiveTableDeps } from "./live-table.ts";
import { TableScheduler, type TableSchedulerDeps } from "./table-scheduler.ts";
import { startedContext, personHolder, SECOND_MS, START } from "./testing/contexts.ts";
import { PART_DEPS } from "./testing/parts.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("after a failed read or write of the table, the next run is delayed", async () => {
  const logged: string[] = [];
  const deps = {
    ...PART_DEPS,
    now: () => START + 3600 * SECOND_MS,
    bus: { isShared: false },
    logger: { error: (_: object, message: string) => logged.push(message) },
    database: {
      get query(): never {
        throw new Error("The disk of the database fails");
      },
    },
  } as unknown as LiveTableDeps & TableSchedulerDeps;
  const pace = { kind: "live", per: "turn", seconds: 60, bank: 0 } as const;
  const { table } = startedContext([personHolder("ben"), personHolder("cleo")], pace);
  const liveTable = new LiveTable(deps, { table, entries: [], orders: new Map() });
  const scheduler = new TableScheduler(liveTable, deps);
  scheduler.reschedule();
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged).toEqual(["a table's scheduled work failed"]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(logged).toHaveLength(5);
});
