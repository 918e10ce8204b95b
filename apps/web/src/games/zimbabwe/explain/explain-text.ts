import { loadZimbabweExplainText } from "@sofala/text/zimbabwe";
import { lazyText } from "../../../text/lazy-text.ts";

/** What is said about pieces. */
export const { text: explainText, load: loadExplainText } = lazyText(loadZimbabweExplainText);
