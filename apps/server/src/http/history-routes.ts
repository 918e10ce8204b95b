import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import {
  archive,
  entryNumber,
  gameRecord,
  jsonObject,
  problem,
  seatNumber,
  seenEntry,
  signingKey,
  snapshot,
  view,
} from "@sofala/protocol";
import { archiveOf, recordOf } from "../tables/archive.ts";
import { signArchive } from "../signing/archive-signature.ts";
import { currentKey, publicKeys } from "../signing/signing-keys.ts";
import { inviteParameter, inviteQuery, queryNumber, type Route } from "./route.ts";

const entriesQuery = z.strictObject({
  after: z._default(queryNumber, 0).check(z.describe("So many entries of the log are known")),
  invite: inviteParameter,
});
/** What happened at a table, as far as whoever asks may know it. */
export const historyRoutes: readonly Route[] = [
  {
    name: "listEntries",
    method: "GET",
    path: "/api/tables/:id/entries",
    summary: "What happened, from an entry of the log on, as I am told of it",
    access: "watcher",
    query: entriesQuery,
    response: z.strictObject({ entries: z.array(seenEntry), standing: snapshot }),
    async handle({ liveTables, liveTable, person, query, clientAddress }) {
      const { after: known } = query as z.infer<typeof entriesQuery>;
      const wishes = { views: false, legal: false };
      const work = liveTable.catchUpInSteps(person?.id, known, wishes);
      return ok(await liveTables.services.timeSlicer.run(clientAddress, work));
    },
  },
  {
    name: "readMoment",
    method: "GET",
    path: "/api/tables/:id/moments/:entries",
    summary: "The board after so many entries of the log; all of it once the game is over",
    access: "watcher",
    query: inviteQuery,
    response: z.strictObject({
      entries: entryNumber,
      toAct: z.array(seatNumber),
      view,
      snapshot: z.exactOptional(
        jsonObject.check(z.describe("The whole state without loss, once the game is over")),
      ),
    }),
    problems: ["moment/unknown"],
    async handle({ liveTables, liveTable, observer, parameters, clientAddress }) {
      const count = queryNumber.safeParse(parameters["entries"]);
      const play = count.success
        ? await liveTables.services.timeSlicer.run(
            clientAddress,
            liveTable.timelineAtInSteps(count.data, observer),
          )
        : undefined;
      if (play === undefined) return { ok: false, error: problem("moment/unknown") };
      const { game, state, toAct } = play;
      const isOpen = liveTable.isOverFor(observer);
      return ok({
        entries: play.log.length,
        toAct,
        view: play.view(observer),
        ...(isOpen ? { snapshot: game.snapshot(state) } : {}),
      });
    },
  },
  {
    name: "readRecord",
    method: "GET",
    path: "/api/tables/:id/record",
    summary: "The record of a game that is over",
    access: "watcher",
    query: inviteQuery,
    response: gameRecord,
    problems: ["record/not-yet"],
    handle: async ({ liveTable, observer }) => recordOf(liveTable, observer),
  },
  {
    name: "readArchive",
    method: "GET",
    path: "/api/tables/:id/archive",
    summary: "All that was kept of a game that is over: its log with times, its deal, its record",
    access: "watcher",
    query: inviteQuery,
    response: archive,
    problems: ["record/not-yet"],
    async handle({ liveTable, liveTables, observer, clientAddress }) {
      const archived = archiveOf(liveTable, observer);
      if (!archived.ok) return archived;
      const { database, now, cpuLimiter } = liveTables.services;
      const key = await currentKey(database, now());
      return ok(cpuLimiter.runCharged(clientAddress, () => signArchive(archived.value, key)));
    },
  },
  {
    name: "listSigningKeys",
    method: "GET",
    path: "/api/signing-keys",
    summary: "The keys that this server signs archives with, and those that it signed with before",
    description: "Newest first. `sofala verify --server` reads them.",
    access: "everybody",
    response: z.strictObject({ keys: z.array(signingKey) }),
    async handle({ liveTables: { services } }) {
      return ok({ keys: await publicKeys(services.database, services.now()) });
    },
  },
];
