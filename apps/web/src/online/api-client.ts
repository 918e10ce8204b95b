import { fail, isObject, ok, type Result, type Schema } from "@sofala/engine";
import {
  PROTOCOL_VERSION,
  PROTOCOL_HEADER,
  chatMessage,
  gameRecord,
  turnUpdate,
  moderationStatus,
  person,
  problemSchema,
  readTolerantly,
  tableInfo,
  tableSummary,
  view,
  type ChatMessage,
  type NewTable,
  type TurnUpdate,
  type ModerationStatus,
  type Pace,
  type PairingRequest,
  type Locale,
  type ReceivedProblem,
  type TableInfo,
  type TableSummary,
} from "@sofala/protocol";
import { linesOf } from "./read-lines.ts";

/** Somebody the server knows. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account";
  readonly role?: "operator" | "program";
  /** What operators decided about me, where I asked who I am. */
  readonly moderation?: ModerationStatus;
}

/**
 * Why something asked of a server is not done: its own reason; nobody answers, or nobody who knows
 * these games; or its answer is none that this version of the app understands.
 */
export type Failure =
  | ReceivedProblem
  | { readonly code: "offline" }
  | { readonly code: "unreadable" };
export type Answer<T> = Promise<Result<T, Failure>>;

/** What a new table is to be like; what is left out is as usual. */
export type Wish = Pick<NewTable, "game" | "seats"> & Partial<NewTable>;

/** Which tables are listed: public ones, or those where I sit. */
export interface Listing {
  readonly mine?: boolean;
  readonly status?: "open" | "running" | "over";
  readonly game?: string;
  readonly pace?: Pace["kind"];
  readonly players?: number;
  /** With a friend of mine; with a seat for me. */
  readonly withFriends?: boolean;
  readonly canJoin?: boolean;
  readonly limit?: number;
  /** So many are known already. */
  readonly offset?: number;
}

/** A part of a list, and what to ask for the next one with. */
export interface Listed {
  readonly tables: readonly TableSummary[];
  readonly nextOffset?: number;
}

/** How a server is reached. */
export interface Reach {
  /** Where it is: `https://example.org`. */
  readonly url: string;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** Something was not done. */
  failed?(why: Failure): void;
  /** The language in which the person at this device reads, and their time zone. */
  locale?(): Locale;
}

/** Reads an answer. */
export type Reader<T> = (answer: unknown) => Result<T, unknown>;

/** So many milliseconds an answer may take. */
const PATIENCE = 15_000;
/** Milliseconds after which a stream on which nothing comes is dead: the server says something every five seconds. */
const SILENCE = 8000;

/** Says which version of the protocol this app speaks. */
const SPOKEN = { [PROTOCOL_HEADER]: String(PROTOCOL_VERSION) };

/** What can be asked of a server; nothing is thrown. */
export class Server {
  readonly url: string;
  private readonly reach: Reach;

  constructor(reach: Reach) {
    this.reach = reach;
    this.url = reach.url;
  }

  /** Who I am; nobody, for whom this device was never a guest's. */
  async me(): Answer<Person | undefined> {
    const found = await this.ask("GET", "/api/me", meIn);
    return !found.ok && found.error.code === "person/unauthenticated" ? ok(undefined) : found;
  }

  /** Becomes a guest of this name; the browser keeps who that is in a cookie. */
  becomeGuest(name: string): Answer<Person> {
    return this.arriving(
      this.ask("POST", "/api/guests", within<Person>("person", person), { name }),
    );
  }

  /** Somebody is new on this device, if the answer is a good one: the server learns how to write to them. */
  async arriving<T>(answer: Answer<T>): Answer<T> {
    const found = await answer;
    const locale = this.reach.locale?.();
    // Nobody waits for it: where it is lost, letters are as they were before.
    if (found.ok && locale !== undefined) void this.ask("PUT", "/api/me/locale", ok, locale);
    return found;
  }

  rename(name: string): Answer<Person> {
    return this.ask("PUT", "/api/me", within<Person>("person", person), { name });
  }

  /** Those that changed last first; of mine, what waits for me before all others. */
  tables(listing: Listing = {}): Answer<Listed> {
    return this.ask("GET", `/api/tables${queryOf({ ...listing })}`, listedIn);
  }

  /** Sits down where somebody waits for the same, or waits. */
  pair(wish: PairingRequest): Answer<TableInfo> {
    return this.ask("POST", "/api/pairings", within<TableInfo>("table", tableInfo), wish);
  }

  open(wish: Wish): Answer<TableInfo> {
    return this.ask("POST", "/api/tables", within<TableInfo>("table", tableInfo), wish);
  }

  info(id: string, invite?: string): Answer<TableInfo> {
    return this.ask("GET", pathOf(id, "", { invite }), within<TableInfo>("table", tableInfo));
  }

  /** The board as I may see it after so many entries of the log. */
  viewAt(id: string, entries: number, invite?: string): Answer<unknown> {
    return this.ask("GET", pathOf(id, `/moments/${entries}`, { invite }), within("view", view));
  }

  /** What was said after a message; a page of it, where there is much. */
  chat(id: string, after: number, invite?: string): Answer<readonly ChatMessage[]> {
    const messages = listIn<ChatMessage>("messages", chatMessage);
    return this.ask("GET", pathOf(id, "/chat", { after, invite }), messages);
  }

  /** What I noted for myself. */
  note(id: string, invite?: string): Answer<string> {
    return this.ask("GET", pathOf(id, "/notes", { invite }), textIn);
  }

  /** Changes my notes, if they still are what I had before me; also while the page is being left. */
  writeNote(id: string, text: string, previousText: string, invite?: string): Answer<string> {
    return this.ask("PUT", pathOf(id, "/notes", { invite }), textIn, { text, previousText });
  }

  /** What I decided ahead of my turn, for the game to read; null for nothing. */
  order(id: string): Answer<unknown> {
    return this.ask("GET", pathOf(id, "/order", {}), (answer) => ok(memberOf(answer, "order")));
  }

  /** The record of a game that is over, for `parseRecord`. */
  record(id: string, invite?: string): Answer<object> {
    return this.ask("GET", pathOf(id, "/record", { invite }), (answer) =>
      told<object>(gameRecord, answer),
    );
  }

  /**
   * Tells at which of my tables I am to act: all of them first, then whatever changes. `opened` is called before the
   * first of them. Ends when the signal says so, or with the reason why nothing more comes.
   */
  async followTurns(
    tell: (news: TurnUpdate) => void,
    stop: AbortSignal,
    opened?: () => void,
  ): Promise<Failure | undefined> {
    const opening = new AbortController();
    const limit = setTimeout(() => opening.abort(), SILENCE);
    try {
      const signal = AbortSignal.any([stop, opening.signal]);
      const headers = SPOKEN;
      const response = await this.reach.fetch(`${this.url}/api/me/stream`, { signal, headers });
      clearTimeout(limit);
      if (!response.ok || response.body === null) return await this.failureOf(response);
      opened?.();
      for await (const line of linesOf(response.body, SILENCE)) {
        const news = told<TurnUpdate>(turnUpdate, JSON.parse(line));
        if (news.ok) tell(news.value);
        else if (news.error === "malformed") return { code: "unreadable" };
      }
      return { code: "offline" };
    } catch {
      return stop.aborted ? undefined : { code: "offline" };
    } finally {
      clearTimeout(limit);
    }
  }

  /** Asks anything that the server answers in JSON. */
  async ask<T>(method: string, path: string, reader: Reader<T>, body?: object): Answer<T> {
    try {
      const response = await this.reach.fetch(this.url + path, {
        method,
        signal: AbortSignal.timeout(PATIENCE),
        ...(body === undefined
          ? { headers: SPOKEN }
          : {
              headers: { ...SPOKEN, "content-type": "application/json" },
              body: JSON.stringify(body),
            }),
        // What is changed is changed, also where the page is being left.
        keepalive: method === "PUT",
      });
      if (!response.ok || !isJson(response)) return fail(await this.failureOf(response));
      const answer = reader(await response.json());
      return answer.ok ? ok(answer.value) : fail({ code: "unreadable" });
    } catch {
      return fail({ code: "offline" });
    }
  }

  private async failureOf(response: Response): Promise<Failure> {
    const failure = await problemOf(response);
    this.reach.failed?.(failure);
    return failure;
  }
}

/** Answers that are no JSON are not a server's of these games: a page of a plain web host, a proxy's excuse. */
async function problemOf(response: Response): Promise<Failure> {
  if (response.ok || !isJson(response)) return { code: "offline" };
  const problem = told<ReceivedProblem>(problemSchema, await response.json());
  return problem.ok ? problem.value : { code: "unreadable" };
}

const isJson = ({ headers }: Response): boolean =>
  /[/+]json\b/u.test(headers.get("content-type") ?? "");

/** What a schema of the protocol reads, as data that nobody changes. */
export const told = <T>(schema: Schema<unknown>, input: unknown) =>
  readTolerantly(schema, input) as Result<T, "unknown" | "malformed">;

/** An answer that has something under a name. */
export const within =
  <T>(name: string, schema: Schema<unknown>): Reader<T> =>
  (answer) =>
    told<T>(schema, memberOf(answer, name));

/** The same, where it has a list of them; those of a kind that this app does not know are left out. */
export const listIn =
  <T>(name: string, schema: Schema<unknown>): Reader<readonly T[]> =>
  (answer) => {
    const found = memberOf(answer, name);
    if (!Array.isArray(found)) return fail("no list");
    const all: T[] = [];
    for (const each of found) {
      const item = told<T>(schema, each);
      if (item.ok) all.push(item.value);
      else if (item.error === "malformed") return item;
    }
    return ok(all);
  };

/** Tables, and whether there are more. */
const listedIn: Reader<Listed> = (answer) => {
  const tables = listIn<TableSummary>("tables", tableSummary)(answer);
  const nextOffset = memberOf(answer, "nextOffset");
  if (!tables.ok) return tables;
  return ok({ tables: tables.value, ...(typeof nextOffset === "number" ? { nextOffset } : {}) });
};

/** Who I am, with what operators decided about me. */
const meIn: Reader<Person> = (answer) => {
  const me = within<Person>("person", person)(answer);
  const decided = within<ModerationStatus>("moderation", moderationStatus)(answer);
  if (!me.ok) return me;
  return decided.ok ? ok({ ...me.value, moderation: decided.value }) : decided;
};

/** The `text` of an answer. */
const textIn: Reader<string> = (answer) => {
  const text = memberOf(answer, "text");
  return typeof text === "string" ? ok(text) : fail("no text");
};

const memberOf = (answer: unknown, name: string): unknown =>
  isObject(answer) ? answer[name] : undefined;

const pathOf = (id: string, rest: string, query: Query): string =>
  `/api/tables/${encodeURIComponent(id)}${rest}${queryOf(query)}`;

interface Query {
  readonly [name: string]: string | number | boolean | undefined;
}

function queryOf(query: Query): string {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return set.length === 0 ? "" : `?${new URLSearchParams(set)}`;
}

/** Where the socket of a table is. */
export const socketUrl = (url: string, id: string, invite?: string): string =>
  `${url.replace(/^http/u, "ws")}${pathOf(id, "/socket", { invite })}`;
