import { dice } from "@sofala/engine";
import { loadZimbabweTutorialText } from "@sofala/text/tutorial";
import { cattleOf, vpOf, vrOf, zimbabwe, type Move } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { LEARNER, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, restoreTutorial } from "./progress.ts";
import {
  goBack,
  goForward,
  hintMove,
  isLessonDone,
  isTutorialDone,
  currentLesson,
  nudgeText,
  tryMove,
  openLesson,
  stepText,
  startTutorial,
  currentStep,
  acceptedMoves,
  type TutorialState,
} from "./tutorial.ts";

const english = await loadZimbabweTutorialText("en");
const italian = await loadZimbabweTutorialText("it");
const ids = LESSONS.map(({ id }) => id);

/** Plays a lesson to its end; `choose` picks among the accepted moves. */
function follow(
  start: TutorialState,
  choose: (moves: readonly Move[]) => Move | undefined,
  visit: (tutorial: TutorialState) => void = () => undefined,
): TutorialState {
  let tutorial = start;
  for (let steps = 0; !isLessonDone(tutorial); steps++) {
    expect(steps).toBeLessThan(30);
    visit(tutorial);
    if (currentStep(tutorial)?.kind === "read") {
      tutorial = goForward(tutorial);
      continue;
    }
    const move = choose(acceptedMoves(tutorial));
    expect(
      move,
      `${currentLesson(tutorial).id} ${currentStep(tutorial)?.textKey ?? ""}`,
    ).toBeDefined();
    if (move === undefined) break;
    const outcome = tryMove(tutorial, move);
    if (outcome.kind !== "accepted") throw new Error(outcome.kind);
    tutorial = outcome.tutorial;
  }
  return tutorial;
}

const first = (moves: readonly Move[]): Move | undefined => moves[0];

describe.each(ids)("lesson %s", (id: LessonId) => {
  test("can be played to its end, and has a text at every step", () => {
    const textKeys: string[] = [];
    follow(openLesson(id), first, (tutorial) => {
      textKeys.push(currentStep(tutorial)?.textKey ?? "");
      for (const text of [english, italian]) expect(stepText(tutorial, text)).toMatch(/\S.*[.?]$/u);
    });
    expect([...new Set(textKeys)]).toEqual(Object.keys(english.lessons[id].stepTexts));
    expect(new Set(textKeys).size).toBe(currentLesson(openLesson(id)).steps.length);
  });

  test("continues after any accepted move, and has a nudge for every other move", () => {
    const nudged = new Map<string, Set<string>>();
    const visited = new Set<string>();
    const look = (tutorial: TutorialState) => {
      const step = currentStep(tutorial);
      const inputs = JSON.stringify(tutorial.inputs);
      if (step?.kind !== "move" || visited.has(inputs)) return;
      visited.add(inputs);
      const nudges = nudged.get(step.textKey) ?? new Set();
      nudged.set(step.textKey, nudges);
      for (const move of zimbabwe.legalMoves(tutorial.state, LEARNER)) {
        const outcome = tryMove(tutorial, move);
        if (outcome.kind === "accepted") continue;
        if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
        nudges.add(outcome.nudge ?? "none");
        for (const text of [english, italian]) {
          expect(nudgeText(tutorial, outcome.nudge, text)).not.toBe(text.deadEnd);
        }
      }
    };
    for (let game = 0; game < 8; game++) {
      const chance = dice(`${id} ${game}`);
      follow(openLesson(id), (moves) => moves[chance.below(moves.length)], look);
    }
    for (const step of currentLesson(openLesson(id)).steps) {
      if (step.kind !== "move") continue;
      const nudges = nudged.get(step.textKey) ?? new Set();
      expect(nudges.size > 0, step.textKey).toBe(step.nudge !== undefined);
    }
    const all = new Set([...nudged.values()].flatMap((nudges) => [...nudges]));
    expect(all).toEqual(new Set(Object.keys(english.lessons[id].nudges)));
  });

  test("refuses an illegal move", () => {
    expect(tryMove(openLesson(id), { kind: "build-monument", at: "z99" }).kind).toBe("refused");
  });

  test("has a small map and a scripted opponent only", () => {
    const { position } = currentLesson(openLesson(id));
    expect(position.board.length).toBeLessThanOrEqual(8);
    expect(position.board[0]?.length).toBeLessThanOrEqual(10);
    expect(position.seats?.length).toBe(2);
  });
});

describe("the state machine", () => {
  test("goes through all lessons, one after another", () => {
    let tutorial = startTutorial();
    for (const id of ids) {
      expect(currentLesson(tutorial).id).toBe(id);
      tutorial = follow(tutorial, first);
      expect(tutorial.finished).toContain(id);
      expect(isTutorialDone(tutorial)).toBe(id === ids.at(-1));
      tutorial = goForward(tutorial);
    }
    expect(tutorial.finished).toEqual(ids);
    expect(goForward(tutorial)).toBe(tutorial);
  });

  test("accepts moves only at steps for a move, and `next` only at steps to read", () => {
    const atReading = openLesson("monument");
    expect(acceptedMoves(atReading)).toEqual([]);
    expect(hintMove(atReading)).toBeUndefined();
    expect(tryMove(atReading, { kind: "end-turn" }).kind).toBe("nudged");
    const atMove = goForward(atReading);
    expect(goForward(atMove)).toBe(atMove);
    expect(acceptedMoves(atMove).every(({ kind }) => kind === "build-monument")).toBe(true);
  });

  test("takes a nudged move back", () => {
    const atMove = goForward(openLesson("monument"));
    const before = zimbabwe.snapshot(atMove.state);
    expect(tryMove(atMove, { kind: "end-turn" })).toEqual({ kind: "nudged", nudge: "build" });
    expect(zimbabwe.snapshot(atMove.state)).toEqual(before);
  });

  test("goes back step by step to the beginning", () => {
    const start = openLesson("specialist");
    let tutorial = follow(start, first);
    expect(tutorial.finished).toEqual(["specialist"]);
    for (let steps = tutorial.inputs.length; steps > 0; steps--) tutorial = goBack(tutorial);
    expect({ ...tutorial, finished: [] }).toEqual(start);
    expect(goBack(tutorial)).toBe(tutorial);
    expect(tutorial.finished).toEqual(["specialist"]);
  });

  test("shows an accepted move with the opponent's replies", () => {
    let tutorial = follow(openLesson("craftsman"), first, () => undefined);
    for (let steps = 0; steps < 2; steps++) tutorial = goBack(tutorial);
    expect(currentStep(tutorial)?.textKey).toBe("end");
    const hint = hintMove(tutorial);
    const outcome = hint && tryMove(tutorial, hint);
    if (outcome?.kind !== "accepted") throw new Error(outcome?.kind);
    expect(outcome.played.map(({ seat, move }) => [seat, move.kind])).toEqual([
      [0, "end-turn"],
      [1, "raise-monument"],
      [1, "end-turn"],
    ]);
  });

  test("progress is JSON that resumes in the same place", () => {
    let tutorial = startTutorial();
    for (const id of ids) {
      follow(tutorial, first, (current) => {
        const stored: unknown = JSON.parse(JSON.stringify(progressOf(current)));
        const restored = restoreTutorial(stored);
        expect([restored.lesson, restored.step, restored.finished]).toEqual([
          current.lesson,
          current.step,
          current.finished,
        ]);
        expect(zimbabwe.snapshot(restored.state)).toEqual(zimbabwe.snapshot(current.state));
      });
      tutorial = goForward(follow(openLesson(id, tutorial.finished), first));
    }
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["another format", { format: "other", lesson: "god" }],
    ["an unknown lesson", { format: "sofala-tutorial/1", lesson: "chess" }],
  ])("starts from the beginning with %s", (_name, stored) => {
    expect(progressOf(restoreTutorial(stored))).toEqual(progressOf(startTutorial()));
  });

  test("restores a damaged list of inputs up to the first invalid one", () => {
    const tutorial = restoreTutorial({
      format: "sofala-tutorial/1",
      lesson: "monument",
      trail: ["next", { kind: "build-monument", at: "c1" }, "next"],
      finished: ["gifts", "chess"],
    });
    expect([tutorial.step, tutorial.finished]).toEqual([1, ["gifts"]]);
  });
});

describe("what the lessons claim", () => {
  const end = (id: LessonId): TutorialState => follow(openLesson(id), first);

  test("the last one is really won, with Zulu at its VR", () => {
    for (let game = 0; game < 8; game++) {
      const chance = dice(`win ${game}`);
      const { state } = follow(openLesson("winning"), (moves) => moves[chance.below(moves.length)]);
      expect(zimbabwe.result(state)).toEqual([[0], [1]]);
      expect(vpOf(state, 1)).toBe(vrOf(state, 1));
      expect(vpOf(state, 0)).toBeGreaterThan(vrOf(state, 0));
    }
  });

  test("the numbers in the texts are those of the positions", () => {
    const { state } = openLesson("winning");
    expect([0, 1].map((seat) => [vpOf(state, seat), vrOf(state, seat)])).toEqual([
      [16, 23],
      [23, 25],
    ]);
    expect(cattleOf(openLesson("god").state, 0)).toBe(4);
  });

  test("a gift of 2 brings the first place and 1 back", () => {
    const { state } = end("gifts");
    expect(cattleOf(state, LEARNER)).toBeGreaterThanOrEqual(2);
    expect(zimbabwe.toAct(state)).toEqual([LEARNER]);
  });

  test("rain comes back with revenue", () => {
    // 6 cattle, less 1 for the pot, and an income of 2; the fee of 3 returned.
    expect(cattleOf(end("specialist").state, LEARNER)).toBe(7);
  });
});
