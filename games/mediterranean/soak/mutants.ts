import type { Subject } from "@sofala/engine/testing/mutation";
import { CURRENT_EDITION, editionNamed } from "../src/data/editions.ts";
import { PARTS as TIMED_PARTS } from "../src/state.ts";
import { BOARDS } from "./mutants/board.ts";
import { BUILDINGS } from "./mutants/buildings.ts";
import { CALAMITIES } from "./mutants/calamities.ts";
import { CIVIC } from "./mutants/civic.ts";
import { DEVELOPMENTS } from "./mutants/developments.ts";
import { ENDING } from "./mutants/ending.ts";
import { GOODS } from "./mutants/goods.ts";
import { LOSSES } from "./mutants/losses.ts";
import { NOTATION } from "./mutants/notation.ts";
import { PARTS } from "./mutants/parts.ts";
import { PURCHASING } from "./mutants/purchasing.ts";
import { RESOLUTION } from "./mutants/resolution.ts";
import { SECRETS } from "./mutants/secrets.ts";
import { SETUP } from "./mutants/setup.ts";
import { TRADING } from "./mutants/trading.ts";

const {
  buildings = {},
  developments = {},
  calamities = {},
  industries = {},
} = editionNamed(CURRENT_EDITION) ?? {};

/** What the notation speaks of, heading by heading. */
const NOTATION_TOPICS = [
  "slots",
  "moves",
  "ready",
  "offers",
  "from",
  "bank",
  "votes",
  "timed parts",
  "end",
  "no decision",
  "position",
  "scenario",
];

/** Trading in the Mediterranean, to be tried. */
export const SUBJECT: Subject = {
  game: "mediterranean",
  mutants: [
    ...BOARDS,
    ...GOODS,
    ...BUILDINGS,
    ...DEVELOPMENTS,
    ...CALAMITIES,
    ...SETUP,
    ...CIVIC,
    ...TRADING,
    ...RESOLUTION,
    ...LOSSES,
    ...PURCHASING,
    ...ENDING,
    ...PARTS,
    ...SECRETS,
    ...NOTATION,
  ],
  exemptions: [
    { ruling: "Q 1", why: "Names of goods: nothing is played otherwise." },
    { ruling: "Q 8", why: "There is no income track that could be wrong." },
    { ruling: "Q 31", why: "What people may write is the host's; the rules carry the option." },
  ],
  topics: [
    ...Object.keys(buildings).map((id) => `Building ${id}`),
    ...Object.keys(developments).map((id) => `Development ${id}`),
    ...Object.keys(calamities).map((id) => `Calamity ${id}`),
    ...Object.keys(industries).map((id) => `Industry ${id}`),
    ...TIMED_PARTS.map((part) => `Part ${part}`),
    ...NOTATION_TOPICS.map((topic) => `Notation ${topic}`),
  ],
  tests: [
    "timer",
    "observers",
    "positions",
    "refusals",
    "constraints/components",
    "constraints/goods",
    "constraints/cards",
    "constraints/board",
    "constraints/stated",
    "golden",
    "races",
    "interleaving",
    "secrets",
    "listing",
    "oracle",
    "properties",
    "fuzz",
    "contract",
  ],
};
