import { loadOnlineText } from "@sofala/text/online";
import { lazyText } from "./lazy-text.ts";

/** The text about tables on a server. */
export const { text: onlineText, use: useOnlineText } = lazyText(loadOnlineText);
