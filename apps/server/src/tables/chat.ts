import { ok, type GameTypes, type Result } from "@sofala/engine";
import {
  problem,
  refuse,
  type Acknowledgement,
  type ChatMessage,
  type CommandBody,
  type Problem,
} from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { Bus } from "../bus/bus.ts";
import { CommitConflict, CommitUncertain } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { BlockLookup } from "./block-lookup.ts";
import type { Caller } from "./caller.ts";
import { MAX_CHAT_PER_TABLE, quotaQueries, type QuotaDeps } from "./quotas.ts";
import type { LiveTable } from "./live-table.ts";

/** How many messages are loaded at once. */
const PAGE_SIZE = 200;
/** How often to retry with the next number, if another node has used the number first. */
const MAX_ATTEMPTS = 20;

/** What sending a message depends on. */
export interface ChatDeps extends QuotaDeps {
  readonly bus: Pick<Bus, "isShared" | "publish">;
}

/** Sends a chat message to everybody at the table. While text could reveal secrets, only fixed phrases are accepted. */
export async function sendMessage(
  deps: ChatDeps,
  liveTable: LiveTable,
  caller: Caller,
  body: CommandBody<"chat">,
  acknowledge: (result: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  // In the queue of the table: whether text is allowed depends on the state when the message is stored.
  await liveTable.enqueue(async () => {
    if (deps.bus.isShared) await liveTable.replica.ensureCurrentNow();
    const done = ok({ entryCount: liveTable.state.visibleEntryCount(caller.person) });
    const before = await findMessageByKey(deps, liveTable, caller, body);
    if (before !== undefined) {
      const isSame = before.text === textIn(body) && before.phrase === phraseIn(body);
      return acknowledge(isSame ? done : refuse("key/reused"));
    }
    const refusal = messageProblem(liveTable, caller.person, body);
    if (refusal !== undefined) return acknowledge({ ok: false, error: refusal });
    const stored = await storeMessage(deps, liveTable, caller, body);
    if (!stored.ok) return acknowledge(stored);
    acknowledge(done);
    const message = stored.value;
    if (message === "already stored") return;
    if (message.number === liveTable.subscribers.lastChatNumber + 1)
      liveTable.subscribers.broadcastChat(message);
    else await broadcastNewMessages(deps, liveTable);
    deps.bus.publish(`table.${liveTable.id}`, `chat ${message.number}`);
  });
}

const textIn = (body: CommandBody<"chat">): string | null => ("text" in body ? body.text : null);
const phraseIn = (body: CommandBody<"chat">): string | null =>
  "phrase" in body ? body.phrase : null;

/** The message that the person sent with the same key, if there is one. */
async function findMessageByKey(
  { database: { query } }: Pick<ChatDeps, "database">,
  { id }: LiveTable,
  { person }: Pick<Caller, "person">,
  { key }: CommandBody<"chat">,
): Promise<Pick<DatabaseSchema["chat"], "text" | "phrase"> | undefined> {
  if (key === undefined) return undefined;
  return query
    .selectFrom("chat")
    .select(["text", "phrase"])
    .where("table_id", "=", id)
    .where("person", "=", person)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

/** Broadcasts the messages that other nodes stored. */
export async function broadcastNewMessages(
  { database }: Pick<ChatDeps, "database">,
  liveTable: LiveTable,
): Promise<void> {
  for (;;) {
    const rows = await messagesQuery(
      database.query,
      liveTable.id,
      liveTable.subscribers.lastChatNumber,
    ).execute();
    for (const row of rows) liveTable.subscribers.broadcastChat(messageFromRow(row));
    if (rows.length < PAGE_SIZE) return;
  }
}

/** Why the person may not send this message now; undefined if they may. */
function messageProblem(
  liveTable: LiveTable,
  person: string,
  body: CommandBody<"chat">,
): Problem | undefined {
  const { timeline, table } = liveTable.state;
  const { chat } = timeline.game;
  if ("phrase" in body) {
    return chat?.phrases.includes(body.phrase) === true
      ? undefined
      : problem("chat/unknown-phrase");
  }
  const isPhrasesOnly = isDelayedSpectator(liveTable, person)
    ? chat !== undefined &&
      chat.allowsExtraChat?.(table.settings.options as GameTypes["options"]) !== true
    : table.status === "running" && chat?.mode(timeline.state) === "phrases";
  return isPhrasesOnly ? problem("chat/phrases-only") : undefined;
}

/**
 * True for spectators of a running game with a delay. A refusal that depends on the current state would reveal it to
 * them, so in a game that sometimes forbids text they may only use phrases.
 */
const isDelayedSpectator = (liveTable: LiveTable, person: string): boolean =>
  liveTable.state.table.settings.delay > 0 &&
  liveTable.state.table.status !== "open" &&
  liveTable.state.seatOf(person) === undefined &&
  !liveTable.state.isOverFor("spectator");

/** Stores a message, unless the chat is full, the person is muted or over quota, or it is stored already. */
async function storeMessage(
  deps: ChatDeps,
  liveTable: LiveTable,
  caller: Caller,
  body: CommandBody<"chat">,
): Promise<Result<ChatMessage | "already stored", Problem>> {
  const { database, now } = deps;
  const { person } = caller;
  const time = now();
  const seat = liveTable.state.seatOf(person);
  const text = textIn(body);
  const phrase = phraseIn(body);
  const key = body.key ?? null;
  const max = seat === undefined ? MAX_CHAT_PER_TABLE.spectators : MAX_CHAT_PER_TABLE.players;
  for (let attempt = 0; ; attempt++) {
    const current = await database.query
      .selectFrom("people")
      .select((from) => [
        "people.muted_until",
        "people.name",
        from
          .selectFrom("chat")
          .select((all) => all.fn.max("number").as("number"))
          .where("table_id", "=", liveTable.id)
          .as("number"),
        from
          .selectFrom("chat")
          .select("at")
          .where("table_id", "=", liveTable.id)
          .orderBy("number", "desc")
          .limit(1)
          .as("at"),
      ])
      .where("people.id", "=", person)
      .executeTakeFirst();
    if (text !== null && (current?.muted_until ?? 0) > time) return refuse("chat/muted");
    // Times never decrease: spectators of a delayed table get messages by time.
    const at = Math.max(time, current?.at ?? 0);
    const number = (current?.number ?? 0) + 1;
    const name = current?.name ?? "";
    if (number > max) return refuse("chat/full");
    const quota = await quotaQueries(deps, "chat", caller);
    if (!quota.ok) return quota;
    const row = {
      table_id: liveTable.id,
      number,
      person,
      seat: seat ?? null,
      text,
      phrase,
      at,
      idempotency_key: key,
    };
    try {
      const insert = database.query.insertInto("chat").values(row).compile();
      await database.commit({ mustChange: [insert], mayChange: quota.value });
      return ok(messageFromRow({ ...row, name }));
    } catch (error) {
      if (
        !(error instanceof CommitConflict || error instanceof CommitUncertain) ||
        attempt >= MAX_ATTEMPTS
      )
        throw error;
      if (error instanceof CommitUncertain && (await isStored(database.query, row))) {
        return ok(messageFromRow({ ...row, name }));
      }
      const before = await findMessageByKey(deps, liveTable, { person }, body);
      if (before !== undefined) return ok("already stored");
    }
  }
}

/** True if a message whose commit was not confirmed has been stored. */
async function isStored(
  query: Kysely<DatabaseSchema>,
  message: Pick<DatabaseSchema["chat"], "table_id" | "number" | "person" | "at">,
): Promise<boolean> {
  const row = await query
    .selectFrom("chat")
    .select(["person", "at"])
    .where("table_id", "=", message.table_id)
    .where("number", "=", message.number)
    .executeTakeFirst();
  return row?.person === message.person && row.at === message.at;
}

/** The number of the last chat message of a table; 0 if there is none. */
export const lastMessageNumber = async (
  query: Kysely<DatabaseSchema>,
  table: string,
): Promise<number> => (await lastMessageNumbers(query, [table])).get(table) ?? 0;

/** The same for several tables; those without messages are left out. */
export async function lastMessageNumbers(
  query: Kysely<DatabaseSchema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .selectFrom("chat")
    .select((all) => ["table_id", all.fn.max("number").as("number")])
    .where("table_id", "in", tables)
    .groupBy("table_id")
    .execute();
  return new Map(rows.map((row) => [row.table_id, row.number]));
}

/** The first page of messages after a number. */
const messagesQuery = (query: Kysely<DatabaseSchema>, table: string, after: number) =>
  query
    .selectFrom("chat")
    .innerJoin("people", "people.id", "chat.person")
    .selectAll("chat")
    .select("people.name")
    .where("table_id", "=", table)
    .where("number", ">", after)
    .orderBy("number")
    .limit(PAGE_SIZE);

/** The messages after a number that a person may see by now, without those of people whom they have blocked. */
export async function messagesAfter(
  {
    database,
    now,
    blocks,
  }: Pick<ChatDeps, "database" | "now"> & {
    readonly blocks: Pick<BlockLookup, "hasBlocked" | "blockedBy">;
  },
  liveTable: LiveTable,
  person: string | undefined,
  after: number,
): Promise<readonly ChatMessage[]> {
  const isDelayed =
    liveTable.state.seatOf(person) === undefined && liveTable.state.table.settings.delay > 0;
  const blocked = blocks.blockedBy(person);
  const rows = await messagesQuery(database.query, liveTable.id, after)
    .$if(blocked.length > 0, (all) => all.where("chat.person", "not in", blocked))
    .execute();
  // Stop at the first message that is too new: clients ask for the messages after the last one they have.
  const firstHidden = isDelayed
    ? rows.findIndex(({ at }) => liveTable.state.visibleToSpectatorsAt(at) > now())
    : -1;
  return rows.slice(0, firstHidden === -1 ? rows.length : firstHidden).map(messageFromRow);
}

export function messageFromRow(row: {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly at: number;
}): ChatMessage {
  const { number, person: personId, name, seat, text, phrase, at } = row;
  return {
    number,
    personId,
    name,
    at,
    ...(seat === null ? {} : { seat }),
    ...(text === null ? {} : { text }),
    ...(phrase === null ? {} : { phrase }),
  };
}
