import * as z from "zod/mini";
import { fail, ok, type Result } from "@sofala/engine";
import {
  personName,
  passkeyOptions,
  passkeyResponse,
  person,
  problem,
  sessionInfo,
  type Problem,
} from "@sofala/protocol";
import { rememberDevice } from "../people/known-devices.ts";
import { signInOptions, relyingPartyFor } from "../people/passkeys.ts";
import {
  endSessionById,
  endSessionByHash,
  endSessionsQuery,
  sessionsOf,
  type SessionInfo,
} from "../people/sessions.ts";
import {
  authenticateByPasskey,
  authenticateByPassword,
  signIn,
  type SignedIn,
} from "../accounts/sign-in.ts";
import { requireSession, requirePerson } from "./people-routes.ts";
import type { Route } from "./route.ts";

/** A password as it was typed; spaces count. */
export const password = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[^\ud800-\udfff]*$/u));

const leaveTablesBehind = z
  ._default(z.boolean(), false)
  .check(
    z.describe(
      "Games of the guest on this device that the account cannot take over, since it sits there itself, may be left to bots",
    ),
  );
const passwordSignInBody = z.strictObject({ name: personName, password, leave: leaveTablesBehind });
const passkeySignInBody = z.strictObject({ passkey: passkeyResponse, leave: leaveTablesBehind });
const signOutEverywhereBody = z.strictObject({
  tokens: z._default(z.boolean(), false).check(z.describe("Programs lose their tokens too")),
});
const signInResponse = z.strictObject({
  person,
  taken: z.int().check(z.describe("So many tables of the guest who was here were taken along")),
});

/** Devices: signing in and out. */
export const sessionRoutes: readonly Route[] = [
  {
    name: "signIn",
    method: "POST",
    path: "/api/session",
    summary: "Sign in on this device by name and password",
    description:
      "Always brings a new cookie. What a guest played on this device becomes the account's. After several failures there are waits, which grow; failures elsewhere do not count against a device on which the account was signed in before.",
    access: "everybody",
    body: passwordSignInBody,
    response: signInResponse,
    example: { name: "Ann", password: "four cows and a throne" },
    problems: [
      "person/not-recognised",
      "person/too-many-tries",
      "person/games-left",
      "server/busy",
    ],
    async handle(call) {
      const {
        name: called,
        password: said,
        leave: mayLeave,
      } = call.body as z.infer<typeof passwordSignInBody>;
      const found = await authenticateByPassword(call, called, said);
      return found.ok ? toSignInResponse(await signIn(call, found.value, mayLeave)) : found;
    },
  },
  {
    name: "beginPasskeySignIn",
    method: "POST",
    path: "/api/session/passkey/begin",
    summary: "What a browser needs to show a passkey, good once and for five minutes",
    access: "everybody",
    response: passkeyOptions,
    problems: ["passkey/no-domain"],
    async handle({ liveTables: { services }, origin }) {
      const site = relyingPartyFor(origin);
      if (!site.ok) return site;
      return ok({ options: await signInOptions(services.database, site.value, services.now()) });
    },
  },
  {
    name: "signInByPasskey",
    method: "POST",
    path: "/api/session/passkey",
    summary: "Sign in on this device by a passkey",
    access: "everybody",
    body: passkeySignInBody,
    response: signInResponse,
    example: {
      passkey: { id: "", rawId: "", type: "public-key", response: { clientDataJSON: "" } },
    },
    problems: ["person/not-recognised", "person/games-left", "passkey/no-domain"],
    async handle(call) {
      const { passkey, leave: mayLeave } = call.body as z.infer<typeof passkeySignInBody>;
      const found = await authenticateByPasskey(call, passkey);
      return found.ok ? toSignInResponse(await signIn(call, found.value, mayLeave)) : found;
    },
  },
  {
    name: "signOut",
    method: "DELETE",
    path: "/api/session",
    summary: "Sign out on this device",
    description: "A guest has no other way back to their games.",
    access: "person",
    allowsBanned: true,
    response: z.strictObject({}),
    problems: ["person/not-a-device"],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      const { hash = "" } = call.requestToken ?? {};
      await endSessionByHash(call.liveTables.services.database, hash);
      call.clearSessionCookie();
      if (me.value.kind === "account") await rememberDevice(call, me.value.id);
      call.connections.endSessionEverywhere(hash);
      return ok({});
    },
  },
  {
    name: "signOutEverywhere",
    method: "POST",
    path: "/api/session/everywhere",
    summary: "Sign out on all devices, this one included",
    access: "person",
    body: signOutEverywhereBody,
    response: z.strictObject({}),
    example: { tokens: false },
    problems: ["person/not-a-device", "person/guest"],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      if (me.value.kind === "guest") return fail(problem("person/guest"));
      const { tokens } = call.body as z.infer<typeof signOutEverywhereBody>;
      const { database } = call.liveTables.services;
      await database.commit({ mustChange: [endSessionsQuery(database, me.value.id, tokens)] });
      call.clearSessionCookie();
      await call.connections.closeRevokedEverywhere(database);
      return ok({});
    },
  },
  {
    name: "listSessions",
    method: "GET",
    path: "/api/sessions",
    summary: "The devices on which I am signed in",
    access: "person",
    response: z.strictObject({ sessions: z.array(sessionInfo) }),
    async handle(call) {
      const { database } = call.liveTables.services;
      const sessions = await sessionsOf(database, requirePerson(call).id, call.requestToken?.hash);
      return ok({ sessions: sessions.map(toSessionInfo) });
    },
  },
  {
    name: "dropSession",
    method: "DELETE",
    path: "/api/sessions/:session",
    summary: "Sign out on another device",
    access: "person",
    response: z.strictObject({}),
    problems: ["person/not-a-device", "session/unknown"],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      const { database } = call.liveTables.services;
      const hash = await endSessionById(database, me.value.id, call.parameters["session"] ?? "");
      if (hash === undefined) return fail(problem("session/unknown"));
      call.connections.endSessionEverywhere(hash);
      return ok({});
    },
  },
];

const toSignInResponse = (done: Result<SignedIn, Problem>) =>
  done.ok ? ok({ person: done.value.person, taken: done.value.mergedTables }) : done;

const toSessionInfo = ({ id, label, createdAt, lastUsedAt, isCurrent }: SessionInfo) => ({
  id,
  label,
  created: createdAt,
  used: lastUsedAt,
  isThis: isCurrent,
});
