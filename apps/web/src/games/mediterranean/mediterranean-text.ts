import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { lazyText } from "../../text/lazy-text.ts";

/** The text of the Mediterranean's tables. */
export const { text: mediterraneanText, use: useMediterraneanText } =
  lazyText(loadMediterraneanAppText);
