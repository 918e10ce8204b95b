import { loadNoticesText } from "@sofala/text/online";
import { laterWords } from "./lazy-text.ts";

/** What the page about being told says. */
export const { text: notices, use: useNoticesWords } = laterWords(loadNoticesText);
