import * as z from "zod/mini";
import { fail, ok, type Result } from "@sofala/engine";
import {
  personName,
  createdToken,
  moderationStatus,
  person,
  problem,
  singleLineText,
  tokenInfo,
  type Problem,
} from "@sofala/protocol";
import { moderationStatusOf } from "../moderation/moderation-status.ts";
import { deviceLabel } from "../people/device-label.ts";
import { checkName } from "../people/names.ts";
import {
  apiTokens,
  deleteApiToken,
  createApiToken,
  createGuest,
  renamePerson,
  type ApiTokenInfo,
  type Person,
} from "../people/people.ts";
import { GUESTS_PER_HOUR } from "./limits.ts";
import type { RequestContext, Route } from "./route.ts";

const nameBody = z.strictObject({ name: personName });
const tokenBody = z.strictObject({ label: singleLineText(1, 60) });
export const NAME_PROBLEMS = [
  "person/name-taken",
  "person/name-reserved",
  "person/name-mixed",
] as const;
const personResponse = z.strictObject({ person });

export const peopleRoutes: readonly Route[] = [
  {
    name: "becomeGuest",
    method: "POST",
    path: "/api/guests",
    summary: "Become a guest: a nickname, and a cookie for this device",
    access: "everybody",
    body: nameBody,
    maxPerHour: GUESTS_PER_HOUR,
    response: personResponse,
    example: { name: "Ann" },
    problems: NAME_PROBLEMS,
    async handle(call) {
      const { body, userAgent, setSessionCookie } = call;
      const { name: nick } = body as z.infer<typeof nameBody>;
      const { database, now } = call.liveTables.services;
      const refusal = await checkName(call, undefined, nick, "guest");
      if (refusal !== undefined) return fail(refusal);
      const guest = await createGuest(database, nick, now(), deviceLabel(userAgent));
      setSessionCookie(guest.token);
      return ok({ person: toPersonInfo(guest.person) });
    },
  },
  {
    name: "whoAmI",
    method: "GET",
    path: "/api/me",
    summary: "Who I am, and what operators decided about me",
    access: "person",
    allowsBanned: true,
    response: z.strictObject({ person, notices: moderationStatus }),
    async handle(call) {
      const me = requirePerson(call);
      return ok({
        person: toPersonInfo(me),
        notices: moderationStatusOf(me, call.liveTables.services.now()),
      });
    },
  },
  {
    name: "rename",
    method: "PUT",
    path: "/api/me",
    summary: "Change my name",
    access: "person",
    body: nameBody,
    response: personResponse,
    example: { name: "Ann" },
    problems: [...NAME_PROBLEMS, "person/not-a-device"],
    async handle(call) {
      const me = requirePerson(call);
      // An account signs in by it.
      const may = me.kind === "account" ? requireSession(call) : ok(me);
      if (!may.ok) return may;
      const { name: next } = call.body as z.infer<typeof nameBody>;
      const refusal = await checkName(call, me, next, me.kind === "account" ? "account" : "guest");
      if (refusal !== undefined) return fail(refusal);
      const isTheirs = await renamePerson(call.liveTables.services.database, me, next);
      if (!isTheirs) return { ok: false, error: problem("person/name-taken") };
      return ok({ person: toPersonInfo({ ...me, name: next }) });
    },
  },
  {
    name: "listTokens",
    method: "GET",
    path: "/api/tokens",
    summary: "The tokens of my programs",
    access: "person",
    response: z.strictObject({ tokens: z.array(tokenInfo) }),
    async handle(call) {
      const tokens = await apiTokens(call.liveTables.services.database, requirePerson(call).id);
      return ok({ tokens: tokens.map(toTokenInfo) });
    },
  },
  {
    name: "newToken",
    method: "POST",
    path: "/api/tokens",
    summary: "A token for a program of mine; it is shown once",
    access: "person",
    body: tokenBody,
    response: createdToken,
    example: { label: "my bot" },
    problems: ["person/too-many-tokens", "person/not-a-device"],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      const { services } = call.liveTables;
      const { label } = call.body as z.infer<typeof tokenBody>;
      const made = await createApiToken(services.database, me.value.id, label, services.now());
      if (made === undefined) return { ok: false, error: problem("person/too-many-tokens") };
      return ok({ ...toTokenInfo(made.info), token: made.token });
    },
  },
  {
    name: "dropToken",
    method: "DELETE",
    path: "/api/tokens/:token",
    summary: "Take a token away",
    access: "person",
    response: z.strictObject({}),
    problems: ["token/unknown"],
    async handle(call) {
      const { database } = call.liveTables.services;
      const isGone = await deleteApiToken(
        database,
        requirePerson(call).id,
        call.parameters["token"] ?? "",
      );
      return isGone ? ok({}) : { ok: false, error: problem("token/unknown") };
    },
  },
];

/** Routes for people are only run for people. */
export function requirePerson({ person: somebodyKnown }: RequestContext): Person {
  if (somebodyKnown === undefined) throw new Error("nobody asks");
  return somebodyKnown;
}

/** Who asks, if not through a program: a token that leaks must not cost an account. */
export function requireSession(call: RequestContext): Result<Person, Problem> {
  const me = requirePerson(call);
  return call.requestToken?.kind === "device" ? ok(me) : fail(problem("person/not-a-device"));
}

export const toPersonInfo = ({ id, name: called, kind, role }: Person) => ({
  id,
  name: called,
  kind,
  ...(role === null ? {} : { role }),
});

const toTokenInfo = ({ id, label, createdAt, lastUsedAt }: ApiTokenInfo) => ({
  id,
  label,
  created: createdAt,
  used: lastUsedAt,
});
