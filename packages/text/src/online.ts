import type { AccountLettersText } from "./account-mail-text.ts";
import type { AccountText } from "./web/account-text.ts";
import type { LetterText } from "./notification-message-text.ts";
import type { CompanyText } from "./web/people-text.ts";
import type { NoticesText } from "./web/notifications-text.ts";
import type { OnlineText } from "./web/online-text.ts";
import type { ResultsText } from "./web/results-text.ts";
import type { OperateText } from "./web/operate-text.ts";

export type { AccountText } from "./web/account-text.ts";
export type { LetterTable, LetterText } from "./notification-message-text.ts";
export type { CompanyText } from "./web/people-text.ts";
export type { NoticesText } from "./web/notifications-text.ts";
export type { OnlineText } from "./web/online-text.ts";
export type { ResultsText } from "./web/results-text.ts";
export type { OperateText } from "./web/operate-text.ts";

/** What is said about games on a server, loaded when it is wanted; English for a tag without. */
export async function loadOnlineText(tag: string): Promise<OnlineText> {
  const { online } = await (tag === "it"
    ? import("./it/web/online.ts")
    : import("./en/web/online.ts"));
  return online;
}

/** What is written about accounts by e-mail. */
export async function loadAccountLetters(tag: string): Promise<AccountLettersText> {
  const { accountLetters } = await (tag === "it"
    ? import("./it/account-mail.ts")
    : import("./en/account-mail.ts"));
  return accountLetters;
}

/** What the pages about one's account say. */
export async function loadAccountText(tag: string): Promise<AccountText> {
  const { account } = await (tag === "it"
    ? import("./it/web/account.ts")
    : import("./en/web/account.ts"));
  return account;
}

/** What is sent to people who are elsewhere; English for a tag without. */
export async function loadLetterText(tag: string): Promise<LetterText> {
  const { letters } = await (tag === "it" ? import("./it/notification-messages.ts") : import("./en/notification-messages.ts"));
  return letters;
}

/** What is said about friends, blocked people and reports. */
export async function loadCompanyText(tag: string): Promise<CompanyText> {
  const { company } = await (tag === "it"
    ? import("./it/web/people.ts")
    : import("./en/web/people.ts"));
  return company;
}

/** What operators read. */
export async function loadOperateText(tag: string): Promise<OperateText> {
  const { operate } = await (tag === "it"
    ? import("./it/web/operate.ts")
    : import("./en/web/operate.ts"));
  return operate;
}

/** What is said about results, ratings and bots of one's own. */
export async function loadResultsText(tag: string): Promise<ResultsText> {
  const { results } = await (tag === "it"
    ? import("./it/web/results.ts")
    : import("./en/web/results.ts"));
  return results;
}

/** What the page about being told says. */
export async function loadNoticesText(tag: string): Promise<NoticesText> {
  const { notices } = await (tag === "it"
    ? import("./it/web/notifications.ts")
    : import("./en/web/notifications.ts"));
  return notices;
}
