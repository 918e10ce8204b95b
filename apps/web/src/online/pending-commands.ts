import { fail, type Result } from "@sofala/engine";
import type { Acknowledgement, CommandBody, CommandName } from "@sofala/protocol";
import type { Failure } from "./api-client.ts";

/** A command without the key that is made for it. */
export type Asked<Name extends CommandName> = Name extends CommandName
  ? Keyless<CommandBody<Name>>
  : never;
type Keyless<Body> = Body extends unknown ? Omit<Body, "key"> : never;

export type Acknowledged = Promise<Result<Acknowledgement, Failure>>;

/** A command that waits for its answer. */
interface Waiting {
  readonly text: string;
  readonly isRepeatable: boolean;
  readonly isKeyed: boolean;
  readonly answer: (result: Result<Acknowledgement, Failure>) => void;
  tries: number;
  /** When it was sent over the line there is; undefined where it is to be sent again. */
  sent: number | undefined;
}

/** What makes an entry of the log or a message has a key: sent twice, it is done once. */
const KEYED: readonly CommandName[] = [
  "move",
  "undo",
  "resign",
  "hand-over",
  "reclaim-seat",
  "chat",
];
/** The server takes these for done where they are, whoever sends them again. */
const REPEATABLE: readonly CommandName[] = [
  ...KEYED,
  "join",
  "renew-invite",
  "start",
  "order",
  "rematch",
];
/** Problems that pass: what may be sent again is. */
const PASSING: readonly Failure["code"][] = [
  "server/busy",
  "server/closing",
  "server/fault",
  // Others at the same address, such as a school's, may ask for too much.
  "request/too-many",
];
const MOST_TRIES = 5;

/** Can this be sent again without harm? */
const isRepeatable = (command: CommandName): boolean => REPEATABLE.includes(command);

/** Can this wait for a line? What somebody says is for now: it is sent again, but not first sent much later. */
export const canWait = (command: CommandName): boolean =>
  isRepeatable(command) && command !== "chat";

/** Keeps unanswered commands over a reload of the page. */
export interface Outbox {
  read(): readonly string[];
  write(commands: readonly string[]): void;
}

/** The commands of a connection until they are answered, in the order in which they were given. */
export class Commands {
  private readonly waiting = new Map<number, Waiting>();
  private readonly transmit: (text: string) => void;
  private readonly now: () => number;
  private readonly outbox: Outbox | undefined;
  private number = 0;

  constructor(transmit: (text: string) => void, now: () => number, outbox?: Outbox) {
    this.transmit = transmit;
    this.now = now;
    this.outbox = outbox;
    for (const text of outbox?.read() ?? []) this.restore(text);
  }

  /** Notes a command, and sends it if the line is open. */
  add<Name extends CommandName>(command: Name, body: Asked<Name>, isOpen: boolean): Acknowledged {
    const id = ++this.number;
    const key = KEYED.includes(command) ? { key: newKey() } : {};
    const text = JSON.stringify({ command, id, ...key, ...body });
    return new Promise((answer) => {
      const isAgain = isRepeatable(command);
      const isKeyed = "key" in key;
      const waiting = { text, isRepeatable: isAgain, isKeyed, answer, tries: 0, sent: undefined };
      this.waiting.set(id, waiting);
      this.keep();
      if (isOpen) this.send(waiting);
    });
  }

  /** Sends what was not sent over this line, or met a problem that passes. */
  sendDue(): void {
    for (const waiting of this.waiting.values()) {
      if (waiting.sent === undefined) this.send(waiting);
    }
  }

  /** Has an answer been due for so many milliseconds? */
  isOverdue(patience: number): boolean {
    const now = this.now();
    return [...this.waiting.values()].some(({ sent = now }) => now - sent > patience);
  }

  answer(id: number | undefined, result: Result<Acknowledgement, Failure>): void {
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    const isPassing = !result.ok && PASSING.includes(result.error.code);
    if (isPassing && waiting.isRepeatable && waiting.tries < MOST_TRIES) {
      waiting.sent = undefined;
      return;
    }
    this.waiting.delete(id);
    this.keep();
    waiting.answer(result);
  }

  /** The line is gone: nobody knows what became of what was under way; what can do no harm is sent again. */
  loseLine(): void {
    for (const waiting of this.waiting.values()) waiting.sent = undefined;
    this.giveUp((each) => !each.isRepeatable);
  }

  /** Nothing more is sent or answered by this page; what the outbox has, the next page at this table sends. */
  end(): void {
    this.giveUp(() => true);
  }

  /** Nobody sends what was not answered. */
  forget(): void {
    this.outbox?.write([]);
  }

  /** Keeps what can be sent again under its key. */
  private keep(): void {
    const keyed = [...this.waiting.values()].filter(({ isKeyed }) => isKeyed);
    this.outbox?.write(keyed.map(({ text }) => text));
  }

  /** A command of a page before this one, which nobody here waits for. */
  private restore(text: string): void {
    const { id } = JSON.parse(text) as { readonly id: number };
    this.number = Math.max(this.number, id);
    const waiting = { text, isRepeatable: true, isKeyed: true, answer() {} };
    this.waiting.set(id, { ...waiting, tries: 0, sent: undefined });
  }

  private giveUp(concerns: (waiting: Waiting) => boolean): void {
    const given = [...this.waiting].filter(([, waiting]) => concerns(waiting));
    for (const [id] of given) this.waiting.delete(id);
    for (const [, { answer }] of given) answer(fail({ code: "offline" }));
  }

  private send(waiting: Waiting): void {
    waiting.sent = this.now();
    waiting.tries++;
    this.transmit(waiting.text);
  }
}

/** Sixteen random bytes; also where a page came over plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
