import type { HomeText } from "../../web/home-text.ts";
import { count } from "../words.ts";

export const home: HomeText = {
  title: "The Great Zimbabwe",
  text: "Craftsmen, gods and monuments of dry stone, for two to five. The arithmetic is done for you; the thinking is left to you.",
  bots: "Play against bots",
  company: (bots, kinds, hasPerson) =>
    `${hasPerson ? "You and " : ""}${count(bots, "bot")} (${kinds.join(", ")})`,
  change: "Change players or map",
  friends: "Play with friends",
  friendsText: "Each on a device of their own, live or over days",
  oneTable: "Play at one table",
  oneTableText: "Two to five people share this device",
  starting: "Setting the table …",
  cannotStart:
    "The browser keeps nothing for this site, so no game can begin. A private window is often the reason.",
  stop: "Stop the picture",
  play: "Let the picture play",
  goOn: "Go on playing",
  allGames: "All my games",
  learn: "Learn to play",
  learnText: "Ten minutes on a small map: every rule once, by doing it.",
  rules: "Look up a rule",
  rulesText: "All rules, cards and terms, with a search.",
  bring: "Import a game",
  bringText: "Open a record or a position from a file, or paste it.",
};
