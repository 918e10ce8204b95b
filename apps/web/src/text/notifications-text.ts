import { loadNotificationsText } from "@sofala/text/online";
import { lazyText } from "./lazy-text.ts";

/** The text of the notifications screen. */
export const { text: notificationsText, use: useNotificationsText } =
  lazyText(loadNotificationsText);
