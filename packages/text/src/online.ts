import type { AccountMailText } from "./en/account-mail.ts";
import type { AccountText } from "./en/web/account.ts";
import type { NotificationMessageText } from "./en/notification-messages.ts";
import type { PeopleText } from "./en/web/people.ts";
import type { NotificationsText } from "./en/web/notifications.ts";
import type { OnlineText } from "./en/web/online.ts";
import type { ResultsText } from "./en/web/results.ts";
import type { OperateText } from "./en/web/operate.ts";

export type { AccountText } from "./en/web/account.ts";
export type { NotificationTable, NotificationMessageText } from "./en/notification-messages.ts";
export type { PeopleText } from "./en/web/people.ts";
export type { NotificationsText } from "./en/web/notifications.ts";
export type { OnlineText } from "./en/web/online.ts";
export type { ResultsText } from "./en/web/results.ts";
export type { OperateText } from "./en/web/operate.ts";

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
