import { loadOnlineText } from "@sofala/text/online";
import { laterWords } from "./lazy-text.ts";

/** What is said about games on a server. */
export const { text: online, use: useOnlineWords } = laterWords(loadOnlineText);
