import { loadTsoroAppText } from "@sofala/text/tsoro";
import { lazyText } from "../../text/lazy-text.ts";

/** The text of the tables of Tsoro yematatu. */
export const { text: tsoroText, use: useTsoroText } = lazyText(loadTsoroAppText);
