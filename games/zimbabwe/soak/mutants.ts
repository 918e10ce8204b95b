import type { Subject } from "@sofala/engine/testing/mutation";
import { ALL_GODS, ALL_SPECIALISTS } from "../src/indices.ts";
import { BEYOND_SCENARIOS } from "./mutants/beyond-scenarios.ts";
import { CARD } from "./mutants/cards.ts";
import { CRAFTSMEN } from "./mutants/craftsmen.ts";
import { END } from "./mutants/end.ts";
import { GIFT } from "./mutants/gifts.ts";
import { HUB } from "./mutants/hubs.ts";
import { LANDS } from "./mutants/land.ts";
import { MAP } from "./mutants/map.ts";
import { NOTATION } from "./mutants/notation.ts";
import { RAISING } from "./mutants/raising.ts";
import { TURNS } from "./mutants/turn.ts";

/** The Great Zimbabwe, to be tried. */
export const SUBJECT: Subject = {
  game: "zimbabwe",
  mutants: [
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
  ],
  exemptions: [
    {
      ruling: "Q 9.2",
      why: "Shields and price markers are not even counted; discs and used markers have mutants.",
    },
  ],
  topics: [
    ...ALL_GODS.map((god) => `God ${god}`),
    ...ALL_SPECIALISTS.map((specialist) => `Specialist ${specialist}`),
  ],
  tests: [
    "golden",
    "refusals",
    "planner",
    "perft",
    "properties",
    "oracle",
    "contract",
    "fuzz",
    "positions",
    "undo",
  ],
};
