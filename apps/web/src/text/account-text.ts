import { loadAccountText } from "@sofala/text/online";
import { lazyText } from "./lazy-text.ts";

/** The text of the account screens. */
export const { text: accountText, use: useAccountText } = lazyText(loadAccountText);
