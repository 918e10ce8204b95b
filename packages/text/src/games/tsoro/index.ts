import type { TsoroWebText } from "../../en/tsoro/web/web.ts";
import { textLoader } from "../text-loader.ts";
import type { TsoroText } from "./tsoro-text.ts";

export { TSORO_RULES, loadTsoroRules } from "./rules-text.ts";
export type { TsoroSection } from "./rules-text.ts";
export type { TsoroText } from "./tsoro-text.ts";
export { loadTsoroTutorialText } from "./tutorial-text.ts";
export type { TsoroTutorialText } from "./tutorial-text.ts";

/** All texts of a table of Tsoro yematatu. */
export interface TsoroAppText extends TsoroWebText {
  readonly sentences: TsoroText;
}

export const loadTsoroAppText = textLoader<TsoroAppText>(async ({ tsoro: { load } }) => {
  const [web, sentences] = await Promise.all([load.web(), load.sentences()]);
  return { ...web, sentences };
});
export const loadTsoroAdviceText = textLoader(({ tsoro }) => tsoro.load.advice());
