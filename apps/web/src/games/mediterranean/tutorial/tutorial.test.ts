import type { Move } from "@sofala/mediterranean";
import { LANGUAGE_TAGS } from "@sofala/text/languages";
import { loadMediterraneanTutorialText } from "@sofala/text/mediterranean";
import { describe, expect, test } from "vitest";
import { LEARNER } from "../../../table/tutorial/lesson.ts";
import {
  currentState,
  currentStep,
  goForward,
  isLessonDone,
  isTutorialDone,
  openLesson,
  playHintedStep,
  startTutorial,
  tryMove,
  type TutorialState,
} from "../../../table/tutorial/tutorial-state.ts";
import { nudgeText } from "../../../table/tutorial/tutorial-texts.ts";
import { describeCourse, playAccepted } from "../../../testing/describe-course.ts";
import { CHIARA, DARIO, type MediterraneanCourse } from "./lesson.ts";
import { course } from "./lessons.ts";
import { slotsOf } from "./script.ts";

type Tutorial = TutorialState<MediterraneanCourse>;

const texts = await Promise.all(LANGUAGE_TAGS.map(loadMediterraneanTutorialText));

/** The tutorial at a step. */
function tutorialAt(id: string, textKey: string): Tutorial {
  let tutorial = openLesson(course, id);
  while (currentStep(tutorial)?.textKey !== textKey) tutorial = playHintedStep(tutorial);
  return tutorial;
}

const learner = (tutorial: Tutorial) => currentState(tutorial).players[LEARNER];

await describeCourse(course, loadMediterraneanTutorialText);

describe("facts in the texts", () => {
  test("the hand has the cards that the text names", () => {
    const state = currentState(startTutorial(course));
    expect(slotsOf(state, "grain").length).toBe(2);
    expect(slotsOf(state, "timber").length).toBe(3);
    for (const good of ["wool", "ore", "salt", "wine"] as const)
      expect(slotsOf(state, good).length).toBe(1);
  });

  test("the deals lead to four grain and four timber", () => {
    const state = currentState(openLesson(course, "warehouse"));
    expect(learner(openLesson(course, "warehouse"))?.hand.length).toBe(9);
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
    const civic = openLesson(course, "civic");
    expect(currentState(civic)).toMatchObject({ turn: 3, part: "abilities" });
    expect(slotsOf(currentState(civic), "dye").length).toBeGreaterThan(0);
    expect(currentState(openLesson(course, "winning"))).toMatchObject({ turn: 3, part: "trading" });
  });
});

describe("another move", () => {
  const READY: Move = { kind: "ready" };
  const nudges: readonly [string, string, (tutorial: Tutorial) => Move, string][] = [
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

  const WOOL = { goods: { wool: 1 } };
  const made = (tutorial: Tutorial): number => currentState(tutorial).offers.length;
  const storing = (tutorial: Tutorial, good: "grain" | "wine"): Move => ({
    kind: "store",
    cards: slotsOf(currentState(tutorial), good).slice(0, 1),
  });
  function toSeat(
    tutorial: Tutorial,
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
    expect(currentStep(goForward(dealt))?.textKey).toBe("ask");

    const answering = tutorialAt("request", "answer");
    const request = currentState(answering).offers.findLast(({ seat }) => seat === LEARNER);
    const withdrawn = playAccepted(answering, { kind: "withdraw", offer: request?.number ?? 0 });
    expect(currentStep(withdrawn)?.textKey).toBe("answer");
    expect(isLessonDone(playHintedStep(withdrawn))).toBe(true);

    const more = playAccepted(tutorialAt("purchases", "done"), { kind: "develop", card: "S10" });
    expect(currentStep(more)?.textKey).toBe("done");
    expect(isLessonDone(playHintedStep(more))).toBe(true);
  });

  test.each(["white-G1", "white-G2", "white-G3", "white-G4", "blue-R1", "blue-R3"])(
    "can finish whatever is built: %s",
    (building) => {
      let tutorial = playAccepted(tutorialAt("purchases", "build"), { kind: "build", building });
      while (!isTutorialDone(tutorial)) tutorial = playHintedStep(tutorial);
      expect(tutorial.finished).toContain("winning");
    },
  );
});
