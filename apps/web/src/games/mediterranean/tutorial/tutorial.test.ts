import type { Move } from "@sofala/mediterranean";
import { loadMarketTutorialText } from "@sofala/text/mediterranean";
import { describe, expect, test } from "vitest";
import { CHIARA, DARIO, LEARNER, type LessonId } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { progressOf, resume } from "./progress.ts";
import { slotsOf } from "./script.ts";
import {
  goBack,
  goOn,
  hintOf,
  isOver,
  lessonOf,
  nudgeOf,
  offer,
  openLesson,
  sayOf,
  startTutorial,
  stateOf,
  stepOf,
  type Tutorial,
} from "./tutorial.ts";

const texts = [await loadMarketTutorialText("en"), await loadMarketTutorialText("it")] as const;
const ids = LESSONS.map(({ id }) => id);

function take(tutorial: Tutorial, move: Move): Tutorial {
  const outcome = offer(tutorial, move);
  if (outcome.kind !== "accepted") throw new Error(`${outcome.kind} ${JSON.stringify(move)}`);
  return outcome.tutorial;
}

/** One step further, as the tutorial shows it. */
function led(tutorial: Tutorial): Tutorial {
  if (stepOf(tutorial)?.kind === "read") return goOn(tutorial);
  const move = hintOf(tutorial);
  if (move === undefined) throw new Error(`no hint at ${stepOf(tutorial)?.say ?? "the end"}`);
  return take(tutorial, move);
}

/** The tutorial at a step. */
function at(id: LessonId, say: string): Tutorial {
  let tutorial = openLesson(id);
  while (stepOf(tutorial)?.say !== say) tutorial = led(tutorial);
  return tutorial;
}

const learner = (tutorial: Tutorial) => stateOf(tutorial).players[LEARNER];

describe("the script", () => {
  test("leads from the first lesson to the last, and says something at every step", () => {
    let tutorial = startTutorial();
    const seen = new Map<LessonId, Set<string>>();
    for (let steps = 0; !isOver(tutorial); steps++) {
      expect(steps).toBeLessThan(60);
      const { id } = lessonOf(tutorial);
      seen.set(id, (seen.get(id) ?? new Set()).add(stepOf(tutorial)?.say ?? ""));
      for (const text of texts) expect(sayOf(tutorial, text)).toMatch(/\S.*\.$/u);
      tutorial = led(tutorial);
    }
    expect(tutorial.finished).toEqual(ids);
    expect([...seen.keys()]).toEqual(ids);
    for (const [id, says] of seen)
      for (const text of texts) expect(Object.keys(text.lessons[id].says)).toEqual([...says]);
    expect([goOn(tutorial), hintOf(tutorial)]).toEqual([tutorial, undefined]);
  });

  test("never waits for anybody but the learner", () => {
    let tutorial = startTutorial();
    while (!isOver(tutorial)) {
      if (stepOf(tutorial)?.kind === "move")
        expect(tutorial.moments.at(-1)?.toAct, stepOf(tutorial)?.say).toContain(LEARNER);
      tutorial = led(tutorial);
    }
  });

  test("says nothing about a lesson's moves that no move brings about", () => {
    for (const { id, steps } of LESSONS) {
      const nudges = steps.flatMap((step) => (step.kind === "move" ? [step] : []));
      expect(nudges.length > 0).toBe(Object.keys(texts[0].lessons[id].nudges).length > 0);
    }
  });
});

describe("what is said of the table", () => {
  test("the hand is worth what the tutor says", () => {
    const state = stateOf(startTutorial());
    expect(slotsOf(state, "grain").length).toBe(2);
    expect(slotsOf(state, "timber").length).toBe(3);
    for (const good of ["wool", "ore", "salt", "wine"] as const)
      expect(slotsOf(state, good).length).toBe(1);
  });

  test("the deals make four grain and four timber", () => {
    const state = stateOf(openLesson("warehouse"));
    expect(learner(openLesson("warehouse"))?.hand.length).toBe(9);
    expect([slotsOf(state, "grain").length, slotsOf(state, "timber").length]).toEqual([4, 4]);
  });

  test("the resolution brings $20, democracy 4, Venus 3, one VP and unhappiness", () => {
    const tutorial = at("bell", "money");
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
    const { players } = stateOf(at("bell", "calamity"));
    const events = at("bell", "calamity").moments.at(-1)?.last?.events ?? [];
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
    expect(stateOf(civic)).toMatchObject({ turn: 3, part: "abilities" });
    expect(slotsOf(stateOf(civic), "dye").length).toBeGreaterThan(0);
    expect(stateOf(openLesson("winning"))).toMatchObject({ turn: 3, part: "trading" });
  });
});

describe("another move", () => {
  const READY: Move = { kind: "ready" };
  const nudges: readonly [LessonId, string, (tutorial: Tutorial) => Move, string][] = [
    ["offer", "accept", () => ({ kind: "decline", offer: 2 }), "decline"],
    ["offer", "accept", () => READY, "other"],
    ["making", "make", (tutorial) => toSeat(tutorial, "wool", "timber", 1), "whom"],
    ["making", "make", (tutorial) => toSeat(tutorial, "salt", "timber", CHIARA), "give"],
    ["making", "make", (tutorial) => toSeat(tutorial, "wool", "grain", CHIARA), "want"],
    ["making", "make", () => READY, "other"],
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
  test.each(nudges)("in %s at %s is spoken to", (id, say, move, nudge) => {
    const tutorial = at(id, say);
    expect(offer(tutorial, move(tutorial))).toEqual({ kind: "nudged", nudge });
    for (const text of texts) {
      expect(nudgeOf(tutorial, nudge, text)).toMatch(/\S.*\.$/u);
      expect(nudgeOf(tutorial, nudge, text)).not.toBe(text.deadEnd);
    }
  });

  test("is refused by the rules as in a game", () => {
    const tutorial = at("danger", "pass");
    expect(offer(tutorial, storing(tutorial, "wine"))).toMatchObject({
      kind: "refused",
      refusal: { code: "store/forbidden" },
    });
  });

  test("while there is something to read is asked to wait", () => {
    const tutorial = startTutorial();
    expect(offer(tutorial, READY)).toEqual({ kind: "nudged", nudge: undefined });
    expect(nudgeOf(tutorial, undefined, texts[0])).toBe(texts[0].readFirst);
    expect(goOn(at("bell", "ready")).lesson).toBe(at("bell", "ready").lesson);
  });

  const WOOL = { goods: { wool: 1 } };
  const made = (tutorial: Tutorial): number => stateOf(tutorial).offers.length;
  const storing = (tutorial: Tutorial, good: "grain" | "wine"): Move => ({
    kind: "store",
    cards: slotsOf(stateOf(tutorial), good).slice(0, 1),
  });
  function toSeat(
    tutorial: Tutorial,
    give: "wool" | "salt" | "wine" | "timber",
    want: "timber" | "grain" | "wool" | "dye",
    seat: number,
  ): Move {
    const cards = slotsOf(stateOf(tutorial), give).slice(0, 1);
    return { kind: "offer", to: [seat], give: { cards }, want: { goods: { [want]: 1 } } };
  }
});

describe("the learner", () => {
  test("may offer to everyone, withdraw what was asked, and buy more", () => {
    const making = at("making", "make");
    const cards = slotsOf(stateOf(making), "wool");
    const dealt = take(making, {
      kind: "offer",
      to: "all",
      give: { cards },
      want: { goods: { timber: 1 } },
    });
    expect(stepOf(dealt)?.say).toBe("ask");

    const answering = at("request", "answer");
    const question = stateOf(answering).offers.findLast(({ seat }) => seat === LEARNER);
    const withdrawn = take(answering, { kind: "withdraw", offer: question?.number ?? 0 });
    expect(stepOf(withdrawn)?.say).toBe("answer");
    expect(stepOf(led(withdrawn))?.say).toBe("look");

    const more = take(at("purchases", "done"), { kind: "develop", card: "S10" });
    expect(stepOf(more)?.say).toBe("done");
    expect(stepOf(led(more))?.say).toBe("use");
  });

  test.each(["white-G1", "white-G2", "white-G3", "white-G4", "blue-R1", "blue-R3"])(
    "comes through whatever is built: %s",
    (building) => {
      let tutorial = take(at("purchases", "build"), { kind: "build", building });
      while (!isOver(tutorial)) tutorial = led(tutorial);
      expect(tutorial.finished).toContain("winning");
    },
  );

  test("goes back step by step, beyond the lesson, and keeps what was finished", () => {
    const tutorial = at("making", "make");
    const back = goBack(goBack({ ...tutorial, finished: ["offer"] }));
    expect([lessonOf(back).id, stepOf(back)?.say, back.finished]).toEqual([
      "offer",
      "accept",
      ["offer"],
    ]);
    const start = startTutorial();
    expect(goBack(start)).toBe(start);
  });
});

describe("progress", () => {
  test("is JSON that resumes in the same place", () => {
    for (const id of ids) {
      const tutorial = openLesson(id, ["turn"]);
      const again = resume(JSON.parse(JSON.stringify(progressOf(tutorial))));
      expect([again.lesson, again.step, again.finished]).toEqual([tutorial.lesson, 0, ["turn"]]);
      expect(stateOf(again)).toEqual(stateOf(tutorial));
    }
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["another format", { format: "other", trail: ["next"] }],
    ["no trail", { format: "sofala-market-tutorial/1" }],
  ])("starts anew from %s", (_what, stored) => {
    expect(progressOf(resume(stored))).toEqual(progressOf(startTutorial()));
  });

  test("keeps what still fits of a damaged trail", () => {
    const tutorial = resume({
      format: "sofala-market-tutorial/1",
      trail: ["next", { kind: "ready" }, "next"],
      finished: ["hand", "chess"],
    });
    expect([tutorial.step, tutorial.finished]).toEqual([1, ["hand"]]);
  });
});
