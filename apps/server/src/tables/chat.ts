import { fail, ok, type GameTypes, type Result } from "@sofala/engine";
import type { Acknowledgement, ChatMessage, CommandBody, Problem } from "@sofala/protocol";
import { problem } from "@sofala/protocol";
import type { Kysely } from "kysely";
import { Conflict, Unsure } from "../store/database.ts";
import type { Schema } from "../store/schema.ts";
import type { Caller } from "./caller.ts";
import { CHAT_OF_TABLE, useQuota } from "./quotas.ts";
import type { Room } from "./live-table.ts";
import type { Services } from "./services.ts";

/** So many messages are sent at once at most. */
const PAGE = 200;
const TRIES = 20;

/** Says something to everybody at the table; where words might give secrets away, set phrases only. */
export async function say(
  services: Services,
  room: Room,
  caller: Pick<Caller, "person" | "source">,
  body: CommandBody<"say">,
  acknowledge: (outcome: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  // In turn: words that are sent as the market opens are judged as the table is then.
  await room.inTurn(async () => {
    if (services.bus.isShared) await room.refresh();
    const done = ok({ entries: room.entriesFor(caller.person) });
    const before = await saidBefore(services, room, caller, body);
    if (before !== undefined) {
      const isSame = before.words === wordsIn(body) && before.phrase === phraseIn(body);
      return acknowledge(isSame ? done : { ok: false, error: problem("key/reused") });
    }
    const refusal = refuse(room, caller.person, body);
    if (refusal !== undefined) return acknowledge({ ok: false, error: refusal });
    const kept = await keep(services, room, caller, body);
    if (!kept.ok) return acknowledge(kept);
    acknowledge(done);
    const message = kept.value;
    if (message === "said before") return;
    if (message.number === room.heard + 1) room.tellChat(message);
    else await hearTalk(services, room);
    services.bus.publish(`table.${room.id}`, `said ${message.number}`);
  });
}

const wordsIn = (body: CommandBody<"say">): string | null => ("words" in body ? body.words : null);
const phraseIn = (body: CommandBody<"say">): string | null =>
  "phrase" in body ? body.phrase : null;

/** The message that somebody sent under the same key, where they did. */
async function saidBefore(
  { database: { query } }: Services,
  { id }: Room,
  { person }: Pick<Caller, "person">,
  { key }: CommandBody<"say">,
): Promise<Pick<Schema["chat"], "words" | "phrase"> | undefined> {
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
export async function hearTalk({ database }: Services, room: Room): Promise<void> {
  for (;;) {
    const rows = await talkAfter(database.query, room.id, room.heard).execute();
    for (const row of rows) room.tellChat(messageOf(row));
    if (rows.length < PAGE) return;
  }
}

function refuse(room: Room, person: string, body: CommandBody<"say">): Problem | undefined {
  const { play, table } = room;
  const { talk } = play.game;
  if ("phrase" in body) {
    return talk?.phrases.includes(body.phrase) === true
      ? undefined
      : problem("talk/unknown-phrase");
  }
  const isHushed = isDelayedFor(room, person)
    ? talk !== undefined && talk.isLoose?.(table.terms.options as GameTypes["options"]) !== true
    : table.status === "running" && talk?.manner(play.state) === "phrases";
  return isHushed ? problem("talk/phrases-only") : undefined;
}

/**
 * Does somebody watch a game that goes on, with a delay? A refusal that depends on the state would tell them the present:
 * where words are forbidden at times, they may use phrases only.
 */
const isDelayedFor = (room: Room, person: string): boolean =>
  room.table.terms.delay > 0 &&
  room.table.status !== "open" &&
  room.seatOf(person) === undefined &&
  !room.isOverFor("spectator");

/** Stores what is said, unless there is too much of it, the speaker may not use words for now, or another node has it already. */
async function keep(
  services: Services,
  room: Room,
  caller: Pick<Caller, "person" | "source">,
  body: CommandBody<"say">,
): Promise<Result<ChatMessage | "said before", Problem>> {
  const { database, now } = services;
  const { person } = caller;
  const time = now();
  const seat = room.seatOf(person);
  const words = wordsIn(body);
  const phrase = phraseIn(body);
  const key = body.key ?? null;
  const most = seat === undefined ? CHAT_OF_TABLE.spectators : CHAT_OF_TABLE.players;
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
      await database.commit({ must: [insert], also: quota.value });
      return ok(messageOf({ ...row, name }));
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof Unsure) || tries >= TRIES) throw error;
      if (error instanceof Unsure && (await isSaid(database.query, row))) {
        return ok(messageOf({ ...row, name }));
      }
      const before = await saidBefore(services, room, { person }, body);
      if (before !== undefined) return ok("said before");
    }
  }
}

/** Was it kept after all? */
async function isSaid(
  query: Kysely<Schema>,
  { game, number, person, at }: Pick<Schema["chat"], "game" | "number" | "person" | "at">,
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
export const lastSaid = async (query: Kysely<Schema>, game: string): Promise<number> =>
  (await lastSaidAt(query, [game])).get(game) ?? 0;

/** The same for several, where anything was said. */
export async function lastSaidAt(
  query: Kysely<Schema>,
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
const talkAfter = (query: Kysely<Schema>, game: string, after: number) =>
  query
    .selectFrom("chat")
    .innerJoin("people", "people.id", "chat.person")
    .selectAll("chat")
    .select("people.name")
    .where("game", "=", game)
    .where("number", ">", after)
    .orderBy("number")
    .limit(PAGE);

/** What was said after a message, as far as somebody may know it by now; nothing of whom they blocked. */
export async function chatAfter(
  { database, now, apart }: Services,
  room: Room,
  person: string | undefined,
  after: number,
): Promise<readonly ChatMessage[]> {
  const isDelayed = room.seatOf(person) === undefined && room.table.terms.delay > 0;
  const unheard = apart.blockedBy(person);
  const rows = await talkAfter(database.query, room.id, after)
    .$if(unheard.length > 0, (heard) => heard.where("chat.person", "not in", unheard))
    .execute();
  // In order: whoever has a message asks for those after it, and clocks of nodes may differ.
  const untold = isDelayed ? rows.findIndex(({ at }) => room.shownAt(at) > now()) : -1;
  return rows.slice(0, untold === -1 ? rows.length : untold).map(messageOf);
}

export function messageOf(row: {
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
