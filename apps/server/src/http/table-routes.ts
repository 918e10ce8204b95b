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
  text,
  type NewTable,
} from "@sofala/protocol";
import { chatAfter } from "../tables/chat.ts";
import { noteOf, writeNote } from "../tables/notes.ts";
import { summaries } from "../tables/table-list.ts";
import { RECORD_BYTES, TABLES_PER_HOUR } from "./limits.ts";
import { whoAsks } from "./people-routes.ts";
import { invite, invited, number, type Route } from "./route.ts";

const flag = z._default(z.stringbool(), false);
const listing = z.strictObject({
  status: z.optional(z.enum(["open", "running", "over"])),
  mine: flag.check(z.describe("Those where I sit, and those that I opened")),
  game: z.optional(text(1, 40)),
  pace: z.optional(z.enum(["untimed", "live", "correspondence"])),
  players: z.optional(number.check(z.describe("Of so many seats"))),
  free: z.optional(number.check(z.describe("With at least so many seats that anybody may take"))),
  friends: flag.check(z.describe("Where a friend of mine sits")),
  fits: flag.check(z.describe("Where I could sit down")),
  limit: z._default(number.check(z.gte(1), z.lte(100)), 50),
  after: z._default(number, 0).check(z.describe("So many of the list are known")),
});
const more = number.check(z.describe("The next `after`, where there are more"));
const sinceMessage = z.strictObject({
  after: z._default(number, 0).check(z.describe("The number of the last message that is known")),
  invite,
});
const looking = z.strictObject({ legal: flag, invite });
const note = z.string().check(z.maxLength(10_000), z.regex(/^[^\0\ud800-\udfff]*$/u));
const noting = z.strictObject({ words: note });
const noted = z.strictObject({
  words: note,
  before: z.optional(
    note.check(
      z.describe("What I last read there; if it is something else now, nothing is written"),
    ),
  ),
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
    about:
      "Of mine, what waits for me comes first, then by the time that is left, and what is over last.",
    who: "everybody",
    query: listing,
    answer: z.strictObject({ tables: z.array(tableSummary), more: z.exactOptional(more) }),
    async run({ rooms, query, person }) {
      const { limit, after, ...wish } = query as z.infer<typeof listing>;
      const isAboutMe = wish.mine || wish.friends || wish.fits;
      if (isAboutMe && person === undefined) return { ok: false, error: problem("person/unknown") };
      const sought = { ...wish, person: person?.id };
      return ok(await summaries(rooms.services, sought, { limit, after }));
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
      "quota/used-up",
    ],
    async run(call) {
      const { id, name } = whoAsks(call);
      const owner = { person: id, name, source: call.source };
      const opened = await call.rooms.open(owner, call.body as NewTable);
      if (!opened.ok) return opened;
      const room = await call.rooms.find(opened.value, call.source);
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
    async run({ rooms, room, person, query }) {
      const { after: last } = query as z.infer<typeof sinceMessage>;
      return ok({ messages: await chatAfter(rooms.services, room, person?.id, last) });
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
      return ok({ words: (await noteOf(rooms.services, room.id, whoAsks(call).id)) ?? "" });
    },
  },
  {
    name: "writeNotes",
    method: "PUT",
    path: "/api/tables/:id/notes",
    summary: "Change my notes on this table",
    who: "watcher",
    body: noted,
    query: invited,
    isForPeople: true,
    answer: noting,
    example: { words: "Ben saves for a throne." },
    problems: ["note/changed", "quota/used-up"],
    async run(call) {
      const { words, before } = call.body as z.infer<typeof noted>;
      const { rooms, room, source } = call;
      const writer = { person: whoAsks(call).id, source };
      const written = await writeNote(rooms.services, room.id, writer, words, before);
      return written.ok ? ok({ words }) : written;
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
