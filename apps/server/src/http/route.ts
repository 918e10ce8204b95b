import * as z from "zod/mini";
import type { Observer, Result, Schema } from "@sofala/engine";
import type { Problem, ProblemCode } from "@sofala/protocol";
import type { WebSocket } from "ws";
import type { Person } from "../people/people.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Connections } from "../connections.ts";
import type { RequestToken } from "./identity.ts";
import type { Corkable, SocketLimits } from "./table-socket.ts";

/**
 * Who may ask: everybody; people the server knows; its operators; whoever may see the table; its
 * seats; who opened it. What each then gets may depend on who it is.
 */
export type Access = "everybody" | "person" | "operator" | "watcher" | "seat" | "owner";
type ServerAccess = "everybody" | "person" | "operator";
type TableAccess = Exclude<Access, ServerAccess>;

/** What a route works with, once it is known who asks. */
export interface RequestContext {
  readonly liveTables: LiveTables;
  readonly parameters: { readonly [name: string]: string };
  readonly query: unknown;
  readonly body: unknown;
  readonly person?: Person;
  /** The figures of the server, where whoever asks may see them. */
  readonly readMetrics?: () => Promise<string>;
  /** When the request arrived, as `Standstill` counts. */
  readonly arrival: number;
  /** The token by which they came. */
  readonly requestToken?: RequestToken;
  /** Where it comes from, as far as limits are concerned. */
  readonly clientAddress: string;
  /** Where the page stands that asks: `https://play.example.org`. */
  readonly origin: string;
  /** What the browser or program calls itself. */
  readonly userAgent: string;
  /** The languages it speaks, as it says. */
  readonly acceptLanguage: string;
  readonly connections: Connections;
  /** Opens a door by a cookie from now on. */
  readonly setSessionCookie: (token: string) => void;
  /** The device forgets who it is. */
  readonly clearSessionCookie: () => void;
  /** By which accounts that were signed in here know the device again. */
  readonly knownDeviceTokens: readonly string[];
  readonly setKnownDeviceTokens: (tokens: readonly string[]) => void;
}

/** The same, where a table is concerned. */
export interface TableRequestContext extends RequestContext {
  readonly liveTable: LiveTable;
  readonly observer: Observer;
}

interface RouteDescription<W extends Access> {
  /** What programs call it: `openTable`. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** `/api/tables/:id` */
  readonly path: string;
  readonly summary: string;
  /** What else there is to know, in a sentence or two. */
  readonly description?: string;
  readonly access: W;
  /** Only people the server knows, among those who may see the table. */
  readonly requiresPerson?: true;
  /** Also people who are banned may ask. */
  readonly allowsBanned?: true;
  readonly query?: Schema<unknown>;
  /** What can go wrong beyond what can with every request of its kind. */
  readonly problems?: readonly ProblemCode[];
}

/** A question with one answer. */
interface RequestRouteFor<W extends Access, C> extends RouteDescription<W> {
  readonly kind?: "answer";
  readonly body?: Schema<unknown>;
  /** A body as somebody might send it. */
  readonly example?: object;
  /** The largest body in bytes, where the usual limit is too small. */
  readonly maxBodyBytes?: number;
  /** What a form sends is taken and not read, beside JSON. */
  readonly acceptsForms?: true;
  /** How often one address may ask for this in an hour, where it costs the server something for good. */
  readonly maxPerHour?: number;
  /** What a good answer looks like; where it is a list of lines, each of them. */
  readonly response: Schema<unknown>;
  /** The answer is a list: each of it is a line of JSON. */
  readonly isNdjson?: true;
  /** The media type of an answer that is a text, not JSON. */
  readonly contentType?: string;
  readonly headers?: { readonly [name: string]: string };
  handle(call: C): Promise<Result<unknown, Problem>>;
}

/** Messages as lines of JSON, until somebody has enough. */
interface StreamRouteFor<W extends Access, C> extends RouteDescription<W> {
  readonly kind: "stream";
  /** What a line looks like. */
  readonly lineSchema: Schema<unknown>;
  /** Begins to send lines; returns how to stop. */
  subscribe(call: C, lines: LineSink): Promise<() => void>;
}

interface LineSink {
  readonly isOpen: boolean;
  send(json: string | Buffer): void;
  end(): void;
}

/** Messages in both directions. */
interface SocketRouteDefinition extends RouteDescription<"watcher"> {
  readonly kind: "socket";
  readonly method: "GET";
  handleSocket(
    call: TableRequestContext,
    socket: WebSocket,
    line: Corkable,
    limits: SocketLimits,
  ): void;
}

export type RequestRoute =
  | RequestRouteFor<ServerAccess, RequestContext>
  | RequestRouteFor<TableAccess, TableRequestContext>;
export type StreamRoute =
  | StreamRouteFor<ServerAccess, RequestContext>
  | StreamRouteFor<TableAccess, TableRequestContext>;
export type SocketRoute = SocketRouteDefinition;

/** One thing that can be asked of the server. Fastify, the documentation and the tests of who may what read it. */
export type Route = RequestRoute | StreamRoute | SocketRoute;

/** Routes that belong together. */
export interface RouteGroup {
  readonly name: string;
  readonly description: string;
  readonly routes: readonly Route[];
}

/** A number in a query. */
export const queryNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000));
/** Opens a table that only invited people see. */
export const inviteParameter = z.optional(
  z
    .string()
    .check(z.maxLength(64), z.describe("The invitation, where the table is for invited people")),
);
/** A query that has nothing else. */
export const inviteQuery = z.strictObject({ invite: inviteParameter });
