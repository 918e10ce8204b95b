/** The way into the tutorial and the rules of both games. */
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
  readonly marketTutorialText: string;
  readonly marketRulesText: string;
  readonly firstMarket: string;
  readonly firstMarketText: string;
}
