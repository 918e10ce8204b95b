import { loadMediterraneanTutorialText } from "@sofala/text/mediterranean";
import { describe, expect, test, vi } from "vitest";
import { BRUNO, CHIARA, LEARNER, type LessonId } from "./lesson.ts";
import type { TutorialProgress } from "./progress.ts";
import { NUDGE_FAILURE, TutorialTable } from "./tutorial-table.ts";
import { currentLesson, openLesson, currentStep } from "./tutorial.ts";

const text = await loadMediterraneanTutorialText("en");

/** A table without delays. */
function openTable(id: LessonId = "turn") {
  const save = vi.fn<(progress: TutorialProgress) => void>();
  const table = new TutorialTable(text, openLesson(id), {
    save,
    waitBetweenReplies: () => undefined,
  });
  return { table, save };
}

const currentTextKey = ({ tutorial }: TutorialTable) => currentStep(tutorial.value)?.textKey;
const actors = ({ observedMoves }: TutorialTable) => observedMoves.value.map(({ actor }) => actor);

describe("a table of the tutorial", () => {
  test("shows only what the learner may see", () => {
    const { table } = openTable("offer");
    const { view } = table.observerView.value;
    expect(view.seats[LEARNER]?.hand?.length).toBe(9);
    expect(view.seats[BRUNO]?.hand).toBeUndefined();
    expect(view.offers.map(({ seat }) => seat)).toEqual([CHIARA, BRUNO]);
    expect(view.offers.some((offer) => offer.cards !== undefined)).toBe(false);
    expect(JSON.stringify(table.observedMoves.value)).not.toContain("grain-");
    expect(table.partClock.value).toBeUndefined();
  });

  test("shows the answers one after another", async () => {
    const waiting: (() => void)[] = [];
    const table = new TutorialTable(text, openLesson("making"), {
      save: () => undefined,
      waitBetweenReplies: () => new Promise((resolve) => waiting.push(resolve)),
    });
    const answer = async () => {
      waiting.shift()?.();
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    };
    table.next();
    const before = actors(table).length;
    await table.playHint();
    expect(actors(table).slice(before)).toEqual([LEARNER]);
    expect([currentTextKey(table), table.isReplying.value]).toEqual(["compose", true]);
    expect(await table.play({ kind: "ready" })).toBe(NUDGE_FAILURE);
    await answer();
    expect(actors(table).slice(before)).toEqual([LEARNER, CHIARA]);
    await answer();
    expect(actors(table).slice(before)).toEqual([LEARNER, CHIARA, CHIARA]);
    expect([currentTextKey(table), table.isReplying.value]).toEqual(["ask", false]);
  });

  test("shows a new nudge for each unsuitable move, and does not make it", async () => {
    const { table, save } = openTable("bell");
    table.next();
    save.mockClear();
    const before = table.observerView.value;
    expect(await table.play({ kind: "store", cards: [] })).toBe(NUDGE_FAILURE);
    const first = table.nudge.value;
    expect(first?.key).toBe("other");
    await table.play({ kind: "store", cards: [] });
    expect(table.nudge.value).not.toEqual(first);
    expect(table.observerView.value).toBe(before);
    expect(save).not.toHaveBeenCalled();
    expect(await table.play({ kind: "unready" })).toMatchObject({
      refusal: { code: "turn/not-ready" },
    });
    expect(await table.play({ kind: "ready" })).toBeUndefined();
    expect(table.nudge.value).toBeUndefined();
    expect(table.observerView.value.view.part).toBe("purchasing");
  });

  test("undoes moves, skips lessons, and starts over", async () => {
    const { table, save } = openTable("purchases");
    table.next();
    await table.playHint();
    expect(currentTextKey(table)).toBe("build");
    table.undo();
    expect(currentTextKey(table)).toBe("develop");
    table.back();
    expect(currentTextKey(table)).toBe("shop");
    table.skip();
    expect(currentLesson(table.tutorial.value).id).toBe("civic");
    table.startOver();
    expect(save).toHaveBeenLastCalledWith({
      format: "sofala-market-tutorial/1",
      trail: [],
      finished: [],
    });
  });
});
