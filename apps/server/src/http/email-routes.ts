import * as z from "zod/mini";
import { fail, ok } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import {
  askAddress,
  languageFor,
  sendResets,
  warnOf,
  warnOfAddress,
} from "../people/account-mail.ts";
import { accountOf, resetPassword } from "../people/credentials.ts";
import { rememberDevice } from "../people/known-devices.ts";
import { isWeak } from "../people/passwords.ts";
import { dropSlips, readSlip, takeSlip } from "../people/one-time-tokens.ts";
import { proof, proven } from "./account-routes.ts";
import { LETTERS_PER_HOUR } from "./limits.ts";
import type { Route } from "./route.ts";
import { password } from "./session-routes.ts";

/** One character of an address: no blanks, control characters, comments, quotes or separators. */
const PART = String.raw`[^\s\0-\x1f\x7f-\x9f\u200b-\u206f@,;:<>"()[\]\\]`;
/** An address as far as it can be judged without writing to it. */
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(new RegExp(`^${PART}{1,64}@${PART}+[.]${PART}+$`, "u")),
  );
const slip = z.string().check(z.maxLength(100));
const setting = z.strictObject({
  email: z.nullable(email).check(z.describe("null takes it away")),
  language: z.optional(z.enum(["en", "it"]).check(z.describe("The language of letters"))),
  proof: z.optional(proof),
});
const asking = z.strictObject({ email });
const confirming = z.strictObject({ slip });
const resetting = z.strictObject({ slip, password });

/** How accounts are reached by e-mail, and reset. */
export const emailRoutes: readonly Route[] = [
  {
    name: "setEmail",
    method: "PUT",
    path: "/api/account/email",
    summary: "Set my e-mail address, or take it away",
    about: "A letter with a link goes there; the address counts once the link was followed.",
    who: "person",
    body: setting,
    perHour: LETTERS_PER_HOUR,
    answer: z.strictObject({}),
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
    async run(call) {
      const { email: address, language, proof: shownProof } = call.body as z.infer<typeof setting>;
      const known = await proven(call, shownProof);
      if (!known.ok) return known;
      const { me, account } = known.value;
      const { services } = call.rooms;
      const { query } = services.database;
      const of = query.updateTable("people").where("id", "=", me.id);
      if (language !== undefined) await of.set({ language }).execute();
      if (address === null) {
        const none = of.set({ email: null, confirmed: null }).compile();
        await services.database.commit({
          must: [none],
          also: [dropSlips(services.database, me.id)],
        });
        warnOfAddress(services, me.name, account, undefined, call.languages);
        return ok({});
      }
      if (services.mailer === undefined) return fail(problem("mail/none"));
      const tag = languageFor(language ?? account.language, call.languages);
      const asked = await askAddress(services, me.id, {
        name: me.name,
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
    who: "everybody",
    body: confirming,
    answer: z.strictObject({ email: z.string() }),
    example: { slip: "nothing" },
    problems: ["slip/unknown"],
    async run(call) {
      const { services } = call.rooms;
      const { database, now } = services;
      const { slip: secret } = call.body as z.infer<typeof confirming>;
      const found = await takeSlip(database, "confirm", secret, now());
      if (found?.person === undefined) return fail(problem("slip/unknown"));
      const { person } = found;
      const { email: address } = found.about as { readonly email: string };
      const before = await accountOf(database, person);
      // Whoever reads what was sent to the old address has no say any more.
      await database.commit({ must: [], also: [dropSlips(database, person, "reset")] });
      const row = await database.query
        .updateTable("people")
        .set({ email: address, confirmed: now() })
        .where("id", "=", person)
        .returning("name")
        .executeTakeFirst();
      warnOfAddress(services, row?.name ?? "", before, address, call.languages);
      return ok({ email: address });
    },
  },
  {
    name: "askReset",
    method: "POST",
    path: "/api/reset/ask",
    summary: "Send a link that sets a new password to this address, if an account has it",
    about: "The answer does not say whether one has.",
    who: "everybody",
    body: asking,
    perHour: LETTERS_PER_HOUR,
    answer: z.strictObject({}),
    example: { email: "ann@example.org" },
    problems: ["mail/none"],
    async run({ rooms: { services }, body, languages }) {
      if (services.mailer === undefined) return fail(problem("mail/none"));
      const { email: address } = body as z.infer<typeof asking>;
      // Nobody waits for it: how long it takes would say whether somebody has the address.
      sendResets(services, address, languages).catch((error: unknown) => {
        services.log.error({ err: error }, "a reset could not be sent");
      });
      return ok({});
    },
  },
  {
    name: "reset",
    method: "POST",
    path: "/api/reset",
    summary: "Set a new password by a link; all devices and programs are signed out",
    who: "everybody",
    body: resetting,
    answer: z.strictObject({ name: z.string().check(z.describe("By which one signs in now")) }),
    example: { slip: "nothing", password: "four cows and a throne" },
    problems: ["slip/unknown", "person/weak-password", "server/busy"],
    async run(call) {
      const { services } = call.rooms;
      const { database, now } = services;
      const { slip: secret, password: chosen } = call.body as z.infer<typeof resetting>;
      const found = await readSlip(database, "reset", secret, now());
      const row = await database.query
        .selectFrom("people")
        .select("name")
        .where("id", "=", found?.person ?? "")
        .where("kind", "=", "account")
        .executeTakeFirst();
      if (row === undefined) return fail(problem("slip/unknown"));
      if (isWeak(chosen, row.name)) return fail(problem("person/weak-password"));
      const done = await resetPassword(database, secret, chosen, now());
      if (!done.ok) return done;
      // The others are forgotten with the old password; this one is the owner's.
      await rememberDevice(call, done.value);
      call.connections.sendAway(done.value);
      const account = await accountOf(database, done.value);
      warnOf("passwordChanged", services, row.name, account, call.languages);
      return ok({ name: row.name });
    },
  },
];
