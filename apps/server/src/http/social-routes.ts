import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import {
  company,
  found,
  judgement,
  namePart,
  newReport,
  report,
  tie,
  tieChange,
  type Judgement,
  type NewReport,
} from "@sofala/protocol";
import { carryOut } from "../moderation/apply-sanction.ts";
import { findPeople } from "../social/search-people.ts";
import { companyOf } from "../social/list-relationships.ts";
import { forgetRename } from "../moderation/moderation-status.ts";
import { listReports, report as makeReport } from "../moderation/reports.ts";
import { changeTie } from "../social/relationships.ts";
import { separate } from "../social/enforce-blocks.ts";
import { judge } from "../moderation/sanctions.ts";
import { REPORTS_PER_HOUR } from "./limits.ts";
import { whoAsks } from "./people-routes.ts";
import type { Call, Route } from "./route.ts";

const looking = z.strictObject({
  name: z.optional(namePart.check(z.describe("How the name of an account begins"))),
});
const nothing = z.strictObject({});

/** Whom I play with, and whom I would rather not; and what operators do about it. */
export const companyRoutes: readonly Route[] = [
  {
    name: "listCompany",
    method: "GET",
    path: "/api/company",
    summary: "My friends, who of them is here and where they play; who asks; whom I blocked",
    who: "person",
    answer: company,
    run: async (call) =>
      ok(
        await companyOf(call.rooms.services, whoAsks(call).id, (person) =>
          call.connections.has(person),
        ),
      ),
  },
  {
    name: "changeTie",
    method: "POST",
    path: "/api/company/:id",
    summary: "Ask somebody to be a friend, answer, end it; block somebody, or not any more",
    about:
      "The same wish twice is one. Who is blocked is not told, shares no table with me from then on, and what they say is not sent to me. Where both of us wait for a game I leave, unless the table is mine: then they do.",
    who: "person",
    body: tieChange,
    answer: z.strictObject({ tie }),
    example: { wish: "ask" },
    problems: ["person/none", "company/not-asked", "company/too-many"],
    async run(call) {
      const { wish } = call.body as z.infer<typeof tieChange>;
      const me = whoAsks(call).id;
      const other = concerned(call);
      const changed = await changeTie(call.rooms.services, me, other, wish);
      if (changed.ok && wish === "block") await separate(call.rooms, me);
      return changed;
    },
  },
  {
    name: "findPeople",
    method: "GET",
    path: "/api/people",
    summary: "Accounts by the beginning of their name, and people I played with lately",
    who: "person",
    query: looking,
    answer: found,
    async run(call) {
      const { name } = call.query as z.infer<typeof looking>;
      return ok(await findPeople(call.rooms.services, whoAsks(call).id, name));
    },
  },
  {
    name: "makeReport",
    method: "POST",
    path: "/api/reports",
    summary: "Report a person to the operators, with a table or a message where there is one",
    who: "person",
    body: newReport,
    perHour: REPORTS_PER_HOUR,
    answer: nothing,
    example: { about: "nobody", reason: "abuse", words: "Called me names." },
    problems: ["person/none", "report/unknown", "report/too-many"],
    async run(call) {
      const made = await makeReport(call.rooms.services, whoAsks(call).id, call.body as NewReport);
      return made.ok ? ok({}) : made;
    },
  },
  {
    name: "forgetNotice",
    method: "DELETE",
    path: "/api/me/notice",
    summary: "I have read that an operator changed my name",
    who: "person",
    answer: nothing,
    async run(call) {
      await forgetRename(call.rooms.services.database, whoAsks(call));
      return ok({});
    },
  },
  {
    name: "listReports",
    method: "GET",
    path: "/api/reports",
    summary: "Reports that wait for an operator, and what operators did",
    who: "operator",
    answer: z.strictObject({ reports: z.array(report) }),
    run: async ({ rooms }) => ok({ reports: await listReports(rooms.services) }),
  },
  {
    name: "judge",
    method: "POST",
    path: "/api/people/:id/verdict",
    summary: "Mute, ban, rename or pardon a person, or dismiss a report; it is written down",
    who: "operator",
    body: judgement,
    answer: nothing,
    example: { verdict: { act: "mute", days: 3, why: "Please be kind." } },
    problems: ["person/none", "person/name-taken", "report/unknown", "report/closed"],
    async run(call) {
      const { database, now } = call.rooms.services;
      const about = concerned(call);
      const judged = call.body as Judgement;
      const by = { closer: whoAsks(call).id, about, now: now() };
      const done = await judge(database, by, judged);
      if (!done.ok) return done;
      await carryOut(call.rooms, call.connections, about, judged.verdict);
      return ok({});
    },
  },
];

/** Whom it is about; not every database looks for everything. */
const concerned = ({ params }: Call): string =>
  /^[\w-]{1,64}$/u.exec(params["id"] ?? "")?.[0] ?? "";
