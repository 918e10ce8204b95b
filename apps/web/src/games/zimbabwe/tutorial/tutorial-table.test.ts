import type { Move } from "@sofala/zimbabwe";
import { describe, expect, test, vi } from "vitest";
import { LEARNER, OPPONENT, type LessonId } from "./lesson.ts";
import { resume, type TutorialProgress } from "./progress.ts";
import { TutorialTable } from "./tutorial-table.ts";
import { lessonOf, openLesson, stepOf, wantedMoves } from "./tutorial.ts";

const BUILD: Move = { kind: "build-monument", at: "e3" };
const END: Move = { kind: "end-turn" };

/** A table whose answers come when `answer` is called. */
function slowTable(id: LessonId = "gifts") {
  const kept: TutorialProgress[] = [];
  const waiting: (() => void)[] = [];
  const table = new TutorialTable(["Ann", "Zulu"], openLesson(id), {
    keep: (progress) => void kept.push(progress),
    pause: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  };
  return { table, kept, waiting, answer };
}

/** A table at which nobody waits. */
function quickTable(id: LessonId = "gifts") {
  const keep = vi.fn<(progress: TutorialProgress) => void>();
  const table = new TutorialTable(["Ann", "Zulu"], openLesson(id), {
    keep,
    pause: () => undefined,
  });
  return { table, keep };
}

const actors = ({ history }: TutorialTable) => history.value.map(({ last }) => last?.actor);
const say = ({ told }: TutorialTable) => stepOf(told.value)?.say;

/** Plays on to the end of the lesson. */
function finish(table: TutorialTable): void {
  while (stepOf(table.told.value) !== undefined) {
    if (stepOf(table.told.value)?.kind === "read") table.next();
    else table.showMe();
  }
}

describe("a move that fits", () => {
  test("is followed by the answers, one after another", async () => {
    const { table, answer } = slowTable();
    table.next();
    expect(table.play({ kind: "place-first", at: "a5" })).toBeUndefined();
    expect(actors(table)).toEqual([undefined, LEARNER]);
    expect(table.thinking.value).toBe(OPPONENT);
    expect(table.now.value.toAct).toEqual([OPPONENT]);
    expect(say(table)).toBe("place");

    await answer();
    expect(actors(table)).toEqual([undefined, LEARNER, OPPONENT]);
    expect(say(table)).toBe("place");

    await answer();
    expect(actors(table)).toEqual([undefined, LEARNER, OPPONENT, OPPONENT]);
    expect(table.thinking.value).toBeUndefined();
    expect(table.now.value.toAct).toEqual([LEARNER]);
    expect(say(table)).toBe("queue");
  });

  test("brings moments that are numbered, with what happened", () => {
    const { table } = quickTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    const { value: history } = table.history;
    expect(history.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(history[1]?.last?.events).toMatchObject([{ kind: "first-monument-placed", at: "a5" }]);
    expect(table.now.value).toBe(history.at(-1));
  });

  test("leaves earlier moments as they were", () => {
    const { table } = quickTable("monument");
    table.next();
    const [first] = table.history.value;
    table.play(BUILD);
    const [, built] = table.history.value;
    table.next();
    expect(table.history.value[0]).toBe(first);
    expect(table.history.value[1]).toBe(built);
  });

  test("is kept with all that follows, even before that is shown", () => {
    const { table, kept } = slowTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    const again = resume(JSON.parse(JSON.stringify(kept.at(-1))));
    expect(stepOf(again)?.say).toBe("queue");
  });

  test("waits until the answers are shown", () => {
    const { table } = slowTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    expect(table.play({ kind: "give", cattle: 2 })).toBeUndefined();
    table.next();
    expect(actors(table)).toEqual([undefined, LEARNER]);
    expect(table.nudge.value).toBeUndefined();
  });
});

describe("another move", () => {
  test("that is legal changes nothing and is spoken to, each time anew", () => {
    const { table, keep } = quickTable("monument");
    table.next();
    keep.mockClear();
    const before = table.now.value;
    expect(table.play(END)).toBeUndefined();
    expect(table.nudge.value?.key).toBe("build");
    const first = table.nudge.value;
    table.play(END);
    expect(table.nudge.value).not.toEqual(first);
    expect(table.now.value).toBe(before);
    expect(keep).not.toHaveBeenCalled();
    table.play(BUILD);
    expect(table.nudge.value).toBeUndefined();
  });

  test("while there is something to read is spoken to as well", () => {
    const { table } = quickTable("monument");
    expect(table.play(BUILD)).toBeUndefined();
    expect(table.nudge.value).toMatchObject({ key: undefined });
    expect(table.history.value.length).toBe(1);
  });

  test("that is against the rules is refused as in a game", () => {
    const { table } = quickTable("monument");
    table.next();
    expect(table.play({ kind: "build-monument", at: "c1" })).toMatchObject({
      code: "land/not-empty",
    });
    expect(table.nudge.value).toBeUndefined();
  });
});

describe("going back", () => {
  test("takes back the last own move with its answers, over what was read since", () => {
    const { table } = quickTable();
    expect(table.undoTo.value).toBeUndefined();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    table.next();
    expect(say(table)).toBe("give");
    expect(table.undoTo.value).toBe(0);
    table.undo();
    expect(actors(table)).toEqual([undefined]);
    expect(say(table)).toBe("place");
  });

  test("leads to any of the own moves", () => {
    const { table } = quickTable("raise");
    table.next();
    table.showMe();
    table.showMe();
    expect(table.undoTo.value).toBe(1);
    table.undo(0);
    expect(say(table)).toBe("one");
    table.undo(5);
    table.undo(-1);
    expect(table.history.value.length).toBe(1);
  });

  test("goes by single steps, too, and not beyond the lesson", () => {
    const { table } = quickTable("monument");
    table.next();
    table.play(BUILD);
    table.back();
    expect(say(table)).toBe("build");
    table.back();
    table.back();
    expect([say(table), lessonOf(table.told.value).id]).toEqual(["turn", "monument"]);
  });

  test("drops the answers that were still to come", async () => {
    const { table, answer, waiting } = slowTable();
    table.next();
    table.play({ kind: "place-first", at: "a5" });
    table.undo();
    expect([say(table), table.thinking.value]).toEqual(["place", undefined]);
    await answer();
    expect(table.history.value.length).toBe(1);
    table.play({ kind: "place-first", at: "c1" });
    expect(waiting.length).toBe(1);
    table.close();
    await answer();
    expect(actors(table)).toEqual([undefined, LEARNER]);
  });
});

describe("lessons", () => {
  test("follow each other, each with a history of its own", () => {
    const { table } = quickTable();
    finish(table);
    expect(table.told.value.finished).toEqual(["gifts"]);
    table.next();
    expect([lessonOf(table.told.value).id, table.history.value.length]).toEqual(["monument", 1]);
    expect(table.undoTo.value).toBeUndefined();
  });

  test("can be skipped, opened and begun all over", () => {
    const { table, keep } = quickTable();
    finish(table);
    table.open("god");
    expect(table.now.value.view.seats[LEARNER]?.cattle).toBe(4);
    expect(table.skip()).toBe(true);
    expect(lessonOf(table.told.value).id).toBe("secondary");
    expect(table.told.value.finished).toEqual(["gifts"]);
    table.open("winning");
    expect(table.skip()).toBe(false);
    table.startOver();
    expect(keep).toHaveBeenLastCalledWith({
      format: "sofala-tutorial/1",
      lesson: "gifts",
      trail: [],
      finished: [],
    });
  });

  test("let the opponent move after reading", async () => {
    const { table, answer } = slowTable("winning");
    table.next();
    expect([say(table), table.thinking.value]).toEqual(["count", OPPONENT]);
    await answer();
    expect(actors(table)).toEqual([undefined, OPPONENT]);
    expect(say(table)).toBe("give");
  });

  test("show a move that fits, with its answers", () => {
    const { table } = quickTable("craftsman");
    table.next();
    const wanted = wantedMoves(table.told.value);
    table.showMe();
    expect(wanted).toContainEqual(table.now.value.last?.move);
  });
});
