import { loadMarketAnalysisText } from "@sofala/text/mediterranean";
import { laterWords } from "../../../text/lazy-text.ts";

/** What is said of a game of the Mediterranean that is analysed. */
export const { text: marketAnalysisWords, use: useMarketAnalysisWords } =
  laterWords(loadMarketAnalysisText);
