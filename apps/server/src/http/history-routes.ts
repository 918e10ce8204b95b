import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import {
  archive,
  entryNumber,
  gameRecord,
  json,
  problem,
  seatNumber,
  seenEntry,
  signingKey,
  standing,
  view,
} from "@sofala/protocol";
import { archiveOf, recordOf } from "../tables/archive.ts";
import { signed } from "../signing/archive-signature.ts";
import { currentKey, publicKeys } from "../signing/signing-keys.ts";
import { invite, invited, number, type Route } from "./route.ts";

const since = z.strictObject({
  after: z._default(number, 0).check(z.describe("So many entries of the log are known")),
  invite,
});
/** What happened at a table, as far as whoever asks may know it. */
export const historyRoutes: readonly Route[] = [
  {
    name: "listEntries",
    method: "GET",
    path: "/api/tables/:id/entries",
    summary: "What happened, from an entry of the log on, as I am told of it",
    who: "watcher",
    query: since,
    answer: z.strictObject({ entries: z.array(seenEntry), standing }),
    async run({ rooms, room, person, query, source }) {
      const { after: known } = query as z.infer<typeof since>;
      const wishes = { views: false, legal: false };
      const work = room.catchUpWork(person?.id, known, wishes);
      return ok(await rooms.services.slices.run(source, work));
    },
  },
  {
    name: "readMoment",
    method: "GET",
    path: "/api/tables/:id/moments/:entries",
    summary: "The board after so many entries of the log; all of it once the game is over",
    who: "watcher",
    query: invited,
    answer: z.strictObject({
      entries: entryNumber,
      toAct: z.array(seatNumber),
      view,
      snapshot: z.exactOptional(
        json.check(z.describe("The whole state without loss, once the game is over")),
      ),
    }),
    problems: ["moment/unknown"],
    async run({ rooms, room, observer, params, source }) {
      const count = number.safeParse(params["entries"]);
      const play = count.success
        ? await rooms.services.slices.run(source, room.momentWork(count.data, observer))
        : undefined;
      if (play === undefined) return { ok: false, error: problem("moment/unknown") };
      const { game, state, toAct } = play;
      const isOpen = room.isOverFor(observer);
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
    who: "watcher",
    query: invited,
    answer: gameRecord,
    problems: ["record/not-yet"],
    run: async ({ room, observer }) => recordOf(room, observer),
  },
  {
    name: "readArchive",
    method: "GET",
    path: "/api/tables/:id/archive",
    summary: "All that was kept of a game that is over: its log with times, its deal, its record",
    who: "watcher",
    query: invited,
    answer: archive,
    problems: ["record/not-yet"],
    async run({ room, rooms, observer, source }) {
      const archived = archiveOf(room, observer);
      if (!archived.ok) return archived;
      const { database, now, share } = rooms.services;
      const key = await currentKey(database, now());
      return ok(share.spend(source, () => signed(archived.value, key)));
    },
  },
  {
    name: "listSigningKeys",
    method: "GET",
    path: "/api/signing-keys",
    summary: "The keys that this server signs archives with, and those that it signed with before",
    about: "Newest first. `sofala verify --server` reads them.",
    who: "everybody",
    answer: z.strictObject({ keys: z.array(signingKey) }),
    async run({ rooms: { services } }) {
      return ok({ keys: await publicKeys(services.database, services.now()) });
    },
  },
];
