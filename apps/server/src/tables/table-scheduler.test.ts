import { findGame } from "@sofala/catalog";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Apart } from "../social/blocks.ts";
import { Room } from "./live-table.ts";
import type { Services } from "./services.ts";
import { Steward } from "./table-scheduler.ts";
import { begun, person, SECOND, START } from "./testing/contexts.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a due table that cannot be read or written is tried again after a while, not at once", async () => {
  const logged: string[] = [];
  const services = {
    gameAt: findGame,
    now: () => START + 3600 * SECOND,
    apart: new Apart(),
    bus: { isShared: false },
    vigil: { pauses: [] },
    visits: { note: () => {} },
    log: { error: (_: object, words: string) => logged.push(words) },
    database: {
      get query(): never {
        throw new Error("The disk of the database fails");
      },
    },
  } as unknown as Services;
  const pace = { kind: "live", per: "turn", seconds: 60, bank: 0 } as const;
  const { table } = begun([person("ben"), person("cleo")], pace);
  const room = new Room(services, { table, entries: [], orders: new Map() }, () => {});
  const steward = new Steward(room, services);
  steward.tend();
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged).toEqual(["a table could not be woken"]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(logged).toHaveLength(5);
});
