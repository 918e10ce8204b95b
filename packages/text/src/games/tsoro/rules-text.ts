import type { RulesText } from "../../web/rules-text.ts";
import { textLoader } from "../text-loader.ts";

/** The chapters of Tsoro yematatu's rules and their sections, in order. Ids are addresses: they never change. */
export const TSORO_RULES = {
  play: ["aim", "board", "placing", "moving"],
  ending: ["winning", "blocked", "draw"],
  background: ["first-point", "origin"],
} as const;

/** The target of a link into the rules: `#moving`. */
export type TsoroSection = (typeof TSORO_RULES)[keyof typeof TSORO_RULES][number];

/** The rules of Tsoro yematatu for players, in one language. It has no tables. */
export type TsoroRulesText = RulesText<typeof TSORO_RULES, never>;

export const loadTsoroRules = textLoader(({ tsoro }) => tsoro.load.rules());
