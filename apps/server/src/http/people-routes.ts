import * as z from "zod/mini";
import { fail, ok, type Result } from "@sofala/engine";
import {
  personName,
  createdToken,
  moderationStatus,
  person as personInfo,
  refuse,
  singleLineText,
  tokenInfo,
  type Problem,
} from "@sofala/protocol";
import { moderationStatusOf } from "../moderation/moderation-status.ts";
import { apiTokens, createApiToken, deleteApiToken } from "../people/api-tokens.ts";
import { deviceLabel } from "../people/device-label.ts";
import { checkName } from "../people/names.ts";
import { createGuest, renamePerson, type Person } from "../people/people.ts";
import { GUESTS_PER_HOUR } from "./limits.ts";
import { emptyResponse, route, type RequestContext, type Route } from "./route.ts";

const nameBody = z.strictObject({ name: personName });
export const NAME_PROBLEMS = [
  "person/name-taken",
  "person/name-reserved",
  "person/name-mixed",
] as const;
const personResponse = z.strictObject({ person: personInfo });

/** Guests, names and API tokens. */
export const peopleRoutes: readonly Route[] = [
  route({
    name: "createGuest",
    method: "POST",
    path: "/api/guests",
    summary: "Create a guest",
    description: "Sets the session cookie of this device.",
    access: "public",
    body: nameBody,
    maxPerHour: GUESTS_PER_HOUR,
    response: personResponse,
    example: { name: "Ann" },
    problems: NAME_PROBLEMS,
    async handle({ services, body, userAgent, setSessionCookie }) {
      const { database, now } = services;
      const nameProblem = await checkName(services, undefined, body.name, "guest");
      if (nameProblem !== undefined) return fail(nameProblem);
      const { person, token } = await createGuest(
        database,
        body.name,
        now(),
        deviceLabel(userAgent),
      );
      setSessionCookie(token);
      return ok({ person: toPersonInfo(person) });
    },
  }),
  route({
    name: "readMe",
    method: "GET",
    path: "/api/me",
    summary: "Read my name and account, and what operators decided about me",
    access: "person",
    allowsBanned: true,
    response: z.strictObject({ person: personInfo, moderation: moderationStatus }),
    handle: async ({ services, person }) => ok(describeMe(person, services.now())),
  }),
  route({
    name: "readSession",
    method: "GET",
    path: "/api/session",
    summary: "Read who is signed in, if anybody",
    description:
      "Like `GET /api/me`, but also succeeds, with an empty object, for visitors without a session.",
    access: "public",
    allowsBanned: true,
    response: z.strictObject({
      person: z.exactOptional(personInfo),
      moderation: z.exactOptional(moderationStatus),
    }),
    handle: async ({ services, person }) =>
      ok(person === undefined ? {} : describeMe(person, services.now())),
  }),
  route({
    name: "renameMe",
    method: "PUT",
    path: "/api/me",
    summary: "Change my name",
    access: "person",
    body: nameBody,
    response: personResponse,
    example: { name: "Ann" },
    problems: [...NAME_PROBLEMS, "person/token-not-allowed"],
    async handle(context) {
      const { services, person, body } = context;
      const kind = person.kind === "account" ? "account" : "guest";
      // An account signs in by its name, so an API token must not change it.
      const allowed = kind === "account" ? requireSession(context) : ok(person);
      if (!allowed.ok) return allowed;
      const nameProblem = await checkName(services, person, body.name, kind);
      if (nameProblem !== undefined) return fail(nameProblem);
      const isRenamed = await renamePerson(services.database, person, body.name);
      if (!isRenamed) return refuse("person/name-taken");
      return ok({ person: toPersonInfo({ ...person, name: body.name }) });
    },
  }),
  route({
    name: "listTokens",
    method: "GET",
    path: "/api/tokens",
    summary: "List my API tokens",
    access: "person",
    response: z.strictObject({ tokens: z.array(tokenInfo) }),
    handle: async ({ services, person }) =>
      ok({ tokens: await apiTokens(services.database, person.id) }),
  }),
  route({
    name: "createToken",
    method: "POST",
    path: "/api/tokens",
    summary: "Create an API token",
    description: "A program that sends the token acts as me. The token is shown only once.",
    access: "person",
    body: z.strictObject({ label: singleLineText(1, 60) }),
    response: createdToken,
    example: { label: "my bot" },
    problems: ["token/too-many", "person/token-not-allowed"],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      const { services, body } = context;
      const { database, now } = services;
      const created = await createApiToken(database, me.value.id, body.label, now());
      if (created === undefined) return refuse("token/too-many");
      return ok({ ...created.info, token: created.token });
    },
  }),
  route({
    name: "deleteToken",
    method: "DELETE",
    path: "/api/tokens/:tokenId",
    summary: "Delete an API token",
    access: "person",
    response: emptyResponse,
    problems: ["token/unknown"],
    async handle({ services, person, parameters: { tokenId } }) {
      const isDeleted = await deleteApiToken(services.database, person.id, tokenId);
      return isDeleted ? ok({}) : refuse("token/unknown");
    },
  }),
];

/** The person, if they use a browser session: a leaked API token must not be enough to take over an account. */
export const requireSession = ({
  person,
  requestToken,
}: Pick<RequestContext, "requestToken"> & { readonly person: Person }): Result<Person, Problem> =>
  requestToken?.kind === "device" ? ok(person) : refuse("person/token-not-allowed");

/** A person as they see themselves, with what operators decided about them. */
const describeMe = (person: Person, now: number) => ({
  person: toPersonInfo(person),
  moderation: moderationStatusOf(person, now),
});

/** A person as responses show them. */
export const toPersonInfo = ({ id, name, kind, role }: Person) => ({
  id,
  name,
  // Deleted people cannot send requests.
  kind: kind === "guest" ? ("guest" as const) : ("account" as const),
  ...(role === null ? {} : { role }),
});
