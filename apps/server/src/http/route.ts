import * as z from "zod/mini";
import type { Observer, Result, Schema } from "@sofala/engine";
import type { Problem, ProblemCode } from "@sofala/protocol";
import type { WebSocket } from "ws";
import type { Person } from "../people/people.ts";
import type { Room } from "../tables/live-table.ts";
import type { Rooms } from "../tables/live-tables.ts";
import type { Connections } from "../connections.ts";
import type { Session } from "./identity.ts";
import type { Line, SocketLimits } from "./table-socket.ts";

/**
 * Who may ask: everybody; people the server knows; its operators; whoever may see the table; its
 * seats; who opened it. What each then gets may depend on who it is.
 */
export type Who = "everybody" | "person" | "operator" | "watcher" | "seat" | "owner";
type OfServer = "everybody" | "person" | "operator";
type OfTable = Exclude<Who, OfServer>;

/** What a route works with, once it is known who asks. */
export interface Call {
  readonly rooms: Rooms;
  readonly params: { readonly [name: string]: string };
  readonly query: unknown;
  readonly body: unknown;
  readonly person?: Person;
  /** The figures of the server, where whoever asks may see them. */
  readonly measure?: () => Promise<string>;
  /** When the request arrived, as `Standstill` counts. */
  readonly arrival: number;
  /** The token by which they came. */
  readonly session?: Session;
  /** Where it comes from, as far as limits are concerned. */
  readonly source: string;
  /** Where the page stands that asks: `https://play.example.org`. */
  readonly origin: string;
  /** What the browser or program calls itself. */
  readonly agent: string;
  /** The languages it speaks, as it says. */
  readonly languages: string;
  readonly connections: Connections;
  /** Opens a door by a cookie from now on. */
  readonly setDevice: (token: string) => void;
  /** The device forgets who it is. */
  readonly dropDevice: () => void;
  /** By which accounts that were signed in here know the device again. */
  readonly knownDeviceTokens: readonly string[];
  readonly setKnownDeviceTokens: (tokens: readonly string[]) => void;
}

/** The same, where a table is concerned. */
export interface TableCall extends Call {
  readonly room: Room;
  readonly observer: Observer;
}

interface Described<W extends Who> {
  /** What programs call it: `openTable`. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** `/api/tables/:id` */
  readonly path: string;
  readonly summary: string;
  /** What else there is to know, in a sentence or two. */
  readonly about?: string;
  readonly who: W;
  /** Only people the server knows, among those who may see the table. */
  readonly isForPeople?: true;
  /** Also people who are banned may ask. */
  readonly isForBanned?: true;
  readonly query?: Schema<unknown>;
  /** What can go wrong beyond what can with every request of its kind. */
  readonly problems?: readonly ProblemCode[];
}

/** A question with one answer. */
interface Answering<W extends Who, C> extends Described<W> {
  readonly kind?: "answer";
  readonly body?: Schema<unknown>;
  /** A body as somebody might send it. */
  readonly example?: object;
  /** The largest body in bytes, where the usual limit is too small. */
  readonly most?: number;
  /** What a form sends is taken and not read, beside JSON. */
  readonly takesForms?: true;
  /** How often one address may ask for this in an hour, where it costs the server something for good. */
  readonly perHour?: number;
  /** What a good answer looks like; where it is a list of lines, each of them. */
  readonly answer: Schema<unknown>;
  /** The answer is a list: each of it is a line of JSON. */
  readonly lines?: true;
  /** The media type of an answer that is a text, not JSON. */
  readonly type?: string;
  readonly headers?: { readonly [name: string]: string };
  run(call: C): Promise<Result<unknown, Problem>>;
}

/** Messages as lines of JSON, until somebody has enough. */
interface Streaming<W extends Who, C> extends Described<W> {
  readonly kind: "stream";
  /** What a line looks like. */
  readonly line: Schema<unknown>;
  /** Begins to send lines; returns how to stop. */
  follow(call: C, lines: Lines): Promise<() => void>;
}

interface Lines {
  readonly isOpen: boolean;
  send(json: string | Buffer): void;
  end(): void;
}

/** Messages in both directions. */
interface Conversing extends Described<"watcher"> {
  readonly kind: "socket";
  readonly method: "GET";
  converse(call: TableCall, socket: WebSocket, line: Line, limits: SocketLimits): void;
}

export type AnswerRoute = Answering<OfServer, Call> | Answering<OfTable, TableCall>;
export type StreamRoute = Streaming<OfServer, Call> | Streaming<OfTable, TableCall>;
export type SocketRoute = Conversing;

/** One thing that can be asked of the server. Fastify, the documentation and the tests of who may what read it. */
export type Route = AnswerRoute | StreamRoute | SocketRoute;

/** Routes that belong together. */
export interface RouteGroup {
  readonly name: string;
  readonly about: string;
  readonly routes: readonly Route[];
}

/** A number in a query. */
export const number = z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000));
/** Opens a table that only invited people see. */
export const invite = z.optional(
  z
    .string()
    .check(z.maxLength(64), z.describe("The invitation, where the table is for invited people")),
);
/** A query that has nothing else. */
export const invited = z.strictObject({ invite });
