export type { TutorText } from "./en/web/tutor.ts";
export type { TutorialText } from "./web/tutor-text.ts";
