import * as z from "zod/mini";
import { fail, ok } from "@sofala/engine";
import {
  name,
  passkeyOptions,
  passkeyResponse,
  person,
  problem,
  sessionInfo,
} from "@sofala/protocol";
import { rememberDevice } from "../people/known-devices.ts";
import { signInOptions, siteAt } from "../people/passkeys.ts";
import { dropSession, endSession, endSessions, sessionsOf } from "../people/sessions.ts";
import { byPasskey, byPassword, letIn } from "../accounts/sign-in.ts";
import { onDevice, whoAsks } from "./people-routes.ts";
import type { Route } from "./route.ts";

/** A password as it was typed; spaces count. */
export const password = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[^\ud800-\udfff]*$/u));

const leave = z
  ._default(z.boolean(), false)
  .check(
    z.describe(
      "Games of the guest on this device that the account cannot take over, since it sits there itself, may be left to bots",
    ),
  );
const byName = z.strictObject({ name, password, leave });
const byKey = z.strictObject({ passkey: passkeyResponse, leave });
const everywhere = z.strictObject({
  tokens: z._default(z.boolean(), false).check(z.describe("Programs lose their tokens too")),
});
const entered = z.strictObject({
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
    about:
      "Always brings a new cookie. What a guest played on this device becomes the account's. After several failures there are waits, which grow; failures elsewhere do not count against a device on which the account was signed in before.",
    who: "everybody",
    body: byName,
    answer: entered,
    example: { name: "Ann", password: "four cows and a throne" },
    problems: [
      "person/not-recognised",
      "person/too-many-tries",
      "person/games-left",
      "server/busy",
    ],
    async run(call) {
      const { name: called, password: said, leave: mayLeave } = call.body as z.infer<typeof byName>;
      const found = await byPassword(call, called, said);
      return found.ok ? letIn(call, found.value, mayLeave) : found;
    },
  },
  {
    name: "beginPasskeySignIn",
    method: "POST",
    path: "/api/session/passkey/begin",
    summary: "What a browser needs to show a passkey, good once and for five minutes",
    who: "everybody",
    answer: passkeyOptions,
    problems: ["passkey/no-domain"],
    async run({ rooms: { services }, origin }) {
      const site = siteAt(origin);
      if (!site.ok) return site;
      return ok({ options: await signInOptions(services.database, site.value, services.now()) });
    },
  },
  {
    name: "signInByPasskey",
    method: "POST",
    path: "/api/session/passkey",
    summary: "Sign in on this device by a passkey",
    who: "everybody",
    body: byKey,
    answer: entered,
    example: {
      passkey: { id: "", rawId: "", type: "public-key", response: { clientDataJSON: "" } },
    },
    problems: ["person/not-recognised", "person/games-left", "passkey/no-domain"],
    async run(call) {
      const { passkey, leave: mayLeave } = call.body as z.infer<typeof byKey>;
      const found = await byPasskey(call, passkey);
      return found.ok ? letIn(call, found.value, mayLeave) : found;
    },
  },
  {
    name: "signOut",
    method: "DELETE",
    path: "/api/session",
    summary: "Sign out on this device",
    about: "A guest has no other way back to their games.",
    who: "person",
    isForBanned: true,
    answer: z.strictObject({}),
    problems: ["person/not-a-device"],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      const { hash = "" } = call.session ?? {};
      await endSession(call.rooms.services.database, hash);
      call.dropDevice();
      if (me.value.kind === "account") await rememberDevice(call, me.value.id);
      call.connections.endSession(hash);
      return ok({});
    },
  },
  {
    name: "signOutEverywhere",
    method: "POST",
    path: "/api/session/everywhere",
    summary: "Sign out on all devices, this one included",
    who: "person",
    body: everywhere,
    answer: z.strictObject({}),
    example: { tokens: false },
    problems: ["person/not-a-device", "person/guest"],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      if (me.value.kind === "guest") return fail(problem("person/guest"));
      const { tokens } = call.body as z.infer<typeof everywhere>;
      const { database } = call.rooms.services;
      await database.commit({ must: [endSessions(database, me.value.id, tokens)] });
      call.dropDevice();
      await call.connections.lookEverywhere(database);
      return ok({});
    },
  },
  {
    name: "listSessions",
    method: "GET",
    path: "/api/sessions",
    summary: "The devices on which I am signed in",
    who: "person",
    answer: z.strictObject({ sessions: z.array(sessionInfo) }),
    async run(call) {
      const { database } = call.rooms.services;
      const sessions = await sessionsOf(database, whoAsks(call).id, call.session?.hash);
      return ok({ sessions });
    },
  },
  {
    name: "dropSession",
    method: "DELETE",
    path: "/api/sessions/:session",
    summary: "Sign out on another device",
    who: "person",
    answer: z.strictObject({}),
    problems: ["person/not-a-device", "session/unknown"],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      const { database } = call.rooms.services;
      const hash = await dropSession(database, me.value.id, call.params["session"] ?? "");
      if (hash === undefined) return fail(problem("session/unknown"));
      call.connections.endSession(hash);
      return ok({});
    },
  },
];
