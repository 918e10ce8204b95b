import type { AccountMailText } from "./en/account-mail.ts";
import type { NotificationMessageText } from "./en/notification-messages.ts";
import { languageTagOf } from "./languages.ts";

export type { NotificationTable } from "./en/notification-messages.ts";

// These are not among the parts that a language's index.ts lists, so that the web app is built without them.

/** Loads the mails about accounts; English for an unknown tag. */
export async function loadAccountMailText(tag: string): Promise<AccountMailText> {
  const path = `./${languageTagOf(tag)}/account-mail.ts`;
  const { accountMail } = (await import(path)) as { readonly accountMail: AccountMailText };
  return accountMail;
}

/** Loads the notification messages; English for an unknown tag. */
export async function loadNotificationMessageText(tag: string): Promise<NotificationMessageText> {
  const path = `./${languageTagOf(tag)}/notification-messages.ts`;
  const { notificationMessages } = (await import(path)) as {
    readonly notificationMessages: NotificationMessageText;
  };
  return notificationMessages;
}
