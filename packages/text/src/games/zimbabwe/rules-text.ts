import type { ZimbabweTablesText } from "../../en/zimbabwe/rules/tables.ts";
import type { RulesSectionsOf, RulesText } from "../../web/rules-text.ts";

/** The chapters of The Great Zimbabwe's rules and their sections, in order. Ids are addresses: they never change. */
export const ZIMBABWE_RULES = {
  goal: ["race", "vr", "vp", "cattle"],
  round: ["phases", "turn", "main-action", "taking-back"],
  map: ["areas", "empty-land", "resources"],
  reach: ["range", "water", "hubs", "hub-cost"],
  gifts: ["queue", "giving", "plaques", "passing"],
  gods: [
    "choosing-a-god",
    "god-anansi",
    "god-atete",
    "god-dziva",
    "god-elegua",
    "god-engai",
    "god-eshu",
    "god-gu",
    "god-obatala",
    "god-qamata",
    "god-shadipinyi",
    "god-tsui-goab",
    "god-xango",
  ],
  specialists: [
    "choosing-a-specialist",
    "using-a-specialist",
    "specialist-builder",
    "specialist-herd",
    "specialist-nomads",
    "specialist-rain-ceremony",
    "specialist-shaman",
  ],
  building: ["new-monument", "zoning"],
  craftsmen: [
    "placing",
    "technology",
    "free-resource",
    "secondary-craftsmen",
    "craft-wood-carver",
    "craft-potter",
    "craft-ivory-carver",
    "craft-diamond-cutter",
    "craft-sculptor",
    "craft-vessel-maker",
    "craft-throne-maker",
  ],
  prices: ["new-price", "raising-prices"],
  raising: ["raise", "different-goods", "superseded", "buying", "secondary-goods", "raise-example"],
  ending: ["revenue", "victory", "ranking"],
  "set-up": ["layout", "start", "first-monuments"],
  "first-play": ["first-game", "overlooked", "options"],
  glossary: ["terms"],
} as const;

type Outline = typeof ZIMBABWE_RULES;
type Chapter = keyof Outline;
/** The target of a link into the rules: `#hubs`. */
export type ZimbabweSection = Outline[Chapter][number];

/** A table that is drawn from the game's own data. */
export type ZimbabweTable = "levels" | "gods" | "specialists" | "craftsmen";

/** The sections of some chapters. */
export type ZimbabweSections<Some extends Chapter> = RulesSectionsOf<Outline, Some, ZimbabweTable>;

/** The rules of The Great Zimbabwe for players, in one language. */
export interface ZimbabweRulesText extends RulesText<Outline, ZimbabweTable> {
  readonly tables: ZimbabweTablesText;
}
