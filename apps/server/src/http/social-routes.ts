import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import {
  relationships,
  peopleSearchResult,
  sanctionRequest,
  namePrefix,
  newReport,
  report,
  relationshipState,
  relationshipChange,
  type SanctionRequest,
  type NewReport,
} from "@sofala/protocol";
import { applySanction } from "../moderation/apply-sanction.ts";
import { searchPeople } from "../social/search-people.ts";
import { listRelationships } from "../social/list-relationships.ts";
import { acknowledgeRename } from "../moderation/moderation-status.ts";
import { createReport, listReports } from "../moderation/reports.ts";
import { changeRelationship } from "../social/relationships.ts";
import { enforceBlocks } from "../social/enforce-blocks.ts";
import { recordSanction } from "../moderation/sanctions.ts";
import { REPORTS_PER_HOUR } from "./limits.ts";
import { requirePerson } from "./people-routes.ts";
import type { RequestContext, Route } from "./route.ts";

const peopleQuery = z.strictObject({
  name: z.optional(namePrefix.check(z.describe("How the name of an account begins"))),
});
const emptyResponse = z.strictObject({});

/** Whom I play with, and whom I would rather not; and what operators do about it. */
export const socialRoutes: readonly Route[] = [
  {
    name: "listCompany",
    method: "GET",
    path: "/api/company",
    summary: "My friends, who of them is here and where they play; who asks; whom I blocked",
    access: "person",
    response: relationships,
    handle: async (call) =>
      ok(
        await listRelationships(call.liveTables.services, requirePerson(call).id, (person) =>
          call.connections.isConnected(person),
        ),
      ),
  },
  {
    name: "changeTie",
    method: "POST",
    path: "/api/company/:id",
    summary: "Ask somebody to be a friend, answer, end it; block somebody, or not any more",
    description:
      "The same wish twice is one. Who is blocked is not told, shares no table with me from then on, and what they say is not sent to me. Where both of us wait for a game I leave, unless the table is mine: then they do.",
    access: "person",
    body: relationshipChange,
    response: z.strictObject({ tie: relationshipState }),
    example: { wish: "ask" },
    problems: ["person/none", "company/not-asked", "company/too-many"],
    async handle(call) {
      const { wish } = call.body as z.infer<typeof relationshipChange>;
      const me = requirePerson(call).id;
      const other = personIdOf(call);
      const changed = await changeRelationship(call.liveTables.services, me, other, wish);
      if (changed.ok && wish === "block") await enforceBlocks(call.liveTables, me);
      return changed.ok ? ok({ tie: changed.value.relationship }) : changed;
    },
  },
  {
    name: "findPeople",
    method: "GET",
    path: "/api/people",
    summary: "Accounts by the beginning of their name, and people I played with lately",
    access: "person",
    query: peopleQuery,
    response: peopleSearchResult,
    async handle(call) {
      const { name } = call.query as z.infer<typeof peopleQuery>;
      return ok(await searchPeople(call.liveTables.services, requirePerson(call).id, name));
    },
  },
  {
    name: "makeReport",
    method: "POST",
    path: "/api/reports",
    summary: "Report a person to the operators, with a table or a message where there is one",
    access: "person",
    body: newReport,
    maxPerHour: REPORTS_PER_HOUR,
    response: emptyResponse,
    example: { about: "nobody", reason: "abuse", words: "Called me names." },
    problems: ["person/none", "report/unknown", "report/too-many"],
    async handle(call) {
      const made = await createReport(
        call.liveTables.services,
        requirePerson(call).id,
        call.body as NewReport,
      );
      return made.ok ? ok({}) : made;
    },
  },
  {
    name: "forgetNotice",
    method: "DELETE",
    path: "/api/me/notice",
    summary: "I have read that an operator changed my name",
    access: "person",
    response: emptyResponse,
    async handle(call) {
      await acknowledgeRename(call.liveTables.services.database, requirePerson(call));
      return ok({});
    },
  },
  {
    name: "listReports",
    method: "GET",
    path: "/api/reports",
    summary: "Reports that wait for an operator, and what operators did",
    access: "operator",
    response: z.strictObject({ reports: z.array(report) }),
    handle: async ({ liveTables }) => ok({ reports: await listReports(liveTables.services) }),
  },
  {
    name: "judge",
    method: "POST",
    path: "/api/people/:id/verdict",
    summary: "Mute, ban, rename or pardon a person, or dismiss a report; it is written down",
    access: "operator",
    body: sanctionRequest,
    response: emptyResponse,
    example: { verdict: { act: "mute", days: 3, why: "Please be kind." } },
    problems: ["person/none", "person/name-taken", "report/unknown", "report/closed"],
    async handle(call) {
      const { database, now } = call.liveTables.services;
      const about = personIdOf(call);
      const judged = call.body as SanctionRequest;
      const by = { closer: requirePerson(call).id, about, now: now() };
      const done = await recordSanction(database, by, judged);
      if (!done.ok) return done;
      await applySanction(call.liveTables, call.connections, about, judged.verdict);
      return ok({});
    },
  },
];

/** Whom it is about; not every database looks for everything. */
const personIdOf = ({ parameters }: RequestContext): string =>
  /^[\w-]{1,64}$/u.exec(parameters["id"] ?? "")?.[0] ?? "";
