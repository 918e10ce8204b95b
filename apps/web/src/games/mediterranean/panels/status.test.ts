import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import { statusOf } from "./status.ts";

const text = await loadMediterraneanAppText("en");
const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const views = mediterraneanGame(4).moments.map((moment) => moment.viewFor("spectator"));

test("spectators read whom a table waits for, without a list of all names", () => {
  const statusWhen = (count: number) => {
    const view = views.find(({ toAct }) => toAct.length === count);
    return view && statusOf(view, undefined, NAMES, text);
  };
  expect(statusWhen(4)).toBe("Waiting for everybody");
  expect(statusWhen(3)).toMatch(/^Waiting for \w+, \w+ and \w+$/u);
});
