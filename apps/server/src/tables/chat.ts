import { fail, ok, type GameTypes, type Result } from "@sofala/engine";
import type { Acknowledgement, ChatMessage, CommandBody, Problem } from "@sofala/protocol";
import { problem } from "@sofala/protocol";
import type { Kysely } from "kysely";
import { CommitConflict, CommitUncertain } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Caller } from "./caller.ts";
import { MAX_CHAT_PER_TABLE, useQuota } from "./quotas.ts";
import type { LiveTable } from "./live-table.ts";
import type { Services } from "./services.ts";

/** So many messages are sent at once at most. */
const PAGE_SIZE = 200;
const MAX_ATTEMPTS = 20;

/** Says something to everybody at the table; where words might give secrets away, set phrases only. */
export async function sendMessage(
  services: Services,
  room: LiveTable,
  caller: Pick<Caller, "person" | "source">,
  body: CommandBody<"say">,
  acknowledge: (outcome: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  // In turn: words that are sent as the market opens are judged as the table is then.
  await room.enqueue(async () => {
    if (services.bus.isShared) await room.refresh();
    const done = ok({ entries: room.visibleEntryCount(caller.person) });
    const before = await findMessageByKey(services, room, caller, body);
    if (before !== undefined) {
      const isSame = before.words === textIn(body) && before.phrase === phraseIn(body);
      return acknowledge(isSame ? done : { ok: false, error: problem("key/reused") });
    }
    const refusal = messageProblem(room, caller.person, body);
    if (refusal !== undefined) return acknowledge({ ok: false, error: refusal });
    const kept = await storeMessage(services, room, caller, body);
    if (!kept.ok) return acknowledge(kept);
    acknowledge(done);
    const message = kept.value;
    if (message === "said before") return;
    if (message.number === room.lastChatNumber + 1) room.broadcastChat(message);
    else await broadcastNewMessages(services, room);
    services.bus.publish(`table.${room.id}`, `said ${message.number}`);
  });
}

const textIn = (body: CommandBody<"say">): string | null => ("words" in body ? body.words : null);
const phraseIn = (body: CommandBody<"say">): string | null =>
  "phrase" in body ? body.phrase : null;

/** The message that somebody sent under the same key, where they did. */
async function findMessageByKey(
  { database: { query } }: Services,
  { id }: LiveTable,
  { person }: Pick<Caller, "person">,
  { key }: CommandBody<"say">,
): Promise<Pick<DatabaseSchema["chat"], "words" | "phrase"> | undefined> {
  if (key === undefined) return undefined;
  return query
    .selectFrom("chat")
    .select(["words", "phrase"])
    .where("game", "=", id)
    .where("person", "=", person)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Tells everybody here what was said elsewhere. */
export async function broadcastNewMessages({ database }: Services, room: LiveTable): Promise<void> {
  for (;;) {
    const rows = await messagesQuery(database.query, room.id, room.lastChatNumber).execute();
    for (const row of rows) room.broadcastChat(messageFromRow(row));
    if (rows.length < PAGE_SIZE) return;
  }
}

function messageProblem(
  room: LiveTable,
  person: string,
  body: CommandBody<"say">,
): Problem | undefined {
  const { timeline, table } = room;
  const { chat } = timeline.game;
  if ("phrase" in body) {
    return chat?.phrases.includes(body.phrase) === true
      ? undefined
      : problem("talk/unknown-phrase");
  }
  const isHushed = isDelayedSpectator(room, person)
    ? chat !== undefined &&
      chat.allowsExtraChat?.(table.settings.options as GameTypes["options"]) !== true
    : table.status === "running" && chat?.mode(timeline.state) === "phrases";
  return isHushed ? problem("talk/phrases-only") : undefined;
}

/**
 * Does somebody watch a game that goes on, with a delay? A refusal that depends on the state would tell them the present:
 * where words are forbidden at times, they may use phrases only.
 */
const isDelayedSpectator = (room: LiveTable, person: string): boolean =>
  room.table.settings.delay > 0 &&
  room.table.status !== "open" &&
  room.seatOf(person) === undefined &&
  !room.isOverFor("spectator");

/** Stores what is said, unless there is too much of it, the speaker may not use words for now, or another node has it already. */
async function storeMessage(
  services: Services,
  room: LiveTable,
  caller: Pick<Caller, "person" | "source">,
  body: CommandBody<"say">,
): Promise<Result<ChatMessage | "said before", Problem>> {
  const { database, now } = services;
  const { person } = caller;
  const time = now();
  const seat = room.seatOf(person);
  const words = textIn(body);
  const phrase = phraseIn(body);
  const key = body.key ?? null;
  const most = seat === undefined ? MAX_CHAT_PER_TABLE.spectators : MAX_CHAT_PER_TABLE.players;
  for (let tries = 0; ; tries++) {
    const last = await database.query
      .selectFrom("people")
      .select((speaker) => [
        "people.muted",
        "people.name",
        speaker
          .selectFrom("chat")
          .select((all) => all.fn.max("number").as("number"))
          .where("game", "=", room.id)
          .as("number"),
        speaker
          .selectFrom("chat")
          .select("at")
          .where("game", "=", room.id)
          .orderBy("number", "desc")
          .limit(1)
          .as("at"),
      ])
      .where("people.id", "=", person)
      .executeTakeFirst();
    if (words !== null && (last?.muted ?? 0) > time) return fail(problem("talk/muted"));
    // Times never fall: spectators of a table with a delay read messages by their times.
    const at = Math.max(time, last?.at ?? 0);
    const number = (last?.number ?? 0) + 1;
    const name = last?.name ?? "";
    if (number > most) return fail(problem("talk/table-full"));
    const quota = await useQuota(services, "chat", caller);
    if (!quota.ok) return quota;
    const row = { game: room.id, number, person, seat: seat ?? null, words, phrase, at, key };
    try {
      const insert = database.query.insertInto("chat").values(row).compile();
      await database.commit({ mustChange: [insert], mayChange: quota.value });
      return ok(messageFromRow({ ...row, name }));
    } catch (error) {
      if (
        !(error instanceof CommitConflict || error instanceof CommitUncertain) ||
        tries >= MAX_ATTEMPTS
      )
        throw error;
      if (error instanceof CommitUncertain && (await isStored(database.query, row))) {
        return ok(messageFromRow({ ...row, name }));
      }
      const before = await findMessageByKey(services, room, { person }, body);
      if (before !== undefined) return ok("said before");
    }
  }
}

/** Was it kept after all? */
async function isStored(
  query: Kysely<DatabaseSchema>,
  { game, number, person, at }: Pick<DatabaseSchema["chat"], "game" | "number" | "person" | "at">,
): Promise<boolean> {
  const row = await query
    .selectFrom("chat")
    .select(["person", "at"])
    .where("game", "=", game)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.person === person && row.at === at;
}

/** The number of the last thing said at a table. */
export const lastMessageNumber = async (
  query: Kysely<DatabaseSchema>,
  game: string,
): Promise<number> => (await lastMessageNumbers(query, [game])).get(game) ?? 0;

/** The same for several, where anything was said. */
export async function lastMessageNumbers(
  query: Kysely<DatabaseSchema>,
  games: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .selectFrom("chat")
    .select((all) => ["game", all.fn.max("number").as("number")])
    .where("game", "in", games)
    .groupBy("game")
    .execute();
  return new Map(rows.map(({ game, number }) => [game, number]));
}

/** What was said at a table after a message, a page of it. */
const messagesQuery = (query: Kysely<DatabaseSchema>, game: string, after: number) =>
  query
    .selectFrom("chat")
    .innerJoin("people", "people.id", "chat.person")
    .selectAll("chat")
    .select("people.name")
    .where("game", "=", game)
    .where("number", ">", after)
    .orderBy("number")
    .limit(PAGE_SIZE);

/** What was said after a message, as far as somebody may know it by now; nothing of whom they blocked. */
export async function messagesAfter(
  { database, now, blocks }: Services,
  room: LiveTable,
  person: string | undefined,
  after: number,
): Promise<readonly ChatMessage[]> {
  const isDelayed = room.seatOf(person) === undefined && room.table.settings.delay > 0;
  const unheard = blocks.blockedBy(person);
  const rows = await messagesQuery(database.query, room.id, after)
    .$if(unheard.length > 0, (heard) => heard.where("chat.person", "not in", unheard))
    .execute();
  // In order: whoever has a message asks for those after it, and clocks of nodes may differ.
  const untold = isDelayed
    ? rows.findIndex(({ at }) => room.visibleToSpectatorsAt(at) > now())
    : -1;
  return rows.slice(0, untold === -1 ? rows.length : untold).map(messageFromRow);
}

export function messageFromRow(row: {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly words: string | null;
  readonly phrase: string | null;
  readonly at: number;
}): ChatMessage {
  const { number, person, name, seat, words, phrase, at } = row;
  return {
    number,
    person,
    name,
    at,
    ...(seat === null ? {} : { seat }),
    ...(words === null ? {} : { words }),
    ...(phrase === null ? {} : { phrase }),
  };
}
