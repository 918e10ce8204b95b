import type { CourseText, LessonText, TutorText } from "../../web/tutor-text.ts";

/** The interactive tutorial of Trading in the Mediterranean: one turn, in one game. */
export interface MarketTutorialText extends TutorText, CourseText {
  /** The learner, the two who trade, and the one who keeps quiet. */
  readonly players: readonly [string, string, string, string];
  /** A move after the last lesson. */
  readonly over: string;
  /** What a phone keeps elsewhere. */
  readonly onPhone: { readonly mats: string; readonly goods: string; readonly answer: string };
  readonly lessons: {
    readonly turn: LessonText<"welcome" | "phases" | "mats", never>;
    readonly hand: LessonText<"sets" | "bottoms", never>;
    readonly offer: LessonText<"slip" | "accept", "decline" | "other">;
    readonly making: LessonText<"wish" | "make", Terms>;
    readonly request: LessonText<"ask" | "answer", "ask" | "decline" | "other">;
    readonly danger: LessonText<"look" | "pass" | "beware", Terms>;
    readonly warehouse: LessonText<"store" | "kept", "set" | "other">;
    readonly bell: LessonText<"bell" | "ready" | "money" | "calamity", "other">;
    readonly purchases: LessonText<
      "shop" | "develop" | "build" | "vp" | "done",
      "develop" | "build" | "ability" | "vp" | "done"
    >;
    readonly civic: LessonText<"use" | "flips" | "keep", "use" | "flip">;
    readonly winning: LessonText<"six" | "stated", never>;
  };
}

/** What an offer that is not the one of the lesson should have been. */
type Terms = "whom" | "give" | "want" | "other";
