import type { ZimbabweRulesText } from "../../../games/zimbabwe/rules-text.ts";
import { rulesScreen } from "../../web/rules-screen.ts";
import { basics } from "./basics.ts";
import { cards } from "./cards.ts";
import { culture } from "./culture.ts";
import { ending } from "./ending.ts";
import { tables } from "./tables.ts";

export const zimbabweRules: ZimbabweRulesText = {
  title: "Rules of The Great Zimbabwe",
  searchHint: "hub, throne maker, tie …",
  chapters: {
    goal: "The goal",
    round: "A round",
    map: "The map",
    reach: "Range, water and hubs",
    gifts: "Phase I: gifts",
    gods: "Gods",
    specialists: "Specialists",
    building: "Monuments",
    craftsmen: "Craftsmen",
    prices: "Prices",
    raising: "Raising monuments",
    ending: "Revenue and the end",
    "set-up": "Set-up",
    "first-play": "First play and options",
    glossary: "Glossary",
  },
  sections: { ...basics, ...cards, ...culture, ...ending },
  screen: rulesScreen,
  tables,
};
