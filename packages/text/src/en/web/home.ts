import { overviewsOf } from "../../game-overview.ts";
import { games } from "../games.ts";
import { count } from "../grammar.ts";

/** The first screen. */
export const home = {
  /** Chooses between the games. */
  chooseGame: "Choose a game",
  games: overviewsOf(games),
  /** Asked before the first game of each kind. */
  firstVisit: {
    learn: "Learn in ten minutes",
    guided: "Play a guided first game",
    guidedText: "Against easy bots, with a few words of explanation as you go.",
    know: "I know it",
    knowText: "Show me all the ways to play.",
  },
  playBots: "Play against bots",
  /** On the card of a small game. */
  playGame: (game: string) => `Play ${game}`,
  /** The players of a game that the button `playBots` starts. */
  lineup: (bots: number, kinds: readonly string[], hasPerson: boolean) =>
    `${hasPerson ? "You and " : ""}${count(bots, "bot")} (${kinds.join(", ")})`,
  playFriends: "Play with friends",
  playFriendsText: "Each on their own device, live or over several days",
  playLocally: "Pass and play",
  starting: "Setting up the game …",
  /** The game could not be saved, so it cannot be played. */
  cannotStart:
    "This browser is not saving anything for this site, so you cannot start a game. Private windows often cause this.",
  stopAnimation: "Pause animation",
  playAnimation: "Play animation",
  continueGame: "Continue",
  allGames: "All my games",
  learn: "Learn to play",
  rules: "Look up a rule",
  importGame: "Import a game",
  importGameText: "Open a saved game or a position from a file, or paste it.",
};

export type HomeText = typeof home;
