import { loadResultsText } from "@sofala/text/online";
import { laterWords } from "./lazy-text.ts";

/** What is said about results, ratings and bots of one's own. */
export const { text: results, use: useResultsWords } = laterWords(loadResultsText);
