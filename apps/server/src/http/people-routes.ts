import * as z from "zod/mini";
import { fail, ok, type Result } from "@sofala/engine";
import {
  name,
  newToken,
  notices,
  person,
  problem,
  text,
  tokenInfo,
  type Problem,
} from "@sofala/protocol";
import { noticesFor } from "../moderation/moderation-status.ts";
import { deviceLabel } from "../people/device-label.ts";
import { refuseName } from "../people/names.ts";
import {
  apiTokens,
  dropApiToken,
  newApiToken,
  newGuest,
  rename,
  type Person,
} from "../people/people.ts";
import { GUESTS_PER_HOUR } from "./limits.ts";
import type { Call, Route } from "./route.ts";

const naming = z.strictObject({ name });
const labelling = z.strictObject({ label: text(1, 60) });
export const PROBLEMS_OF_NAMES = [
  "person/name-taken",
  "person/name-reserved",
  "person/name-mixed",
] as const;
const somebody = z.strictObject({ person });

export const peopleRoutes: readonly Route[] = [
  {
    name: "becomeGuest",
    method: "POST",
    path: "/api/guests",
    summary: "Become a guest: a nickname, and a cookie for this device",
    who: "everybody",
    body: naming,
    perHour: GUESTS_PER_HOUR,
    answer: somebody,
    example: { name: "Ann" },
    problems: PROBLEMS_OF_NAMES,
    async run(call) {
      const { body, agent, setDevice } = call;
      const { name: nick } = body as z.infer<typeof naming>;
      const { database, now } = call.rooms.services;
      const refusal = await refuseName(call, undefined, nick, "guest");
      if (refusal !== undefined) return fail(refusal);
      const guest = await newGuest(database, nick, now(), deviceLabel(agent));
      setDevice(guest.token);
      return ok({ person: shown(guest.person) });
    },
  },
  {
    name: "whoAmI",
    method: "GET",
    path: "/api/me",
    summary: "Who I am, and what operators decided about me",
    who: "person",
    isForBanned: true,
    answer: z.strictObject({ person, notices }),
    async run(call) {
      const me = whoAsks(call);
      return ok({ person: shown(me), notices: noticesFor(me, call.rooms.services.now()) });
    },
  },
  {
    name: "rename",
    method: "PUT",
    path: "/api/me",
    summary: "Change my name",
    who: "person",
    body: naming,
    answer: somebody,
    example: { name: "Ann" },
    problems: [...PROBLEMS_OF_NAMES, "person/not-a-device"],
    async run(call) {
      const me = whoAsks(call);
      // An account signs in by it.
      const may = me.kind === "account" ? onDevice(call) : ok(me);
      if (!may.ok) return may;
      const { name: next } = call.body as z.infer<typeof naming>;
      const refusal = await refuseName(call, me, next, me.kind === "account" ? "account" : "guest");
      if (refusal !== undefined) return fail(refusal);
      const isTheirs = await rename(call.rooms.services.database, me, next);
      if (!isTheirs) return { ok: false, error: problem("person/name-taken") };
      return ok({ person: shown({ ...me, name: next }) });
    },
  },
  {
    name: "listTokens",
    method: "GET",
    path: "/api/tokens",
    summary: "The tokens of my programs",
    who: "person",
    answer: z.strictObject({ tokens: z.array(tokenInfo) }),
    run: async (call) =>
      ok({ tokens: await apiTokens(call.rooms.services.database, whoAsks(call).id) }),
  },
  {
    name: "newToken",
    method: "POST",
    path: "/api/tokens",
    summary: "A token for a program of mine; it is shown once",
    who: "person",
    body: labelling,
    answer: newToken,
    example: { label: "my bot" },
    problems: ["person/too-many-tokens", "person/not-a-device"],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      const { services } = call.rooms;
      const { label } = call.body as z.infer<typeof labelling>;
      const made = await newApiToken(services.database, me.value.id, label, services.now());
      if (made === undefined) return { ok: false, error: problem("person/too-many-tokens") };
      return ok({ ...made.info, token: made.token });
    },
  },
  {
    name: "dropToken",
    method: "DELETE",
    path: "/api/tokens/:token",
    summary: "Take a token away",
    who: "person",
    answer: z.strictObject({}),
    problems: ["token/unknown"],
    async run(call) {
      const { database } = call.rooms.services;
      const isGone = await dropApiToken(database, whoAsks(call).id, call.params["token"] ?? "");
      return isGone ? ok({}) : { ok: false, error: problem("token/unknown") };
    },
  },
];

/** Routes for people are only run for people. */
export function whoAsks({ person: somebodyKnown }: Call): Person {
  if (somebodyKnown === undefined) throw new Error("nobody asks");
  return somebodyKnown;
}

/** Who asks, if not through a program: a token that leaks must not cost an account. */
export function onDevice(call: Call): Result<Person, Problem> {
  const me = whoAsks(call);
  return call.session?.kind === "device" ? ok(me) : fail(problem("person/not-a-device"));
}

export const shown = ({ id, name: called, kind, role }: Person) => ({
  id,
  name: called,
  kind,
  ...(role === null ? {} : { role }),
});
