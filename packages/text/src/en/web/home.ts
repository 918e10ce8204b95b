import type { HomeText } from "../../web/home-text.ts";
import { count } from "../grammar.ts";

export const home: HomeText = {
  choose: "Which game",
  world: {
    zimbabwe: {
      title: "The Great Zimbabwe",
      short: "Zimbabwe",
      text: "Craftsmen, gods and monuments of dry stone, for two to five. The arithmetic is done for you; the thinking is left to you.",
      change: "Change players or map",
      oneTableText: "Two to five people share this device",
      learnText: "Ten minutes on a small map: every rule once, by doing it.",
      rulesText: "All rules, cards and terms, with a search.",
    },
    mediterranean: {
      title: "Trading in the Mediterranean",
      short: "Mediterranean",
      text: "Four minutes of market, everybody at once, and what is under the cards comes to light afterwards. Six turns, for four to six.",
      change: "Change players or options",
      oneTableText: "Up to six people share this device; bots fill the table",
      learnText: "Eight minutes of a market with two traders: every step of a turn, by doing it.",
      rulesText: "All rules, cards, buildings and prices, with a search.",
    },
  },
  bots: "Play against bots",
  company: (bots, kinds, hasPerson) =>
    `${hasPerson ? "You and " : ""}${count(bots, "bot")} (${kinds.join(", ")})`,
  friends: "Play with friends",
  friendsText: "Each on a device of their own, live or over days",
  oneTable: "Play at one table",
  starting: "Setting the table …",
  cannotStart:
    "The browser keeps nothing for this site, so no game can begin. A private window is often the reason.",
  stop: "Stop the picture",
  play: "Let the picture play",
  goOn: "Go on playing",
  allGames: "All my games",
  learn: "Learn to play",
  rules: "Look up a rule",
  bring: "Import a game",
  bringText: "Open a record or a position from a file, or paste it.",
};
