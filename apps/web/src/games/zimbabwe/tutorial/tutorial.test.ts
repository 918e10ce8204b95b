import { dice } from "@sofala/engine";
import { loadTutorialText } from "@sofala/text/tutorial";
import { cattleOf, vpOf, vrOf, zimbabwe, type Move } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { LEARNER, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, resume } from "./progress.ts";
import {
  goBack,
  goOn,
  hintOf,
  isLessonDone,
  isOver,
  lessonOf,
  nudgeOf,
  offer,
  openLesson,
  sayOf,
  startTutorial,
  stepOf,
  wantedMoves,
  type Tutorial,
} from "./tutorial.ts";

const english = await loadTutorialText("en");
const italian = await loadTutorialText("it");
const ids = LESSONS.map(({ id }) => id);

/** Plays a lesson to its end; `choose` picks among the wanted moves. */
function follow(
  start: Tutorial,
  choose: (moves: readonly Move[]) => Move | undefined,
  visit: (tutorial: Tutorial) => void = () => undefined,
): Tutorial {
  let tutorial = start;
  for (let steps = 0; !isLessonDone(tutorial); steps++) {
    expect(steps).toBeLessThan(30);
    visit(tutorial);
    if (stepOf(tutorial)?.kind === "read") {
      tutorial = goOn(tutorial);
      continue;
    }
    const move = choose(wantedMoves(tutorial));
    expect(move, `${lessonOf(tutorial).id} ${stepOf(tutorial)?.say ?? ""}`).toBeDefined();
    if (move === undefined) break;
    const outcome = offer(tutorial, move);
    if (outcome.kind !== "accepted") throw new Error(outcome.kind);
    tutorial = outcome.tutorial;
  }
  return tutorial;
}

const first = (moves: readonly Move[]): Move | undefined => moves[0];

describe.each(ids)("lesson %s", (id: LessonId) => {
  test("can be played to its end by following it, and says something at every step", () => {
    const seen: string[] = [];
    follow(openLesson(id), first, (tutorial) => {
      seen.push(stepOf(tutorial)?.say ?? "");
      for (const text of [english, italian]) expect(sayOf(tutorial, text)).toMatch(/\S.*[.?]$/u);
    });
    expect([...new Set(seen)]).toEqual(Object.keys(english.lessons[id].says));
    expect(new Set(seen).size).toBe(lessonOf(openLesson(id)).steps.length);
  });

  test("goes on whatever the learner chooses, and nudges kindly wherever there is another move", () => {
    const nudged = new Map<string, Set<string>>();
    const looked = new Set<string>();
    const look = (tutorial: Tutorial) => {
      const step = stepOf(tutorial);
      const trail = JSON.stringify(tutorial.trail);
      if (step?.kind !== "move" || looked.has(trail)) return;
      looked.add(trail);
      const said = nudged.get(step.say) ?? new Set();
      nudged.set(step.say, said);
      for (const move of zimbabwe.legalMoves(tutorial.state, LEARNER)) {
        const outcome = offer(tutorial, move);
        if (outcome.kind === "accepted") continue;
        if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
        said.add(outcome.nudge ?? "none");
        for (const text of [english, italian]) {
          expect(nudgeOf(tutorial, outcome.nudge, text)).not.toBe(text.deadEnd);
        }
      }
    };
    for (let game = 0; game < 8; game++) {
      const chance = dice(`${id} ${game}`);
      follow(openLesson(id), (moves) => moves[chance.below(moves.length)], look);
    }
    for (const step of lessonOf(openLesson(id)).steps) {
      if (step.kind !== "move") continue;
      const said = nudged.get(step.say) ?? new Set();
      expect(said.size > 0, step.say).toBe(step.nudge !== undefined);
    }
    const all = new Set([...nudged.values()].flatMap((said) => [...said]));
    expect(all).toEqual(new Set(Object.keys(english.lessons[id].nudges)));
  });

  test("says what an impossible move was refused for", () => {
    expect(offer(openLesson(id), { kind: "build-monument", at: "z99" }).kind).toBe("refused");
  });

  test("has a small map and a scripted opponent only", () => {
    const { position } = lessonOf(openLesson(id));
    expect(position.board.length).toBeLessThanOrEqual(8);
    expect(position.board[0]?.length).toBeLessThanOrEqual(10);
    expect(position.seats?.length).toBe(2);
  });
});

describe("the machine", () => {
  test("goes through all lessons, one after another", () => {
    let tutorial = startTutorial();
    for (const id of ids) {
      expect(lessonOf(tutorial).id).toBe(id);
      tutorial = follow(tutorial, first);
      expect(tutorial.finished).toContain(id);
      expect(isOver(tutorial)).toBe(id === ids.at(-1));
      tutorial = goOn(tutorial);
    }
    expect(tutorial.finished).toEqual(ids);
    expect(goOn(tutorial)).toBe(tutorial);
  });

  test("waits for a move where one is to be made, and for a reader where not", () => {
    const reading = openLesson("monument");
    expect(wantedMoves(reading)).toEqual([]);
    expect(hintOf(reading)).toBeUndefined();
    expect(offer(reading, { kind: "end-turn" }).kind).toBe("nudged");
    const doing = goOn(reading);
    expect(goOn(doing)).toBe(doing);
    expect(wantedMoves(doing).every(({ kind }) => kind === "build-monument")).toBe(true);
  });

  test("takes a nudged move back", () => {
    const doing = goOn(openLesson("monument"));
    const before = zimbabwe.snapshot(doing.state);
    expect(offer(doing, { kind: "end-turn" })).toEqual({ kind: "nudged", nudge: "build" });
    expect(zimbabwe.snapshot(doing.state)).toEqual(before);
  });

  test("goes back step by step to the beginning", () => {
    const start = openLesson("specialist");
    let tutorial = follow(start, first);
    expect(tutorial.finished).toEqual(["specialist"]);
    for (let steps = tutorial.trail.length; steps > 0; steps--) tutorial = goBack(tutorial);
    expect({ ...tutorial, finished: [] }).toEqual(start);
    expect(goBack(tutorial)).toBe(tutorial);
    expect(tutorial.finished).toEqual(["specialist"]);
  });

  test("shows a fitting move with the opponent's answers", () => {
    let tutorial = follow(openLesson("craftsman"), first, () => undefined);
    for (let steps = 0; steps < 2; steps++) tutorial = goBack(tutorial);
    expect(stepOf(tutorial)?.say).toBe("end");
    const hint = hintOf(tutorial);
    const outcome = hint && offer(tutorial, hint);
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
      follow(tutorial, first, (now) => {
        const stored: unknown = JSON.parse(JSON.stringify(progressOf(now)));
        const again = resume(stored);
        expect([again.lesson, again.step, again.finished]).toEqual([
          now.lesson,
          now.step,
          now.finished,
        ]);
        expect(zimbabwe.snapshot(again.state)).toEqual(zimbabwe.snapshot(now.state));
      });
      tutorial = goOn(follow(openLesson(id, tutorial.finished), first));
    }
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["another format", { format: "other", lesson: "god" }],
    ["an unknown lesson", { format: "sofala-tutorial/1", lesson: "chess" }],
  ])("starts anew from %s", (_what, stored) => {
    expect(progressOf(resume(stored))).toEqual(progressOf(startTutorial()));
  });

  test("keeps what still fits of a damaged trail", () => {
    const tutorial = resume({
      format: "sofala-tutorial/1",
      lesson: "monument",
      trail: ["next", { kind: "build-monument", at: "c1" }, "next"],
      finished: ["gifts", "chess"],
    });
    expect([tutorial.step, tutorial.finished]).toEqual([1, ["gifts"]]);
  });
});

describe("what the lessons claim", () => {
  const end = (id: LessonId): Tutorial => follow(openLesson(id), first);

  test("the last one is won for real, with Zulu at its VR", () => {
    for (let game = 0; game < 8; game++) {
      const chance = dice(`win ${game}`);
      const { state } = follow(openLesson("winning"), (moves) => moves[chance.below(moves.length)]);
      expect(zimbabwe.result(state)).toEqual([[0], [1]]);
      expect(vpOf(state, 1)).toBe(vrOf(state, 1));
      expect(vpOf(state, 0)).toBeGreaterThan(vrOf(state, 0));
    }
  });

  test("the numbers that are spoken of are those on the table", () => {
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
