import { loadAccountText } from "@sofala/text/online";
import { laterWords } from "./lazy-text.ts";

/** What the pages about one's account say. */
export const { text: account, use: useAccountWords } = laterWords(loadAccountText);
