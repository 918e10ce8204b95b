import type { LessonText, TutorialText } from "../../web/tutor-text.ts";

interface Caption<Numbers extends readonly number[]> {
  readonly title: string;
  text(...numbers: Numbers): string;
}

/** The interactive tutorial of The Great Zimbabwe. The learner leads Kilwa against Zulu. */
export interface ZimbabweTutorialText extends TutorialText {
  /** What the numbers mean, in a guided first game. */
  readonly captions: {
    readonly dismiss: string;
    readonly vr: Caption<readonly [vr: number]>;
    readonly plaques: Caption<readonly []>;
    readonly vp: Caption<readonly [vp: number]>;
    readonly revenue: Caption<readonly []>;
    readonly goods: Caption<readonly [vp: number, goods: number]>;
  };
  readonly lessons: {
    readonly gifts: LessonText<"welcome" | "place" | "queue" | "give" | "order", "pass">;
    readonly monument: LessonText<"turn" | "build" | "built" | "end" | "revenue", "build" | "end">;
    readonly craftsman: LessonText<
      "craftsmen" | "place" | "card" | "end" | "sold",
      "other-craft" | "other" | "end"
    >;
    readonly raise: LessonText<
      "goods" | "one" | "two" | "end" | "income",
      "first-small" | "other" | "end"
    >;
    readonly hub: LessonText<"range" | "raise" | "paid", "raise">;
    readonly water: LessonText<
      "steps" | "build" | "end" | "raise" | "river",
      "too-far" | "build" | "end" | "raise"
    >;
    readonly specialist: LessonText<
      "five" | "choose" | "rain" | "raise" | "end" | "back-again",
      "other-specialist" | "choose" | "elsewhere" | "rain" | "raise"
    >;
    readonly god: LessonText<
      "dear" | "choose" | "raise" | "end" | "road",
      "other-god" | "choose" | "raise"
    >;
    readonly secondary: LessonText<"pair" | "place" | "end" | "sold", "too-far" | "place" | "end">;
    readonly winning: LessonText<
      "count" | "give" | "reach" | "end" | "won",
      "pass" | "other-god" | "reach" | "end"
    >;
  };
}
