import * as z from "zod/mini";
import type { Game, Observer, Result, Schema } from "@sofala/engine";
import type { Problem, ProblemCode, ReadonlyInfer } from "@sofala/protocol";
import type { WebSocket } from "ws";
import type { BackupConfig } from "../backup-config.ts";
import type { Bus } from "../bus/bus.ts";
import type { Connections } from "../connections.ts";
import type { CpuLimiter } from "../fairness/cpu-limiter.ts";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import type { PreviewRenderer } from "../link-preview/preview-renderer.ts";
import type { Logger } from "../logger.ts";
import type { SiteSampler } from "../monitoring/site-sampler.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Heartbeat } from "../nodes/heartbeat.ts";
import type { StallDetector } from "../nodes/stall-detector.ts";
import type { Person } from "../people/people.ts";
import type { RequestToken } from "../people/sessions.ts";
import type { Database } from "../store/database.ts";
import type { Blocks } from "../social/blocks.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { TableCreator } from "../tables/table-creator.ts";
import type { SocketTransport, SocketLimits } from "./table-socket.ts";

/**
 * Who may call a route: everybody; people; operators; everybody who may see the table; the players at
 * the table; its owner.
 */
export type Access = "public" | "person" | "operator" | "viewer" | "seat" | "owner";
type TableAccess = "viewer" | "seat" | "owner";

/** True for routes of a single table. */
export const isTableAccess = (access: Access): access is TableAccess =>
  access === "viewer" || access === "seat" || access === "owner";

/** What the handlers of all routes depend on; the functions that they call take the part that they need. */
export interface HttpServices {
  readonly database: Database;
  readonly now: () => number;
  /** The newest version of each game. */
  readonly games: readonly Game[];
  readonly tables: LiveTables;
  readonly tableCreator: TableCreator;
  /** True if there are daily limits on what people may store. */
  readonly hasQuotas: boolean;
  /** True if visitors may watch games of the server's bots. */
  readonly hasExhibitions: boolean;
  readonly connections: Connections;
  readonly blocks: Blocks;
  readonly bus: Bus;
  readonly heartbeat: Heartbeat;
  readonly stallDetector: StallDetector;
  readonly cpuLimiter: CpuLimiter;
  readonly timeSlicer: TimeSlicer;
  readonly logger: Logger;
  readonly linkPreviews: PreviewRenderer;
  /** The server's address in a browser, without a slash at the end. */
  readonly publicUrl: () => string;
  readonly mailer?: Mailer;
  readonly canReachPrivateNetworks: boolean;
  /** Undefined if the server makes no backups. */
  readonly backups: BackupConfig | undefined;
  readonly siteSampler: Pick<SiteSampler, "refresh">;
}

/** An authorized request with its parsed input. */
export interface RequestContext<
  Body = unknown,
  Query = unknown,
  Parameter extends string = string,
> {
  readonly services: HttpServices;
  /** The path parameters by name. */
  readonly parameters: { readonly [Name in Parameter]: string };
  readonly query: Query;
  readonly body: Body;
  readonly person?: Person;
  /** The token that the request was made with. */
  readonly requestToken?: RequestToken;
  /** Reads the server's metrics; undefined if the client may not see them. */
  readonly readMetrics?: () => Promise<string>;
  /** When the request arrived, by the stall detector's counter. */
  readonly arrival: number;
  /** The size of the body. */
  readonly bodyBytes: number;
  /** The address that limits apply to. */
  readonly clientAddress: string;
  /** The origin of this server's pages: `https://play.example.org`. */
  readonly origin: string;
  readonly userAgent: string;
  readonly acceptLanguage: string;
  readonly setSessionCookie: (token: string) => void;
  readonly clearSessionCookie: () => void;
  /** The tokens by which accounts recognize this device. */
  readonly knownDeviceTokens: readonly string[];
  readonly setKnownDeviceTokens: (tokens: readonly string[]) => void;
}

/** A request to a route of a table. */
export interface TableRequestContext<
  Body = unknown,
  Query = unknown,
  Parameter extends string = string,
> extends RequestContext<Body, Query, Parameter> {
  readonly liveTable: LiveTable;
  readonly observer: Observer;
}

/** The schema of a body or query, if the route has one. */
type Input = Schema<unknown> | undefined;
type Parsed<S extends Input> = S extends Schema<unknown> ? z.infer<S> : undefined;

/** `"/api/tables/:tableId/moments/:entryCount"` has the parameters "tableId" and "entryCount". */
type ParameterName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterName<`/${Tail}`>
    : Rest
  : never;

/** What a handler gets: with a table for table routes, and with a person if only people may call it. */
type ContextFor<
  Path extends string,
  A extends Access,
  RequiresPerson,
  B extends Input,
  Q extends Input,
> = (A extends TableAccess
  ? TableRequestContext<Parsed<B>, Parsed<Q>, ParameterName<Path>>
  : RequestContext<Parsed<B>, Parsed<Q>, ParameterName<Path>>) &
  (RequiresPerson extends true
    ? { readonly person: Person }
    : A extends "public" | "viewer"
      ? unknown
      : { readonly person: Person });

interface RouteDescription<Path extends string, A extends Access, RequiresPerson, Q extends Input> {
  /** The operation's name in OpenAPI: `createTable`. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** `/api/tables/:tableId` */
  readonly path: Path;
  readonly summary: string;
  /** One or two more sentences for the documentation. */
  readonly description?: string;
  /** An old address, for links that are still in use. */
  readonly isDeprecated?: true;
  readonly access: A;
  /** Refuses anonymous clients, even if they may see the table. */
  readonly requiresPerson?: RequiresPerson;
  /** Banned people may call it too. */
  readonly allowsBanned?: true;
  readonly query?: Q;
  /** The problems that only this route has. */
  readonly problems?: readonly ProblemCode[];
}

interface RequestOptions {
  readonly kind?: "request";
  /** An example of a body. */
  readonly example?: object;
  /** The maximum size of a body, if the default is too small. */
  readonly maxBodyBytes?: number;
  /** Accept the content types of forms besides JSON; such a body is ignored. */
  readonly acceptsForms?: true;
  /** The maximum number of requests from one address in an hour. */
  readonly maxPerHour?: number;
  /** The media type of a response that is not JSON. */
  readonly contentType?: string;
  readonly headers?: { readonly [name: string]: string };
}

/** Items if each is sent as a line; texts may also be sent as bytes. */
type ResponseBody<R extends Schema<unknown>, IsNdjson> = IsNdjson extends true
  ? readonly ReadonlyInfer<R>[] | AsyncIterable<ReadonlyInfer<R>>
  : z.infer<R> extends string
    ? string | Buffer
    : ReadonlyInfer<R>;

interface RequestRouteDefinition<
  Path extends string,
  A extends Access,
  RequiresPerson,
  B extends Input,
  Q extends Input,
  R extends Schema<unknown>,
  IsNdjson,
>
  extends RouteDescription<Path, A, RequiresPerson, Q>, RequestOptions {
  readonly body?: B;
  readonly response: R;
  /** Send the items of the response as lines of JSON; `response` is the schema of a line. */
  readonly isNdjson?: IsNdjson;
  handle(
    context: ContextFor<Path, A, RequiresPerson, B, Q>,
  ): Promise<Result<ResponseBody<R, IsNdjson>, Problem>>;
}

interface StreamRouteDefinition<
  Path extends string,
  A extends Access,
  RequiresPerson,
  Q extends Input,
> extends RouteDescription<Path, A, RequiresPerson, Q> {
  readonly lineSchema: Schema<unknown>;
  /** Starts to send lines; returns a function that stops it. */
  subscribe(
    context: ContextFor<Path, A, RequiresPerson, undefined, Q>,
    lines: LineSink,
  ): Promise<() => void>;
}

interface LineSink {
  readonly isOpen: boolean;
  send(json: string | Buffer): void;
  end(): void;
}

interface SocketRouteDefinition<Path extends string, Q extends Input> extends RouteDescription<
  Path,
  "viewer",
  undefined,
  Q
> {
  readonly method: "GET";
  handleSocket(
    context: ContextFor<Path, "viewer", undefined, undefined, Q>,
    socket: WebSocket,
    transport: SocketTransport,
    limits: SocketLimits,
  ): void;
}

type UntypedDescription = RouteDescription<string, Access, true | undefined, Input>;

/** A route with one response to each request. */
export interface RequestRoute extends UntypedDescription, RequestOptions {
  readonly body?: Input;
  readonly response: Schema<unknown>;
  readonly isNdjson?: true | undefined;
  handle(context: RequestContext | TableRequestContext): Promise<Result<unknown, Problem>>;
}

/** A route that sends lines of JSON until the client disconnects. */
export interface StreamRoute extends UntypedDescription {
  readonly kind: "stream";
  readonly lineSchema: Schema<unknown>;
  subscribe(context: RequestContext | TableRequestContext, lines: LineSink): Promise<() => void>;
}

/** A route of a WebSocket. */
export interface SocketRoute extends UntypedDescription {
  readonly kind: "socket";
  handleSocket(
    context: TableRequestContext,
    socket: WebSocket,
    transport: SocketTransport,
    limits: SocketLimits,
  ): void;
}

/** A route without the types of its handler, as the server, the documentation and the tests read it. */
export type Route = RequestRoute | StreamRoute | SocketRoute;

// Handlers are methods, so TypeScript lets them expect more than the untyped ones: `authorizeRequest` checks the access
// and parses the input by the route's own schemas.

/** A route whose handler is typed by the schemas, the path and the access beside it. */
export const route = <
  const Path extends string,
  const A extends Access,
  R extends Schema<unknown>,
  RequiresPerson extends true | undefined = undefined,
  B extends Input = undefined,
  Q extends Input = undefined,
  IsNdjson extends true | undefined = undefined,
>(
  definition: RequestRouteDefinition<Path, A, RequiresPerson, B, Q, R, IsNdjson>,
): RequestRoute => definition;

/** The same for a stream. */
export const streamRoute = <
  const Path extends string,
  const A extends Access,
  RequiresPerson extends true | undefined = undefined,
  Q extends Input = undefined,
>(
  definition: StreamRouteDefinition<Path, A, RequiresPerson, Q>,
): StreamRoute => ({ kind: "stream", ...definition });

/** The same for a socket. */
export const socketRoute = <const Path extends string, Q extends Input = undefined>(
  definition: SocketRouteDefinition<Path, Q>,
): SocketRoute => ({ kind: "socket", ...definition });

/** A section of the documentation. */
export interface RouteGroup {
  readonly name: string;
  readonly description: string;
  readonly routes: readonly Route[];
}

export const emptyResponse = z.strictObject({});

/** A number in a query. */
export const queryNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000));
export const inviteParameter = z.optional(
  z.string().check(z.maxLength(64), z.describe("The invitation to a table for invited people")),
);
/** The query of table routes that have no other parameters. */
export const inviteQuery = z.strictObject({ invite: inviteParameter });

/** True for an id that can be looked up: databases refuse some characters. */
export const isValidId = (id: string): boolean => /^[^\p{Cc}\p{Cs}]{1,100}$/u.test(id);
