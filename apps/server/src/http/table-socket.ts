import { jsonPath, read } from "@sofala/engine";
import {
  COMMANDS,
  COMMAND_NAMES,
  PROTOCOL,
  WHO_MAY,
  envelope,
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
import type { Listener, Visitor } from "../tables/subscriber-list.ts";
import { obey } from "../tables/dispatch-command.ts";
import type { Room } from "../tables/live-table.ts";
import type { Rooms } from "../tables/live-tables.ts";
import type { ConnectionLimits } from "../connections.ts";
import { Damaged } from "../store/database.ts";
import { visitorOf } from "./identity.ts";
import { whileWanted } from "../fairness/time-slicer.ts";
import { CONNECTIONS, SLOW_READERS, SOCKET_BYTES } from "./limits.ts";
import type { TableCall } from "./route.ts";
import type { SlowReaderLimits } from "./slow-readers.ts";

/** Why a socket is closed by us; 4000 and up are ours to give. */
export const CLOSED = {
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
export const FAREWELL = 2000;

export interface SocketLimits extends ConnectionLimits {
  /** Messages a second, over a while; 0 for no limit. */
  readonly perSecond: number;
  /** How many may come at once. */
  readonly burst: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  /** Bytes that may wait for all slow readers together; milliseconds between two checks. */
  readonly slowReaders: SlowReaderLimits & { readonly check: number };
  /** Milliseconds until the first message must be there. */
  readonly patience: number;
  /** So often, in milliseconds, it is asked whether anybody is still there. */
  readonly heartbeat: number;
}

export const USUAL_LIMITS: SocketLimits = {
  ...CONNECTIONS,
  perSecond: 20,
  burst: 60,
  backlog: 1_000_000,
  slowReaders: SLOW_READERS,
  patience: 10_000,
  heartbeat: 30_000,
};

/** A command as it came. */
interface Asked {
  readonly command: CommandName;
  readonly body: unknown;
  readonly id: number | undefined;
  readonly arrival: number;
}

/** Who opened the socket, at which table, and with which invitation. */
interface Visiting extends Pick<TableCall, "rooms" | "room" | "person" | "source"> {
  readonly invite?: string | undefined;
}

/** What carries a socket: it can be told to wait for more. */
export interface Line {
  cork(): void;
  uncork(): void;
}

/** One table over one socket: a greeting first, then commands; news as they come. An empty message is answered by one. */
export class TableSocket {
  readonly #socket: WebSocket;
  readonly #line: Line;
  readonly #rooms: Rooms;
  readonly #room: Room;
  readonly #person: Person | undefined;
  readonly #address: string;
  readonly #visitor: Visitor;
  readonly #limits: SocketLimits;
  readonly #timer: NodeJS.Timeout;
  /** Resolves once the table was told. */
  #greeted: Promise<void> | undefined;
  /** Bytes of the commands that wait for that. */
  #early = 0;
  #leave: (() => void) | undefined;
  #isEnded = false;
  #allowance: number;
  /** Bytes that may wait beyond the usual, since a long game is told at once; any number meanwhile. */
  #slack = 0;
  #counted: number;

  /** Talks to somebody from now on. */
  static open(...talk: ConstructorParameters<typeof TableSocket>): TableSocket {
    return new TableSocket(...talk);
  }

  constructor(
    socket: WebSocket,
    line: Line,
    { rooms, room, person, source, invite }: Visiting,
    limits: SocketLimits,
  ) {
    this.#socket = socket;
    this.#line = line;
    this.#rooms = rooms;
    this.#room = room;
    this.#person = person;
    this.#address = source;
    this.#visitor = visitorOf(person, invite);
    this.#limits = limits;
    this.#allowance = limits.burst;
    this.#counted = performance.now();
    this.#timer = setTimeout(() => this.#close("silent"), limits.patience);
    socket.on("message", (data, isBinary) => this.#hear(data, isBinary));
    // Control frames count towards the limit too: answering them costs time.
    socket.on("ping", () => this.#countFrame());
    socket.on("pong", () => this.#countFrame());
    socket.on("close", () => this.#end());
    // What goes wrong on the line ends in "close".
    socket.on("error", () => {});
  }

  #hear(data: RawData, isBinary: boolean): void {
    // What still comes after our farewell is not listened to.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#isAllowed()) return this.#close("tooMany");
    // Everybody who watches asks this again and again: it costs next to nothing.
    const isKnock = !isBinary && (data as Buffer).length === 0;
    if (isKnock && this.#greeted !== undefined) return this.#socket.send("");
    this.#spend(() => {
      const message = isBinary ? undefined : parseJson(data);
      if (message === undefined) this.#close("malformed");
      else if (this.#leave !== undefined) this.#command(message);
      else if (this.#greeted === undefined) this.#greet(message);
      else this.#commandLater(message, (data as Buffer).length);
    });
  }

  /** Charges the address for the time that something takes. */
  #spend(act: () => void): void {
    this.#rooms.services.share.spend(this.#address, act);
  }

  /** Does what is asked once the table was told. */
  #commandLater(message: unknown, bytes: number): void {
    this.#early += bytes;
    if (this.#early > SOCKET_BYTES) return this.#close("tooMany");
    void this.#greeted?.then(() => this.#isEnded || this.#spend(() => this.#command(message)));
  }

  #countFrame(): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#isAllowed()) return;
    this.#close("tooMany");
    // Stop reading from the connection.
    this.#socket.pause();
  }

  #greet(message: unknown): void {
    const greeting = read(hello, message);
    if (!greeting.ok) return this.#close("malformed");
    clearTimeout(this.#timer);
    const { after, views, legal, protocol } = greeting.value;
    if (isTooOld(protocol)) {
      this.#complain(undefined, problem("request/too-old"));
      return this.#close("tooOld");
    }
    const listener: Listener = {
      ...this.#visitor,
      views,
      legal,
      hear: (told) => this.#send(told),
      end: (why) => {
        if (why === "notAdmitted") this.#complain(undefined, problem("table/unknown"));
        this.#close(why);
      },
    };
    this.#tell({ kind: "hello", protocol: PROTOCOL });
    this.#greeted = this.#subscribe(listener, after);
  }

  async #subscribe(listener: Listener, after: number): Promise<void> {
    const { slices, log } = this.#rooms.services;
    this.#slack = Infinity;
    try {
      const work = this.#room.subscribeWork(listener, after);
      const isThere = () => !this.#isEnded;
      const leave = await slices.run(
        this.#address,
        whileWanted(work, isThere, () => {}),
      );
      if (this.#isEnded) leave();
      else this.#leave = leave;
    } catch (error) {
      log.error({ err: error, table: this.#room.id }, "a table could not be told");
      this.#close("leaving");
    }
    this.#slack = this.#socket.bufferedAmount;
  }

  #command(message: unknown): void {
    const sent = read(envelope, message);
    if (!sent.ok) return this.#complain(undefined, malformed(sent.error));
    const { do: name, id, ...rest } = sent.value;
    if (name === "ping") return this.#pong(id, rest);
    const command = COMMAND_NAMES.find((each) => each === name);
    if (command === undefined) {
      return this.#complain(id, problem("request/malformed", { detail: "$.do: unknown" }));
    }
    const arrival = this.#rooms.services.standstill.arrival();
    const body = read<unknown>(COMMANDS[command], rest);
    const fault = body.ok ? undefined : malformed(body.error);
    const asked = { command, body: body.ok ? body.value : undefined, id, arrival };
    this.#obey(asked, fault).catch((error: unknown) => {
      this.#rooms.services.log.error({ err: error, table: this.#room.id }, "a command failed");
      this.#complain(id, problem(error instanceof Damaged ? "server/damaged" : "server/fault"));
    });
  }

  async #obey({ command, body, id, arrival }: Asked, fault: Problem | undefined): Promise<void> {
    const isTurn = await this.#turn();
    if (!isTurn) return this.#complain(id, problem("request/too-many"));
    // Whoever sat down on another node sits here too.
    if (this.#forbids(command) !== undefined) await this.#room.catchUp();
    const trouble = this.#forbids(command) ?? fault;
    if (trouble !== undefined) return this.#complain(id, trouble);
    const person = this.#person;
    if (person === undefined) return this.#complain(id, problem("person/unknown"));
    const caller = { person: person.id, source: this.#address, arrival };
    await obey(this.#rooms, this.#room, caller, command, body, (outcome) => {
      if (!outcome.ok) return this.#complain(id, outcome.error);
      this.#tell({ kind: "done", done: outcome.value, ...(id === undefined ? {} : { id }) });
    });
  }

  /** Waits for the turn of this address; nothing more is read until then. */
  async #turn(): Promise<boolean> {
    const { share } = this.#rooms.services;
    if (share.isFree(this.#address)) return true;
    this.#socket.pause();
    const isTurn = await share.turn(this.#address);
    if (!this.#isEnded) this.#socket.resume();
    return isTurn;
  }

  #pong(id: number | undefined, rest: object): void {
    const asked = read(ping, { do: "ping", ...rest });
    if (!asked.ok) return this.#complain(id, malformed(asked.error));
    const now = this.#rooms.services.now();
    this.#tell({ kind: "pong", now, ...(id === undefined ? {} : { id }) });
  }

  #forbids(command: CommandName): Problem | undefined {
    const who = WHO_MAY[command];
    if (!this.#room.admits(this.#visitor)) return problem("table/unknown");
    if (this.#person === undefined) return problem("person/unknown");
    const { id } = this.#person;
    if (who === "seat" && this.#room.seatOf(id) === undefined) return problem("seat/none");
    if (who === "owner" && this.#room.table.owner !== id) return problem("table/not-yours");
    return undefined;
  }

  #complain(id: number | undefined, trouble: Problem): void {
    this.#tell({ kind: "problem", problem: trouble, ...(id === undefined ? {} : { id }) });
  }

  #tell(message: ServerMessage): void {
    this.#send(JSON.stringify(message));
  }

  #send(message: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { bufferedAmount } = this.#socket;
    const { backlog } = this.#limits;
    if (bufferedAmount > backlog + this.#slack) return this.#close("tooSlow");
    const hasCaughtUp = this.#slack < Infinity && bufferedAmount <= backlog;
    if (hasCaughtUp) this.#slack = 0;
    // What is said in one breath, such as an answer and the news, goes out together.
    this.#line.cork();
    this.#socket.send(message, { binary: false });
    process.nextTick(() => this.#line.uncork());
  }

  #isAllowed(): boolean {
    const { perSecond, burst } = this.#limits;
    if (perSecond === 0) return true;
    const now = performance.now();
    this.#allowance += ((now - this.#counted) / 1000) * perSecond;
    this.#allowance = Math.min(burst, this.#allowance) - 1;
    this.#counted = now;
    return this.#allowance >= 0;
  }

  #close(why: keyof typeof CLOSED): void {
    this.#end();
    this.#socket.close(CLOSED[why], why);
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#isEnded = true;
    const leave = this.#leave;
    this.#leave = undefined;
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

const malformed = ({ path, reason }: Parameters<typeof detailOf>[0]): Problem =>
  problem("request/malformed", { detail: detailOf({ path, reason }) });

const detailOf = ({ path, reason }: { path: readonly (string | number)[]; reason: string }) =>
  `${jsonPath(path)}: ${reason}`;
