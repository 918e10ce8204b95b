import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import { DEFAULT_LANGUAGE, isLanguageTag } from "@sofala/text/languages";
import { loadAccountMailText } from "@sofala/text/mail";
import type { Logger } from "../logger.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Database } from "../store/database.ts";
import type { Account } from "./credentials.ts";
import { createOneTimeToken, deleteOneTimeTokensQuery } from "./one-time-tokens.ts";

/** The services for sending account mail; without a mailer none is sent. */
interface AccountMailDeps {
  readonly database: Database;
  readonly now: () => number;
  /** The server's address in a browser, without a slash at the end. */
  readonly publicUrl: () => string;
  readonly mailer?: Mailer;
  readonly logger: Pick<Logger, "error">;
}

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

type AccountMailTexts = Awaited<ReturnType<typeof loadAccountMailText>>;

/** How many accounts with the same address get a reset mail for one request. */
const MAX_RESET_MAILS = 5;

/** The chosen language, else the first of an Accept-Language header that we have, else English. */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string): string {
  if (chosen !== undefined) return chosen;
  const tags = acceptLanguage.split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguageTag) ?? DEFAULT_LANGUAGE;
}

/** Mails a confirmation link to a new address; the account gets the address when the link is opened. */
export async function sendEmailConfirmation(
  deps: AccountMailDeps,
  person: string,
  to: Recipient,
): Promise<Result<undefined, Problem>> {
  const { database, now } = deps;
  const details = { email: to.email };
  await database.commit({
    mustChange: [],
    mayChange: [deleteOneTimeTokensQuery(database, person, "email-confirmation")],
  });
  const token = await createOneTimeToken(
    database,
    "email-confirmation",
    { person, details },
    now(),
  );
  const link = `${deps.publicUrl()}/account/confirm?token=${token}`;
  return sendAccountMail(deps, to, ({ confirmEmail }) => confirmEmail({ name: to.name, link }));
}

/** The address that is not confirmed yet, if there is one. */
export async function findPendingEmail(
  { database: { query }, now }: Pick<AccountMailDeps, "database" | "now">,
  person: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom("one_time_tokens")
    .select("details")
    .where("person", "=", person)
    .where("kind", "=", "email-confirmation")
    .where("expires_at", ">", now())
    .executeTakeFirst();
  return row && (JSON.parse(row.details) as { readonly email: string }).email;
}

/** Mails a reset link to every account with this address. */
export async function sendPasswordResets(
  deps: AccountMailDeps,
  email: string,
  acceptLanguage: string,
): Promise<void> {
  const { database, now } = deps;
  const accounts = await database.query
    .selectFrom("people")
    .select(["id", "name", "language"])
    .where("email", "=", email)
    .where("kind", "=", "account")
    .orderBy("created_at")
    .limit(MAX_RESET_MAILS)
    .execute();
  for (const { id, name, language } of accounts) {
    const token = await createOneTimeToken(database, "password-reset", { person: id }, now());
    const link = `${deps.publicUrl()}/account/reset?token=${token}`;
    const to = { name, email, language: chooseLanguage(language ?? undefined, acceptLanguage) };
    await sendAccountMail(deps, to, ({ resetPassword }) => resetPassword({ name, link }));
  }
}

/** Mails an account that its sign-in methods changed; does not wait for the mail server. */
export function sendSecurityAlert(
  event: "passwordChanged" | "passkeyAdded" | "recoveryCodesCreated" | "recoveryCodeUsed",
  deps: AccountMailDeps,
  name: string,
  account: Pick<Account, "email" | "language">,
  acceptLanguage: string,
): void {
  const { email, language } = account;
  if (email === undefined || deps.mailer === undefined) return;
  const to = { name, email, language: chooseLanguage(language, acceptLanguage) };
  void sendAccountMail(deps, to, (texts) => texts[event]({ name }));
}

/** Mails the previous address that the account has another one now; does not wait for the mail server. */
export function sendEmailChangedAlert(
  deps: AccountMailDeps,
  name: string,
  account: Pick<Account, "email" | "language">,
  address: string | undefined,
  acceptLanguage: string,
): void {
  const { email, language } = account;
  if (email === undefined || email === address || deps.mailer === undefined) return;
  const to = { name, email, language: chooseLanguage(language, acceptLanguage) };
  void sendAccountMail(deps, to, ({ emailChanged }) => emailChanged({ name, address }));
}

/** Sends one mail; logs a failure and returns it. */
async function sendAccountMail(
  { mailer, logger }: AccountMailDeps,
  { email, language }: Recipient,
  write: (texts: AccountMailTexts) => { readonly subject: string; readonly text: string },
): Promise<Result<undefined, Problem>> {
  if (mailer === undefined) return refuse("mail/not-configured");
  try {
    await mailer.send({ to: email, ...write(await loadAccountMailText(language)) });
    return ok(undefined);
  } catch (error) {
    logger.error({ err: error }, "account mail could not be sent");
    return refuse("mail/failed");
  }
}
