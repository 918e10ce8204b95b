import { expect, test } from "vitest";
import { BRUNO, CHIARA } from "../../games/mediterranean/tutorial/lesson.ts";
import { course } from "../../games/mediterranean/tutorial/lessons.ts";
import { LEARNER } from "./lesson.ts";
import { TutorialModel } from "./tutorial-model.ts";
import { currentStep, openLesson } from "./tutorial-state.ts";
import { hiddenInfoTable, isNudgeFailure } from "./hidden-info-table.ts";

const openTable = (id: string, waitBetweenReplies: () => Promise<void> | undefined) => {
  const names = ["Livia", "Bruno", "Chiara", "Dario"];
  const deps = { save: () => undefined, waitBetweenReplies };
  const tutorial = new TutorialModel(openLesson(course, id), names, deps);
  return { tutorial, table: hiddenInfoTable(tutorial) };
};

test("a table with hidden information shows only what the learner may see", () => {
  const { table } = openTable("offer", () => undefined);
  const { view } = table.observerView.value;
  expect(view.seats[LEARNER]?.hand?.length).toBe(9);
  expect(view.seats[BRUNO]?.hand).toBeUndefined();
  expect(view.offers.map(({ seat }) => seat)).toEqual([CHIARA, BRUNO]);
  expect(view.offers.some((offer) => offer.cards !== undefined)).toBe(false);
  expect(JSON.stringify(table.observedMoves.value)).not.toContain("grain-");
  expect(table.partClock.value).toBeUndefined();
});

test("a table with hidden information does not make a move while replies are shown", async () => {
  const { tutorial, table } = openTable("making", () => new Promise(() => undefined));
  tutorial.next();
  const before = table.observedMoves.value;
  tutorial.playHint();
  const added = table.observedMoves.value.slice(before.length);
  expect(added.map(({ actor }) => actor)).toEqual([LEARNER]);
  expect(table.observedMoves.value[0]).toBe(before[0]);
  expect([currentStep(tutorial.state.value)?.textKey, tutorial.isReplying.value]).toEqual([
    "compose",
    true,
  ]);
  expect(isNudgeFailure(await table.play({ kind: "ready" }))).toBe(true);
});

test("a table with hidden information tells a nudge from a refusal", async () => {
  const { tutorial, table } = openTable("bell", () => undefined);
  tutorial.next();
  const before = table.observerView.value;
  expect(isNudgeFailure(await table.play({ kind: "store", cards: [] }))).toBe(true);
  expect(table.observerView.value).toBe(before);
  expect(await table.play({ kind: "unready" })).toMatchObject({
    refusal: { code: "turn/not-ready" },
  });
  expect(await table.play({ kind: "ready" })).toBeUndefined();
  expect(table.observerView.value.view.part).toBe("purchasing");
});

test("a table with hidden information undoes the learner's last move", () => {
  const { tutorial, table } = openTable("purchases", () => undefined);
  tutorial.next();
  tutorial.playHint();
  expect(currentStep(tutorial.state.value)?.textKey).toBe("build");
  table.undo();
  expect([currentStep(tutorial.state.value)?.textKey, tutorial.jumpCount.value]).toEqual([
    "develop",
    1,
  ]);
});
