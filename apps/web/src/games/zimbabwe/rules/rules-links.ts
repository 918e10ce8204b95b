import type { ZimbabweSection } from "@sofala/text/zimbabwe";
import type { Craft, God, Phase, Refusal, Specialist } from "@sofala/zimbabwe";

/** The address of a section of the rules. */
export const rulesUrl = (section: ZimbabweSection): string => `/learn/rules/zimbabwe#${section}`;

/** Every card has a section of its own. */
export const sectionOfGod = (god: God): ZimbabweSection => `god-${god}`;
export const sectionOfSpecialist = (specialist: Specialist): ZimbabweSection =>
  `specialist-${specialist}`;
export const sectionOfCraft = (craft: Craft): ZimbabweSection => `craft-${craft}`;

/** The section that explains why a move was refused. */
export const sectionOfRefusal = ({ code }: Refusal): ZimbabweSection => SECTION_OF_REFUSAL[code];

/** Does this version of the app have a text for the refusal? A server may be newer. */
export const isKnownRefusal = (
  refusal: { readonly code: string } | undefined,
): refusal is Refusal => refusal !== undefined && Object.hasOwn(SECTION_OF_REFUSAL, refusal.code);

const SECTION_OF_REFUSAL: { readonly [code in Refusal["code"]]: ZimbabweSection } = {
  "move/malformed": "turn",
  "game/over": "victory",
  "turn/not-yours": "passing",
  "turn/wrong-phase": "phases",
  "cell/off-map": "areas",

  "start/not-a-starting-area": "first-monuments",
  "start/taken": "first-monuments",
  "gift/too-small": "giving",
  "cattle/too-few": "cattle",

  "prices/empty": "raising-prices",
  "prices/card-missing": "technology",
  "prices/must-rise": "raising-prices",
  "prices/dziva-only": "god-dziva",
  "prices/too-late": "god-dziva",

  "card/one-per-turn": "turn",
  "god/already-adoring": "choosing-a-god",
  "god/not-available": "choosing-a-god",
  "vr/too-high": "vr",
  "specialist/not-available": "choosing-a-specialist",
  "specialist/not-owned": "using-a-specialist",
  "specialist/already-used": "using-a-specialist",
  "specialist/nothing-to-place": "choosing-a-specialist",
  "specialist/must-be-used": "choosing-a-specialist",
  "specialist/must-stay-payable": "choosing-a-specialist",
  "specialist/must-stay-placeable": "choosing-a-specialist",
  "supply/no-resource-left": "resources",
  "rain/not-neighbours": "specialist-rain-ceremony",

  "main/one-per-turn": "main-action",
  "main/interrupted": "main-action",
  "main/prices-raised": "raising-prices",
  "land/not-empty": "empty-land",
  "monument/enough-built": "new-monument",
  "monument/zoning": "zoning",

  "craft/no-card-left": "technology",
  "craft/no-tile-left": "technology",
  "craft/not-rotatable": "placing",
  "craft/price-missing": "new-price",
  "craft/price-not-asked": "new-price",
  "craft/no-free-resource": "free-resource",
  "craft/no-primary-before": "secondary-craftsmen",
  "craft/primary-out-of-reach": "secondary-craftsmen",

  "raise/no-monument": "raise",
  "raise/foreign": "raise",
  "raise/complete": "raise",
  "raise/once-per-turn": "raise",
  "raise/number-of-goods": "raise",
  "raise/same-good": "different-goods",
  "raise/no-craftsman": "buying",
  "raise/superseded": "superseded",
  "raise/primary-missing": "secondary-goods",
  "raise/primary-not-asked": "secondary-goods",
  "raise/wrong-primary": "secondary-goods",
  "raise/out-of-reach": "hubs",
  "raise/not-a-hub": "hubs",
  "raise/hub-twice": "hub-cost",
  "raise/own-hub": "hub-cost",
  "raise/wrong-resource": "buying",
  "raise/resource-out-of-range": "range",
  "raise/resource-used": "resources",
};

/** The section to start with, by phase. */
export const SECTION_OF_PHASE: { readonly [phase in Phase]: ZimbabweSection } = {
  setup: "first-monuments",
  gifts: "giving",
  culture: "turn",
  over: "ranking",
};
