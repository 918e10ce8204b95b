import { lazy } from "../../../ui/lazy.tsx";

/** The same as `Explanation`, in the sheet of a phone. */
export const SheetExplanation = lazy(
  () => import("./explanation-view.tsx").then((module) => module.SheetExplanation),
  () => undefined,
);

/** What is said about the piece that is pointed at; loaded when the first one is. */
export const Explanation = lazy(
  () => import("./explanation-view.tsx").then((module) => module.ExplanationView),
  () => undefined,
);
