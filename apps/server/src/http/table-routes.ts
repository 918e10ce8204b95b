import * as z from "zod/mini";
import { botsOf } from "@sofala/bots";
import { games } from "@sofala/catalog";
import { ok, type GameTypes, type Result } from "@sofala/engine";
import {
  chatMessage,
  gameInfo,
  move,
  newTable,
  order,
  pairingRequest,
  refuse,
  snapshot,
  tableInfo,
  tableSummary,
  singleLineText,
  type Problem,
  type TableInfo,
} from "@sofala/protocol";
import { tablePreviewOf } from "../link-preview/table-preview.ts";
import { messagesAfter } from "../tables/chat.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { listExhibitions } from "../tables/exhibitions.ts";
import { loadNote, saveNote } from "../tables/notes.ts";
import { pair } from "../tables/pairing.ts";
import { listTables } from "../tables/table-list.ts";
import {
  MAX_RECORD_BODY_BYTES,
  PAIRINGS_PER_HOUR,
  PREVIEW_IMAGES_PER_HOUR,
  TABLES_PER_HOUR,
} from "./limits.ts";
import { inviteParameter, inviteQuery, queryNumber, route, type Route } from "./route.ts";

const booleanParameter = z._default(z.stringbool(), false);
const tablesQuery = z.strictObject({
  status: z.optional(z.enum(["open", "running", "over"])),
  mine: booleanParameter.check(z.describe("Tables where I sit or that I own")),
  game: z.optional(singleLineText(1, 40)),
  pace: z.optional(z.enum(["untimed", "live", "correspondence"])),
  players: z.optional(queryNumber.check(z.describe("The number of seats"))),
  minFreeSeats: z.optional(
    queryNumber.check(z.describe("The minimum number of free seats that anybody may take")),
  ),
  withFriends: booleanParameter.check(z.describe("Tables where a friend of mine sits")),
  canJoin: booleanParameter.check(z.describe("Tables where I could take a seat")),
  limit: z._default(queryNumber.check(z.gte(1), z.lte(100)), 50),
  offset: z._default(queryNumber, 0).check(z.describe("How many tables to skip")),
});
const noteText = z.string().check(z.maxLength(10_000), z.regex(/^[^\0\ud800-\udfff]*$/u));
const notesResponse = z.strictObject({ text: noteText });
const tableResponse = z.strictObject({ table: tableInfo });

/** Tables, pairing, and everything about a table except its history and its commands. */
export const tableRoutes: readonly Route[] = [
  route({
    name: "listGames",
    method: "GET",
    path: "/api/games",
    summary: "List the games of this server",
    access: "public",
    response: z.strictObject({ games: z.array(gameInfo) }),
    handle: async ({ services }) =>
      ok({
        games: services.games.map((game) => ({
          id: game.id,
          rulesVersion: game.rulesVersion,
          players: game.players,
          botLevels: botsOf(game).map(({ level }) => level),
          phrases: game.chat?.phrases ?? [],
        })),
      }),
  }),
  route({
    name: "listTables",
    method: "GET",
    path: "/api/tables",
    summary: "List public tables, or mine",
    description:
      "Public tables: most recently changed first. Mine: first those that wait for me, then by the time left, finished ones last.",
    access: "public",
    query: tablesQuery,
    response: z.strictObject({
      tables: z.array(tableSummary),
      nextOffset: z.exactOptional(
        queryNumber.check(z.describe("The next `offset`, if there are more tables")),
      ),
    }),
    async handle({ services, query, person, clientAddress }) {
      const { limit, offset, ...filter } = query;
      const needsPerson = filter.mine || filter.withFriends || filter.canJoin;
      if (needsPerson && person === undefined) return refuse("person/unauthenticated");
      const charge = <T>(run: () => T): T => services.cpuLimiter.runCharged(clientAddress, run);
      const request = { ...filter, person: person?.id };
      return ok(await listTables({ ...services, charge }, request, { limit, offset }));
    },
  }),
  route({
    name: "listExhibitions",
    method: "GET",
    path: "/api/exhibitions",
    summary: "List the games that the server's bots play for visitors",
    description:
      "At most one for each game. It continues only while somebody watches, and a new one follows when it is over. It is not in the list of tables and does not count for ratings.",
    access: "public",
    response: z.strictObject({ tables: z.array(tableSummary) }),
    handle: async ({ services }) => ok({ tables: await listExhibitions(services) }),
  }),
  route({
    name: "createTable",
    method: "POST",
    path: "/api/tables",
    summary: "Create a table",
    access: "person",
    body: newTable,
    maxBodyBytes: MAX_RECORD_BODY_BYTES,
    maxPerHour: TABLES_PER_HOUR,
    response: tableResponse,
    example: {
      game: games[0].id,
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "steady" }],
      visibility: "public",
    },
    problems: [
      "game/unknown",
      "options/refused",
      "options/not-public",
      "record/refused",
      "bot/unknown",
      "table/no-people",
      "table/too-many",
      "table/unknown",
      "quota/used-up",
    ],
    async handle({ services: { tables, tableCreator }, person, body, bodyBytes, clientAddress }) {
      const owner = { person: person.id, name: person.name, clientAddress };
      const created = await tableCreator.create(owner, body, { bodyBytes });
      return created.ok ? loadTableInfo(tables, created.value, person.id, clientAddress) : created;
    },
  }),
  route({
    name: "requestPairing",
    method: "POST",
    path: "/api/pairings",
    summary: "Join a table with strangers who want the same game, or create one and wait",
    description:
      "The game starts automatically when all seats are taken. Stay connected to the table while you wait: it is closed if none of its players has been connected for a few minutes, or for three days in correspondence games.",
    access: "person",
    body: pairingRequest,
    maxPerHour: PAIRINGS_PER_HOUR,
    response: tableResponse,
    example: { game: games[0].id, pace: "live", players: "any" },
    problems: [
      "game/unknown",
      "options/refused",
      "table/too-many",
      "table/unknown",
      "quota/used-up",
      "server/busy",
    ],
    async handle({ services, person, body, clientAddress }) {
      const player = { person: person.id, name: person.name, clientAddress };
      const paired = await pair(services, player, body);
      return paired.ok ? loadTableInfo(services.tables, paired.value, person.id) : paired;
    },
  }),
  route({
    name: "readTable",
    method: "GET",
    path: "/api/tables/:tableId",
    summary: "Read a table: its settings, seats, clocks and outcome",
    access: "viewer",
    query: inviteQuery,
    response: tableResponse,
    handle: async ({ liveTable, person }) => ok({ table: liveTable.state.infoFor(person?.id) }),
  }),
  route({
    name: "readSnapshot",
    method: "GET",
    path: "/api/tables/:tableId/snapshot",
    summary: "Read the board as I may see it",
    access: "viewer",
    query: z.strictObject({
      legal: booleanParameter.check(z.describe("Include my legal moves")),
      invite: inviteParameter,
    }),
    response: snapshot,
    handle: async ({ liveTable, observer, query: { legal } }) =>
      ok(liveTable.state.snapshotFor(observer, { views: true, legal })),
  }),
  route({
    name: "listLegalMoves",
    method: "GET",
    path: "/api/tables/:tableId/legal",
    summary: "List my legal moves, one per line",
    description: "Empty if it is not my turn.",
    access: "seat",
    isNdjson: true,
    response: move,
    handle: async ({ liveTable, observer }) =>
      ok(liveTable.state.snapshotFor(observer, { views: false, legal: true }).legal ?? []),
  }),
  route({
    name: "listChat",
    method: "GET",
    path: "/api/tables/:tableId/chat",
    summary: "List the chat messages of a table",
    access: "viewer",
    query: z.strictObject({
      after: z
        ._default(queryNumber, 0)
        .check(z.describe("The number of the last message that the client has")),
      invite: inviteParameter,
    }),
    response: z.strictObject({ messages: z.array(chatMessage) }),
    handle: async ({ services, liveTable, person, query }) =>
      ok({ messages: await messagesAfter(services, liveTable, person?.id, query.after) }),
  }),
  route({
    name: "readNotes",
    method: "GET",
    path: "/api/tables/:tableId/notes",
    summary: "Read my private notes on a table",
    access: "viewer",
    query: inviteQuery,
    requiresPerson: true,
    response: notesResponse,
    handle: async ({ services, liveTable, person }) =>
      ok({ text: (await loadNote(services, liveTable.id, person.id)) ?? "" }),
  }),
  route({
    name: "updateNotes",
    method: "PUT",
    path: "/api/tables/:tableId/notes",
    summary: "Change my private notes on a table",
    access: "viewer",
    body: z.strictObject({
      text: noteText,
      previousText: z.optional(
        noteText.check(
          z.describe("The text that I last read; if it has changed since, nothing is written"),
        ),
      ),
    }),
    query: inviteQuery,
    requiresPerson: true,
    response: notesResponse,
    example: { text: "Ben saves for a throne." },
    problems: ["note/changed", "quota/used-up"],
    async handle({ services, liveTable, person, body, clientAddress }) {
      const { text, previousText } = body;
      const author = { person: person.id, clientAddress };
      const saved = await saveNote(services, liveTable.id, author, text, previousText);
      return saved.ok ? ok({ text }) : saved;
    },
  }),
  route({
    name: "readOrder",
    method: "GET",
    path: "/api/tables/:tableId/order",
    summary: "Read my order at a table",
    access: "seat",
    response: z.strictObject({ order: z.nullable(order) }),
    async handle({ liveTable, observer }) {
      const { orders } = liveTable.state;
      const mine = typeof observer === "number" ? orders.get(observer) : undefined;
      return ok({ order: (mine as GameTypes["order"] | undefined) ?? null });
    },
  }),
  previewImageRoute("readPreviewImage", "/api/tables/:tableId/preview.png"),
  // Chat programs fetch the image of links that were shared before the address changed.
  { ...previewImageRoute("readCard", "/api/tables/:tableId/card.png"), isDeprecated: true },
];

/** The image that chat programs show for a link to a table. */
function previewImageRoute(name: string, path: `/api/tables/:tableId/${string}.png`): Route {
  return route({
    name,
    method: "GET",
    path,
    summary: "Read the preview image of a table",
    description:
      "1200 by 630 pixels: the title, the game, the players, the status, and the board as spectators see it.",
    access: "viewer",
    query: inviteQuery,
    maxPerHour: PREVIEW_IMAGES_PER_HOUR,
    response: z.string().check(z.describe("A PNG image")),
    contentType: "image/png",
    headers: {
      "cache-control": "private, max-age=60",
      "cross-origin-resource-policy": "cross-origin",
    },
    problems: ["server/busy"],
    async handle({ services, liveTable }) {
      const png = await services.linkPreviews.render(tablePreviewOf(liveTable));
      return png === undefined
        ? refuse("server/busy")
        : ok(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    },
  });
}

/** A table that was just created or joined, as the person sees it. */
async function loadTableInfo(
  tables: Pick<LiveTables, "find">,
  id: string,
  person: string,
  clientAddress?: string,
): Promise<Result<{ readonly table: TableInfo }, Problem>> {
  const liveTable = await tables.find(id, clientAddress);
  // The table may have been deleted in the meantime.
  return liveTable === undefined
    ? refuse("table/unknown")
    : ok({ table: liveTable.state.infoFor(person) });
}
