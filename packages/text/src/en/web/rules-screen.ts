import type { RulesScreenText } from "../../web/rules-text.ts";

export const rulesScreen: RulesScreenText = {
  search: "Search the rules",
  contents: "Contents",
  example: "Example",
  resultCount: (count) => (count === 1 ? "1 section found" : `${count} sections found`),
  nothingFound: "Nothing found. Try a shorter word, or look through the contents.",
  allRules: "All rules",
  previous: "Previous section",
  next: "Next section",
};
