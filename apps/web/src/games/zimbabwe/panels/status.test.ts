import { webLanguages } from "@sofala/text/web";
import { zimbabwe, type View } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { statusOf, type Situation } from "./status.ts";

const panels = (await webLanguages[0]?.load())?.panels;
if (panels === undefined) throw new Error("there is no language");

const setup = zimbabwe.view(zimbabwe.setup("status", 3, {}), "spectator");
const NAMES = ["Ann", "Kilwa", "Zulu"];

const say = (view: Partial<View>, more: Partial<Situation> = {}): string =>
  statusOf(
    {
      view: { ...setup, active: 0, ...view },
      names: NAMES,
      me: 0,
      isShared: false,
      thinking: undefined,
      ...more,
    },
    panels,
  );

test("one's own turn is told as such", () => {
  expect(say({})).toBe("You: place your first monument");
  expect(say({ phase: "gifts" })).toBe("You: give or pass");
  expect(say({ phase: "culture" })).toBe("You: choose an action");
});

test("where more people share the device, their names tell who is meant", () => {
  expect(say({ phase: "culture" }, { isShared: true })).toBe("Ann: choose an action");
});

test("others are named with what they do", () => {
  expect(say({ active: 2 })).toBe("Zulu places a first monument");
  expect(say({ phase: "gifts", active: 2 })).toBe("Zulu gives or passes");
  expect(say({ phase: "culture", active: 1 })).toBe("Kilwa has the turn");
  expect(say({ phase: "culture", active: 1 }, { thinking: 1 })).toBe("Kilwa is thinking");
});

test("the end names who won", () => {
  const over = { phase: "over", active: null } as const;
  expect(say({ ...over, ranking: [[2], [0], [1]] })).toBe("Game over: Zulu wins");
  expect(say({ ...over, ranking: [[0, 2], [1]] })).toBe("Game over: Ann and Zulu win");
});

test("looking back comes before all else", () => {
  expect(say({}, { past: { move: 3, of: 9 } })).toBe("Looking back: move 3 of 9");
});
