import { loadZimbabweAppText } from "@sofala/text/zimbabwe";
import { webLanguages } from "@sofala/text/web";
import { zimbabwe, type View } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { statusOf } from "./status.ts";

const english = await webLanguages[0]?.load();
if (english === undefined) throw new Error("no language");
const text = { ...english, ...(await loadZimbabweAppText("en")) };

const setup = zimbabwe.view(zimbabwe.setup("status", 3, {}), "spectator");
const NAMES = ["Ann", "Kilwa", "Zulu"];

const statusText = (
  view: Partial<View>,
  more: Partial<Parameters<typeof statusOf>[0]> = {},
): string =>
  statusOf(
    {
      view: { ...setup, active: 0, ...view },
      names: NAMES,
      me: 0,
      isSharedDevice: false,
      thinking: undefined,
      ...more,
    },
    text,
  );

test("my own turn addresses me", () => {
  expect(statusText({})).toBe("Your turn: place your first monument");
  expect(statusText({ phase: "gifts" })).toBe("Your turn: give or pass");
  expect(statusText({ phase: "culture" })).toBe("Your turn: choose an action");
});

test("on a shared device the player is named", () => {
  expect(statusText({ phase: "culture" }, { isSharedDevice: true })).toBe("Ann: choose an action");
});

test("other players are named with what they do", () => {
  expect(statusText({ active: 2 })).toBe("Zulu is placing their first monument");
  expect(statusText({ phase: "gifts", active: 2 })).toBe("Zulu is deciding on a gift");
  expect(statusText({ phase: "culture", active: 1 })).toBe("Kilwa's turn");
  expect(statusText({ phase: "culture", active: 1 }, { thinking: 1 })).toBe("Kilwa is thinking");
});

test("the end names who won", () => {
  const over = { phase: "over", active: null } as const;
  expect(statusText({ ...over, ranking: [[2], [0], [1]] })).toBe("Game over: Zulu wins");
  expect(statusText({ ...over, ranking: [[0, 2], [1]] })).toBe("Game over: Ann and Zulu win");
});

test("looking back takes precedence", () => {
  expect(statusText({}, { past: { move: 3, of: 9 } })).toBe("Looking back: move 3 of 9");
});
