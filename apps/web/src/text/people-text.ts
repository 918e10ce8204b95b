import { loadCompanyText, loadOperateText } from "@sofala/text/online";
import { laterWords } from "./lazy-text.ts";

/** What is said about friends, blocked people and reports. */
export const { text: company, use: useCompanyWords } = laterWords(loadCompanyText);

/** What operators read. */
export const { text: operate, use: useOperateWords } = laterWords(loadOperateText);
