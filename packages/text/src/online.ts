import type { AccountMailText } from "./account-mail-text.ts";
import type { AccountText } from "./web/account-text.ts";
import type { NotificationMessageText } from "./notification-message-text.ts";
import type { PeopleText } from "./web/people-text.ts";
import type { NotificationsText } from "./web/notifications-text.ts";
import type { OnlineText } from "./web/online-text.ts";
import type { ResultsText } from "./web/results-text.ts";
import type { OperateText } from "./web/operate-text.ts";

export type { AccountText } from "./web/account-text.ts";
export type { NotificationTable, NotificationMessageText } from "./notification-message-text.ts";
export type { PeopleText } from "./web/people-text.ts";
export type { NotificationsText } from "./web/notifications-text.ts";
export type { OnlineText } from "./web/online-text.ts";
export type { ResultsText } from "./web/results-text.ts";
export type { OperateText } from "./web/operate-text.ts";

/** Loads the texts about tables on a server; English for an unknown tag. */
export async function loadOnlineText(tag: string): Promise<OnlineText> {
  const { online } = await (tag === "it"
    ? import("./it/web/online.ts")
    : import("./en/web/online.ts"));
  return online;
}

/** Loads the mails about accounts. */
export async function loadAccountMailText(tag: string): Promise<AccountMailText> {
  const { accountMail } = await (tag === "it"
    ? import("./it/account-mail.ts")
    : import("./en/account-mail.ts"));
  return accountMail;
}

/** Loads the texts of the account pages. */
export async function loadAccountText(tag: string): Promise<AccountText> {
  const { account } = await (tag === "it"
    ? import("./it/web/account.ts")
    : import("./en/web/account.ts"));
  return account;
}

/** Loads the notification messages; English for an unknown tag. */
export async function loadNotificationMessageText(tag: string): Promise<NotificationMessageText> {
  const { notificationMessages } = await (tag === "it"
    ? import("./it/notification-messages.ts")
    : import("./en/notification-messages.ts"));
  return notificationMessages;
}

/** Loads the texts about friends, blocked people and reports. */
export async function loadPeopleText(tag: string): Promise<PeopleText> {
  const { people } = await (tag === "it"
    ? import("./it/web/people.ts")
    : import("./en/web/people.ts"));
  return people;
}

/** Loads the texts for operators. */
export async function loadOperateText(tag: string): Promise<OperateText> {
  const { operate } = await (tag === "it"
    ? import("./it/web/operate.ts")
    : import("./en/web/operate.ts"));
  return operate;
}

/** Loads the texts about results, ratings and people's own bots. */
export async function loadResultsText(tag: string): Promise<ResultsText> {
  const { results } = await (tag === "it"
    ? import("./it/web/results.ts")
    : import("./en/web/results.ts"));
  return results;
}

/** Loads the texts of the notification settings. */
export async function loadNotificationsText(tag: string): Promise<NotificationsText> {
  const { notifications } = await (tag === "it"
    ? import("./it/web/notifications.ts")
    : import("./en/web/notifications.ts"));
  return notifications;
}
