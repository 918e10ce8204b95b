import { jsonPath, parseWith } from "@sofala/engine";
import {
  COMMANDS,
  COMMAND_NAMES,
  PROTOCOL_VERSION,
  COMMAND_ACCESS,
  commandEnvelope,
  hello,
  isTooOld,
  ping,
  problem,
  type CommandName,
  type Problem,
  type ServerMessage,
} from "@sofala/protocol";
import type { RawData, WebSocket } from "ws";
import type { Person } from "../people/people.ts";
import type { Subscriber, Viewer } from "../tables/subscriber-list.ts";
import { dispatchCommand } from "../tables/dispatch-command.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { ConnectionLimits } from "../connections.ts";
import { DatabaseDamaged } from "../store/database.ts";
import { viewerOf } from "./identity.ts";
import { cancellable } from "../fairness/time-slicer.ts";
import { CONNECTION_LIMITS, SLOW_READER_LIMITS, MAX_SOCKET_MESSAGE_BYTES } from "./limits.ts";
import type { TableRequestContext } from "./route.ts";
import type { SlowReaderLimits } from "./slow-readers.ts";

/** Why a socket is closed by us; 4000 and up are ours to give. */
export const CLOSE_CODES = {
  malformed: 4400,
  signedOut: 4401,
  notAdmitted: 4403,
  silent: 4408,
  tooOld: 4426,
  tooMany: 4429,
  tooSlow: 4413,
  leaving: 1001,
} as const;

/** Milliseconds after which whoever does not answer our farewell is cut off. */
export const CLOSE_TIMEOUT_MS = 2000;

export interface SocketLimits extends ConnectionLimits {
  /** Messages a second, over a while; 0 for no limit. */
  readonly messagesPerSecond: number;
  /** How many may come at once. */
  readonly messageBurst: number;
  /** Bytes that may wait for a slow reader. */
  readonly maxBacklogBytes: number;
  /** Bytes that may wait for all slow readers together; milliseconds between two checks. */
  readonly slowReaders: SlowReaderLimits & { readonly checkIntervalMs: number };
  /** Milliseconds until the first message must be there. */
  readonly helloTimeoutMs: number;
  /** So often, in milliseconds, it is asked whether anybody is still there. */
  readonly heartbeatMs: number;
}

export const DEFAULT_SOCKET_LIMITS: SocketLimits = {
  ...CONNECTION_LIMITS,
  messagesPerSecond: 20,
  messageBurst: 60,
  maxBacklogBytes: 1_000_000,
  slowReaders: SLOW_READER_LIMITS,
  helloTimeoutMs: 10_000,
  heartbeatMs: 30_000,
};

/** A command as it came. */
interface ReceivedCommand {
  readonly command: CommandName;
  readonly body: unknown;
  readonly id: number | undefined;
  readonly arrival: number;
}

/** Who opened the socket, at which table, and with which invitation. */
interface SocketContext extends Pick<
  TableRequestContext,
  "liveTables" | "liveTable" | "person" | "clientAddress"
> {
  readonly invite?: string | undefined;
}

/** What carries a socket: it can be told to wait for more. */
export interface Corkable {
  cork(): void;
  uncork(): void;
}

/** One table over one socket: a greeting first, then commands; news as they come. An empty message is answered by one. */
export class TableSocket {
  readonly #socket: WebSocket;
  readonly #transport: Corkable;
  readonly #liveTables: LiveTables;
  readonly #liveTable: LiveTable;
  readonly #person: Person | undefined;
  readonly #clientAddress: string;
  readonly #viewer: Viewer;
  readonly #limits: SocketLimits;
  readonly #helloTimer: NodeJS.Timeout;
  /** Resolves once the table was told. */
  #subscribed: Promise<void> | undefined;
  /** Bytes of the commands that wait for that. */
  #queuedBytes = 0;
  #unsubscribe: (() => void) | undefined;
  #isClosed = false;
  #messageAllowance: number;
  /** Bytes that may wait beyond the usual, since a long game is told at once; any number meanwhile. */
  #extraBacklogBytes = 0;
  #allowanceUpdatedAt: number;

  /** Talks to somebody from now on. */
  static open(...talk: ConstructorParameters<typeof TableSocket>): TableSocket {
    return new TableSocket(...talk);
  }

  constructor(
    socket: WebSocket,
    line: Corkable,
    { liveTables, liveTable, person, clientAddress, invite }: SocketContext,
    limits: SocketLimits,
  ) {
    this.#socket = socket;
    this.#transport = line;
    this.#liveTables = liveTables;
    this.#liveTable = liveTable;
    this.#person = person;
    this.#clientAddress = clientAddress;
    this.#viewer = viewerOf(person, invite);
    this.#limits = limits;
    this.#messageAllowance = limits.messageBurst;
    this.#allowanceUpdatedAt = performance.now();
    this.#helloTimer = setTimeout(() => this.#close("silent"), limits.helloTimeoutMs);
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    // Control frames count towards the limit too: answering them costs time.
    socket.on("ping", () => this.#countFrame());
    socket.on("pong", () => this.#countFrame());
    socket.on("close", () => this.#release());
    // What goes wrong on the line ends in "close".
    socket.on("error", () => {});
  }

  #receive(data: RawData, isBinary: boolean): void {
    // What still comes after our farewell is not listened to.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#takeAllowance()) return this.#close("tooMany");
    // Everybody who watches asks this again and again: it costs next to nothing.
    const isKnock = !isBinary && (data as Buffer).length === 0;
    if (isKnock && this.#subscribed !== undefined) return this.#socket.send("");
    this.#spend(() => {
      const message = isBinary ? undefined : parseJson(data);
      if (message === undefined) this.#close("malformed");
      else if (this.#unsubscribe !== undefined) this.#handleCommand(message);
      else if (this.#subscribed === undefined) this.#handleHello(message);
      else this.#queueCommand(message, (data as Buffer).length);
    });
  }

  /** Charges the address for the time that something takes. */
  #spend(act: () => void): void {
    this.#liveTables.services.cpuLimiter.runCharged(this.#clientAddress, act);
  }

  /** Does what is asked once the table was told. */
  #queueCommand(message: unknown, bytes: number): void {
    this.#queuedBytes += bytes;
    if (this.#queuedBytes > MAX_SOCKET_MESSAGE_BYTES) return this.#close("tooMany");
    void this.#subscribed?.then(
      () => this.#isClosed || this.#spend(() => this.#handleCommand(message)),
    );
  }

  #countFrame(): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#takeAllowance()) return;
    this.#close("tooMany");
    // Stop reading from the connection.
    this.#socket.pause();
  }

  #handleHello(message: unknown): void {
    const greeting = parseWith(hello, message);
    if (!greeting.ok) return this.#close("malformed");
    clearTimeout(this.#helloTimer);
    const { after, views, legal, protocol } = greeting.value;
    if (isTooOld(protocol)) {
      this.#sendProblem(undefined, problem("request/too-old"));
      return this.#close("tooOld");
    }
    const listener: Subscriber = {
      ...this.#viewer,
      views,
      legal,
      receive: (told) => this.#send(told),
      end: (why) => {
        if (why === "notAdmitted") this.#sendProblem(undefined, problem("table/unknown"));
        this.#close(why);
      },
    };
    this.#sendMessage({ kind: "hello", protocol: PROTOCOL_VERSION });
    this.#subscribed = this.#subscribe(listener, after);
  }

  async #subscribe(listener: Subscriber, after: number): Promise<void> {
    const { timeSlicer, logger } = this.#liveTables.services;
    this.#extraBacklogBytes = Infinity;
    try {
      const work = this.#liveTable.subscribeInSteps(listener, after);
      const isThere = () => !this.#isClosed;
      const leave = await timeSlicer.run(
        this.#clientAddress,
        cancellable(work, isThere, () => {}),
      );
      if (this.#isClosed) leave();
      else this.#unsubscribe = leave;
    } catch (error) {
      logger.error({ err: error, table: this.#liveTable.id }, "a table could not be told");
      this.#close("leaving");
    }
    this.#extraBacklogBytes = this.#socket.bufferedAmount;
  }

  #handleCommand(message: unknown): void {
    const sent = parseWith(commandEnvelope, message);
    if (!sent.ok) return this.#sendProblem(undefined, malformedProblem(sent.error));
    const { do: name, id, ...rest } = sent.value;
    if (name === "ping") return this.#handlePing(id, rest);
    const command = COMMAND_NAMES.find((each) => each === name);
    if (command === undefined) {
      return this.#sendProblem(id, problem("request/malformed", { detail: "$.do: unknown" }));
    }
    const arrival = this.#liveTables.services.stallDetector.arrivalStamp();
    const body = parseWith<unknown>(COMMANDS[command], rest);
    const fault = body.ok ? undefined : malformedProblem(body.error);
    const asked = { command, body: body.ok ? body.value : undefined, id, arrival };
    this.#dispatchCommand(asked, fault).catch((error: unknown) => {
      this.#liveTables.services.logger.error(
        { err: error, table: this.#liveTable.id },
        "a command failed",
      );
      this.#sendProblem(
        id,
        problem(error instanceof DatabaseDamaged ? "server/damaged" : "server/fault"),
      );
    });
  }

  async #dispatchCommand(
    { command, body, id, arrival }: ReceivedCommand,
    fault: Problem | undefined,
  ): Promise<void> {
    const isTurn = await this.#waitForTurn();
    if (!isTurn) return this.#sendProblem(id, problem("request/too-many"));
    // Whoever sat down on another node sits here too.
    if (this.#accessProblem(command) !== undefined) await this.#liveTable.ensureCurrent();
    const trouble = this.#accessProblem(command) ?? fault;
    if (trouble !== undefined) return this.#sendProblem(id, trouble);
    const person = this.#person;
    if (person === undefined) return this.#sendProblem(id, problem("person/unknown"));
    const caller = { person: person.id, source: this.#clientAddress, arrival };
    await dispatchCommand(this.#liveTables, this.#liveTable, caller, command, body, (outcome) => {
      if (!outcome.ok) return this.#sendProblem(id, outcome.error);
      this.#sendMessage({ kind: "done", done: outcome.value, ...(id === undefined ? {} : { id }) });
    });
  }

  /** Waits for the turn of this address; nothing more is read until then. */
  async #waitForTurn(): Promise<boolean> {
    const { cpuLimiter } = this.#liveTables.services;
    if (cpuLimiter.canRunNow(this.#clientAddress)) return true;
    this.#socket.pause();
    const isTurn = await cpuLimiter.waitForTurn(this.#clientAddress);
    if (!this.#isClosed) this.#socket.resume();
    return isTurn;
  }

  #handlePing(id: number | undefined, rest: object): void {
    const asked = parseWith(ping, { do: "ping", ...rest });
    if (!asked.ok) return this.#sendProblem(id, malformedProblem(asked.error));
    const now = this.#liveTables.services.now();
    this.#sendMessage({ kind: "pong", now, ...(id === undefined ? {} : { id }) });
  }

  #accessProblem(command: CommandName): Problem | undefined {
    const who = COMMAND_ACCESS[command];
    if (!this.#liveTable.canView(this.#viewer)) return problem("table/unknown");
    if (this.#person === undefined) return problem("person/unknown");
    const { id } = this.#person;
    if (who === "seat" && this.#liveTable.seatOf(id) === undefined) return problem("seat/none");
    if (who === "owner" && this.#liveTable.table.owner !== id) return problem("table/not-yours");
    return undefined;
  }

  #sendProblem(id: number | undefined, trouble: Problem): void {
    this.#sendMessage({ kind: "problem", problem: trouble, ...(id === undefined ? {} : { id }) });
  }

  #sendMessage(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  #send(message: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { bufferedAmount } = this.#socket;
    const { maxBacklogBytes } = this.#limits;
    if (bufferedAmount > maxBacklogBytes + this.#extraBacklogBytes) return this.#close("tooSlow");
    const hasCaughtUp = this.#extraBacklogBytes < Infinity && bufferedAmount <= maxBacklogBytes;
    if (hasCaughtUp) this.#extraBacklogBytes = 0;
    // What is said in one breath, such as an answer and the news, goes out together.
    this.#transport.cork();
    this.#socket.send(message, { binary: false });
    process.nextTick(() => this.#transport.uncork());
  }

  #takeAllowance(): boolean {
    const { messagesPerSecond, messageBurst } = this.#limits;
    if (messagesPerSecond === 0) return true;
    const now = performance.now();
    this.#messageAllowance += ((now - this.#allowanceUpdatedAt) / 1000) * messagesPerSecond;
    this.#messageAllowance = Math.min(messageBurst, this.#messageAllowance) - 1;
    this.#allowanceUpdatedAt = now;
    return this.#messageAllowance >= 0;
  }

  #close(why: keyof typeof CLOSE_CODES): void {
    this.#release();
    this.#socket.close(CLOSE_CODES[why], why);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  #release(): void {
    clearTimeout(this.#helloTimer);
    this.#isClosed = true;
    const leave = this.#unsubscribe;
    this.#unsubscribe = undefined;
    leave?.();
  }
}

function parseJson(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}

const malformedProblem = ({ path, reason }: Parameters<typeof faultDetail>[0]): Problem =>
  problem("request/malformed", { detail: faultDetail({ path, reason }) });

const faultDetail = ({ path, reason }: { path: readonly (string | number)[]; reason: string }) =>
  `${jsonPath(path)}: ${reason}`;
