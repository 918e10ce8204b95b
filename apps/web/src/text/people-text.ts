import { loadPeopleText, loadOperateText } from "@sofala/text/online";
import { lazyText } from "./lazy-text.ts";

/** The text about friends, blocked people and reports. */
export const { text: peopleText, use: usePeopleText } = lazyText(loadPeopleText);

/** The text for operators. */
export const { text: operateText, use: useOperateText } = lazyText(loadOperateText);
