import { ok, type Result } from "@sofala/engine";
import type { Acknowledgement, ChatMessage, CommandBody, Problem } from "@sofala/protocol";
import { problem } from "@sofala/protocol";
import { Conflict } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import type { Room } from "./room.ts";
import type { Services } from "./services.ts";

/** So many messages are sent at once at most. */
const PAGE = 200;
const TRIES = 20;

/** Says something to everybody at the table; where words might give secrets away, set phrases only. */
export async function say(
  services: Services,
  room: Room,
  caller: Pick<Caller, "person" | "name">,
  body: CommandBody<"say">,
  acknowledge: (outcome: Result<Acknowledgement, Problem>) => void,
): Promise<void> {
  // In turn: words that are sent as the market opens are judged as the table is then.
  await room.inTurn(async () => {
    const refusal = refuse(room, body);
    if (refusal !== undefined) return acknowledge({ ok: false, error: refusal });
    const message = await keep(services, room, caller, body);
    if (message === undefined) return acknowledge({ ok: false, error: problem("talk/muted") });
    acknowledge(ok({ entries: room.entriesFor(caller.person) }));
    room.tellChat(message);
  });
}

function refuse({ play, table }: Room, body: CommandBody<"say">): Problem | undefined {
  const { talk } = play.game;
  if ("phrase" in body) {
    return talk?.phrases.includes(body.phrase) === true
      ? undefined
      : problem("talk/unknown-phrase");
  }
  const isHushed = table.status === "running" && talk?.manner(play.state) === "phrases";
  return isHushed ? problem("talk/phrases-only") : undefined;
}

/** Keeps what is said; nothing, where words are said by somebody who may not use them for now. */
async function keep(
  { database, now }: Services,
  room: Room,
  { person, name }: Pick<Caller, "person" | "name">,
  body: CommandBody<"say">,
): Promise<ChatMessage | undefined> {
  const at = now();
  const seat = room.seatOf(person);
  const words = "words" in body ? body.words : null;
  const phrase = "phrase" in body ? body.phrase : null;
  for (let tries = 0; ; tries++) {
    const last = await database.query
      .selectFrom("people")
      .select((speaker) => [
        "people.muted",
        speaker
          .selectFrom("chat")
          .select((all) => all.fn.max("number").as("number"))
          .where("game", "=", room.id)
          .as("number"),
      ])
      .where("people.id", "=", person)
      .executeTakeFirst();
    if (words !== null && (last?.muted ?? 0) > at) return undefined;
    const number = (last?.number ?? 0) + 1;
    const row = { game: room.id, number, person, seat: seat ?? null, words, phrase, at };
    try {
      await database.commit({ must: [database.query.insertInto("chat").values(row).compile()] });
      return messageOf({ ...row, name });
    } catch (error) {
      if (!(error instanceof Conflict) || tries >= TRIES) throw error;
    }
  }
}

/** What was said after a message, as far as somebody may know it by now; nothing of whom they blocked. */
export async function chatAfter(
  { database, now, apart }: Services,
  room: Room,
  person: string | undefined,
  after: number,
): Promise<readonly ChatMessage[]> {
  const delay = room.seatOf(person) === undefined ? room.table.terms.delay * 1000 : 0;
  const unheard = apart.blockedBy(person);
  const rows = await database.query
    .selectFrom("chat")
    .innerJoin("people", "people.id", "chat.person")
    .selectAll("chat")
    .select("people.name")
    .where("game", "=", room.id)
    .where("number", ">", after)
    .where("at", "<=", now() - delay)
    .$if(unheard.length > 0, (heard) => heard.where("chat.person", "not in", unheard))
    .orderBy("number")
    .limit(PAGE)
    .execute();
  return rows.map(messageOf);
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
