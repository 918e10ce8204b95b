/** The way into the tutorial and the rules. */
export interface LearnText {
  readonly title: string;
  readonly text: string;
  readonly tutorial: string;
  readonly tutorialText: string;
  readonly tutorialStart: string;
  readonly rules: string;
  readonly rulesText: string;
  readonly rulesOpen: string;
  readonly firstGame: string;
  readonly firstGameText: string;
  readonly firstGameStart: string;
  /** The other game, of which there are only the rules so far. */
  readonly mediterranean: string;
  readonly mediterraneanText: string;
  readonly mediterraneanOpen: string;
}
