import * as z from "zod/mini";
import { fail, ok, type Result } from "@sofala/engine";
import type { CompiledQuery } from "kysely";
import {
  accountInfo,
  personName,
  passkeyOptions,
  passkeyResponse,
  person as personInfo,
  refuse,
  type Problem,
} from "@sofala/protocol";
import { recoverAccount } from "../accounts/recover-account.ts";
import { findPendingEmail, sendSecurityAlert } from "../people/account-mail.ts";
import {
  accountOf,
  deletePasswordQuery,
  removeSignInMethod,
  lockAccountQuery,
  upgradeGuest,
  insertPasswordQuery,
  type Account,
} from "../people/credentials.ts";
import { deviceLabel } from "../people/device-label.ts";
import { deleteKnownDevicesQuery, rememberDevice } from "../people/known-devices.ts";
import { checkName } from "../people/names.ts";
import { deleteOneTimeTokensQuery } from "../people/one-time-tokens.ts";
import {
  MAX_PASSKEYS,
  insertPasskeyQuery,
  verifyRegistration,
  registrationOptions,
  relyingPartyFor,
} from "../people/passkeys.ts";
import { createRecoveryCodes } from "../people/recovery-codes.ts";
import { isWeakPassword } from "../people/passwords.ts";
import type { Person } from "../people/people.ts";
import { reauthenticate, type Reauthentication } from "../people/reauthenticate.ts";
import { endSessionsQuery, prepareSession } from "../people/sessions.ts";
import { CommitConflict } from "../store/database.ts";
import { requireSession, NAME_PROBLEMS, toPersonInfo } from "./people-routes.ts";
import { emptyResponse, route, type RequestContext, type Route } from "./route.ts";
import { password } from "./session-routes.ts";

/** A password or passkey that is asked for again before a sensitive change. */
export const reauthentication = z.strictObject({
  password: z.optional(password),
  passkey: z.optional(passkeyResponse),
});
const personResponse = z.strictObject({ person: personInfo });

const REAUTHENTICATION_EXAMPLE = { password: "four cows and a throne" };
const REAUTHENTICATION_PROBLEMS = [
  "person/token-not-allowed",
  "person/account-required",
  "person/reauthentication-required",
  "person/too-many-attempts",
  "passkey/no-domain",
  "server/busy",
] as const;

/** Accounts and their sign-in methods. */
export const accountRoutes: readonly Route[] = [
  route({
    name: "readAccount",
    method: "GET",
    path: "/api/account",
    summary: "Read my account: sign-in methods and email address",
    access: "person",
    response: accountInfo,
    async handle({ services, person }) {
      const account = await accountOf(services.database, person.id);
      const { passwordHash, passkeys, recoveryCodes, email } = account;
      const pendingEmail = await findPendingEmail(services, person.id);
      return ok({
        person: toPersonInfo(person),
        hasPassword: passwordHash !== undefined,
        passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
          id,
          label,
          createdAt,
          lastUsedAt,
        })),
        canSendMail: services.mailer !== undefined,
        ...(recoveryCodes === undefined ? {} : { recoveryCodes }),
        ...(email === undefined ? {} : { email }),
        ...(pendingEmail === undefined ? {} : { pendingEmail }),
      });
    },
  }),
  route({
    name: "createAccount",
    method: "POST",
    path: "/api/account",
    summary: "Turn my guest into an account with a password",
    description:
      "Games and history stay. No other account and no connected guest may have the name or one that looks like it. Sets a new session cookie.",
    access: "person",
    body: z.strictObject({ name: z.optional(personName), password }),
    response: personResponse,
    example: { name: "Ann", password: "four cows and a throne" },
    problems: [
      "person/token-not-allowed",
      "person/has-account",
      ...NAME_PROBLEMS,
      "person/weak-password",
      "server/busy",
    ],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      const { services, body } = context;
      const { database, now } = services;
      const { name = me.value.name } = body;
      if (isWeakPassword(body.password, name)) return refuse("person/weak-password");
      if (me.value.kind === "account") return refuse("person/has-account");
      const nameProblem = await checkName(services, me.value, name, "account");
      if (nameProblem !== undefined) return fail(nameProblem);
      const insert = await insertPasswordQuery(database, me.value.id, body.password, now());
      return insert.ok ? convertGuest(context, me.value, name, insert.value) : insert;
    },
  }),
  route({
    name: "createPasskeyOptions",
    method: "POST",
    path: "/api/passkeys/options",
    summary: "Create the WebAuthn options for a new passkey",
    description: "Valid once, and for five minutes.",
    access: "person",
    body: z.strictObject({
      name: z.optional(personName.check(z.describe("For guests: the name of the account"))),
      reauthentication: z.optional(
        reauthentication.check(z.describe("For accounts: the password or a passkey")),
      ),
    }),
    response: passkeyOptions,
    example: {},
    problems: [...REAUTHENTICATION_PROBLEMS, ...NAME_PROBLEMS, "passkey/too-many"],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      const { services, body, origin } = context;
      const { database, now } = services;
      const { name = me.value.name } = body;
      const relyingParty = relyingPartyFor(origin);
      if (!relyingParty.ok) return relyingParty;
      if (me.value.kind === "account") {
        const confirmed = await requireReauthentication(context, body.reauthentication);
        if (!confirmed.ok) return confirmed;
        const { passkeys } = confirmed.value.account;
        if (passkeys.length >= MAX_PASSKEYS) return refuse("passkey/too-many");
      } else {
        const nameProblem = await checkName(services, me.value, name, "account");
        if (nameProblem !== undefined) return fail(nameProblem);
      }
      const owner = { id: me.value.id, name };
      const options = await registrationOptions(database, relyingParty.value, owner, now());
      return ok({ options: { ...options } });
    },
  }),
  route({
    name: "addPasskey",
    method: "POST",
    path: "/api/passkeys",
    summary: "Add a passkey; a guest becomes an account",
    access: "person",
    body: z.strictObject({ name: z.optional(personName), passkey: passkeyResponse }),
    response: personResponse,
    example: {
      passkey: { id: "", rawId: "", type: "public-key", response: { clientDataJSON: "" } },
    },
    problems: [
      "person/token-not-allowed",
      "person/has-account",
      ...NAME_PROBLEMS,
      "passkey/refused",
      "passkey/no-domain",
    ],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      const { services, body, origin, userAgent, acceptLanguage } = context;
      const { database, now } = services;
      const relyingParty = relyingPartyFor(origin);
      if (!relyingParty.ok) return relyingParty;
      const { id, name } = me.value;
      const { passkey } = body;
      const verified = await verifyRegistration(database, relyingParty.value, id, passkey, now());
      if (!verified.ok) return verified;
      const label = deviceLabel(userAgent);
      const insert = insertPasskeyQuery(database, id, verified.value, label, now());
      if (me.value.kind === "guest") {
        return convertGuest(context, me.value, body.name ?? name, insert);
      }
      try {
        await database.commit({ mustChange: [insert] });
      } catch (error) {
        if (error instanceof CommitConflict) return refuse("passkey/refused");
        throw error;
      }
      const account = await accountOf(database, id);
      sendSecurityAlert("passkeyAdded", services, name, account, acceptLanguage);
      return ok({ person: toPersonInfo(me.value) });
    },
  }),
  route({
    name: "removePasskey",
    method: "POST",
    path: "/api/passkeys/:passkeyId/remove",
    summary: "Remove a passkey, unless it is the last sign-in method",
    access: "person",
    body: z.strictObject({ reauthentication }),
    response: emptyResponse,
    example: { reauthentication: REAUTHENTICATION_EXAMPLE },
    problems: [...REAUTHENTICATION_PROBLEMS, "passkey/unknown", "person/last-sign-in-method"],
    async handle(context) {
      const { services, body, parameters } = context;
      const confirmed = await requireReauthentication(context, body.reauthentication);
      if (!confirmed.ok) return confirmed;
      const removed = await removeSignInMethod(services.database, confirmed.value.person.id, {
        kind: "passkey",
        id: parameters.passkeyId,
      });
      return removed.ok ? ok({}) : removed;
    },
  }),
  route({
    name: "setPassword",
    method: "PUT",
    path: "/api/account/password",
    summary: "Set or change my password",
    description: "A change signs out all other devices; API tokens stay valid.",
    access: "person",
    body: z.strictObject({ password, reauthentication: z.optional(reauthentication) }),
    response: emptyResponse,
    example: { password: "five cows and a throne", reauthentication: REAUTHENTICATION_EXAMPLE },
    problems: [...REAUTHENTICATION_PROBLEMS, "person/weak-password"],
    async handle(context) {
      const { services, body, requestToken, acceptLanguage } = context;
      const confirmed = await requireReauthentication(context, body.reauthentication);
      if (!confirmed.ok) return confirmed;
      const { person, account } = confirmed.value;
      if (isWeakPassword(body.password, person.name)) return refuse("person/weak-password");
      const { database, now } = services;
      const insert = await insertPasswordQuery(database, person.id, body.password, now());
      if (!insert.ok) return insert;
      await database.commit({
        mustChange: [lockAccountQuery(database, person.id)],
        mayChange: [
          deletePasswordQuery(database, person.id),
          insert.value,
          deleteOneTimeTokensQuery(database, person.id),
          deleteKnownDevicesQuery(database, person.id),
          // Sign out everybody who knew the old password. A first password replaces none: keep the sessions.
          ...(account.passwordHash === undefined
            ? []
            : [endSessionsQuery(database, person.id, false, requestToken?.hash)]),
        ],
      });
      await rememberDevice(services, context, person.id);
      await services.connections.closeRevokedEverywhere(database);
      sendSecurityAlert("passwordChanged", services, person.name, account, acceptLanguage);
      return ok({});
    },
  }),
  route({
    name: "removePassword",
    method: "POST",
    path: "/api/account/password/remove",
    summary: "Remove my password, if there is a passkey",
    access: "person",
    body: z.strictObject({ reauthentication }),
    response: emptyResponse,
    example: { reauthentication: REAUTHENTICATION_EXAMPLE },
    problems: [...REAUTHENTICATION_PROBLEMS, "person/last-sign-in-method"],
    async handle(context) {
      const { services, body, acceptLanguage } = context;
      const confirmed = await requireReauthentication(context, body.reauthentication);
      if (!confirmed.ok) return confirmed;
      const { person, account } = confirmed.value;
      const removed = await removeSignInMethod(services.database, person.id, { kind: "password" });
      if (!removed.ok) return removed;
      sendSecurityAlert("passwordChanged", services, person.name, account, acceptLanguage);
      return ok({});
    },
  }),
  route({
    name: "createRecoveryCodes",
    method: "POST",
    path: "/api/account/recovery-codes",
    summary: "Create my recovery codes",
    description:
      "Each code sets a new password once, without email. Only this response has the codes; the previous ones no longer work.",
    access: "person",
    body: z.strictObject({ reauthentication }),
    response: z.strictObject({ codes: z.array(z.string()) }),
    example: { reauthentication: REAUTHENTICATION_EXAMPLE },
    problems: REAUTHENTICATION_PROBLEMS,
    async handle(context) {
      const { services, body, acceptLanguage } = context;
      const confirmed = await requireReauthentication(context, body.reauthentication);
      if (!confirmed.ok) return confirmed;
      const { person, account } = confirmed.value;
      const codes = await createRecoveryCodes(services.database, person.id, services.now());
      sendSecurityAlert("recoveryCodesCreated", services, person.name, account, acceptLanguage);
      return ok({ codes });
    },
  }),
  route({
    name: "recoverAccount",
    method: "POST",
    path: "/api/account/recover",
    summary: "Set a new password with a recovery code",
    description:
      "Signs out all devices and deletes all API tokens of the account. The code works once. Failures count as wrong passwords.",
    access: "public",
    body: z.strictObject({
      name: personName,
      code: z
        .string()
        .check(z.maxLength(100), z.describe("Capitals, spaces and dashes are ignored")),
      password,
    }),
    response: z.strictObject({
      name: z.string().check(z.describe("The name to sign in with")),
      codesLeft: z.int(),
    }),
    example: { name: "Ann", code: "7k2m-9vx4-0tqa-hz3c", password: "five cows and a throne" },
    problems: [
      "recovery-code/invalid",
      "person/weak-password",
      "person/too-many-attempts",
      "server/busy",
    ],
    async handle(context) {
      const { services, body, acceptLanguage } = context;
      const { database, connections } = services;
      if (isWeakPassword(body.password, body.name)) return refuse("person/weak-password");
      const recovered = await recoverAccount(services, context, body);
      if (!recovered.ok) return recovered;
      const { id, name } = recovered.value;
      // All known devices are deleted with the old password; this one belongs to the owner.
      await rememberDevice(services, context, id);
      connections.disconnectEverywhere(id);
      const account = await accountOf(database, id);
      sendSecurityAlert("recoveryCodeUsed", services, name, account, acceptLanguage);
      return ok({ name, codesLeft: account.recoveryCodes?.left ?? 0 });
    },
  }),
];

/** A request of a person; handlers of all routes for people have one. */
type PersonRequest = RequestContext & { readonly person: Person };

/** Checks that the request comes from an account's session, and verifies the password or passkey again. */
export async function requireReauthentication(
  context: PersonRequest,
  credentials: Reauthentication | undefined,
): Promise<Result<{ readonly person: Person; readonly account: Account }, Problem>> {
  const me = requireSession(context);
  if (!me.ok) return me;
  if (me.value.kind !== "account") return refuse("person/account-required");
  const { services, origin, requestToken } = context;
  const { database, now } = services;
  const account = await accountOf(database, me.value.id);
  const confirmed = await reauthenticate(database, me.value.id, account, credentials ?? {}, {
    origin,
    sessionHash: requestToken?.hash ?? "",
    now: now(),
  });
  return confirmed.ok ? ok({ person: me.value, account }) : confirmed;
}

/** Turns a guest into an account with its first credential; the person stays the same, the session is new. */
async function convertGuest(
  context: RequestContext,
  guest: Person,
  name: string,
  insertCredential: CompiledQuery,
): Promise<Result<{ readonly person: ReturnType<typeof toPersonInfo> }, Problem>> {
  const { services, requestToken, userAgent } = context;
  const { database, connections, now } = services;
  const session = prepareSession(database, guest.id, deviceLabel(userAgent), now());
  const oldHash = requestToken?.hash ?? "";
  const deleteOldSession = database.query
    .deleteFrom("tokens")
    .where("hash", "=", oldHash)
    .compile();
  const upgraded = await upgradeGuest(database, guest.id, name, [
    insertCredential,
    session.insertQuery,
    deleteOldSession,
  ]);
  if (!upgraded.ok) return upgraded;
  context.setSessionCookie(session.token);
  await rememberDevice(services, context, guest.id);
  connections.endSessionEverywhere(oldHash);
  return ok({ person: toPersonInfo({ ...guest, name, kind: "account" }) });
}
