import * as z from "zod/mini";
import { fail, ok, type Result } from "@sofala/engine";
import type { CompiledQuery } from "kysely";
import {
  accountInfo,
  personName,
  passkeyOptions,
  passkeyResponse,
  person,
  problem,
  type Problem,
} from "@sofala/protocol";
import {
  accountOf,
  deletePasswordQuery,
  removeSignInMethod,
  lockAccountQuery,
  upgradeGuest,
  insertPasswordQuery,
  type Account,
} from "../people/credentials.ts";
import { findPendingEmail, sendSecurityAlert } from "../people/account-mail.ts";
import { deviceLabel } from "../people/device-label.ts";
import { deleteKnownDevicesQuery, rememberDevice } from "../people/known-devices.ts";
import { checkName } from "../people/names.ts";
import {
  MAX_PASSKEYS,
  insertPasskeyQuery,
  verifyRegistration,
  registrationOptions,
  relyingPartyFor,
} from "../people/passkeys.ts";
import { isWeakPassword } from "../people/passwords.ts";
import type { Person } from "../people/people.ts";
import { reauthenticate, type Reauthentication } from "../people/reauthenticate.ts";
import { endSessionsQuery, prepareSession } from "../people/sessions.ts";
import { deleteOneTimeTokensQuery } from "../people/one-time-tokens.ts";
import { CommitConflict } from "../store/database.ts";
import { requireSession, NAME_PROBLEMS, toPersonInfo, requirePerson } from "./people-routes.ts";
import type { RequestContext, Route } from "./route.ts";
import { password } from "./session-routes.ts";

/** How somebody shows anew that it is them. */
export const reauthentication = z.strictObject({
  password: z.optional(password),
  passkey: z.optional(passkeyResponse),
});
const personResponse = z.strictObject({ person });
const newAccountBody = z.strictObject({ name: z.optional(personName), password });
const passkeyOptionsBody = z.strictObject({
  name: z.optional(personName.check(z.describe("For a guest: what the account is to be called"))),
  proof: z.optional(reauthentication.check(z.describe("For an account: that it is you"))),
});
const newPasskeyBody = z.strictObject({ name: z.optional(personName), passkey: passkeyResponse });
const passwordBody = z.strictObject({ password, proof: z.optional(reauthentication) });
const reauthenticationBody = z.strictObject({ proof: reauthentication });

const REAUTHENTICATION_EXAMPLE = { password: "four cows and a throne" };
const REAUTHENTICATION_PROBLEMS = [
  "person/not-a-device",
  "person/guest",
  "person/unproven",
  "person/too-many-tries",
  "passkey/no-domain",
  "server/busy",
] as const;

/** Accounts: how a guest becomes one, and ways in. */
export const accountRoutes: readonly Route[] = [
  {
    name: "readAccount",
    method: "GET",
    path: "/api/account",
    summary: "How I can sign in, and how I can be reached",
    access: "person",
    response: accountInfo,
    async handle(call) {
      const me = requirePerson(call);
      const { services } = call.liveTables;
      const { passwordHash, passkeys, email } = await accountOf(services.database, me.id);
      const waiting = await findPendingEmail(services, me.id);
      return ok({
        person: toPersonInfo(me),
        password: passwordHash !== undefined,
        passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
          id,
          label,
          created: createdAt,
          used: lastUsedAt,
        })),
        mail: services.mailer !== undefined,
        ...(email === undefined ? {} : { email }),
        ...(waiting === undefined ? {} : { waiting }),
      });
    },
  },
  {
    name: "makeAccount",
    method: "POST",
    path: "/api/account",
    summary: "A guest becomes an account, with a password",
    description:
      "Games and history stay. The name must be nobody else's account, look like none, and not be that of a guest who is connected. Brings a new cookie.",
    access: "person",
    body: newAccountBody,
    response: personResponse,
    example: { name: "Ann", password: "four cows and a throne" },
    problems: [
      "person/not-a-device",
      "person/account-already",
      ...NAME_PROBLEMS,
      "person/weak-password",
      "server/busy",
    ],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      const { name: called = me.value.name, password: chosen } = call.body as z.infer<
        typeof newAccountBody
      >;
      const { database, now } = call.liveTables.services;
      if (isWeakPassword(chosen, called)) return fail(problem("person/weak-password"));
      const may = await checkCanBecomeAccount(call, me.value, called);
      if (!may.ok) return may;
      const row = await insertPasswordQuery(database, me.value.id, chosen, now());
      return row.ok ? convertGuest(call, me.value, called, row.value) : row;
    },
  },
  {
    name: "beginPasskey",
    method: "POST",
    path: "/api/passkeys/begin",
    summary: "What a browser needs to make a passkey, good once and for five minutes",
    access: "person",
    body: passkeyOptionsBody,
    response: passkeyOptions,
    example: {},
    problems: [...REAUTHENTICATION_PROBLEMS, ...NAME_PROBLEMS, "passkey/too-many"],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      const { name: called = me.value.name, proof: shownProof } = call.body as z.infer<
        typeof passkeyOptionsBody
      >;
      const site = relyingPartyFor(call.origin);
      if (!site.ok) return site;
      const { database, now } = call.liveTables.services;
      if (me.value.kind === "account") {
        const account = await requireReauthentication(call, shownProof);
        if (!account.ok) return account;
        const { passkeys } = account.value.account;
        if (passkeys.length >= MAX_PASSKEYS) return fail(problem("passkey/too-many"));
      } else {
        const refusal = await checkName(call, me.value, called, "account");
        if (refusal !== undefined) return fail(refusal);
      }
      const who = { id: me.value.id, name: called };
      return ok({ options: await registrationOptions(database, site.value, who, now()) });
    },
  },
  {
    name: "addPasskey",
    method: "POST",
    path: "/api/passkeys",
    summary: "Keep a passkey that was made: a guest becomes an account, an account has one more",
    access: "person",
    body: newPasskeyBody,
    response: personResponse,
    example: {
      passkey: { id: "", rawId: "", type: "public-key", response: { clientDataJSON: "" } },
    },
    problems: [
      "person/not-a-device",
      "person/account-already",
      ...NAME_PROBLEMS,
      "passkey/refused",
      "passkey/no-domain",
    ],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      const site = relyingPartyFor(call.origin);
      if (!site.ok) return site;
      const { name: called = me.value.name, passkey } = call.body as z.infer<typeof newPasskeyBody>;
      const { database, now } = call.liveTables.services;
      const made = await verifyRegistration(database, site.value, me.value.id, passkey, now());
      if (!made.ok) return made;
      const label = deviceLabel(call.userAgent);
      const row = insertPasskeyQuery(database, me.value.id, made.value, label, now());
      if (me.value.kind === "guest") return convertGuest(call, me.value, called, row);
      try {
        await database.commit({ mustChange: [row] });
      } catch (error) {
        if (error instanceof CommitConflict) return fail(problem("passkey/refused"));
        throw error;
      }
      const account = await accountOf(database, me.value.id);
      sendSecurityAlert(
        "passkeyAdded",
        call.liveTables.services,
        me.value.name,
        account,
        call.acceptLanguage,
      );
      return ok({ person: toPersonInfo(me.value) });
    },
  },
  {
    name: "removePasskey",
    method: "POST",
    path: "/api/passkeys/:passkey/remove",
    summary: "Take a passkey away, unless it is the last way in",
    access: "person",
    body: reauthenticationBody,
    response: z.strictObject({}),
    example: { proof: REAUTHENTICATION_EXAMPLE },
    problems: [...REAUTHENTICATION_PROBLEMS, "passkey/unknown", "person/last-way-in"],
    async handle(call) {
      const known = await requireReauthentication(
        call,
        (call.body as z.infer<typeof reauthenticationBody>).proof,
      );
      if (!known.ok) return known;
      const way = { kind: "passkey", id: call.parameters["passkey"] ?? "" } as const;
      const gone = await removeSignInMethod(
        call.liveTables.services.database,
        known.value.person.id,
        way,
      );
      return gone.ok ? ok({}) : gone;
    },
  },
  {
    name: "setPassword",
    method: "PUT",
    path: "/api/account/password",
    summary: "Set a password, or another one",
    description: "With another one all other devices are signed out; programs keep their tokens.",
    access: "person",
    body: passwordBody,
    response: z.strictObject({}),
    example: { password: "five cows and a throne", proof: REAUTHENTICATION_EXAMPLE },
    problems: [...REAUTHENTICATION_PROBLEMS, "person/weak-password"],
    async handle(call) {
      const { password: chosen, proof: shownProof } = call.body as z.infer<typeof passwordBody>;
      const known = await requireReauthentication(call, shownProof);
      if (!known.ok) return known;
      const { person: me, account } = known.value;
      if (isWeakPassword(chosen, me.name)) return fail(problem("person/weak-password"));
      const { database, now } = call.liveTables.services;
      const row = await insertPasswordQuery(database, me.id, chosen, now());
      if (!row.ok) return row;
      const kept = call.requestToken?.hash;
      await database.commit({
        mustChange: [lockAccountQuery(database, me.id)],
        mayChange: [
          deletePasswordQuery(database, me.id),
          row.value,
          deleteOneTimeTokensQuery(database, me.id),
          deleteKnownDevicesQuery(database, me.id),
          // Whoever knew the old one is out; a first password tells nothing against anybody.
          ...(account.passwordHash === undefined
            ? []
            : [endSessionsQuery(database, me.id, false, kept)]),
        ],
      });
      await rememberDevice(call, me.id);
      await call.connections.closeRevokedEverywhere(database);
      sendSecurityAlert(
        "passwordChanged",
        call.liveTables.services,
        me.name,
        account,
        call.acceptLanguage,
      );
      return ok({});
    },
  },
  {
    name: "removePassword",
    method: "POST",
    path: "/api/account/password/remove",
    summary: "Take the password away, where there is a passkey",
    access: "person",
    body: reauthenticationBody,
    response: z.strictObject({}),
    example: { proof: REAUTHENTICATION_EXAMPLE },
    problems: [...REAUTHENTICATION_PROBLEMS, "person/last-way-in"],
    async handle(call) {
      const known = await requireReauthentication(
        call,
        (call.body as z.infer<typeof reauthenticationBody>).proof,
      );
      if (!known.ok) return known;
      const { person: me, account } = known.value;
      const gone = await removeSignInMethod(call.liveTables.services.database, me.id, {
        kind: "password",
      });
      if (!gone.ok) return gone;
      sendSecurityAlert(
        "passwordChanged",
        call.liveTables.services,
        me.name,
        account,
        call.acceptLanguage,
      );
      return ok({});
    },
  },
];

/** Somebody with an account who has shown that it is them. */
export interface Reauthenticated {
  readonly person: Person;
  readonly account: Account;
}

/** Lets on who has an account and shows anew that it is theirs. */
export async function requireReauthentication(
  call: RequestContext,
  shownProof: Reauthentication | undefined,
): Promise<Result<Reauthenticated, Problem>> {
  const me = requireSession(call);
  if (!me.ok) return me;
  if (me.value.kind !== "account") return fail(problem("person/guest"));
  const { database, now } = call.liveTables.services;
  const account = await accountOf(database, me.value.id);
  const { origin, requestToken } = call;
  const isThem = await reauthenticate(database, me.value.id, account, shownProof ?? {}, {
    origin,
    sessionHash: requestToken?.hash ?? "",
    now: now(),
  });
  return isThem.ok ? ok({ person: me.value, account }) : isThem;
}

async function checkCanBecomeAccount(
  call: RequestContext,
  me: Person,
  called: string,
): Promise<Result<undefined, Problem>> {
  if (me.kind === "account") return fail(problem("person/account-already"));
  const refusal = await checkName(call, me, called, "account");
  return refusal === undefined ? ok(undefined) : fail(refusal);
}

/** A guest becomes an account: the same person, under a new token. */
async function convertGuest(
  call: RequestContext,
  me: Person,
  called: string,
  credential: CompiledQuery,
): Promise<Result<unknown, Problem>> {
  const { database, now } = call.liveTables.services;
  const { token, insertQuery } = prepareSession(
    database,
    me.id,
    deviceLabel(call.userAgent),
    now(),
  );
  const { hash = "" } = call.requestToken ?? {};
  const old = database.query.deleteFrom("tokens").where("hash", "=", hash).compile();
  const made = await upgradeGuest(database, me.id, called, [credential, insertQuery, old]);
  if (!made.ok) return made;
  call.setSessionCookie(token);
  await rememberDevice(call, me.id);
  call.connections.endSessionEverywhere(hash);
  return ok({ person: toPersonInfo({ ...me, name: called, kind: "account" }) });
}
