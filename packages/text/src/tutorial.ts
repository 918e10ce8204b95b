import type { ZimbabweTutorialText } from "./games/zimbabwe/tutorial-text.ts";

export type { TutorText } from "./en/web/tutor.ts";
export type { TutorialOverviewText } from "./web/tutor-text.ts";
export type { ZimbabweTutorialText } from "./games/zimbabwe/tutorial-text.ts";

/** Loads the texts of the tutorial in a language; English for an unknown tag. */
export async function loadZimbabweTutorialText(tag: string): Promise<ZimbabweTutorialText> {
  const { tutorial } = await (tag === "it"
    ? import("./it/zimbabwe/web/tutorial.ts")
    : import("./en/zimbabwe/web/tutorial.ts"));
  return tutorial;
}
