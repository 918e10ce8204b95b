import * as z from "zod/mini";
import { fail, ok } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import {
  sendEmailConfirmation,
  chooseLanguage,
  sendPasswordResets,
  sendSecurityAlert,
  sendEmailChangedAlert,
} from "../people/account-mail.ts";
import { accountOf, resetPassword } from "../people/credentials.ts";
import { rememberDevice } from "../people/known-devices.ts";
import { isWeakPassword } from "../people/passwords.ts";
import {
  deleteOneTimeTokensQuery,
  readOneTimeToken,
  consumeOneTimeToken,
} from "../people/one-time-tokens.ts";
import { reauthentication, requireReauthentication } from "./account-routes.ts";
import { ACCOUNT_MAILS_PER_HOUR } from "./limits.ts";
import type { Route } from "./route.ts";
import { password } from "./session-routes.ts";

/** One character of an address: no blanks, control characters, comments, quotes or separators. */
const EMAIL_CHARACTER = String.raw`[^\s\0-\x1f\x7f-\x9f\u200b-\u206f@,;:<>"()[\]\\]`;
/** An address as far as it can be judged without writing to it. */
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
const oneTimeToken = z.string().check(z.maxLength(100));
const emailBody = z.strictObject({
  email: z.nullable(email).check(z.describe("null takes it away")),
  language: z.optional(z.enum(["en", "it"]).check(z.describe("The language of letters"))),
  proof: z.optional(reauthentication),
});
const passwordResetRequestBody = z.strictObject({ email });
const emailConfirmationBody = z.strictObject({ slip: oneTimeToken });
const passwordResetBody = z.strictObject({ slip: oneTimeToken, password });

/** How accounts are reached by e-mail, and reset. */
export const emailRoutes: readonly Route[] = [
  {
    name: "setEmail",
    method: "PUT",
    path: "/api/account/email",
    summary: "Set my e-mail address, or take it away",
    description: "A letter with a link goes there; the address counts once the link was followed.",
    access: "person",
    body: emailBody,
    maxPerHour: ACCOUNT_MAILS_PER_HOUR,
    response: z.strictObject({}),
    example: { email: "ann@example.org", proof: { password: "four cows and a throne" } },
    problems: [
      "person/not-a-device",
      "person/guest",
      "person/unproven",
      "person/too-many-tries",
      "passkey/no-domain",
      "mail/none",
      "mail/failed",
      "server/busy",
    ],
    async handle(call) {
      const {
        email: address,
        language,
        proof: shownProof,
      } = call.body as z.infer<typeof emailBody>;
      const known = await requireReauthentication(call, shownProof);
      if (!known.ok) return known;
      const { person, account } = known.value;
      const { services } = call.liveTables;
      const { query } = services.database;
      const of = query.updateTable("people").where("id", "=", person.id);
      if (language !== undefined) await of.set({ language }).execute();
      if (address === null) {
        const none = of.set({ email: null, confirmed: null }).compile();
        await services.database.commit({
          mustChange: [none],
          mayChange: [deleteOneTimeTokensQuery(services.database, person.id)],
        });
        sendEmailChangedAlert(services, person.name, account, undefined, call.acceptLanguage);
        return ok({});
      }
      if (services.mailer === undefined) return fail(problem("mail/none"));
      const tag = chooseLanguage(language ?? account.language, call.acceptLanguage);
      const asked = await sendEmailConfirmation(services, person.id, {
        name: person.name,
        email: address,
        language: tag,
      });
      return asked.ok ? ok({}) : asked;
    },
  },
  {
    name: "confirmEmail",
    method: "POST",
    path: "/api/account/email/confirm",
    summary: "An address is mine: the link that was sent there brings a slip",
    access: "everybody",
    body: emailConfirmationBody,
    response: z.strictObject({ email: z.string() }),
    example: { slip: "nothing" },
    problems: ["slip/unknown"],
    async handle(call) {
      const { services } = call.liveTables;
      const { database, now } = services;
      const { slip: secret } = call.body as z.infer<typeof emailConfirmationBody>;
      const found = await consumeOneTimeToken(database, "confirm", secret, now());
      if (found?.person === undefined) return fail(problem("slip/unknown"));
      const { person } = found;
      const { email: address } = found.details as { readonly email: string };
      const before = await accountOf(database, person);
      // Whoever reads what was sent to the old address has no say any more.
      await database.commit({
        mustChange: [],
        mayChange: [deleteOneTimeTokensQuery(database, person, "reset")],
      });
      const row = await database.query
        .updateTable("people")
        .set({ email: address, confirmed: now() })
        .where("id", "=", person)
        .returning("name")
        .executeTakeFirst();
      sendEmailChangedAlert(services, row?.name ?? "", before, address, call.acceptLanguage);
      return ok({ email: address });
    },
  },
  {
    name: "askReset",
    method: "POST",
    path: "/api/reset/ask",
    summary: "Send a link that sets a new password to this address, if an account has it",
    description: "The answer does not say whether one has.",
    access: "everybody",
    body: passwordResetRequestBody,
    maxPerHour: ACCOUNT_MAILS_PER_HOUR,
    response: z.strictObject({}),
    example: { email: "ann@example.org" },
    problems: ["mail/none"],
    async handle({ liveTables: { services }, body, acceptLanguage }) {
      if (services.mailer === undefined) return fail(problem("mail/none"));
      const { email: address } = body as z.infer<typeof passwordResetRequestBody>;
      // Nobody waits for it: how long it takes would say whether somebody has the address.
      sendPasswordResets(services, address, acceptLanguage).catch((error: unknown) => {
        services.logger.error({ err: error }, "a reset could not be sent");
      });
      return ok({});
    },
  },
  {
    name: "reset",
    method: "POST",
    path: "/api/reset",
    summary: "Set a new password by a link; all devices and programs are signed out",
    access: "everybody",
    body: passwordResetBody,
    response: z.strictObject({ name: z.string().check(z.describe("By which one signs in now")) }),
    example: { slip: "nothing", password: "four cows and a throne" },
    problems: ["slip/unknown", "person/weak-password", "server/busy"],
    async handle(call) {
      const { services } = call.liveTables;
      const { database, now } = services;
      const { slip: secret, password: chosen } = call.body as z.infer<typeof passwordResetBody>;
      const found = await readOneTimeToken(database, "reset", secret, now());
      const row = await database.query
        .selectFrom("people")
        .select("name")
        .where("id", "=", found?.person ?? "")
        .where("kind", "=", "account")
        .executeTakeFirst();
      if (row === undefined) return fail(problem("slip/unknown"));
      if (isWeakPassword(chosen, row.name)) return fail(problem("person/weak-password"));
      const done = await resetPassword(database, secret, chosen, now());
      if (!done.ok) return done;
      // The others are forgotten with the old password; this one is the owner's.
      await rememberDevice(call, done.value);
      call.connections.disconnectEverywhere(done.value);
      const account = await accountOf(database, done.value);
      sendSecurityAlert("passwordChanged", services, row.name, account, call.acceptLanguage);
      return ok({ name: row.name });
    },
  },
];
