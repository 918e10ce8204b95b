import type { Move } from "@sofala/mediterranean";
import { loadMediterraneanTutorialText } from "@sofala/text/mediterranean";
import { describe, expect, test } from "vitest";
import { CHIARA, DARIO, LEARNER, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, restoreTutorial } from "./progress.ts";
import { slotsOf } from "./script.ts";
import {
  goBack,
  goForward,
  hintMove,
  isTutorialDone,
  currentLesson,
  nudgeText,
  tryMove,
  openLesson,
  stepText,
  startTutorial,
  currentState,
  currentStep,
  type TutorialState,
} from "./tutorial.ts";

const texts = [
  await loadMediterraneanTutorialText("en"),
  await loadMediterraneanTutorialText("it"),
] as const;
const ids = LESSONS.map(({ id }) => id);

function playAccepted(tutorial: TutorialState, move: Move): TutorialState {
  const outcome = tryMove(tutorial, move);
  if (outcome.kind !== "accepted") throw new Error(`${outcome.kind} ${JSON.stringify(move)}`);
  return outcome.tutorial;
}

/** Plays one step with the hint. */
function playStep(tutorial: TutorialState): TutorialState {
  if (currentStep(tutorial)?.kind === "read") return goForward(tutorial);
  const move = hintMove(tutorial);
  if (move === undefined)
    throw new Error(`no hint at ${currentStep(tutorial)?.textKey ?? "the end"}`);
  return playAccepted(tutorial, move);
}

/** The tutorial at a step. */
function tutorialAt(id: LessonId, textKey: string): TutorialState {
  let tutorial = openLesson(id);
  while (currentStep(tutorial)?.textKey !== textKey) tutorial = playStep(tutorial);
  return tutorial;
}

const learner = (tutorial: TutorialState) => currentState(tutorial).players[LEARNER];

describe("the script", () => {
  test("leads from the first lesson to the last, with a text for every step", () => {
    let tutorial = startTutorial();
    const textKeysByLesson = new Map<LessonId, Set<string>>();
    for (let steps = 0; !isTutorialDone(tutorial); steps++) {
      expect(steps).toBeLessThan(60);
      const { id } = currentLesson(tutorial);
      textKeysByLesson.set(
        id,
        (textKeysByLesson.get(id) ?? new Set()).add(currentStep(tutorial)?.textKey ?? ""),
      );
      for (const text of texts) expect(stepText(tutorial, text)).toMatch(/\S.*\.$/u);
      tutorial = playStep(tutorial);
    }
    expect(tutorial.finished).toEqual(ids);
    expect([...textKeysByLesson.keys()]).toEqual(ids);
    for (const [id, textKeys] of textKeysByLesson)
      for (const text of texts)
        expect(Object.keys(text.lessons[id].stepTexts)).toEqual([...textKeys]);
    expect([goForward(tutorial), hintMove(tutorial)]).toEqual([tutorial, undefined]);
  });

  test("only ever waits for the learner", () => {
    let tutorial = startTutorial();
    while (!isTutorialDone(tutorial)) {
      if (currentStep(tutorial)?.kind === "move")
        expect(tutorial.moments.at(-1)?.toAct, currentStep(tutorial)?.textKey).toContain(LEARNER);
      tutorial = playStep(tutorial);
    }
  });

  test("has nudges exactly for lessons with moves", () => {
    for (const { id, steps } of LESSONS) {
      const nudges = steps.flatMap((step) => (step.kind === "move" ? [step] : []));
      expect(nudges.length > 0).toBe(Object.keys(texts[0].lessons[id].nudges).length > 0);
    }
  });
});

describe("facts in the texts", () => {
  test("the hand has the cards that the text names", () => {
    const state = currentState(startTutorial());
    expect(slotsOf(state, "grain").length).toBe(2);
    expect(slotsOf(state, "timber").length).toBe(3);
    for (const good of ["wool", "ore", "salt", "wine"] as const)
      expect(slotsOf(state, good).length).toBe(1);
  });

  test("the deals lead to four grain and four timber", () => {
    const state = currentState(openLesson("warehouse"));
    expect(learner(openLesson("warehouse"))?.hand.length).toBe(9);
    expect([slotsOf(state, "grain").length, slotsOf(state, "timber").length]).toEqual([4, 4]);
  });

  test("the resolution brings $20, democracy 4, Venus 3, one VP and unhappiness", () => {
    const tutorial = tutorialAt("bell", "money");
    expect(learner(tutorial)).toMatchObject({
      money: 20,
      vp: 9,
      happiness: -1,
      safety: 0,
      government: { idea: "democracy", position: 4 },
      religion: { idea: "venus", position: 3 },
    });
    expect(learner(tutorial)?.warehouse.length).toBe(1);
  });

  test("Dario pays for unhappiness, Chiara for the wine", () => {
    const { players } = currentState(tutorialAt("bell", "calamity"));
    const events = tutorialAt("bell", "calamity").moments.at(-1)?.lastMove?.events ?? [];
    expect(events).toContainEqual({ kind: "calamity-struck", calamity: "CU3", victim: DARIO });
    expect(events).toContainEqual({ kind: "calamity-struck", calamity: "CB1", victim: CHIARA });
    expect(players[CHIARA]).toMatchObject({ vp: 6, safety: 0 });
    expect(events).toContainEqual({
      kind: "money-changed",
      seat: DARIO,
      by: -5,
      source: "calamity",
    });
  });

  test("turn 3 begins with the dye back in hand, and the market opens again", () => {
    const civic = openLesson("civic");
    expect(currentState(civic)).toMatchObject({ turn: 3, part: "abilities" });
    expect(slotsOf(currentState(civic), "dye").length).toBeGreaterThan(0);
    expect(currentState(openLesson("winning"))).toMatchObject({ turn: 3, part: "trading" });
  });
});

describe("another move", () => {
  const READY: Move = { kind: "ready" };
  const nudges: readonly [LessonId, string, (tutorial: TutorialState) => Move, string][] = [
    ["offer", "accept", () => ({ kind: "decline", offer: 2 }), "decline"],
    ["offer", "accept", () => READY, "other"],
    ["making", "compose", (tutorial) => toSeat(tutorial, "wool", "timber", 1), "whom"],
    ["making", "compose", (tutorial) => toSeat(tutorial, "salt", "timber", CHIARA), "give"],
    ["making", "compose", (tutorial) => toSeat(tutorial, "wool", "grain", CHIARA), "want"],
    ["making", "compose", () => READY, "other"],
    ["request", "ask", () => ({ kind: "offer", to: "all", give: {}, want: WOOL }), "ask"],
    ["request", "answer", (tutorial) => ({ kind: "decline", offer: made(tutorial) }), "decline"],
    ["request", "answer", () => READY, "other"],
    ["danger", "pass", (tutorial) => toSeat(tutorial, "wine", "dye", DARIO), "whom"],
    ["danger", "pass", (tutorial) => toSeat(tutorial, "timber", "dye", CHIARA), "give"],
    ["danger", "pass", (tutorial) => toSeat(tutorial, "wine", "wool", CHIARA), "want"],
    ["danger", "pass", () => READY, "other"],
    ["warehouse", "store", (tutorial) => storing(tutorial, "grain"), "set"],
    ["warehouse", "store", () => READY, "other"],
    ["bell", "ready", () => ({ kind: "store", cards: [] }), "other"],
    ["purchases", "develop", () => READY, "develop"],
    ["purchases", "build", () => READY, "build"],
    ["purchases", "build", () => ({ kind: "build", building: "white-G5" }), "ability"],
    ["purchases", "vp", () => READY, "vp"],
    ["purchases", "done", () => ({ kind: "build", building: "white-G5" }), "ability"],
    ["civic", "use", () => READY, "use"],
    ["civic", "keep", () => ({ kind: "flip", track: "government" }), "flip"],
  ];
  test.each(nudges)("in %s at %s gets a nudge", (id, textKey, move, nudge) => {
    const tutorial = tutorialAt(id, textKey);
    expect(tryMove(tutorial, move(tutorial))).toEqual({ kind: "nudged", nudge });
    for (const text of texts) {
      expect(nudgeText(tutorial, nudge, text)).toMatch(/\S.*\.$/u);
      expect(nudgeText(tutorial, nudge, text)).not.toBe(text.deadEnd);
    }
  });

  test("is refused by the rules as in a game", () => {
    const tutorial = tutorialAt("danger", "pass");
    expect(tryMove(tutorial, storing(tutorial, "wine"))).toMatchObject({
      kind: "refused",
      refusal: { code: "store/forbidden" },
    });
  });

  test("gets a hint to read first during a step to read", () => {
    const tutorial = startTutorial();
    expect(tryMove(tutorial, READY)).toEqual({ kind: "nudged", nudge: undefined });
    expect(nudgeText(tutorial, undefined, texts[0])).toBe(texts[0].readFirst);
    expect(goForward(tutorialAt("bell", "ready")).lesson).toBe(tutorialAt("bell", "ready").lesson);
  });

  const WOOL = { goods: { wool: 1 } };
  const made = (tutorial: TutorialState): number => currentState(tutorial).offers.length;
  const storing = (tutorial: TutorialState, good: "grain" | "wine"): Move => ({
    kind: "store",
    cards: slotsOf(currentState(tutorial), good).slice(0, 1),
  });
  function toSeat(
    tutorial: TutorialState,
    give: "wool" | "salt" | "wine" | "timber",
    want: "timber" | "grain" | "wool" | "dye",
    seat: number,
  ): Move {
    const cards = slotsOf(currentState(tutorial), give).slice(0, 1);
    return { kind: "offer", to: [seat], give: { cards }, want: { goods: { [want]: 1 } } };
  }
});

describe("the learner", () => {
  test("can offer to everyone, withdraw a request, and buy more", () => {
    const making = tutorialAt("making", "compose");
    const cards = slotsOf(currentState(making), "wool");
    const dealt = playAccepted(making, {
      kind: "offer",
      to: "all",
      give: { cards },
      want: { goods: { timber: 1 } },
    });
    expect(currentStep(dealt)?.textKey).toBe("ask");

    const answering = tutorialAt("request", "answer");
    const request = currentState(answering).offers.findLast(({ seat }) => seat === LEARNER);
    const withdrawn = playAccepted(answering, { kind: "withdraw", offer: request?.number ?? 0 });
    expect(currentStep(withdrawn)?.textKey).toBe("answer");
    expect(currentStep(playStep(withdrawn))?.textKey).toBe("look");

    const more = playAccepted(tutorialAt("purchases", "done"), { kind: "develop", card: "S10" });
    expect(currentStep(more)?.textKey).toBe("done");
    expect(currentStep(playStep(more))?.textKey).toBe("use");
  });

  test.each(["white-G1", "white-G2", "white-G3", "white-G4", "blue-R1", "blue-R3"])(
    "can finish whatever is built: %s",
    (building) => {
      let tutorial = playAccepted(tutorialAt("purchases", "build"), { kind: "build", building });
      while (!isTutorialDone(tutorial)) tutorial = playStep(tutorial);
      expect(tutorial.finished).toContain("winning");
    },
  );

  test("goes back step by step, also to the lesson before, and keeps finished lessons", () => {
    const tutorial = tutorialAt("making", "compose");
    const back = goBack(goBack({ ...tutorial, finished: ["offer"] }));
    expect([currentLesson(back).id, currentStep(back)?.textKey, back.finished]).toEqual([
      "offer",
      "accept",
      ["offer"],
    ]);
    const start = startTutorial();
    expect(goBack(start)).toBe(start);
  });
});

describe("progress", () => {
  test("is JSON that restores the same step", () => {
    for (const id of ids) {
      const tutorial = openLesson(id, ["turn"]);
      const again = restoreTutorial(JSON.parse(JSON.stringify(progressOf(tutorial))));
      expect([again.lesson, again.step, again.finished]).toEqual([tutorial.lesson, 0, ["turn"]]);
      expect(currentState(again)).toEqual(currentState(tutorial));
    }
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["another format", { format: "other", trail: ["next"] }],
    ["no trail", { format: "sofala-market-tutorial/1" }],
  ])("starts at the beginning for %s", (_what, stored) => {
    expect(progressOf(restoreTutorial(stored))).toEqual(progressOf(startTutorial()));
  });

  test("restores what is valid of a damaged trail", () => {
    const tutorial = restoreTutorial({
      format: "sofala-market-tutorial/1",
      trail: ["next", { kind: "ready" }, "next"],
      finished: ["hand", "chess"],
    });
    expect([tutorial.step, tutorial.finished]).toEqual([1, ["hand"]]);
  });
});
