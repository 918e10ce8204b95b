import { count } from "../grammar.ts";

/** The first screen. */
export const home = {
  /** Chooses between the games. */
  chooseGame: "Which game",
  games: {
    zimbabwe: {
      title: "The Great Zimbabwe",
      shortTitle: "Zimbabwe",
      description:
        "Craftsmen, gods and monuments of dry stone, for two to five. The arithmetic is done for you; the thinking is left to you.",
      changeSetup: "Change players or map",
      playLocallyText: "Two to five people share this device",
      learnText: "Ten minutes on a small map: every rule once, by doing it.",
      rulesText: "All rules, cards and terms, with a search.",
    },
    mediterranean: {
      title: "Trading in the Mediterranean",
      shortTitle: "Mediterranean",
      description:
        "Four minutes of market, everybody at once, and what is under the cards comes to light afterwards. Six turns, for four to six.",
      changeSetup: "Change players or options",
      playLocallyText: "Up to six people share this device; bots fill the table",
      learnText: "Eight minutes of a market with two traders: every step of a turn, by doing it.",
      rulesText: "All rules, cards, buildings and prices, with a search.",
    },
  },
  playBots: "Play against bots",
  /** The players of a game that the button `playBots` starts. */
  lineup: (bots: number, kinds: readonly string[], hasPerson: boolean) =>
    `${hasPerson ? "You and " : ""}${count(bots, "bot")} (${kinds.join(", ")})`,
  playFriends: "Play with friends",
  playFriendsText: "Each on a device of their own, live or over days",
  playLocally: "Play at one table",
  starting: "Setting the table …",
  /** The game could not be saved, so it cannot be played. */
  cannotStart:
    "The browser keeps nothing for this site, so no game can begin. A private window is often the reason.",
  stopAnimation: "Stop the picture",
  playAnimation: "Let the picture play",
  continueGame: "Go on playing",
  allGames: "All my games",
  learn: "Learn to play",
  rules: "Look up a rule",
  importGame: "Import a game",
  importGameText: "Open a record or a position from a file, or paste it.",
};

export type HomeText = typeof home;
