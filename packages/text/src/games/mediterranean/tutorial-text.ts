import type { LessonText, TutorialText } from "../../web/tutor-text.ts";

/** The interactive tutorial of Trading in the Mediterranean: one turn, in one game. */
export interface MediterraneanTutorialText extends TutorialText {
  /** The learner, the two who trade, and the one who is silent. */
  readonly players: readonly [string, string, string, string];
  readonly phoneHints: { readonly mats: string; readonly goods: string; readonly answer: string };
  readonly lessons: {
    readonly turn: LessonText<"welcome" | "phases" | "mats", never>;
    readonly hand: LessonText<"sets" | "bottoms", never>;
    readonly offer: LessonText<"card" | "accept", "decline" | "other">;
    readonly making: LessonText<"goal" | "compose", OfferMistake>;
    readonly request: LessonText<"ask" | "answer", "ask" | "decline" | "other">;
    readonly danger: LessonText<"look" | "pass" | "beware", OfferMistake>;
    readonly warehouse: LessonText<"store" | "stored", "set" | "other">;
    readonly bell: LessonText<"bell" | "ready" | "money" | "calamity", "other">;
    readonly purchases: LessonText<
      "shop" | "develop" | "build" | "vp" | "done",
      "develop" | "build" | "ability" | "vp" | "done"
    >;
    readonly civic: LessonText<"use" | "flips" | "keep", "use" | "flip">;
    readonly winning: LessonText<"six" | "stated", never>;
  };
}

/** The hints for an offer that is not the one of the lesson. */
type OfferMistake = "whom" | "give" | "want" | "other";
