import type { MediterraneanRulesText } from "../../../games/mediterranean/rules-text.ts";
import { rulesScreen } from "../../web/rules-screen.ts";
import { ending } from "./ending.ts";
import { pieces } from "./pieces.ts";
import { purchasing } from "./purchasing.ts";
import { resolution } from "./resolution.ts";
import { tables } from "./tables.ts";
import { trade } from "./trade.ts";

export const mediterraneanRules: MediterraneanRulesText = {
  title: "Rules of Trading in the Mediterranean",
  searchHint: "pledge, dye, tie …",
  chapters: {
    goal: "The aim",
    pieces: "Cards, mat and boards",
    production: "Phase I: production",
    civic: "Phase II: civic phase",
    trading: "Phase III: trading",
    resolution: "Phase IV: resolution",
    calamities: "Calamities",
    purchasing: "Phase V: purchasing",
    ending: "The end",
    "set-up": "Set-up",
    play: "Play and options",
    values: "Where the values come from",
    glossary: "Glossary",
  },
  sections: { ...pieces, ...trade, ...resolution, ...purchasing, ...ending },
  screen: rulesScreen,
  tables,
};
