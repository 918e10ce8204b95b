/** The texts around the rules of every game. */
export const rulesScreen = {
  search: "Search the rules",
  contents: "Contents",
  example: "Example",
  resultCount: (count: number) => (count === 1 ? "1 section found" : `${count} sections found`),
  nothingFound: "No results. Try a shorter word, or browse the contents.",
  /** From the panel to the whole page. */
  allRules: "All rules",
  previous: "Previous section",
  next: "Next section",
};

export type RulesScreenText = typeof rulesScreen;
