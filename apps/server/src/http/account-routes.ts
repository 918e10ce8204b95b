import * as z from "zod/mini";
import { fail, ok, type Result } from "@sofala/engine";
import type { CompiledQuery } from "kysely";
import {
  accountInfo,
  name,
  passkeyOptions,
  passkeyResponse,
  person,
  problem,
  type Problem,
} from "@sofala/protocol";
import {
  accountOf,
  dropPassword,
  dropWay,
  holdAccount,
  makeAccount,
  passwordRow,
  type Account,
} from "../people/credentials.ts";
import { waitingAddress, warnOf } from "../people/account-mail.ts";
import { deviceLabel } from "../people/device-label.ts";
import { dropKnownDevices, rememberDevice } from "../people/known-devices.ts";
import { refuseName } from "../people/names.ts";
import {
  MOST_PASSKEYS,
  passkeyRow,
  readRegistration,
  registrationOptions,
  siteAt,
} from "../people/passkeys.ts";
import { isWeak } from "../people/passwords.ts";
import type { Person } from "../people/people.ts";
import { prove, type Proof } from "../people/reauthenticate.ts";
import { endSessions, newSession } from "../people/sessions.ts";
import { dropSlips } from "../people/one-time-tokens.ts";
import { Conflict } from "../store/database.ts";
import { onDevice, PROBLEMS_OF_NAMES, shown, whoAsks } from "./people-routes.ts";
import type { Call, Route } from "./route.ts";
import { password } from "./session-routes.ts";

/** How somebody shows anew that it is them. */
export const proof = z.strictObject({
  password: z.optional(password),
  passkey: z.optional(passkeyResponse),
});
const somebody = z.strictObject({ person });
const making = z.strictObject({ name: z.optional(name), password });
const beginning = z.strictObject({
  name: z.optional(name.check(z.describe("For a guest: what the account is to be called"))),
  proof: z.optional(proof.check(z.describe("For an account: that it is you"))),
});
const adding = z.strictObject({ name: z.optional(name), passkey: passkeyResponse });
const setting = z.strictObject({ password, proof: z.optional(proof) });
const proving = z.strictObject({ proof });

const PROOF_EXAMPLE = { password: "four cows and a throne" };
const PROBLEMS_OF_PROOF = [
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
    who: "person",
    answer: accountInfo,
    async run(call) {
      const me = whoAsks(call);
      const { services } = call.rooms;
      const { password: secret, passkeys, email } = await accountOf(services.database, me.id);
      const waiting = await waitingAddress(services, me.id);
      return ok({
        person: shown(me),
        password: secret !== undefined,
        passkeys,
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
    about:
      "Games and history stay. The name must be nobody else's account, look like none, and not be that of a guest who is connected. Brings a new cookie.",
    who: "person",
    body: making,
    answer: somebody,
    example: { name: "Ann", password: "four cows and a throne" },
    problems: [
      "person/not-a-device",
      "person/account-already",
      ...PROBLEMS_OF_NAMES,
      "person/weak-password",
      "server/busy",
    ],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      const { name: called = me.value.name, password: chosen } = call.body as z.infer<
        typeof making
      >;
      const { database, now } = call.rooms.services;
      if (isWeak(chosen, called)) return fail(problem("person/weak-password"));
      const may = await mayBecome(call, me.value, called);
      if (!may.ok) return may;
      const row = await passwordRow(database, me.value.id, chosen, now());
      return row.ok ? become(call, me.value, called, row.value) : row;
    },
  },
  {
    name: "beginPasskey",
    method: "POST",
    path: "/api/passkeys/begin",
    summary: "What a browser needs to make a passkey, good once and for five minutes",
    who: "person",
    body: beginning,
    answer: passkeyOptions,
    example: {},
    problems: [...PROBLEMS_OF_PROOF, ...PROBLEMS_OF_NAMES, "passkey/too-many"],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      const { name: called = me.value.name, proof: shownProof } = call.body as z.infer<
        typeof beginning
      >;
      const site = siteAt(call.origin);
      if (!site.ok) return site;
      const { database, now } = call.rooms.services;
      if (me.value.kind === "account") {
        const account = await proven(call, shownProof);
        if (!account.ok) return account;
        const { passkeys } = account.value.account;
        if (passkeys.length >= MOST_PASSKEYS) return fail(problem("passkey/too-many"));
      } else {
        const refusal = await refuseName(call, me.value, called, "account");
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
    who: "person",
    body: adding,
    answer: somebody,
    example: {
      passkey: { id: "", rawId: "", type: "public-key", response: { clientDataJSON: "" } },
    },
    problems: [
      "person/not-a-device",
      "person/account-already",
      ...PROBLEMS_OF_NAMES,
      "passkey/refused",
      "passkey/no-domain",
    ],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      const site = siteAt(call.origin);
      if (!site.ok) return site;
      const { name: called = me.value.name, passkey } = call.body as z.infer<typeof adding>;
      const { database, now } = call.rooms.services;
      const made = await readRegistration(database, site.value, me.value.id, passkey, now());
      if (!made.ok) return made;
      const label = deviceLabel(call.agent);
      const row = passkeyRow(database, me.value.id, made.value, label, now());
      if (me.value.kind === "guest") return become(call, me.value, called, row);
      try {
        await database.commit({ must: [row] });
      } catch (error) {
        if (error instanceof Conflict) return fail(problem("passkey/refused"));
        throw error;
      }
      const account = await accountOf(database, me.value.id);
      warnOf("passkeyAdded", call.rooms.services, me.value.name, account, call.languages);
      return ok({ person: shown(me.value) });
    },
  },
  {
    name: "removePasskey",
    method: "POST",
    path: "/api/passkeys/:passkey/remove",
    summary: "Take a passkey away, unless it is the last way in",
    who: "person",
    body: proving,
    answer: z.strictObject({}),
    example: { proof: PROOF_EXAMPLE },
    problems: [...PROBLEMS_OF_PROOF, "passkey/unknown", "person/last-way-in"],
    async run(call) {
      const known = await proven(call, (call.body as z.infer<typeof proving>).proof);
      if (!known.ok) return known;
      const way = { kind: "passkey", id: call.params["passkey"] ?? "" } as const;
      const gone = await dropWay(call.rooms.services.database, known.value.me.id, way);
      return gone.ok ? ok({}) : gone;
    },
  },
  {
    name: "setPassword",
    method: "PUT",
    path: "/api/account/password",
    summary: "Set a password, or another one",
    about: "With another one all other devices are signed out; programs keep their tokens.",
    who: "person",
    body: setting,
    answer: z.strictObject({}),
    example: { password: "five cows and a throne", proof: PROOF_EXAMPLE },
    problems: [...PROBLEMS_OF_PROOF, "person/weak-password"],
    async run(call) {
      const { password: chosen, proof: shownProof } = call.body as z.infer<typeof setting>;
      const known = await proven(call, shownProof);
      if (!known.ok) return known;
      const { me, account } = known.value;
      if (isWeak(chosen, me.name)) return fail(problem("person/weak-password"));
      const { database, now } = call.rooms.services;
      const row = await passwordRow(database, me.id, chosen, now());
      if (!row.ok) return row;
      const kept = call.session?.hash;
      await database.commit({
        must: [holdAccount(database, me.id)],
        also: [
          dropPassword(database, me.id),
          row.value,
          dropSlips(database, me.id),
          dropKnownDevices(database, me.id),
          // Whoever knew the old one is out; a first password tells nothing against anybody.
          ...(account.password === undefined ? [] : [endSessions(database, me.id, false, kept)]),
        ],
      });
      await rememberDevice(call, me.id);
      await call.connections.lookEverywhere(database);
      warnOf("passwordChanged", call.rooms.services, me.name, account, call.languages);
      return ok({});
    },
  },
  {
    name: "removePassword",
    method: "POST",
    path: "/api/account/password/remove",
    summary: "Take the password away, where there is a passkey",
    who: "person",
    body: proving,
    answer: z.strictObject({}),
    example: { proof: PROOF_EXAMPLE },
    problems: [...PROBLEMS_OF_PROOF, "person/last-way-in"],
    async run(call) {
      const known = await proven(call, (call.body as z.infer<typeof proving>).proof);
      if (!known.ok) return known;
      const { me, account } = known.value;
      const gone = await dropWay(call.rooms.services.database, me.id, { kind: "password" });
      if (!gone.ok) return gone;
      warnOf("passwordChanged", call.rooms.services, me.name, account, call.languages);
      return ok({});
    },
  },
];

/** Somebody with an account who has shown that it is them. */
export interface Proven {
  readonly me: Person;
  readonly account: Account;
}

/** Lets on who has an account and shows anew that it is theirs. */
export async function proven(
  call: Call,
  shownProof: Proof | undefined,
): Promise<Result<Proven, Problem>> {
  const me = onDevice(call);
  if (!me.ok) return me;
  if (me.value.kind !== "account") return fail(problem("person/guest"));
  const { database, now } = call.rooms.services;
  const account = await accountOf(database, me.value.id);
  const { origin, session } = call;
  const isThem = await prove(database, me.value.id, account, shownProof ?? {}, {
    origin,
    session: session?.hash ?? "",
    now: now(),
  });
  return isThem.ok ? ok({ me: me.value, account }) : isThem;
}

async function mayBecome(
  call: Call,
  me: Person,
  called: string,
): Promise<Result<undefined, Problem>> {
  if (me.kind === "account") return fail(problem("person/account-already"));
  const refusal = await refuseName(call, me, called, "account");
  return refusal === undefined ? ok(undefined) : fail(refusal);
}

/** A guest becomes an account: the same person, under a new token. */
async function become(
  call: Call,
  me: Person,
  called: string,
  credential: CompiledQuery,
): Promise<Result<unknown, Problem>> {
  const { database, now } = call.rooms.services;
  const { token, keep } = newSession(database, me.id, deviceLabel(call.agent), now());
  const { hash = "" } = call.session ?? {};
  const old = database.query.deleteFrom("tokens").where("hash", "=", hash).compile();
  const made = await makeAccount(database, me.id, called, [credential, keep, old]);
  if (!made.ok) return made;
  call.setDevice(token);
  await rememberDevice(call, me.id);
  call.connections.endSession(hash);
  return ok({ person: shown({ ...me, name: called, kind: "account" }) });
}
