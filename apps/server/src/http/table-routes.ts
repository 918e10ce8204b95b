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
  standing,
  tableInfo,
  tableSummary,
  type NewTable,
} from "@sofala/protocol";
import { chatAfter, noteOf, writeNote } from "../rooms/chat.ts";
import { summaries } from "../rooms/summaries.ts";
import { RECORD_BYTES, TABLES_PER_HOUR } from "./limits.ts";
import { whoAsks } from "./people-routes.ts";
import { invite, invited, number, type Route } from "./route.ts";

const flag = z._default(z.stringbool(), false);
const listing = z.strictObject({
  status: z.optional(z.enum(["open", "running", "over"])),
  mine: flag.check(z.describe("Those where I sit, and those that I opened")),
  limit: z._default(number.check(z.gte(1), z.lte(100)), 50),
});
const sinceMessage = z.strictObject({
  after: z._default(number, 0).check(z.describe("The number of the last message that is known")),
  invite,
});
const looking = z.strictObject({ legal: flag, invite });
const noting = z.strictObject({
  words: z.string().check(z.maxLength(10_000), z.regex(/^[^\0\ud800-\udfff]*$/u)),
});
const oneTable = z.strictObject({ table: tableInfo });

export const tableRoutes: readonly Route[] = [
  {
    name: "listGames",
    method: "GET",
    path: "/api/games",
    summary: "The games that can be played here",
    who: "everybody",
    answer: z.strictObject({ games: z.array(gameInfo) }),
    run: async ({ rooms: { services } }) =>
      ok({
        games: services.games.map((game) => ({
          id: game.id,
          rules: game.rulesVersion,
          players: game.players,
          bots: botsOf(game).map(({ level }) => level),
          phrases: game.talk?.phrases ?? [],
        })),
      }),
  },
  {
    name: "listTables",
    method: "GET",
    path: "/api/tables",
    summary: "Public tables, or mine; those that changed last first",
    who: "everybody",
    query: listing,
    answer: z.strictObject({ tables: z.array(tableSummary) }),
    async run({ rooms, query, person }) {
      const { status, mine, limit } = query as z.infer<typeof listing>;
      if (mine && person === undefined) return { ok: false, error: problem("person/unknown") };
      const filter = { ...(status && { status }), ...(mine && person && { person: person.id }) };
      return ok({ tables: await summaries(rooms.services, filter, limit) });
    },
  },
  {
    name: "openTable",
    method: "POST",
    path: "/api/tables",
    summary: "Open a table",
    who: "person",
    body: newTable,
    most: RECORD_BYTES,
    perHour: TABLES_PER_HOUR,
    answer: oneTable,
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
    ],
    async run(call) {
      const { id, name } = whoAsks(call);
      const opened = await call.rooms.open({ person: id, name }, call.body as NewTable);
      if (!opened.ok) return opened;
      const room = await call.rooms.find(opened.value);
      return ok({ table: room?.info(id) });
    },
  },
  {
    name: "readTable",
    method: "GET",
    path: "/api/tables/:id",
    summary: "A table: its terms, seats, clocks, and how it ended",
    who: "watcher",
    query: invited,
    answer: oneTable,
    run: async ({ room, person }) => ok({ table: room.info(person?.id) }),
  },
  {
    name: "readStanding",
    method: "GET",
    path: "/api/tables/:id/standing",
    summary: "The board as I may see it, and my legal moves if I ask for them",
    who: "watcher",
    query: looking,
    answer: standing,
    async run({ room, observer, query }) {
      const { legal } = query as z.infer<typeof looking>;
      return ok(room.standing(observer, { views: true, legal }));
    },
  },
  {
    name: "listLegalMoves",
    method: "GET",
    path: "/api/tables/:id/legal",
    summary: "My legal moves, one on each line; none where I am not to act",
    who: "seat",
    lines: true,
    answer: move,
    run: async ({ room, observer }) =>
      ok(room.standing(observer, { views: false, legal: true }).legal ?? []),
  },
  {
    name: "listChat",
    method: "GET",
    path: "/api/tables/:id/chat",
    summary: "What was said at the table",
    who: "watcher",
    query: sinceMessage,
    answer: z.strictObject({ messages: z.array(chatMessage) }),
    async run({ rooms, room, observer, query }) {
      const { after: last } = query as z.infer<typeof sinceMessage>;
      return ok({ messages: await chatAfter(rooms.services, room, observer, last) });
    },
  },
  {
    name: "readNotes",
    method: "GET",
    path: "/api/tables/:id/notes",
    summary: "My notes on this table, which nobody else sees",
    who: "watcher",
    query: invited,
    isForPeople: true,
    answer: noting,
    async run(call) {
      const { rooms, room } = call;
      return ok({ words: await noteOf(rooms.services, room.id, whoAsks(call).id) });
    },
  },
  {
    name: "writeNotes",
    method: "PUT",
    path: "/api/tables/:id/notes",
    summary: "Change my notes on this table",
    who: "watcher",
    body: noting,
    query: invited,
    isForPeople: true,
    answer: noting,
    example: { words: "Ben saves for a throne." },
    async run(call) {
      const { words } = call.body as z.infer<typeof noting>;
      await writeNote(call.rooms.services, call.room.id, whoAsks(call).id, words);
      return ok({ words });
    },
  },
  {
    name: "readOrder",
    method: "GET",
    path: "/api/tables/:id/order",
    summary: "My standing order at this table",
    who: "seat",
    answer: z.strictObject({ order: z.nullable(order) }),
    async run({ room, observer }) {
      const mine = typeof observer === "number" ? room.orders.get(observer) : undefined;
      return ok({ order: mine ?? null });
    },
  },
];
