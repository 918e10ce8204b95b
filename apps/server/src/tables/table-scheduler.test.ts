import { findGame } from "@sofala/catalog";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Blocks } from "../social/blocks.ts";
import { LiveTable } from "./live-table.ts";
import type { Services } from "./services.ts";
import { TableScheduler } from "./table-scheduler.ts";
import { startedContext, personHolder, SECOND, START } from "./testing/contexts.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a due table that cannot be read or written is tried again after a while, not at once", async () => {
  const logged: string[] = [];
  const services = {
    findGameVersion: findGame,
    now: () => START + 3600 * SECOND,
    blocks: new Blocks(),
    bus: { isShared: false },
    heartbeat: { outages: [] },
    presence: { setPresent: () => {} },
    logger: { error: (_: object, text: string) => logged.push(text) },
    database: {
      get query(): never {
        throw new Error("The disk of the database fails");
      },
    },
  } as unknown as Services;
  const pace = { kind: "live", per: "turn", seconds: 60, bank: 0 } as const;
  const { table } = startedContext([personHolder("ben"), personHolder("cleo")], pace);
  const room = new LiveTable(services, { table, entries: [], orders: new Map() }, () => {});
  const steward = new TableScheduler(room, services);
  steward.reschedule();
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged).toEqual(["a table could not be woken"]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(logged).toHaveLength(5);
});
