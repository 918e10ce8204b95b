/** The entry to the tutorials and the rules. */
export interface LearnText {
  readonly title: string;
  readonly text: string;
  readonly zimbabweText: string;
  readonly mediterraneanText: string;
  readonly tutorial: string;
  readonly tutorialText: string;
  readonly tutorialStart: string;
  readonly rules: string;
  readonly rulesText: string;
  readonly rulesOpen: string;
  readonly firstGame: string;
  readonly firstGameText: string;
  readonly firstGameStart: string;
  readonly mediterraneanTutorialText: string;
  readonly mediterraneanRulesText: string;
  readonly mediterraneanFirstGame: string;
  readonly mediterraneanFirstGameText: string;
}
