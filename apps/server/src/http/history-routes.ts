import * as z from "zod/mini";
import { ok, type JsonObject } from "@sofala/engine";
import {
  archive,
  entryNumber,
  gameRecord,
  jsonObject,
  refuse,
  seatNumber,
  seenEntry,
  signingKey,
  snapshot,
  view,
} from "@sofala/protocol";
import { signArchive } from "../signing/archive-signature.ts";
import { currentKey, publicKeys } from "../signing/signing-keys.ts";
import { archiveOf, recordOf } from "../tables/archive.ts";
import { inviteParameter, inviteQuery, queryNumber, route, type Route } from "./route.ts";

/** The history of a table, as far as the client may see it. */
export const historyRoutes: readonly Route[] = [
  route({
    name: "listEntries",
    method: "GET",
    path: "/api/tables/:tableId/entries",
    summary: "List the log entries, and read the current snapshot",
    access: "viewer",
    query: z.strictObject({
      after: z
        ._default(queryNumber, 0)
        .check(z.describe("How many log entries the client already has")),
      invite: inviteParameter,
    }),
    response: z.strictObject({ entries: z.array(seenEntry), snapshot }),
    async handle({ services, liveTable, person, query, clientAddress }) {
      const parts = { views: false, legal: false };
      const steps = liveTable.state.catchUpInSteps(person?.id, query.after, parts);
      return ok(await services.timeSlicer.run(clientAddress, steps));
    },
  }),
  route({
    name: "readMoment",
    method: "GET",
    path: "/api/tables/:tableId/moments/:entryCount",
    summary: "Read the board after a number of log entries",
    description: "Once the game is over, also the whole state of the game.",
    access: "viewer",
    query: inviteQuery,
    response: z.strictObject({
      entryCount: entryNumber,
      toAct: z.array(seatNumber),
      view,
      state: z.exactOptional(
        jsonObject.check(z.describe("The whole state of the game, once it is over")),
      ),
    }),
    problems: ["moment/unknown"],
    async handle({ services, liveTable, observer, parameters, clientAddress }) {
      const { state: table } = liveTable;
      const entryCount = queryNumber.safeParse(parameters.entryCount);
      if (!entryCount.success) return refuse("moment/unknown");
      const timeline = await services.timeSlicer.run(
        clientAddress,
        table.timelineAtInSteps(entryCount.data, observer),
      );
      if (timeline === undefined) return refuse("moment/unknown");
      const { game, log, state, toAct } = timeline;
      return ok({
        entryCount: log.length,
        toAct,
        view: timeline.view(observer),
        ...(table.isOverFor(observer) ? { state: game.snapshot(state) as JsonObject } : {}),
      });
    },
  }),
  route({
    name: "readRecord",
    method: "GET",
    path: "/api/tables/:tableId/record",
    summary: "Read the record of a finished game",
    access: "viewer",
    query: inviteQuery,
    response: gameRecord,
    problems: ["record/not-published"],
    handle: async ({ liveTable, observer }) => recordOf(liveTable, observer),
  }),
  route({
    name: "readArchive",
    method: "GET",
    path: "/api/tables/:tableId/archive",
    summary: "Read the signed archive of a finished game: its log with times, its deal, its record",
    access: "viewer",
    query: inviteQuery,
    response: archive,
    problems: ["record/not-published"],
    async handle({ services, liveTable, observer, clientAddress }) {
      const unsigned = archiveOf(liveTable, observer);
      if (!unsigned.ok) return unsigned;
      const { database, now, cpuLimiter } = services;
      const key = await currentKey(database, now());
      return ok(cpuLimiter.runCharged(clientAddress, () => signArchive(unsigned.value, key)));
    },
  }),
  route({
    name: "listSigningKeys",
    method: "GET",
    path: "/api/signing-keys",
    summary: "List the current and former keys that this server signs archives with",
    description: "Newest first. `sofala verify --server` reads them.",
    access: "public",
    response: z.strictObject({ keys: z.array(signingKey) }),
    handle: async ({ services: { database, now } }) =>
      ok({ keys: await publicKeys(database, now()) }),
  }),
];
