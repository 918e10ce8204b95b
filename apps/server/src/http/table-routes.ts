import * as z from "zod/mini";
import { botsOf } from "@sofala/bots";
import { ok } from "@sofala/engine";
import {
  chatMessage,
  gameInfo,
  move,
  newTable,
  order,
  problem,
  snapshot,
  tableInfo,
  tableSummary,
  singleLineText,
  type NewTable,
} from "@sofala/protocol";
import { messagesAfter } from "../tables/chat.ts";
import { loadNote, saveNote } from "../tables/notes.ts";
import { listTables } from "../tables/table-list.ts";
import { MAX_RECORD_BODY_BYTES, TABLES_PER_HOUR } from "./limits.ts";
import { requirePerson } from "./people-routes.ts";
import { inviteParameter, inviteQuery, queryNumber, type Route } from "./route.ts";

const booleanParameter = z._default(z.stringbool(), false);
const tablesQuery = z.strictObject({
  status: z.optional(z.enum(["open", "running", "over"])),
  mine: booleanParameter.check(z.describe("Those where I sit, and those that I opened")),
  game: z.optional(singleLineText(1, 40)),
  pace: z.optional(z.enum(["untimed", "live", "correspondence"])),
  players: z.optional(queryNumber.check(z.describe("Of so many seats"))),
  free: z.optional(
    queryNumber.check(z.describe("With at least so many seats that anybody may take")),
  ),
  friends: booleanParameter.check(z.describe("Where a friend of mine sits")),
  fits: booleanParameter.check(z.describe("Where I could sit down")),
  limit: z._default(queryNumber.check(z.gte(1), z.lte(100)), 50),
  after: z._default(queryNumber, 0).check(z.describe("So many of the list are known")),
});
const nextOffset = queryNumber.check(z.describe("The next `after`, where there are more"));
const chatQuery = z.strictObject({
  after: z
    ._default(queryNumber, 0)
    .check(z.describe("The number of the last message that is known")),
  invite: inviteParameter,
});
const snapshotQuery = z.strictObject({ legal: booleanParameter, invite: inviteParameter });
const noteText = z.string().check(z.maxLength(10_000), z.regex(/^[^\0\ud800-\udfff]*$/u));
const notesResponse = z.strictObject({ words: noteText });
const notesBody = z.strictObject({
  words: noteText,
  before: z.optional(
    noteText.check(
      z.describe("What I last read there; if it is something else now, nothing is written"),
    ),
  ),
});
const tableResponse = z.strictObject({ table: tableInfo });

export const tableRoutes: readonly Route[] = [
  {
    name: "listGames",
    method: "GET",
    path: "/api/games",
    summary: "The games that can be played here",
    access: "everybody",
    response: z.strictObject({ games: z.array(gameInfo) }),
    handle: async ({ liveTables: { services } }) =>
      ok({
        games: services.games.map((game) => ({
          id: game.id,
          rules: game.rulesVersion,
          players: game.players,
          bots: botsOf(game).map(({ level }) => level),
          phrases: game.chat?.phrases ?? [],
        })),
      }),
  },
  {
    name: "listTables",
    method: "GET",
    path: "/api/tables",
    summary: "Public tables, or mine; those that changed last first",
    description:
      "Of mine, what waits for me comes first, then by the time that is left, and what is over last.",
    access: "everybody",
    query: tablesQuery,
    response: z.strictObject({ tables: z.array(tableSummary), more: z.exactOptional(nextOffset) }),
    async handle({ liveTables, query, person }) {
      const { limit, after: offset, ...wish } = query as z.infer<typeof tablesQuery>;
      const isAboutMe = wish.mine || wish.friends || wish.fits;
      if (isAboutMe && person === undefined) return { ok: false, error: problem("person/unknown") };
      const sought = { ...wish, person: person?.id };
      return ok(await listTables(liveTables.services, sought, { limit, offset }));
    },
  },
  {
    name: "openTable",
    method: "POST",
    path: "/api/tables",
    summary: "Open a table",
    access: "person",
    body: newTable,
    maxBodyBytes: MAX_RECORD_BODY_BYTES,
    maxPerHour: TABLES_PER_HOUR,
    response: tableResponse,
    example: {
      game: "zimbabwe",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "steady" }],
      visibility: "public",
    },
    problems: [
      "game/unknown",
      "options/refused",
      "options/not-public",
      "record/refused",
      "bot/unknown",
      "table/has-none",
      "table/too-many",
      "quota/used-up",
    ],
    async handle(call) {
      const { id, name } = requirePerson(call);
      const owner = { person: id, name, source: call.clientAddress };
      const opened = await call.liveTables.create(owner, call.body as NewTable);
      if (!opened.ok) return opened;
      const room = await call.liveTables.find(opened.value, call.clientAddress);
      return ok({ table: room?.infoFor(id) });
    },
  },
  {
    name: "readTable",
    method: "GET",
    path: "/api/tables/:id",
    summary: "A table: its terms, seats, clocks, and how it ended",
    access: "watcher",
    query: inviteQuery,
    response: tableResponse,
    handle: async ({ liveTable, person }) => ok({ table: liveTable.infoFor(person?.id) }),
  },
  {
    name: "readStanding",
    method: "GET",
    path: "/api/tables/:id/standing",
    summary: "The board as I may see it, and my legal moves if I ask for them",
    access: "watcher",
    query: snapshotQuery,
    response: snapshot,
    async handle({ liveTable, observer, query }) {
      const { legal } = query as z.infer<typeof snapshotQuery>;
      return ok(liveTable.snapshotFor(observer, { views: true, legal }));
    },
  },
  {
    name: "listLegalMoves",
    method: "GET",
    path: "/api/tables/:id/legal",
    summary: "My legal moves, one on each line; none where I am not to act",
    access: "seat",
    isNdjson: true,
    response: move,
    handle: async ({ liveTable, observer }) =>
      ok(liveTable.snapshotFor(observer, { views: false, legal: true }).legal ?? []),
  },
  {
    name: "listChat",
    method: "GET",
    path: "/api/tables/:id/chat",
    summary: "What was said at the table",
    access: "watcher",
    query: chatQuery,
    response: z.strictObject({ messages: z.array(chatMessage) }),
    async handle({ liveTables, liveTable, person, query }) {
      const { after: last } = query as z.infer<typeof chatQuery>;
      return ok({
        messages: await messagesAfter(liveTables.services, liveTable, person?.id, last),
      });
    },
  },
  {
    name: "readNotes",
    method: "GET",
    path: "/api/tables/:id/notes",
    summary: "My notes on this table, which nobody else sees",
    access: "watcher",
    query: inviteQuery,
    requiresPerson: true,
    response: notesResponse,
    async handle(call) {
      const { liveTables, liveTable } = call;
      return ok({
        words: (await loadNote(liveTables.services, liveTable.id, requirePerson(call).id)) ?? "",
      });
    },
  },
  {
    name: "writeNotes",
    method: "PUT",
    path: "/api/tables/:id/notes",
    summary: "Change my notes on this table",
    access: "watcher",
    body: notesBody,
    query: inviteQuery,
    requiresPerson: true,
    response: notesResponse,
    example: { words: "Ben saves for a throne." },
    problems: ["note/changed", "quota/used-up"],
    async handle(call) {
      const { words, before } = call.body as z.infer<typeof notesBody>;
      const { liveTables, liveTable, clientAddress } = call;
      const writer = { person: requirePerson(call).id, source: clientAddress };
      const written = await saveNote(liveTables.services, liveTable.id, writer, words, before);
      return written.ok ? ok({ words }) : written;
    },
  },
  {
    name: "readOrder",
    method: "GET",
    path: "/api/tables/:id/order",
    summary: "My standing order at this table",
    access: "seat",
    response: z.strictObject({ order: z.nullable(order) }),
    async handle({ liveTable, observer }) {
      const mine = typeof observer === "number" ? liveTable.orders.get(observer) : undefined;
      return ok({ order: mine ?? null });
    },
  },
];
