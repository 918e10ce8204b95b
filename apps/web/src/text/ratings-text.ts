import { loadResultsText } from "@sofala/text/online";
import { lazyText } from "./lazy-text.ts";

/** The text about results, ratings and one's own bots. */
export const { text: ratingsText, use: useRatingsText } = lazyText(loadResultsText);
