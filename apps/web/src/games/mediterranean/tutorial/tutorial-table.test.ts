import { loadMarketTutorialText } from "@sofala/text/mediterranean";
import { describe, expect, test, vi } from "vitest";
import { BRUNO, CHIARA, LEARNER, type LessonId } from "./lesson.ts";
import type { TutorialProgress } from "./progress.ts";
import { NUDGED, TutorialSight } from "./tutorial-table.ts";
import { lessonOf, openLesson, stepOf } from "./tutorial.ts";

const text = await loadMarketTutorialText("en");

/** A table at which nobody waits. */
function quick(id: LessonId = "turn") {
  const keep = vi.fn<(progress: TutorialProgress) => void>();
  const table = new TutorialSight(text, openLesson(id), { keep, pause: () => undefined });
  return { table, keep };
}

const say = ({ place }: TutorialSight) => stepOf(place.value)?.say;
const actors = ({ told }: TutorialSight) => told.value.map(({ actor }) => actor);

describe("a table of the tutorial", () => {
  test("shows what the learner may see, and nothing else", () => {
    const { table } = quick("offer");
    const { view } = table.sight.value;
    expect(view.seats[LEARNER]?.hand?.length).toBe(9);
    expect(view.seats[BRUNO]?.hand).toBeUndefined();
    expect(view.offers.map(({ seat }) => seat)).toEqual([CHIARA, BRUNO]);
    expect(view.offers.some((offer) => offer.cards !== undefined)).toBe(false);
    expect(JSON.stringify(table.told.value)).not.toContain("grain-");
    expect(table.time.value).toBeUndefined();
  });

  test("shows the answers one after another", async () => {
    const waiting: (() => void)[] = [];
    const table = new TutorialSight(text, openLesson("making"), {
      keep: () => undefined,
      pause: () => new Promise((resolve) => waiting.push(resolve)),
    });
    const answer = async () => {
      waiting.shift()?.();
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    };
    table.next();
    const before = actors(table).length;
    await table.showMe();
    expect(actors(table).slice(before)).toEqual([LEARNER]);
    expect([say(table), table.isAnswering.value]).toEqual(["make", true]);
    expect(await table.decide({ kind: "ready" })).toBe(NUDGED);
    await answer();
    expect(actors(table).slice(before)).toEqual([LEARNER, CHIARA]);
    await answer();
    expect(actors(table).slice(before)).toEqual([LEARNER, CHIARA, CHIARA]);
    expect([say(table), table.isAnswering.value]).toEqual(["ask", false]);
  });

  test("speaks to a move that does not fit, each time anew, and makes none", async () => {
    const { table, keep } = quick("bell");
    table.next();
    keep.mockClear();
    const before = table.sight.value;
    expect(await table.decide({ kind: "store", cards: [] })).toBe(NUDGED);
    const first = table.nudge.value;
    expect(first?.key).toBe("other");
    await table.decide({ kind: "store", cards: [] });
    expect(table.nudge.value).not.toEqual(first);
    expect(table.sight.value).toBe(before);
    expect(keep).not.toHaveBeenCalled();
    expect(await table.decide({ kind: "unready" })).toMatchObject({
      refusal: { code: "turn/not-ready" },
    });
    expect(await table.decide({ kind: "ready" })).toBeUndefined();
    expect(table.nudge.value).toBeUndefined();
    expect(table.sight.value.view.part).toBe("purchasing");
  });

  test("takes moves back, skips, and begins all over", async () => {
    const { table, keep } = quick("purchases");
    table.next();
    await table.showMe();
    expect(say(table)).toBe("build");
    table.undo();
    expect(say(table)).toBe("develop");
    table.back();
    expect(say(table)).toBe("shop");
    table.skip();
    expect(lessonOf(table.place.value).id).toBe("civic");
    table.startOver();
    expect(keep).toHaveBeenLastCalledWith({
      format: "sofala-market-tutorial/1",
      trail: [],
      finished: [],
    });
  });
});
