import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { moderationLog, newReport, report, sanctionRequest } from "@sofala/protocol";
import { applySanction } from "../moderation/apply-sanction.ts";
import { loadModerationLog } from "../moderation/moderation-log.ts";
import { acknowledgeRename } from "../moderation/moderation-status.ts";
import { createReport, listReports } from "../moderation/reports.ts";
import { recordSanction } from "../moderation/sanctions.ts";
import { REPORTS_PER_HOUR } from "./limits.ts";
import { emptyResponse, route, type Route } from "./route.ts";
import { toSearchableId } from "./social-routes.ts";

/** Reports, and what operators do about them. */
export const moderationRoutes: readonly Route[] = [
  route({
    name: "createReport",
    method: "POST",
    path: "/api/reports",
    summary: "Report a person to the operators, with a table or a chat message if there is one",
    access: "person",
    body: newReport,
    maxPerHour: REPORTS_PER_HOUR,
    response: emptyResponse,
    example: { reportedPersonId: "nobody", reason: "abuse", text: "Called me names." },
    problems: ["person/not-found", "report/unknown", "report/too-many"],
    async handle({ services, person, body }) {
      const created = await createReport(services, person.id, body);
      return created.ok ? ok({}) : created;
    },
  }),
  route({
    name: "acknowledgeRename",
    method: "DELETE",
    path: "/api/me/moderation/renamed",
    summary: "Acknowledge that an operator changed my name",
    access: "person",
    response: emptyResponse,
    async handle({ services, person }) {
      await acknowledgeRename(services.database, person);
      return ok({});
    },
  }),
  route({
    name: "listReports",
    method: "GET",
    path: "/api/reports",
    summary: "List open reports, and the latest decisions of operators",
    access: "operator",
    response: z.strictObject({ reports: z.array(report) }),
    handle: async ({ services }) => ok({ reports: await listReports(services) }),
  }),
  route({
    name: "moderationLog",
    method: "GET",
    path: "/api/moderation-log",
    summary: "List what operators did, newest first",
    description:
      "Sanctions, dismissed reports, and what was done by `sofala admin` (the operator `host`). It is kept for two years.",
    access: "operator",
    query: z.strictObject({
      person: z.optional(
        z
          .string()
          .check(
            z.minLength(1),
            z.maxLength(100),
            z.describe("The id or name of a person who did it, or to whom it was done"),
          ),
      ),
      before: z.optional(
        z
          .string()
          .check(
            z.regex(/^\d{1,15}-[\w-]{1,64}$/u),
            z.describe("`next` of the page before, for entries that are older"),
          ),
      ),
    }),
    response: moderationLog,
    handle: async ({ services: { database }, query }) =>
      ok(await loadModerationLog(database, query)),
  }),
  route({
    name: "sanctionPerson",
    method: "POST",
    path: "/api/people/:personId/sanctions",
    summary: "Mute, ban, rename or pardon a person, or dismiss a report",
    description: "The decision is recorded with the operator's name.",
    access: "operator",
    body: sanctionRequest,
    response: emptyResponse,
    example: { sanction: { kind: "mute", days: 3, explanation: "Please be kind." } },
    problems: ["person/not-found", "person/name-taken", "report/unknown", "report/closed"],
    async handle({ services, person: operator, parameters, body }) {
      const { database, now } = services;
      const person = toSearchableId(parameters.personId);
      const decision = { operator: operator.id, person, now: now() };
      const recorded = await recordSanction(database, decision, body);
      if (!recorded.ok) return recorded;
      await applySanction(services, person, body.sanction);
      return ok({});
    },
  }),
];
