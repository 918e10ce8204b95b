import type { Dice, GameTypes, Seat } from "@sofala/engine";
import { PROTOCOL_HEADER, type Acknowledgement, type Problem } from "@sofala/protocol";
import { Client } from "../test/support/client.ts";
import { fault } from "./fault.ts";
import { Follower } from "./follower.ts";
import type { Host } from "./host.ts";

/** A command with a key, and its outcome. */
export interface SentCommand {
  readonly table: string;
  readonly seat: Seat;
  readonly key: string;
  readonly command: "move" | "undo";
  readonly move?: GameTypes["move"];
  /** When it was first sent, and when it was answered, by the local clock. */
  readonly sentAt: number;
  answered?: number;
  /** The acknowledged entry. */
  seq?: number;
  isRefused?: true;
  /** True if the first server did not respond, for example because it was killed. */
  isResent?: true;
  /** True if that server had stored it anyway. */
  wasStored?: true;
}

/** When a player never moves, so that time runs out: always, or in the trading phase. */
export type IdleMode = "always" | "trading";

/** A player at a table. */
export interface PlayerOptions {
  readonly table: string;
  readonly seat: Seat;
  readonly cookie: string;
  /** How commands are sent; entries always come by socket. */
  readonly transport: "socket" | "http";
  readonly idle?: IdleMode | undefined;
  readonly views?: boolean;
}

/** Called after every message; true for an acknowledgement. */
export type OnMessage = (isAcknowledged: boolean) => void;

/** One in this many moves is undone, or sent again after its acknowledgement. */
const UNDO = 25;
const REPEAT = 20;
/** Refusals that concurrent moves of others can cause. */
const RACES = ["move/refused", "undo/nothing", "undo/refused", "table/not-running"];

/** Plays random moves with keys; resends unacknowledged ones to the next server. */
export class Player {
  readonly follower: Follower;
  readonly sent: SentCommand[] = [];
  readonly #host: Host;
  readonly #options: PlayerOptions;
  readonly #chance: Dice;
  readonly #onMessage: OnMessage;
  #pending: SentCommand | undefined;
  /** The number of the server start that was used. */
  #asked = 0;
  /** The number of entries when the pending command was chosen. */
  #chosenAt = 0;
  /** The number of entries by acknowledgements. */
  #known = 0;
  #isDone = false;
  #waiting: NodeJS.Timeout | undefined;

  constructor(host: Host, place: PlayerOptions, chance: Dice, received: OnMessage) {
    this.#host = host;
    this.#options = place;
    this.#chance = chance;
    this.#onMessage = received;
    this.follower = new Follower(host, place, {
      news: (isFirst) => {
        if (isFirst) this.#resend();
        this.#chooseCommand();
        this.#onMessage(false);
      },
      answered: (answer) => {
        if (answer.id === undefined) return;
        this.#onResponse(
          answer.id,
          answer.kind === "done" ? answer.result : (answer.problem as Problem),
        );
      },
    });
  }

  /** True if every command has a response. */
  get hasAllResponses(): boolean {
    return this.#pending === undefined;
  }

  /** Sends no new commands from now on. */
  stop(): void {
    this.#isDone = true;
  }

  #chooseCommand(): void {
    const { snapshot, entries } = this.follower;
    if (this.#isDone || this.#isIdle || this.#pending !== undefined) return;
    if (entries.length < this.#known) return;
    const { legal = [] } = snapshot ?? {};
    const move = legal[this.#chance.below(Math.max(1, legal.length))];
    if (move === undefined) return;
    const { table, seat } = this.#options;
    const key = `${seat}-${this.sent.length}`;
    const isUndo = this.#madeLastEntry && this.#chance.below(UNDO) === 0;
    const what = isUndo ? ({ command: "undo" } as const) : ({ command: "move", move } as const);
    this.#pending = { table, seat, key, ...what, sentAt: performance.now() };
    this.#chosenAt = entries.length;
    this.sent.push(this.#pending);
    this.#send(this.#pending);
  }

  get #isIdle(): boolean {
    const { idle } = this.#options;
    if (idle === undefined) return false;
    return idle === "always" || idle === this.follower.snapshot?.clock?.part?.name;
  }

  /** True if the last entry was an own move. */
  get #madeLastEntry(): boolean {
    const last = this.follower.entries.at(-1)?.entry;
    return last?.kind === "move" && last.actor === this.#options.seat;
  }

  #resend(): void {
    const sent = this.#pending;
    if (sent !== undefined && this.follower.isCurrent && this.#asked !== this.#host.starts) {
      sent.isResent = true;
      this.#send(sent);
    }
  }

  #send(sent: SentCommand): void {
    const { command, key, move } = sent;
    const body = move === undefined ? { key } : { key, move };
    this.#asked = this.#host.starts;
    if (sent === this.#pending) this.#waitForAnswer(sent);
    const id = this.sent.indexOf(sent);
    if (this.#options.transport === "socket") this.follower.send({ command, id, ...body });
    else void this.#sendByHttp(command, body, id);
  }

  /** Changes the server if it does not respond in time. */
  #waitForAnswer(sent: SentCommand): void {
    clearTimeout(this.#waiting);
    const { starts, timeoutMs } = this.#host;
    if (timeoutMs === undefined) return;
    this.#waiting = setTimeout(() => {
      if (sent === this.#pending && starts === this.#host.starts) this.follower.disconnect();
    }, timeoutMs);
    this.#waiting.unref();
  }

  async #sendByHttp(command: string, body: object, id: number): Promise<void> {
    const { table, cookie } = this.#options;
    const asked = this.#asked;
    try {
      const client = new Client(await this.#host.address(), { cookie });
      // The server changed: the command is resent once, when the table is followed again.
      if (this.#host.starts !== asked) return this.#resend();
      const path = `/api/tables/${table}/${command}`;
      const { protocol } = this.#host;
      const headers = protocol === undefined ? {} : { [PROTOCOL_HEADER]: String(protocol) };
      const { body: answer } = await client.request<Acknowledgement | Problem>(
        "POST",
        path,
        body,
        headers,
      );
      this.#onResponse(id, answer);
    } catch {
      // The server was killed: use the next one.
      this.#resend();
    }
  }

  #onResponse(id: number, answer: Acknowledgement | Problem): void {
    const sent = this.sent[id];
    if (sent === undefined) throw new Error(`a response to ${id}, which was never sent`);
    if (this.#isServerBusy(answer))
      return sent === this.#pending ? this.follower.disconnect() : undefined;
    if ("code" in answer) this.#onRefused(sent, answer);
    else this.#onAcknowledged(sent, answer);
    this.#onMessage(!("code" in answer));
  }

  /** A busy server counts as no response: another server may succeed. */
  #isServerBusy(answer: Acknowledgement | Problem): boolean {
    if (!("code" in answer)) return false;
    const { timeoutMs, protocol } = this.#host;
    const isTooOld = answer.code === "request/too-old" && protocol !== undefined;
    if (isTooOld) this.#host.reportTooOld?.();
    return isTooOld || (timeoutMs !== undefined && answer.code.startsWith("server/"));
  }

  #onAcknowledged(sent: SentCommand, { seq }: Acknowledgement): void {
    const { follower } = this;
    const isFirst = sent.seq === undefined;
    if (seq === undefined || (!isFirst && sent.seq !== seq)) {
      const detail = `${sent.key} is acknowledged as ${seq}, but was acknowledged as ${sent.seq} before`;
      follower.faults.push(fault("ack/differs", sent.table, detail));
      return;
    }
    sent.seq = seq;
    sent.answered ??= performance.now();
    if (sent !== this.#pending) return;
    if (sent.isResent && seq < follower.entries.length) sent.wasStored = true;
    this.#pending = undefined;
    this.#known = Math.max(this.#known, seq + 1);
    if (this.#chance.below(REPEAT) === 0) this.#send(sent);
    this.#chooseCommand();
  }

  #onRefused(sent: SentCommand, { code, detail = "" }: Problem): void {
    // A resend by HTTP may be refused twice, but not after an acknowledgement.
    const isOpen = sent === this.#pending || sent.isRefused === true;
    if (!isOpen || !RACES.includes(code)) {
      const message = `${sent.command} ${sent.key}: ${code} ${detail}`;
      this.follower.faults.push(fault("response/unexpected", sent.table, message));
    }
    if (sent !== this.#pending) return;
    sent.isRefused = true;
    sent.answered = performance.now();
    this.#pending = undefined;
    // Refused without a change: retry after the next change.
    if (this.follower.entries.length > this.#chosenAt) this.#chooseCommand();
  }
}
