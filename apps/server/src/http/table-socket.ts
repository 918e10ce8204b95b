import { jsonPath, parseWith, type Fault } from "@sofala/engine";
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
  version1Hello,
  type CommandName,
  type Problem,
  type ServerMessage,
} from "@sofala/protocol";
import type { RawData, WebSocket } from "ws";
import type { ConnectionLimits } from "../connections.ts";
import { cancellable } from "../fairness/time-slicer.ts";
import type { Person } from "../people/people.ts";
import { DatabaseDamaged } from "../store/database.ts";
import { dispatchCommand, type DispatchDeps } from "../tables/dispatch-command.ts";
import { textFrame } from "../tables/encoded-message.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { Subscriber, Viewer } from "../tables/subscriber-list.ts";
import { viewerOf } from "./identity.ts";
import { CONNECTION_LIMITS, SLOW_READER_LIMITS, MAX_SOCKET_MESSAGE_BYTES } from "./limits.ts";
import type { HttpServices, TableRequestContext } from "./route.ts";
import type { SlowReaderLimits } from "./slow-readers.ts";

/** Why the server closes a socket, by name and code; applications may use codes from 4000 on. */
export const CLOSE_CODES = {
  malformed: 4400,
  signedOut: 4401,
  accessRevoked: 4403,
  helloTimeout: 4408,
  tooOld: 4426,
  tooMany: 4429,
  tooSlow: 4413,
  shuttingDown: 1001,
} as const;

const EMPTY_MESSAGE = textFrame("");

/** How long the client has to answer a close frame. */
export const CLOSE_TIMEOUT_MS = 2000;

export interface SocketLimits extends ConnectionLimits {
  /** On average; 0 for no limit. */
  readonly messagesPerSecond: number;
  /** How many messages may come at once. */
  readonly messageBurst: number;
  /** Unread bytes of one client. */
  readonly maxBacklogBytes: number;
  /** Unread bytes of all clients together, and how often to check them. */
  readonly slowReaders: SlowReaderLimits & { readonly checkIntervalMs: number };
  readonly helloTimeoutMs: number;
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

interface ReceivedCommand {
  readonly command: CommandName;
  readonly body: unknown;
  readonly id: number | undefined;
  readonly arrival: number;
}

/** What a socket depends on, its table, who opened it, and with which invitation. */
interface SocketContext extends Pick<
  TableRequestContext,
  "liveTable" | "person" | "clientAddress"
> {
  readonly services: Pick<
    HttpServices,
    "cpuLimiter" | "timeSlicer" | "stallDetector" | "logger" | "now"
  > &
    DispatchDeps;
  readonly invite?: string | undefined;
}

/** The TCP connection of a socket, which can collect several writes into one packet. */
export interface SocketTransport {
  cork(): void;
  uncork(): void;
  write(bytes: Buffer): unknown;
}

/** One table over one socket: first a hello, then commands from the client and updates from the server. */
export class TableSocket {
  readonly #socket: WebSocket;
  readonly #transport: SocketTransport;
  readonly #services: SocketContext["services"];
  readonly #liveTable: LiveTable;
  readonly #person: Person | undefined;
  readonly #clientAddress: string;
  readonly #viewer: Viewer;
  readonly #limits: SocketLimits;
  #helloTimer: NodeJS.Timeout | undefined;
  /** Resolves when the table and its log have been sent. */
  #subscribed: Promise<void> | undefined;
  /** The size of the commands that wait until then. */
  #queuedBytes = 0;
  #unsubscribe: (() => void) | undefined;
  #isClosed = false;
  #isCorked = false;
  #messageAllowance: number;
  /** Unread bytes allowed beyond the limit: a long log is sent at once. Infinity while it is being sent. */
  #extraBacklogBytes = 0;
  #allowanceUpdatedAt: number;

  static open(...parameters: ConstructorParameters<typeof TableSocket>): TableSocket {
    return new TableSocket(...parameters);
  }

  constructor(
    socket: WebSocket,
    transport: SocketTransport,
    { services, liveTable, person, clientAddress, invite }: SocketContext,
    limits: SocketLimits,
  ) {
    this.#socket = socket;
    this.#transport = transport;
    this.#services = services;
    this.#liveTable = liveTable;
    this.#person = person;
    this.#clientAddress = clientAddress;
    this.#viewer = viewerOf(person, invite);
    this.#limits = limits;
    this.#messageAllowance = limits.messageBurst;
    this.#allowanceUpdatedAt = performance.now();
    this.#helloTimer = setTimeout(() => this.#close("helloTimeout"), limits.helloTimeoutMs);
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    // Control frames count towards the limit too: answering them costs time.
    for (const frame of ["ping", "pong"] as const) socket.on(frame, () => void this.#countFrame());
    socket.on("close", () => this.#release());
    // Every error is followed by "close".
    socket.on("error", () => {});
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#countFrame()) return;
    // Clients often send empty messages to check the connection: answer them without any other work.
    const isEmpty = !isBinary && (data as Buffer).length === 0;
    if (isEmpty && this.#subscribed !== undefined) return void this.#transport.write(EMPTY_MESSAGE);
    this.#runCharged(() => {
      const message = isBinary ? undefined : parseJson(data);
      if (message === undefined) this.#close("malformed");
      else if (this.#unsubscribe !== undefined) this.#handleCommand(message);
      else if (this.#subscribed === undefined) this.#handleHello(message);
      else this.#queueCommand(message, (data as Buffer).length);
    });
  }

  /** Charges the CPU time to the client's address. */
  #runCharged(run: () => void): void {
    this.#services.cpuLimiter.runCharged(this.#clientAddress, run);
  }

  /** Handles a command once the table and its log have been sent. */
  #queueCommand(message: unknown, bytes: number): void {
    this.#queuedBytes += bytes;
    if (this.#queuedBytes > MAX_SOCKET_MESSAGE_BYTES) return this.#close("tooMany");
    void this.#subscribed?.then(
      () => this.#isClosed || this.#runCharged(() => this.#handleCommand(message)),
    );
  }

  /** Counts a frame; true if it may be handled. Frames after our close frame are ignored, but they cost time too. */
  #countFrame(): boolean {
    const isOpen = this.#socket.readyState === this.#socket.OPEN;
    if (this.#takeAllowance()) return isOpen;
    if (isOpen) this.#close("tooMany");
    // Stop reading from the connection.
    this.#socket.pause();
    return false;
  }

  #handleHello(message: unknown): void {
    const parsed = parseWith(hello, message);
    const isVersion1 = !parsed.ok && parseWith(version1Hello, message).ok;
    if (isVersion1 || (parsed.ok && isTooOld(parsed.value.protocol))) {
      this.#sendProblem(undefined, problem("request/too-old"));
      return this.#close("tooOld");
    }
    if (!parsed.ok) return this.#close("malformed");
    clearTimeout(this.#helloTimer);
    this.#helloTimer = undefined;
    const { after, views, legal } = parsed.value;
    const subscriber: Subscriber = {
      ...this.#viewer,
      views,
      legal,
      receive: ({ frame }) => this.#send(frame),
      end: (reason) => {
        if (reason === "accessRevoked") this.#sendProblem(undefined, problem("table/unknown"));
        this.#close(reason);
      },
    };
    this.#sendMessage({ kind: "hello", protocol: PROTOCOL_VERSION });
    this.#subscribed = this.#subscribe(subscriber, after);
  }

  async #subscribe(subscriber: Subscriber, after: number): Promise<void> {
    const { timeSlicer, logger } = this.#services;
    this.#extraBacklogBytes = Infinity;
    try {
      const steps = this.#liveTable.subscribers.subscribeInSteps(subscriber, after);
      const isWanted = () => !this.#isClosed;
      const unsubscribe = await timeSlicer.run(
        this.#clientAddress,
        cancellable(steps, isWanted, () => {}),
      );
      if (this.#isClosed) unsubscribe();
      else this.#unsubscribe = unsubscribe;
    } catch (error) {
      const details = { err: error, table: this.#liveTable.id };
      logger.error(details, "could not send a table to a subscriber");
      this.#close("shuttingDown");
    }
    this.#extraBacklogBytes = this.#socket.bufferedAmount;
  }

  #handleCommand(message: unknown): void {
    const envelope = parseWith(commandEnvelope, message);
    if (!envelope.ok) return this.#sendProblem(undefined, malformedProblem(envelope.error));
    const { command: name, id, ...rest } = envelope.value;
    if (name === "ping") return this.#handlePing(id, rest);
    const command = COMMAND_NAMES.find((each) => each === name);
    if (command === undefined) {
      return this.#sendProblem(id, problem("request/malformed", { detail: "$.command: unknown" }));
    }
    const arrival = this.#services.stallDetector.arrivalStamp();
    const parsed = parseWith<unknown>(COMMANDS[command], rest);
    const fault = parsed.ok ? undefined : malformedProblem(parsed.error);
    const received = { command, body: parsed.ok ? parsed.value : undefined, id, arrival };
    this.#dispatchCommand(received, fault).catch((error: unknown) => {
      const details = { err: error, table: this.#liveTable.id };
      this.#services.logger.error(details, "a command failed");
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
    // The person may have taken a seat on another node.
    if (this.#accessProblem(command) !== undefined) await this.#liveTable.replica.ensureCurrent();
    const refusal = this.#accessProblem(command) ?? fault;
    if (refusal !== undefined) return this.#sendProblem(id, refusal);
    const person = this.#person;
    if (person === undefined) return this.#sendProblem(id, problem("person/unauthenticated"));
    const caller = { person: person.id, clientAddress: this.#clientAddress, arrival };
    await dispatchCommand(this.#services, this.#liveTable, caller, command, body, (result) => {
      if (!result.ok) return this.#sendProblem(id, result.error);
      this.#sendMessage({
        kind: "done",
        result: result.value,
        ...(id === undefined ? {} : { id }),
      });
    });
  }

  /** Waits until the address may use the CPU again; stops reading until then. */
  async #waitForTurn(): Promise<boolean> {
    const { cpuLimiter } = this.#services;
    if (cpuLimiter.canRunNow(this.#clientAddress)) return true;
    this.#socket.pause();
    const isTurn = await cpuLimiter.waitForTurn(this.#clientAddress);
    if (!this.#isClosed) this.#socket.resume();
    return isTurn;
  }

  #handlePing(id: number | undefined, rest: object): void {
    const parsed = parseWith(ping, { command: "ping", ...rest });
    if (!parsed.ok) return this.#sendProblem(id, malformedProblem(parsed.error));
    const now = this.#services.now();
    this.#sendMessage({ kind: "pong", now, ...(id === undefined ? {} : { id }) });
  }

  /** Why the client may not send a command. */
  #accessProblem(command: CommandName): Problem | undefined {
    const access = COMMAND_ACCESS[command];
    const { state } = this.#liveTable;
    if (!state.canView(this.#viewer)) return problem("table/unknown");
    if (this.#person === undefined) return problem("person/unauthenticated");
    const { id } = this.#person;
    if (access === "seat" && state.seatOf(id) === undefined) return problem("seat/not-seated");
    if (access === "owner" && state.table.owner !== id) return problem("table/not-owner");
    return undefined;
  }

  #sendProblem(id: number | undefined, refusal: Problem): void {
    this.#sendMessage({ kind: "problem", problem: refusal, ...(id === undefined ? {} : { id }) });
  }

  #sendMessage(message: ServerMessage): void {
    this.#send(textFrame(JSON.stringify(message)));
  }

  #send(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { bufferedAmount } = this.#socket;
    const { maxBacklogBytes } = this.#limits;
    if (bufferedAmount > maxBacklogBytes + this.#extraBacklogBytes) return this.#close("tooSlow");
    const hasCaughtUp = this.#extraBacklogBytes < Infinity && bufferedAmount <= maxBacklogBytes;
    if (hasCaughtUp) this.#extraBacklogBytes = 0;
    // Messages of the same tick, such as an acknowledgement and its update, go out in one packet.
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#transport.cork();
      process.nextTick(TableSocket.#uncork, this);
    }
    this.#transport.write(frame);
  }

  static #uncork(this: void, socket: TableSocket): void {
    socket.#isCorked = false;
    socket.#transport.uncork();
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

  #close(reason: keyof typeof CLOSE_CODES): void {
    this.#release();
    this.#socket.close(CLOSE_CODES[reason], reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  #release(): void {
    clearTimeout(this.#helloTimer);
    this.#isClosed = true;
    const unsubscribe = this.#unsubscribe;
    this.#unsubscribe = undefined;
    unsubscribe?.();
  }
}

function parseJson(data: RawData): unknown {
  try {
    return JSON.parse((data as Buffer).toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}

const malformedProblem = ({ path, reason }: Fault): Problem =>
  problem("request/malformed", { detail: `${jsonPath(path)}: ${reason}` });
