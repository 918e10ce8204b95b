import { BEYOND_SCENARIOS } from "./mutants/beyond-scenarios.ts";
import { CARD } from "./mutants/cards.ts";
import { CRAFTSMEN } from "./mutants/craftsmen.ts";
import { END } from "./mutants/end.ts";
import { GIFT } from "./mutants/gifts.ts";
import { HUB } from "./mutants/hubs.ts";
import { LANDS } from "./mutants/land.ts";
import { MAP } from "./mutants/map.ts";
import type { Exemption, Mutant } from "./mutants/mutant.ts";
import { NOTATION } from "./mutants/notation.ts";
import { RAISING } from "./mutants/raising.ts";
import { TURNS } from "./mutants/turn.ts";

/** For every ruling deliberately wrong variants of the rules; at least one test must fail on each. */
export const MUTANTS: readonly Mutant[] = [
  ...MAP,
  ...HUB,
  ...LANDS,
  ...GIFT,
  ...TURNS,
  ...CRAFTSMEN,
  ...RAISING,
  ...END,
  ...CARD,
  ...NOTATION,
  ...BEYOND_SCENARIOS,
];

/** What no mutant shows. */
export const EXEMPTIONS: readonly Exemption[] = [
  {
    ruling: "Q 9.2",
    why: "Shields and price markers are not even counted; discs and used markers have mutants.",
  },
];
