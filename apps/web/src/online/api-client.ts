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
import type { Failure } from "../api-failure.ts";
import { readLines } from "./read-lines.ts";

/** A guest or an account of the server. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account";
  readonly role?: "operator" | "program";
  /** What operators decided about me; only in the answer to `me`. */
  readonly moderation?: ModerationStatus;
}

export type ApiResult<T> = Promise<Result<T, Failure>>;

/** The settings of a new table; what is left out has its default. */
export type NewTableRequest = Pick<NewTable, "game" | "seats"> & Partial<NewTable>;

/** Which tables to list: public ones, or those where I have a seat. */
export interface TableFilter {
  readonly mine?: boolean;
  readonly status?: "open" | "running" | "over";
  readonly game?: string;
  readonly pace?: Pace["kind"];
  readonly players?: number;
  /** Only tables with a friend of mine; only tables with a free seat for me. */
  readonly withFriends?: boolean;
  readonly canJoin?: boolean;
  readonly limit?: number;
  /** How many are known already. */
  readonly offset?: number;
}

/** A page of a list, and the offset of the next one. */
export interface TablePage {
  readonly tables: readonly TableSummary[];
  readonly nextOffset?: number;
}

/** What a client of the server needs. */
export interface ApiClientDeps {
  /** For instance `https://example.org`. */
  readonly url: string;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** A request failed. */
  onFailure?(failure: Failure): void;
  /** The language and the time zone of the person at this device. */
  locale?(): Locale;
}

/** Parses the body of a response. */
export type ResponseReader<T> = (body: unknown) => Result<T, unknown>;

/** How long a response may take. */
const REQUEST_TIMEOUT_MS = 15_000;
/** A stream that is silent for this long is dead: the server sends something every five seconds. */
const STREAM_TIMEOUT_MS = 8000;

/** The version of the protocol that this app speaks. */
const PROTOCOL_HEADERS = { [PROTOCOL_HEADER]: String(PROTOCOL_VERSION) };

/** Requests to a server. Methods never throw. */
export class ApiClient {
  readonly url: string;
  private readonly deps: ApiClientDeps;

  constructor(reach: ApiClientDeps) {
    this.deps = reach;
    this.url = reach.url;
  }

  /** The person on this device; undefined if the server knows none. */
  me(): ApiResult<Person | undefined> {
    return this.request("GET", "/api/session", sessionReader);
  }

  /** Creates a guest with this name; the session is in a cookie. */
  createGuest(name: string): ApiResult<Person> {
    return this.sendLocaleAfter(
      this.request("POST", "/api/guests", memberReader<Person>("person", person), { name }),
    );
  }

  /** If a request brought a new person to this device, sends the server their language and time zone. */
  async sendLocaleAfter<T>(signIn: ApiResult<T>): ApiResult<T> {
    const found = await signIn;
    const locale = this.deps.locale?.();
    // Not awaited: if it fails, mails keep the language that they had.
    if (found.ok && locale !== undefined) void this.request("PUT", "/api/me/locale", ok, locale);
    return found;
  }

  rename(name: string): ApiResult<Person> {
    return this.request("PUT", "/api/me", memberReader<Person>("person", person), { name });
  }

  /** The last changed first; of my own, those that wait for me before all others. */
  listTables(filter: TableFilter = {}): ApiResult<TablePage> {
    return this.request("GET", `/api/tables${queryString({ ...filter })}`, tablePageReader);
  }

  /** The games of bots that visitors may watch. */
  listExhibitions(): ApiResult<TablePage> {
    return this.request("GET", "/api/exhibitions", tablePageReader);
  }

  /** Joins a table of somebody who wants the same, or opens one and waits. */
  pair(request: PairingRequest): ApiResult<TableInfo> {
    return this.request(
      "POST",
      "/api/pairings",
      memberReader<TableInfo>("table", tableInfo),
      request,
    );
  }

  createTable(request: NewTableRequest): ApiResult<TableInfo> {
    return this.request(
      "POST",
      "/api/tables",
      memberReader<TableInfo>("table", tableInfo),
      request,
    );
  }

  readTable(id: string, invite?: string): ApiResult<TableInfo> {
    return this.request(
      "GET",
      tableApiPath(id, "", { invite }),
      memberReader<TableInfo>("table", tableInfo),
    );
  }

  /** The view for me after this number of log entries. */
  viewAt(id: string, entries: number, invite?: string): ApiResult<unknown> {
    return this.request(
      "GET",
      tableApiPath(id, `/moments/${entries}`, { invite }),
      memberReader("view", view),
    );
  }

  /** The chat messages after a message; one page of them. */
  readChat(id: string, after: number, invite?: string): ApiResult<readonly ChatMessage[]> {
    const messages = listReader<ChatMessage>("messages", chatMessage);
    return this.request("GET", tableApiPath(id, "/chat", { after, invite }), messages);
  }

  /** My private notes. */
  readNotes(id: string, invite?: string): ApiResult<string> {
    return this.request("GET", tableApiPath(id, "/notes", { invite }), textReader);
  }

  /** Changes my notes, if they are still `previousText`; also works while the page is being closed. */
  writeNotes(id: string, text: string, previousText: string, invite?: string): ApiResult<string> {
    return this.request("PUT", tableApiPath(id, "/notes", { invite }), textReader, {
      text,
      previousText,
    });
  }

  /** My order, for the game to parse; null if there is none. */
  readOrder(id: string): ApiResult<unknown> {
    return this.request("GET", tableApiPath(id, "/order", {}), (body) =>
      ok(memberOf(body, "order")),
    );
  }

  /** The record of a game that is over, for `parseRecord`. */
  readRecord(id: string, invite?: string): ApiResult<object> {
    return this.request("GET", tableApiPath(id, "/record", { invite }), (body) =>
      parseTolerantly<object>(gameRecord, body),
    );
  }

  /**
   * Streams at which of my tables I am to act: all tables first, then changes. `onOpen` is called before the first one. Ends
   * with undefined when the signal aborts it, or with the failure that ended the stream.
   */
  async streamTurns(
    onUpdate: (update: TurnUpdate) => void,
    stop: AbortSignal,
    onOpen?: () => void,
  ): Promise<Failure | undefined> {
    const opening = new AbortController();
    const limit = setTimeout(() => opening.abort(), STREAM_TIMEOUT_MS);
    try {
      const signal = AbortSignal.any([stop, opening.signal]);
      const headers = PROTOCOL_HEADERS;
      const response = await this.deps.fetch(`${this.url}/api/me/stream`, { signal, headers });
      clearTimeout(limit);
      if (!response.ok || response.body === null) return await this.reportFailure(response);
      onOpen?.();
      for await (const line of readLines(response.body, STREAM_TIMEOUT_MS)) {
        const update = parseTolerantly<TurnUpdate>(turnUpdate, JSON.parse(line));
        if (update.ok) onUpdate(update.value);
        else if (update.error === "malformed") return { code: "unreadable" };
      }
      return { code: "offline" };
    } catch {
      return stop.aborted ? undefined : { code: "offline" };
    } finally {
      clearTimeout(limit);
    }
  }

  /** Sends a request that is answered in JSON. */
  async request<T>(
    method: string,
    path: string,
    reader: ResponseReader<T>,
    body?: object,
  ): ApiResult<T> {
    try {
      const response = await this.deps.fetch(this.url + path, {
        method,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        ...(body === undefined
          ? { headers: PROTOCOL_HEADERS }
          : {
              headers: { ...PROTOCOL_HEADERS, "content-type": "application/json" },
              body: JSON.stringify(body),
            }),
        // Changes must arrive even if the page is being closed.
        keepalive: method === "PUT",
      });
      if (!response.ok || !isJson(response)) return fail(await this.reportFailure(response));
      const parsed = reader(await response.json());
      return parsed.ok ? ok(parsed.value) : fail({ code: "unreadable" });
    } catch {
      return fail({ code: "offline" });
    }
  }

  private async reportFailure(response: Response): Promise<Failure> {
    const failure = await readProblem(response);
    this.deps.onFailure?.(failure);
    return failure;
  }
}

/** A response that is no JSON is not from a Sofala server, but from a plain web host or a proxy. */
async function readProblem(response: Response): Promise<Failure> {
  if (response.ok || !isJson(response)) return { code: "offline" };
  const problem = parseTolerantly<ReceivedProblem>(problemSchema, await response.json());
  return problem.ok ? problem.value : { code: "unreadable" };
}

const isJson = ({ headers }: Response): boolean =>
  /[/+]json\b/u.test(headers.get("content-type") ?? "");

/** Parses by a schema of the protocol; ignores unknown fields. The result has readonly types. */
export const parseTolerantly = <T>(schema: Schema<unknown>, input: unknown) =>
  readTolerantly(schema, input) as Result<T, "unknown" | "malformed">;

/** Reads one member of the response. */
export const memberReader =
  <T>(name: string, schema: Schema<unknown>): ResponseReader<T> =>
  (body) =>
    parseTolerantly<T>(schema, memberOf(body, name));

/** The same for a list; items of a kind that this app does not know are left out. */
export const listReader =
  <T>(name: string, schema: Schema<unknown>): ResponseReader<readonly T[]> =>
  (body) => {
    const found = memberOf(body, name);
    if (!Array.isArray(found)) return fail("no list");
    const all: T[] = [];
    for (const each of found) {
      const item = parseTolerantly<T>(schema, each);
      if (item.ok) all.push(item.value);
      else if (item.error === "malformed") return item;
    }
    return ok(all);
  };

/** Reads tables, and whether there are more. */
const tablePageReader: ResponseReader<TablePage> = (body) => {
  const tables = listReader<TableSummary>("tables", tableSummary)(body);
  const nextOffset = memberOf(body, "nextOffset");
  if (!tables.ok) return tables;
  return ok({ tables: tables.value, ...(typeof nextOffset === "number" ? { nextOffset } : {}) });
};

/** Reads who is signed in, with what operators decided about them. */
const sessionReader: ResponseReader<Person | undefined> = (body) => {
  if (isObject(body) && body["person"] === undefined) return ok(undefined);
  const me = memberReader<Person>("person", person)(body);
  const moderation = memberReader<ModerationStatus>("moderation", moderationStatus)(body);
  if (!me.ok) return me;
  return moderation.ok ? ok({ ...me.value, moderation: moderation.value }) : moderation;
};

/** Reads the member `text`. */
const textReader: ResponseReader<string> = (body) => {
  const text = memberOf(body, "text");
  return typeof text === "string" ? ok(text) : fail("no text");
};

const memberOf = (body: unknown, name: string): unknown =>
  isObject(body) ? body[name] : undefined;

const tableApiPath = (id: string, rest: string, query: Query): string =>
  `/api/tables/${encodeURIComponent(id)}${rest}${queryString(query)}`;

interface Query {
  readonly [name: string]: string | number | boolean | undefined;
}

function queryString(query: Query): string {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return set.length === 0 ? "" : `?${new URLSearchParams(set)}`;
}

/** The address of a table's socket. */
export const socketUrl = (url: string, id: string, invite?: string): string =>
  `${url.replace(/^http/u, "ws")}${tableApiPath(id, "/socket", { invite })}`;
