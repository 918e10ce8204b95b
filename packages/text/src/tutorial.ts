import type { ZimbabweTutorialText } from "./games/zimbabwe/tutorial-text.ts";
import { loadLanguage } from "./languages.ts";

export type { TutorText } from "./en/web/tutor.ts";
export type { TutorialText } from "./web/tutor-text.ts";
export type { ZimbabweTutorialText } from "./games/zimbabwe/tutorial-text.ts";

/** Loads the texts of the tutorial in a language; English for an unknown tag. */
export const loadZimbabweTutorialText = async (tag: string): Promise<ZimbabweTutorialText> =>
  (await loadLanguage(tag)).load.zimbabweTutorial();
