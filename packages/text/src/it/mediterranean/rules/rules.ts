import type { MediterraneanRulesText } from "../../../games/mediterranean/rules-text.ts";
import { rulesScreen } from "../../web/rules-screen.ts";
import { ending } from "./ending.ts";
import { pieces } from "./pieces.ts";
import { purchasing } from "./purchasing.ts";
import { resolution } from "./resolution.ts";
import { tables } from "./tables.ts";
import { trade } from "./trade.ts";

export const mediterraneanRules: MediterraneanRulesText = {
  title: "Regole di Trading in the Mediterranean",
  searchHint: "impegni, tintura, parità …",
  chapters: {
    goal: "Lo scopo",
    pieces: "Carte, tabellone e plance",
    production: "Fase I: produzione",
    civic: "Fase II: fase civica",
    trading: "Fase III: scambi",
    resolution: "Fase IV: risoluzione",
    calamities: "Calamità",
    purchasing: "Fase V: acquisti",
    ending: "La fine",
    "set-up": "Preparazione",
    play: "Gioco e opzioni",
    values: "Da dove vengono i valori",
    glossary: "Glossario",
  },
  sections: { ...pieces, ...trade, ...resolution, ...purchasing, ...ending },
  screen: rulesScreen,
  tables,
};
