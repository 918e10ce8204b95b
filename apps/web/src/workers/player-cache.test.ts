import { zimbabweNovice } from "@sofala/bots/zimbabwe";
import { noviceTrader } from "@sofala/bots/mediterranean";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { afterEach, expect, test, vi } from "vitest";
import { answers } from "../games/zimbabwe/workers/request-handlers.ts";
import { traders } from "../games/mediterranean/workers/bot-handlers.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const TABLES = ["a", "a", "b", "c", "c", "d", "a"];

test("a bot of Zimbabwe stays at its seat until several other tables were played at", () => {
  const sit = vi.spyOn(zimbabweNovice, "sit");
  const state = zimbabwe.setup("players", 2, {});
  const [seat = 0] = zimbabwe.toAct(state);
  const view = zimbabwe.view(state, seat);
  for (const table of TABLES)
    answers.decide({ table, seat, level: "novice", seed: "players", view });
  expect(sit).toHaveBeenCalledTimes(5);
});

test("a bot of the Mediterranean likewise", () => {
  const sit = vi.spyOn(noviceTrader, "sit");
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const state = mediterranean.setup("players", 4, options.value);
  const [seat = 0] = mediterranean.toAct(state);
  const view = mediterranean.view(state, seat);
  const bot = { kind: "bot", name: "Ann", level: "novice" } as const;
  for (const table of TABLES) traders.decide({ table, seat, bot, seed: "players", view, told: [] });
  expect(sit).toHaveBeenCalledTimes(5);
});
