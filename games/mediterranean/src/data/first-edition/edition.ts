import { cardsOf } from "../cards.ts";
import type { Edition } from "../edition.ts";
import {
  AREAS,
  COLUMN_BONUS,
  INDUSTRIES,
  INDUSTRY_PRICES,
  ROW_BONUS,
  STORAGE,
  TRACKS,
} from "./board.ts";
import { BUILDINGS } from "./buildings.ts";
import { CALAMITIES } from "./calamities.ts";
import { DEVELOPMENTS } from "./developments.ts";
import { BOTTOMS, GOODS, SET_VALUES } from "./goods.ts";
import { RULES } from "./rules.ts";

/** The rulebook's values, and the first reconstruction of those it only pictures. */
export const FIRST_EDITION: Edition = {
  id: "1.0.0",
  goods: GOODS,
  bottoms: BOTTOMS,
  cards: cardsOf(GOODS),
  setValues: SET_VALUES,
  tracks: TRACKS,
  industryPrices: INDUSTRY_PRICES,
  areas: AREAS,
  storage: STORAGE,
  rowBonus: ROW_BONUS,
  columnBonus: COLUMN_BONUS,
  industries: INDUSTRIES,
  buildings: BUILDINGS,
  developments: DEVELOPMENTS,
  calamities: CALAMITIES,
  rules: RULES,
};
