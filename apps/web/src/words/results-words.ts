import { loadResultsText } from "@sofala/text/online";
import { laterWords } from "./later-words.ts";

/** What is said about results, ratings and bots of one's own. */
export const { text: results, use: useResultsWords } = laterWords(loadResultsText);
