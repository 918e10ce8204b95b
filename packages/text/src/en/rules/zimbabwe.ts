import type { RulesText } from "../../web/rules-text.ts";
import { basics } from "./basics.ts";
import { cards } from "./cards.ts";
import { culture } from "./culture.ts";
import { ending } from "./ending.ts";
import { screen } from "./screen.ts";

export const zimbabweRules: RulesText = {
  title: "Rules of The Great Zimbabwe",
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
  screen,
};
