import { overviewsOf } from "../../game-overview.ts";
import { games } from "../games.ts";
import { count } from "../grammar.ts";

/** The first screen. */
export const home = {
  /** Chooses between the games. */
  chooseGame: "Which game",
  games: overviewsOf(games),
  playBots: "Play against bots",
  /** On the card of a small game. */
  playGame: (game: string) => `Play ${game}`,
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
