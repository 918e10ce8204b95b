import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import {
  personName,
  passkeyOptions,
  passkeyResponse,
  person as personInfo,
  refuse,
  sessionInfo,
} from "@sofala/protocol";
import { authenticateByPasskey, authenticateByPassword, signIn } from "../accounts/sign-in.ts";
import { rememberDevice } from "../people/known-devices.ts";
import { signInOptions, relyingPartyFor } from "../people/passkeys.ts";
import {
  endSessionById,
  endSessionByHash,
  endSessionsQuery,
  sessionsOf,
} from "../people/sessions.ts";
import { requireSession } from "./people-routes.ts";
import { emptyResponse, route, type Route } from "./route.ts";

/** A password exactly as it was typed: spaces count. */
export const password = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[^\ud800-\udfff]*$/u));

const leaveTablesBehind = z
  ._default(z.boolean(), false)
  .check(
    z.describe(
      "Let bots take the guest's seats at tables where the account sits too; without this, signing in is refused",
    ),
  );
const signInResponse = z.strictObject({
  person: personInfo,
  mergedTables: z
    .int()
    .check(z.describe("How many tables of this device's guest now belong to the account")),
});

/** Signing in and out. */
export const sessionRoutes: readonly Route[] = [
  route({
    name: "signIn",
    method: "POST",
    path: "/api/session",
    summary: "Sign in with name and password",
    description:
      "Sets a new session cookie. The games of this device's guest move to the account. After several failures there are growing delays; failures elsewhere do not delay a device on which the account has signed in before.",
    access: "public",
    body: z.strictObject({ name: personName, password, leaveTablesBehind }),
    response: signInResponse,
    example: { name: "Ann", password: "four cows and a throne" },
    problems: [
      "person/wrong-credentials",
      "person/too-many-attempts",
      "person/tables-left-behind",
      "server/busy",
    ],
    async handle(context) {
      const { services, body } = context;
      const { name, leaveTablesBehind: canLeaveTables } = body;
      const account = await authenticateByPassword(services, context, name, body.password);
      return account.ok ? signIn(services, context, account.value, canLeaveTables) : account;
    },
  }),
  route({
    name: "createPasskeySignInOptions",
    method: "POST",
    path: "/api/session/passkey/options",
    summary: "Create the WebAuthn options for signing in with a passkey",
    description: "Valid once, and for five minutes.",
    access: "public",
    response: passkeyOptions,
    problems: ["passkey/no-domain"],
    async handle({ services: { database, now }, origin }) {
      const relyingParty = relyingPartyFor(origin);
      if (!relyingParty.ok) return relyingParty;
      const options = await signInOptions(database, relyingParty.value, now());
      return ok({ options: { ...options } });
    },
  }),
  route({
    name: "signInByPasskey",
    method: "POST",
    path: "/api/session/passkey",
    summary: "Sign in with a passkey",
    access: "public",
    body: z.strictObject({ passkey: passkeyResponse, leaveTablesBehind }),
    response: signInResponse,
    example: {
      passkey: { id: "", rawId: "", type: "public-key", response: { clientDataJSON: "" } },
    },
    problems: ["person/wrong-credentials", "person/tables-left-behind", "passkey/no-domain"],
    async handle(context) {
      const { services, body } = context;
      const { passkey, leaveTablesBehind: canLeaveTables } = body;
      const account = await authenticateByPasskey(services, context, passkey);
      return account.ok ? signIn(services, context, account.value, canLeaveTables) : account;
    },
  }),
  route({
    name: "signOut",
    method: "DELETE",
    path: "/api/session",
    summary: "Sign out on this device",
    description: "A guest cannot sign in again and loses their games.",
    access: "person",
    allowsBanned: true,
    response: emptyResponse,
    problems: ["person/token-not-allowed"],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      const { services, requestToken } = context;
      const hash = requestToken?.hash ?? "";
      await endSessionByHash(services.database, hash);
      context.clearSessionCookie();
      if (me.value.kind === "account") await rememberDevice(services, context, me.value.id);
      services.connections.endSessionEverywhere(hash);
      return ok({});
    },
  }),
  route({
    name: "signOutEverywhere",
    method: "POST",
    path: "/api/sessions/end-all",
    summary: "Sign out on all devices, including this one",
    access: "person",
    body: z.strictObject({
      includeTokens: z._default(z.boolean(), false).check(z.describe("Delete my API tokens too")),
    }),
    response: emptyResponse,
    example: { includeTokens: false },
    problems: ["person/token-not-allowed", "person/account-required"],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      if (me.value.kind === "guest") return refuse("person/account-required");
      const { database, connections } = context.services;
      await database.commit({
        mustChange: [endSessionsQuery(database, me.value.id, context.body.includeTokens)],
      });
      context.clearSessionCookie();
      await connections.closeRevokedEverywhere(database);
      return ok({});
    },
  }),
  route({
    name: "listSessions",
    method: "GET",
    path: "/api/sessions",
    summary: "List the devices on which I am signed in",
    access: "person",
    response: z.strictObject({ sessions: z.array(sessionInfo) }),
    handle: async ({ services, person, requestToken }) =>
      ok({ sessions: await sessionsOf(services.database, person.id, requestToken?.hash) }),
  }),
  route({
    name: "endSession",
    method: "DELETE",
    path: "/api/sessions/:sessionId",
    summary: "Sign out on another device",
    access: "person",
    response: emptyResponse,
    problems: ["person/token-not-allowed", "session/unknown"],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      const { services, parameters } = context;
      const hash = await endSessionById(services.database, me.value.id, parameters.sessionId);
      if (hash === undefined) return refuse("session/unknown");
      services.connections.endSessionEverywhere(hash);
      return ok({});
    },
  }),
];
