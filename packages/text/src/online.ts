import type { AccountText } from "./en/web/account.ts";
import type { NotificationsText } from "./en/web/notifications.ts";
import type { OnlineText } from "./en/web/online.ts";
import type { OperateText } from "./en/web/operate.ts";
import type { PeopleText } from "./en/web/people.ts";
import type { ResultsText } from "./en/web/results.ts";
import { loadLanguage } from "./languages.ts";

export type { AccountText } from "./en/web/account.ts";
export type { NotificationsText } from "./en/web/notifications.ts";
export type { OnlineText } from "./en/web/online.ts";
export type { OperateText } from "./en/web/operate.ts";
export type { PeopleText } from "./en/web/people.ts";
export type { ResultsText } from "./en/web/results.ts";

/** Loads the texts about tables on a server; English for an unknown tag. */
export const loadOnlineText = async (tag: string): Promise<OnlineText> =>
  (await loadLanguage(tag)).load.online();

/** Loads the texts of the account pages. */
export const loadAccountText = async (tag: string): Promise<AccountText> =>
  (await loadLanguage(tag)).load.account();

/** Loads the texts about friends, blocked people and reports. */
export const loadPeopleText = async (tag: string): Promise<PeopleText> =>
  (await loadLanguage(tag)).load.people();

/** Loads the texts for operators. */
export const loadOperateText = async (tag: string): Promise<OperateText> =>
  (await loadLanguage(tag)).load.operate();

/** Loads the texts about results, ratings and people's own bots. */
export const loadResultsText = async (tag: string): Promise<ResultsText> =>
  (await loadLanguage(tag)).load.results();

/** Loads the texts of the notification settings. */
export const loadNotificationsText = async (tag: string): Promise<NotificationsText> =>
  (await loadLanguage(tag)).load.notifications();
