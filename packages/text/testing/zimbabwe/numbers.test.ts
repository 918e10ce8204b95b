import { expect, test } from "vitest";
import { end } from "../../src/en/zimbabwe/web/end.ts";
import { explain } from "../../src/en/zimbabwe/web/explain.ts";
import { end as itEnd } from "../../src/it/zimbabwe/web/end.ts";
import { explain as itExplain } from "../../src/it/zimbabwe/web/explain.ts";

test("several diamonds are named in the plural", () => {
  const near = [
    { kind: "wood", number: 2 },
    { kind: "diamond", number: 3 },
  ] as const;
  expect(explain.resourcesNear(near)).toBe("Within 6 steps: 2 wood and 3 diamonds.");
  expect(explain.claims("diamond", 1, 0)).toBe("Claims 1 free diamond.");
  expect(itExplain.resourcesNear(near)).toBe("Entro 6 passi: 2 legni e 3 diamanti.");
});

test("monuments are counted by level", () => {
  const levels = [
    [3, 2],
    [2, 1],
  ] as const;
  expect(end.board.monuments(levels)).toBe("2 monuments at level 3 and 1 monument at level 2");
  expect(itEnd.board.monuments(levels)).toBe("2 monumenti di livello 3 e 1 monumento di livello 2");
});
