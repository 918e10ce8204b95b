import { loadMediterraneanWords } from "@sofala/text/mediterranean";
import { laterWords } from "../../text/lazy-text.ts";

/** What is said at a table of the Mediterranean. */
export const { text: mediterraneanWords, use: useMediterraneanWords } =
  laterWords(loadMediterraneanWords);
