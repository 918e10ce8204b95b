import { zimbabweNovice } from "@sofala/bots/zimbabwe";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test, vi } from "vitest";
import { botHandlers } from "./bot-handlers.ts";

const state = zimbabwe.setup("players", 2, {});
const [seat = 0] = zimbabwe.toAct(state);
const REQUEST = { seat, seed: "players", view: zimbabwe.view(state, seat) };

test("a bot stays at its seat until several other tables were played at", () => {
  const createPlayer = vi.spyOn(zimbabweNovice, "createPlayer");
  const bots = botHandlers([zimbabweNovice]);
  const bot = { kind: "bot", name: "Ann", level: "novice" } as const;
  for (const table of ["a", "a", "b", "c", "c", "d", "a"]) bots.decide({ ...REQUEST, table, bot });
  expect(createPlayer).toHaveBeenCalledTimes(5);
});

test("a bot of an unknown level plays like the steady one; without one the request fails", () => {
  const bot = { kind: "bot", name: "Ann", level: "random" } as const;
  const steady = { ...zimbabweNovice, level: "steady" } as const;
  expect(botHandlers([steady]).decide({ ...REQUEST, table: "a", bot }).move).toBeDefined();
  const bots = botHandlers([zimbabweNovice]);
  expect(() => bots.decide({ ...REQUEST, table: "a", bot })).toThrow("no bot of level random");
});
