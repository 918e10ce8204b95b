import type { BotTexts } from "./bot-text.ts";

/** What the app says about a game away from its tables. It is loaded at the start: keep it short. */
export interface GameOverview {
  readonly title: string;
  readonly shortTitle: string;
  readonly description: string;
  readonly changeSetup: string;
  readonly playLocallyText: string;
  readonly learnText: string;
  readonly rulesText: string;
  /** The game in a sentence, above the ways to learn it. */
  readonly learnSummary: string;
  /** Who made the game. Links are `[text](address)`. */
  readonly credits: string;
  /** The progress of a game: `Round 3`. */
  readonly round: (round: number) => string;
  /** How a game goes for which quick pairing finds players, by its pace. */
  readonly pairing: { readonly live: string; readonly correspondence: string };
  readonly bots: BotTexts;
  /** The names of seats without player names, by seat. */
  readonly seats: readonly string[];
}

/** The ways to learn a game. */
export interface GameLearnText {
  readonly tutorialText: string;
  readonly rulesText: string;
  readonly firstGame: string;
  readonly firstGameText: string;
}

/** Overviews by the ids of their games, which may be unknown here. */
export type GameOverviews = { readonly [game: string]: GameOverview | undefined };

/** The overviews of some games, by their ids. */
export const overviewsOf = <Id extends string>(games: {
  readonly [id in Id]: { readonly overview: GameOverview };
}) =>
  Object.fromEntries(
    Object.entries<{ readonly overview: GameOverview }>(games).map(([id, { overview }]) => [
      id,
      overview,
    ]),
  ) as { readonly [id in Id]: GameOverview };
