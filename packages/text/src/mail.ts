import type { AccountMailText } from "./en/account-mail.ts";
import type { NotificationMessageText } from "./en/notification-messages.ts";
import { languageTagOf } from "./languages.ts";

export type { NotificationMessageText, NotificationTable } from "./en/notification-messages.ts";

// These are not among the parts that a language's index.ts lists, so that the web app is built without them. The server's
// build finds the files by the pattern in each import.

/** Loads the mails about accounts; English for an unknown tag. */
export async function loadAccountMailText(tag: string): Promise<AccountMailText> {
  const language = languageTagOf(tag);
  const { accountMail } = (await import(`./${language}/account-mail.ts`)) as {
    readonly accountMail: AccountMailText;
  };
  return accountMail;
}

/** Loads the notification messages; English for an unknown tag. */
export async function loadNotificationMessageText(tag: string): Promise<NotificationMessageText> {
  const language = languageTagOf(tag);
  const { notificationMessages } = (await import(`./${language}/notification-messages.ts`)) as {
    readonly notificationMessages: NotificationMessageText;
  };
  return notificationMessages;
}
