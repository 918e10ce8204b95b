import { loadMediterraneanAnalysisText } from "@sofala/text/mediterranean";
import { lazyText } from "../../../text/lazy-text.ts";

/** The text of the Mediterranean's analysis. */
export const { text: analysisText, use: useAnalysisText } = lazyText(loadMediterraneanAnalysisText);
