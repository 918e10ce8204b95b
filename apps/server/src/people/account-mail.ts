import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import { loadAccountLetters } from "@sofala/text/online";
import type { Services } from "../tables/services.ts";
import type { Account } from "./credentials.ts";
import { deleteOneTimeTokensQuery, createOneTimeToken } from "./one-time-tokens.ts";

/** To whom a letter goes, and in which language. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

type AccountMailTexts = Awaited<ReturnType<typeof loadAccountLetters>>;

/** How many accounts of one address are written to at once. */
const MAX_RESET_MAILS = 5;

/** The language of somebody's choosing, or else the first of ours that their browser speaks. */
export function chooseLanguage(chosen: string | undefined, spoken: string): string {
  if (chosen !== undefined) return chosen;
  const tags = spoken.split(",").map((each) => each.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => tag === "it" || tag === "en") ?? "en";
}

/** Asks at an address whether it is theirs; it counts once they say so. */
export async function sendEmailConfirmation(
  services: Services,
  person: string,
  to: Recipient,
): Promise<Result<undefined, Problem>> {
  const { database, now } = services;
  const details = { email: to.email };
  await database.commit({
    mustChange: [],
    mayChange: [deleteOneTimeTokensQuery(database, person, "confirm")],
  });
  const slip = await createOneTimeToken(database, "confirm", { person, details }, now());
  const link = `${services.publicUrl()}/account/confirm?slip=${slip}`;
  return sendAccountMail(services, to, ({ confirm }) => confirm({ name: to.name, link }));
}

/** The address that waits to be confirmed. */
export async function findPendingEmail(
  { database: { query }, now }: Services,
  person: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom("slips")
    .select("about")
    .where("person", "=", person)
    .where("kind", "=", "confirm")
    .where("expires", ">", now())
    .executeTakeFirst();
  return row && (JSON.parse(row.about) as { readonly email: string }).email;
}

/** Sends whoever has this address a way to set a new password. */
export async function sendPasswordResets(
  services: Services,
  email: string,
  spoken: string,
): Promise<void> {
  const { database, now } = services;
  const accounts = await database.query
    .selectFrom("people")
    .select(["id", "name", "language"])
    .where("email", "=", email)
    .where("kind", "=", "account")
    .orderBy("created")
    .limit(MAX_RESET_MAILS)
    .execute();
  for (const { id, name, language } of accounts) {
    const slip = await createOneTimeToken(database, "reset", { person: id }, now());
    const link = `${services.publicUrl()}/account/reset?slip=${slip}`;
    const to = { name, email, language: chooseLanguage(language ?? undefined, spoken) };
    await sendAccountMail(services, to, ({ reset }) => reset({ name, link }));
  }
}

/** Says at the address of an account that one signs in otherwise than before; nobody waits for it. */
export function sendSecurityAlert(
  what: "passwordChanged" | "passkeyAdded",
  services: Services,
  name: string,
  account: Pick<Account, "email" | "language">,
  spoken: string,
): void {
  const { email, language } = account;
  if (email === undefined || services.mailer === undefined) return;
  const to = { name, email, language: chooseLanguage(language, spoken) };
  void sendAccountMail(services, to, (letters) => letters[what]({ name }));
}

/** Says at the address that was there before that it is not any more; nobody waits for it. */
export function sendEmailChangedAlert(
  services: Services,
  name: string,
  account: Pick<Account, "email" | "language">,
  address: string | undefined,
  spoken: string,
): void {
  const { email, language } = account;
  if (email === undefined || email === address || services.mailer === undefined) return;
  const to = { name, email, language: chooseLanguage(language, spoken) };
  void sendAccountMail(services, to, ({ addressChanged }) => addressChanged({ name, address }));
}

/** Writes to somebody about their account; what goes wrong is logged, and said where it matters. */
async function sendAccountMail(
  { mailer, logger }: Services,
  { email, language }: Recipient,
  write: (letters: AccountMailTexts) => { readonly subject: string; readonly text: string },
): Promise<Result<undefined, Problem>> {
  if (mailer === undefined) return fail(problem("mail/none"));
  try {
    await mailer.send({ to: email, ...write(await loadAccountLetters(language)) });
    return ok(undefined);
  } catch (error) {
    logger.error({ err: error }, "a letter about an account could not be sent");
    return fail(problem("mail/failed"));
  }
}
