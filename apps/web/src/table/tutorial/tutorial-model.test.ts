import type { Move } from "@sofala/zimbabwe";
import { describe, expect, test, vi } from "vitest";
import { OPPONENT, type ZimbabweCourse } from "../../games/zimbabwe/tutorial/lesson.ts";
import { course } from "../../games/zimbabwe/tutorial/lessons.ts";
import { LEARNER } from "./lesson.ts";
import { TutorialModel } from "./tutorial-model.ts";
import {
  currentLesson,
  currentStep,
  isLessonDone,
  openLesson,
  type TutorialState,
} from "./tutorial-state.ts";
import { openInfoTable } from "./open-info-table.ts";

const BUILD: Move = { kind: "build-monument", at: "e3" };
const END: Move = { kind: "end-turn" };
const NAMES = ["Ann", "Zulu"];

const newModel = (id: string, waitBetweenReplies: () => Promise<void> | undefined) => {
  const save = vi.fn<(tutorial: TutorialState<ZimbabweCourse>) => void>();
  const tutorial = new TutorialModel(openLesson(course, id), NAMES, { save, waitBetweenReplies });
  return { tutorial, table: openInfoTable(tutorial), save };
};

/** A tutorial whose replies are shown when `showReply` is called. */
function slowTutorial(id = "gifts") {
  const waiting: (() => void)[] = [];
  const showReply = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  };
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { ...newModel(id, wait), waiting, showReply };
}

/** A tutorial whose replies are shown at once. */
const quickTutorial = (id = "gifts") => newModel(id, () => undefined);

type Model = ReturnType<typeof newModel>["tutorial"];

const actors = ({ moments }: Model) => moments.value.map(({ lastMove }) => lastMove?.actor);
const currentTextKey = ({ state }: Model) => currentStep(state.value)?.textKey;

/** Plays to the end of the lesson. */
function finish(tutorial: Model): void {
  while (!isLessonDone(tutorial.state.value)) {
    if (currentStep(tutorial.state.value)?.kind === "read") tutorial.next();
    else tutorial.playHint();
  }
}

test("a hint is shown until something happens, and makes no move", () => {
  const { tutorial } = quickTutorial("raise");
  tutorial.next();
  tutorial.showHint();
  const hint = tutorial.shownHint.value;
  expect(hint).toBeDefined();
  expect(tutorial.moments.value).toHaveLength(1);
  tutorial.playHint();
  expect(tutorial.moments.value.at(-1)?.lastMove?.move).toEqual(hint);
  expect(tutorial.shownHint.value).toBeUndefined();
});

describe("an accepted move", () => {
  test("is followed by the replies, one after another", async () => {
    const { tutorial, table, showReply } = slowTutorial();
    tutorial.next();
    expect(table.play({ kind: "place-first", at: "a5" })).toBeUndefined();
    expect(actors(tutorial)).toEqual([undefined, LEARNER]);
    expect(table.thinkingSeat.value).toBe(OPPONENT);
    expect(table.currentMoment.value.toAct).toEqual([OPPONENT]);
    expect(currentTextKey(tutorial)).toBe("place");

    await showReply();
    expect(actors(tutorial)).toEqual([undefined, LEARNER, OPPONENT]);
    expect(currentTextKey(tutorial)).toBe("place");

    await showReply();
    expect(actors(tutorial)).toEqual([undefined, LEARNER, OPPONENT, OPPONENT]);
    expect(table.thinkingSeat.value).toBeUndefined();
    expect(table.currentMoment.value.toAct).toEqual([LEARNER]);
    expect(currentTextKey(tutorial)).toBe("queue");
  });

  test("adds numbered moments with events", () => {
    const { tutorial, table } = quickTutorial();
    tutorial.next();
    table.play({ kind: "place-first", at: "a5" });
    const { value: history } = table.moments;
    expect(history.map(({ moveCount }) => moveCount)).toEqual([0, 1, 2, 3]);
    expect(history[1]?.lastMove?.events).toMatchObject([
      { kind: "first-monument-placed", at: "a5" },
    ]);
    expect(table.currentMoment.value).toBe(history.at(-1));
  });

  test("does not change earlier moments", () => {
    const { tutorial, table } = quickTutorial("monument");
    tutorial.next();
    const [first] = table.moments.value;
    table.play(BUILD);
    const [, built] = table.moments.value;
    tutorial.next();
    expect(table.moments.value[0]).toBe(first);
    expect(table.moments.value[1]).toBe(built);
  });

  test("is stored with all replies, even before they are shown", () => {
    const { tutorial, table, save } = slowTutorial();
    tutorial.next();
    table.play({ kind: "place-first", at: "a5" });
    expect(save.mock.lastCall?.[0].step).toBe(2);
    expect(tutorial.state.value.step).toBe(1);
  });

  test("is ignored until the replies are shown", () => {
    const { tutorial, table } = slowTutorial();
    tutorial.next();
    table.play({ kind: "place-first", at: "a5" });
    expect(table.play({ kind: "give", cattle: 2 })).toBeUndefined();
    tutorial.next();
    expect(actors(tutorial)).toEqual([undefined, LEARNER]);
    expect(tutorial.nudge.value).toBeUndefined();
  });
});

describe("another move", () => {
  test("that is legal changes nothing and gets feedback every time", () => {
    const { tutorial, table, save } = quickTutorial("monument");
    tutorial.next();
    save.mockClear();
    const before = table.currentMoment.value;
    expect(table.play(END)).toBeUndefined();
    expect(tutorial.nudge.value?.key).toBe("build");
    const first = tutorial.nudge.value;
    table.play(END);
    expect(tutorial.nudge.value).not.toEqual(first);
    expect(table.currentMoment.value).toBe(before);
    expect(save).not.toHaveBeenCalled();
    table.play(BUILD);
    expect(tutorial.nudge.value).toBeUndefined();
  });

  test("at a step to read gets feedback as well", () => {
    const { tutorial, table } = quickTutorial("monument");
    expect(table.play(BUILD)).toBeUndefined();
    expect(tutorial.nudge.value).toMatchObject({ key: undefined });
    expect(table.moments.value.length).toBe(1);
  });

  test("that is illegal is refused as in a game", () => {
    const { tutorial, table } = quickTutorial("monument");
    tutorial.next();
    expect(table.play({ kind: "build-monument", at: "c1" })).toMatchObject({
      code: "land/not-empty",
    });
    expect(tutorial.nudge.value).toBeUndefined();
  });
});

describe("going back", () => {
  test("takes back the learner's last move with its replies and the reading since", () => {
    const { tutorial, table } = quickTutorial();
    expect(table.undoTo.value).toBeUndefined();
    tutorial.next();
    table.play({ kind: "place-first", at: "a5" });
    tutorial.next();
    expect(currentTextKey(tutorial)).toBe("give");
    expect(table.undoTo.value).toBe(0);
    table.undo();
    expect(actors(tutorial)).toEqual([undefined]);
    expect(currentTextKey(tutorial)).toBe("place");
  });

  test("leads to any of the learner's moves", () => {
    const { tutorial, table } = quickTutorial("raise");
    tutorial.next();
    tutorial.playHint();
    tutorial.playHint();
    expect(table.undoTo.value).toBe(1);
    table.undo(0);
    expect(currentTextKey(tutorial)).toBe("one");
    table.undo(5);
    table.undo(-1);
    expect(table.moments.value.length).toBe(1);
  });

  test("goes by single steps, too, but not beyond the lesson", () => {
    const { tutorial, table } = quickTutorial("monument");
    tutorial.next();
    table.play(BUILD);
    tutorial.back();
    expect(currentTextKey(tutorial)).toBe("build");
    tutorial.back();
    tutorial.back();
    expect([currentTextKey(tutorial), currentLesson(tutorial.state.value).id]).toEqual([
      "turn",
      "monument",
    ]);
  });

  test("drops the replies that were not yet shown", async () => {
    const { tutorial, table, showReply, waiting } = slowTutorial();
    tutorial.next();
    table.play({ kind: "place-first", at: "a5" });
    table.undo();
    expect([currentTextKey(tutorial), table.thinkingSeat.value]).toEqual(["place", undefined]);
    await showReply();
    expect(table.moments.value.length).toBe(1);
    table.play({ kind: "place-first", at: "c1" });
    expect(waiting.length).toBe(1);
    tutorial.close();
    await showReply();
    expect(actors(tutorial)).toEqual([undefined, LEARNER]);
  });
});

describe("lessons", () => {
  test("can be skipped, opened and restarted", () => {
    const { tutorial, table, save } = quickTutorial();
    finish(tutorial);
    tutorial.open("god");
    expect(table.currentMoment.value.view.seats[LEARNER]?.cattle).toBe(4);
    tutorial.skip();
    expect(currentLesson(tutorial.state.value).id).toBe("secondary");
    expect(tutorial.state.value.finished).toEqual(["gifts"]);
    tutorial.open("winning");
    tutorial.skip();
    expect(currentLesson(tutorial.state.value).id).toBe("winning");
    tutorial.startOver();
    expect(save.mock.lastCall?.[0]).toMatchObject({ lesson: 0, inputs: [], finished: [] });
  });

  test("let the opponent move after reading", async () => {
    const { tutorial, table, showReply } = slowTutorial("winning");
    tutorial.next();
    expect([currentTextKey(tutorial), table.thinkingSeat.value]).toEqual(["count", OPPONENT]);
    await showReply();
    expect(actors(tutorial)).toEqual([undefined, OPPONENT]);
    expect(currentTextKey(tutorial)).toBe("give");
  });
});
