import type { TutorialText } from "./games/zimbabwe/tutorial-text.ts";

export type { CourseText, TutorText } from "./web/tutor-text.ts";
export type { TutorialText } from "./games/zimbabwe/tutorial-text.ts";

/** The words of the tutorial in a language, loaded when they are wanted; English for a tag without. */
export async function loadTutorialText(tag: string): Promise<TutorialText> {
  const { tutorial } = await (tag === "it"
    ? import("./it/zimbabwe/web/tutorial.ts")
    : import("./en/zimbabwe/web/tutorial.ts"));
  return tutorial;
}
