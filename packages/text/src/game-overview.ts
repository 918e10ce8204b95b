import type { BotTexts } from "./bot-text.ts";

/** What the app says about a game outside its tables. It is loaded at the start: keep it short. */
export interface GameOverview {
  readonly title: string;
  readonly shortTitle: string;
  readonly description: string;
  readonly changeSetup: string;
  readonly playLocallyText: string;
  /** Of the tutorial and the rules, on the home page of a large game. */
  readonly learnText?: string;
  readonly rulesText?: string;
  /** The progress of a game: `Round 3`. */
  readonly round: (round: number) => string;
  /** The time limits of quick pairing, by pace. */
  readonly pairing: { readonly live: string; readonly correspondence: string };
  readonly bots: BotTexts;
  /** The names of seats without player names, by seat. */
  readonly seats: readonly string[];
}

/** The ways to learn a game, and who made it. */
export interface GameLearnText {
  /** The game in a sentence. */
  readonly summary: string;
  readonly tutorialText: string;
  readonly rulesText: string;
  readonly firstGame: string;
  readonly firstGameText: string;
  /** Links are `[text](address)`. */
  readonly credits: string;
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
