import { zimbabweNovice } from "@sofala/bots/zimbabwe";
import { mediterraneanNovice } from "@sofala/bots/mediterranean";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { afterEach, expect, test, vi } from "vitest";
import { zimbabweHandlers } from "../games/zimbabwe/workers/request-handlers.ts";
import { botHandlers } from "../games/mediterranean/workers/bot-handlers.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const TABLES = ["a", "a", "b", "c", "c", "d", "a"];

test("a bot of Zimbabwe stays at its seat until several other tables were played at", () => {
  const createPlayer = vi.spyOn(zimbabweNovice, "createPlayer");
  const state = zimbabwe.setup("players", 2, {});
  const [seat = 0] = zimbabwe.toAct(state);
  const view = zimbabwe.view(state, seat);
  for (const table of TABLES)
    zimbabweHandlers.decide({ table, seat, level: "novice", seed: "players", view });
  expect(createPlayer).toHaveBeenCalledTimes(5);
});

test("a bot of the Mediterranean likewise", () => {
  const createPlayer = vi.spyOn(mediterraneanNovice, "createPlayer");
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const state = mediterranean.setup("players", 4, options.value);
  const [seat = 0] = mediterranean.toAct(state);
  const view = mediterranean.view(state, seat);
  const bot = { kind: "bot", name: "Ann", level: "novice" } as const;
  for (const table of TABLES)
    botHandlers.decide({ table, seat, bot, seed: "players", view, newSteps: [] });
  expect(createPlayer).toHaveBeenCalledTimes(5);
});
