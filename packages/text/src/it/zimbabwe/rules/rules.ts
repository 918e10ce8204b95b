import type { ZimbabweRulesText } from "../../../games/zimbabwe/rules-text.ts";
import { rulesScreen } from "../../web/rules-screen.ts";
import { basics } from "./basics.ts";
import { cards } from "./cards.ts";
import { culture } from "./culture.ts";
import { ending } from "./ending.ts";
import { tables } from "./tables.ts";

export const zimbabweRules: ZimbabweRulesText = {
  title: "Regole di The Great Zimbabwe",
  searchHint: "tappa, trono, pareggio …",
  chapters: {
    goal: "Lo scopo",
    round: "Un giro",
    map: "La mappa",
    reach: "Portata, acqua e tappe",
    gifts: "Fase I: doni",
    gods: "Divinità",
    specialists: "Specialisti",
    building: "Monumenti",
    craftsmen: "Artigiani",
    prices: "Prezzi",
    raising: "Innalzare monumenti",
    ending: "Entrate e fine",
    "set-up": "Preparazione",
    "first-play": "Prima partita e opzioni",
    glossary: "Glossario",
  },
  sections: { ...basics, ...cards, ...culture, ...ending },
  screen: rulesScreen,
  tables,
};
