import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { refuse } from "@sofala/protocol";
import { LANGUAGE_TAGS } from "@sofala/text/languages";
import {
  sendEmailConfirmation,
  chooseLanguage,
  sendPasswordResets,
  sendSecurityAlert,
  sendEmailChangedAlert,
} from "../people/account-mail.ts";
import { accountOf, resetPassword } from "../people/credentials.ts";
import { rememberDevice } from "../people/known-devices.ts";
import {
  deleteOneTimeTokensQuery,
  readOneTimeToken,
  consumeOneTimeToken,
} from "../people/one-time-tokens.ts";
import { isWeakPassword } from "../people/passwords.ts";
import { reauthentication, requireReauthentication } from "./account-routes.ts";
import { ACCOUNT_MAILS_PER_HOUR } from "./limits.ts";
import { emptyResponse, route, type Route } from "./route.ts";
import { password } from "./session-routes.ts";

/** One character of an address: no blanks, control characters, comments, quotes or separators. */
const EMAIL_CHARACTER = String.raw`[^\s\0-\x1f\x7f-\x9f\u200b-\u206f@,;:<>"()[\]\\]`;
/** The syntax of an address; only sending a mail shows whether it exists. */
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(
      new RegExp(`^${EMAIL_CHARACTER}{1,64}@${EMAIL_CHARACTER}+[.]${EMAIL_CHARACTER}+$`, "u"),
    ),
  );
const oneTimeToken = z
  .string()
  .check(z.maxLength(100), z.describe("The token in the emailed link"));

/** E-mail addresses of accounts, and password resets. */
export const emailRoutes: readonly Route[] = [
  route({
    name: "setEmail",
    method: "PUT",
    path: "/api/account/email",
    summary: "Set or remove my email address",
    description: "Sends a confirmation link by email; the address is set when the link is opened.",
    access: "person",
    body: z.strictObject({
      email: z.nullable(email).check(z.describe("null removes the address")),
      language: z.optional(z.enum(LANGUAGE_TAGS).check(z.describe("The language of emails"))),
      reauthentication: z.optional(reauthentication),
    }),
    maxPerHour: ACCOUNT_MAILS_PER_HOUR,
    response: emptyResponse,
    example: {
      email: "ann@example.org",
      reauthentication: { password: "four cows and a throne" },
    },
    problems: [
      "person/token-not-allowed",
      "person/account-required",
      "person/reauthentication-required",
      "person/too-many-attempts",
      "passkey/no-domain",
      "mail/not-configured",
      "mail/failed",
      "server/busy",
    ],
    async handle(context) {
      const { services, body, acceptLanguage } = context;
      const { email: address, language } = body;
      const confirmed = await requireReauthentication(context, body.reauthentication);
      if (!confirmed.ok) return confirmed;
      const { person, account } = confirmed.value;
      const { database } = services;
      const update = database.query.updateTable("people").where("id", "=", person.id);
      if (language !== undefined) await update.set({ language }).execute();
      if (address === null) {
        await database.commit({
          mustChange: [update.set({ email: null, email_confirmed_at: null }).compile()],
          mayChange: [deleteOneTimeTokensQuery(database, person.id)],
        });
        sendEmailChangedAlert(services, person.name, account, undefined, acceptLanguage);
        return ok({});
      }
      if (services.mailer === undefined) return refuse("mail/not-configured");
      const sent = await sendEmailConfirmation(services, person.id, {
        name: person.name,
        email: address,
        language: chooseLanguage(language ?? account.language, acceptLanguage),
      });
      return sent.ok ? ok({}) : sent;
    },
  }),
  route({
    name: "confirmEmail",
    method: "POST",
    path: "/api/account/email/confirm",
    summary: "Confirm an email address with the token in the emailed link",
    access: "public",
    body: z.strictObject({ token: oneTimeToken }),
    response: z.strictObject({ email: z.string() }),
    example: { token: "nothing" },
    problems: ["link/invalid"],
    async handle({ services, body, acceptLanguage }) {
      const { database, now } = services;
      const found = await consumeOneTimeToken(database, "email-confirmation", body.token, now());
      if (found?.person === undefined) return refuse("link/invalid");
      const { person } = found;
      const { email: address } = found.details as { readonly email: string };
      const accountBefore = await accountOf(database, person);
      // Links in the old mailbox must no longer reset the password.
      await database.commit({
        mustChange: [],
        mayChange: [deleteOneTimeTokensQuery(database, person, "password-reset")],
      });
      const row = await database.query
        .updateTable("people")
        .set({ email: address, email_confirmed_at: now() })
        .where("id", "=", person)
        .returning("name")
        .executeTakeFirst();
      sendEmailChangedAlert(services, row?.name ?? "", accountBefore, address, acceptLanguage);
      return ok({ email: address });
    },
  }),
  route({
    name: "requestPasswordReset",
    method: "POST",
    path: "/api/password-reset/request",
    summary: "Send a password reset link to the accounts with this address",
    description: "The response is the same if no account has the address.",
    access: "public",
    body: z.strictObject({ email }),
    maxPerHour: ACCOUNT_MAILS_PER_HOUR,
    response: emptyResponse,
    example: { email: "ann@example.org" },
    problems: ["mail/not-configured"],
    async handle({ services, body, acceptLanguage }) {
      if (services.mailer === undefined) return refuse("mail/not-configured");
      // Not awaited: the time it takes would reveal whether an account has the address.
      sendPasswordResets(services, body.email, acceptLanguage).catch((error: unknown) => {
        services.logger.error({ err: error }, "could not send a password reset");
      });
      return ok({});
    },
  }),
  route({
    name: "resetPassword",
    method: "POST",
    path: "/api/password-reset",
    summary: "Set a new password with the token in the emailed link",
    description: "Signs out all devices and deletes all API tokens of the account.",
    access: "public",
    body: z.strictObject({ token: oneTimeToken, password }),
    response: z.strictObject({ name: z.string().check(z.describe("The name to sign in with")) }),
    example: { token: "nothing", password: "four cows and a throne" },
    problems: ["link/invalid", "person/weak-password", "server/busy"],
    async handle(context) {
      const { services, body, acceptLanguage } = context;
      const { database, connections, now } = services;
      const found = await readOneTimeToken(database, "password-reset", body.token, now());
      const row = await database.query
        .selectFrom("people")
        .select("name")
        .where("id", "=", found?.person ?? "")
        .where("kind", "=", "account")
        .executeTakeFirst();
      if (row === undefined) return refuse("link/invalid");
      if (isWeakPassword(body.password, row.name)) return refuse("person/weak-password");
      const reset = await resetPassword(database, body.token, body.password, now());
      if (!reset.ok) return reset;
      // All known devices are deleted with the old password; this one belongs to the owner.
      await rememberDevice(services, context, reset.value);
      connections.disconnectEverywhere(reset.value);
      const account = await accountOf(database, reset.value);
      sendSecurityAlert("passwordChanged", services, row.name, account, acceptLanguage);
      return ok({ name: row.name });
    },
  }),
];
