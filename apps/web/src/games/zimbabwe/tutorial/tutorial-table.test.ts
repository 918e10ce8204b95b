import type { Move } from "@sofala/zimbabwe";
import { describe, expect, test, vi } from "vitest";
import { LEARNER, OPPONENT, type LessonId } from "./lesson.ts";
import { restoreTutorial, type TutorialProgress } from "./progress.ts";
import { TutorialTable } from "./tutorial-table.ts";
import { currentLesson, openLesson, currentStep, acceptedMoves } from "./tutorial.ts";

const BUILD: Move = { kind: "build-monument", at: "e3" };
const END: Move = { kind: "end-turn" };

/** A table whose replies are shown when `showReply` is called. */
function slowTable(id: LessonId = "gifts") {
  const saved: TutorialProgress[] = [];
  const waiting: (() => void)[] = [];
  const table = new TutorialTable(["Ann", "Zulu"], openLesson(id), {
    save: (progress) => void saved.push(progress),
    waitBetweenReplies: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const showReply = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  };
  return { table, saved, waiting, showReply };
}

/** A table whose replies are shown at once. */
function quickTable(id: LessonId = "gifts") {
  const save = vi.fn<(progress: TutorialProgress) => void>();
  const table = new TutorialTable(["Ann", "Zulu"], openLesson(id), {
    save,
    waitBetweenReplies: () => undefined,
  });
  return { table, save };
}

const actors = ({ moments }: TutorialTable) => moments.value.map(({ lastMove }) => lastMove?.actor);
const currentTextKey = ({ tutorial }: TutorialTable) => currentStep(tutorial.value)?.textKey;

/** Plays to the end of the lesson. */
function finish(table: TutorialTable): void {
  while (currentStep(table.tutorial.value) !== undefined) {
    if (currentStep(table.tutorial.value)?.kind === "read") table.next();
    else table.playHint();
  }
}

describe("an accepted move", () => {
  test("is followed by the replies, one after another", async () => {
    const { table, showReply } = slowTable();
    table.next();
    expect(table.play({ kind: "place-first", at: "a5" })).toBeUndefined();
    expect(actors(table)).toEqual([undefined, LEARNER]);
    expect(table.thinkingSeat.value).toBe(OPPONENT);
    expect(table.currentMoment.value.toAct).toEqual([OPPONENT]);
    expect(currentTextKey(table)).toBe("place");

    await showReply();
    expect(actors(table)).toEqual([undefined, LEARNER, OPPONENT]);
    expect(currentTextKey(table)).toBe("place");

    await showReply();
    expect(actors(table)).toEqual([undefined, LEARNER, OPPONENT, OPPONENT]);
    expect(table.thinkingSeat.value).toBeUndefined();
    expect(table.currentMoment.value.toAct).toEqual([LEARNER]);
    expect(currentTextKey(table)).toBe("queue");
  });

  test("adds numbered moments with events", () => {
    const { table } = quickTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    const { value: history } = table.moments;
    expect(history.map(({ moveCount }) => moveCount)).toEqual([0, 1, 2, 3]);
    expect(history[1]?.lastMove?.events).toMatchObject([
      { kind: "first-monument-placed", at: "a5" },
    ]);
    expect(table.currentMoment.value).toBe(history.at(-1));
  });

  test("does not change earlier moments", () => {
    const { table } = quickTable("monument");
    table.next();
    const [first] = table.moments.value;
    table.play(BUILD);
    const [, built] = table.moments.value;
    table.next();
    expect(table.moments.value[0]).toBe(first);
    expect(table.moments.value[1]).toBe(built);
  });

  test("is stored with all replies, even before they are shown", () => {
    const { table, saved } = slowTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    const again = restoreTutorial(JSON.parse(JSON.stringify(saved.at(-1))));
    expect(currentStep(again)?.textKey).toBe("queue");
  });

  test("is ignored until the replies are shown", () => {
    const { table } = slowTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    expect(table.play({ kind: "give", cattle: 2 })).toBeUndefined();
    table.next();
    expect(actors(table)).toEqual([undefined, LEARNER]);
    expect(table.feedback.value).toBeUndefined();
  });
});

describe("another move", () => {
  test("that is legal changes nothing and gets feedback every time", () => {
    const { table, save } = quickTable("monument");
    table.next();
    save.mockClear();
    const before = table.currentMoment.value;
    expect(table.play(END)).toBeUndefined();
    expect(table.feedback.value?.key).toBe("build");
    const first = table.feedback.value;
    table.play(END);
    expect(table.feedback.value).not.toEqual(first);
    expect(table.currentMoment.value).toBe(before);
    expect(save).not.toHaveBeenCalled();
    table.play(BUILD);
    expect(table.feedback.value).toBeUndefined();
  });

  test("at a step to read gets feedback as well", () => {
    const { table } = quickTable("monument");
    expect(table.play(BUILD)).toBeUndefined();
    expect(table.feedback.value).toMatchObject({ key: undefined });
    expect(table.moments.value.length).toBe(1);
  });

  test("that is illegal is refused as in a game", () => {
    const { table } = quickTable("monument");
    table.next();
    expect(table.play({ kind: "build-monument", at: "c1" })).toMatchObject({
      code: "land/not-empty",
    });
    expect(table.feedback.value).toBeUndefined();
  });
});

describe("going back", () => {
  test("takes back the learner's last move with its replies and the reading since", () => {
    const { table } = quickTable();
    expect(table.undoTo.value).toBeUndefined();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    table.next();
    expect(currentTextKey(table)).toBe("give");
    expect(table.undoTo.value).toBe(0);
    table.undo();
    expect(actors(table)).toEqual([undefined]);
    expect(currentTextKey(table)).toBe("place");
  });

  test("leads to any of the learner's moves", () => {
    const { table } = quickTable("raise");
    table.next();
    table.playHint();
    table.playHint();
    expect(table.undoTo.value).toBe(1);
    table.undo(0);
    expect(currentTextKey(table)).toBe("one");
    table.undo(5);
    table.undo(-1);
    expect(table.moments.value.length).toBe(1);
  });

  test("goes by single steps, too, but not beyond the lesson", () => {
    const { table } = quickTable("monument");
    table.next();
    table.play(BUILD);
    table.back();
    expect(currentTextKey(table)).toBe("build");
    table.back();
    table.back();
    expect([currentTextKey(table), currentLesson(table.tutorial.value).id]).toEqual([
      "turn",
      "monument",
    ]);
  });

  test("drops the replies that were not yet shown", async () => {
    const { table, showReply, waiting } = slowTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    table.undo();
    expect([currentTextKey(table), table.thinkingSeat.value]).toEqual(["place", undefined]);
    await showReply();
    expect(table.moments.value.length).toBe(1);
    table.play({ kind: "place-first", at: "c1" });
    expect(waiting.length).toBe(1);
    table.close();
    await showReply();
    expect(actors(table)).toEqual([undefined, LEARNER]);
  });
});

describe("lessons", () => {
  test("follow each other, each with a history of its own", () => {
    const { table } = quickTable();
    finish(table);
    expect(table.tutorial.value.finished).toEqual(["gifts"]);
    table.next();
    expect([currentLesson(table.tutorial.value).id, table.moments.value.length]).toEqual([
      "monument",
      1,
    ]);
    expect(table.undoTo.value).toBeUndefined();
  });

  test("can be skipped, opened and restarted", () => {
    const { table, save } = quickTable();
    finish(table);
    table.open("god");
    expect(table.currentMoment.value.view.seats[LEARNER]?.cattle).toBe(4);
    expect(table.skip()).toBe(true);
    expect(currentLesson(table.tutorial.value).id).toBe("secondary");
    expect(table.tutorial.value.finished).toEqual(["gifts"]);
    table.open("winning");
    expect(table.skip()).toBe(false);
    table.startOver();
    expect(save).toHaveBeenLastCalledWith({
      format: "sofala-tutorial/1",
      lesson: "gifts",
      trail: [],
      finished: [],
    });
  });

  test("let the opponent move after reading", async () => {
    const { table, showReply } = slowTable("winning");
    table.next();
    expect([currentTextKey(table), table.thinkingSeat.value]).toEqual(["count", OPPONENT]);
    await showReply();
    expect(actors(table)).toEqual([undefined, OPPONENT]);
    expect(currentTextKey(table)).toBe("give");
  });

  test("show an accepted move with its replies", () => {
    const { table } = quickTable("craftsman");
    table.next();
    const accepted = acceptedMoves(table.tutorial.value);
    table.playHint();
    expect(accepted).toContainEqual(table.currentMoment.value.lastMove?.move);
  });
});
