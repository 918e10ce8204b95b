import { createHash } from "node:crypto";
import { LEVELS, type Level } from "@sofala/bots";
import type { JsonObject, Result, Seat, GameTypes } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import type { BotPool } from "../bots/bot-pool.ts";
import type { Logger } from "../logger.ts";
import type { Leases } from "../nodes/leases.ts";
import {
  appendEntries,
  isPlayedByPerson,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";
import { decideUnansweredProposal } from "./proposals.ts";
import { isOpenQuickTable, PRESENCE_CHECK_MS, decideOpenQuickTable } from "./quick-table.ts";
import type { Decide, LiveTable } from "./live-table.ts";
import { isExhibition } from "./stored-table.ts";
import { decideEndOfPart, decideTimeout } from "./timeouts.ts";

/** The longest delay that setTimeout accepts. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The level of the bot that plays for a person who is away. */
const STAND_IN_LEVEL: Level = "steady";
/** How often to check whether another node still runs the bots of the table. */
const LEASE_CHECK_MS = 2000;
/** How long to wait after a failure to read or write the table. */
const RETRY_MS = 2000;
/** How long a bot of an exhibition game may think: less than those of players. */
const EXHIBITION_THINK_TIME_MS = 300;
/** After this many refused moves in a row a bot is not asked again until the table changes. */
const MAX_REFUSALS = 3;

export interface TableSchedulerDeps {
  readonly now: () => number;
  readonly botPool: Pick<BotPool, "decide" | "releaseTable">;
  /** Decides which node runs the bots of a table. */
  readonly leases: Pick<Leases, "acquire" | "release">;
  /** The pauses of bots are multiplied by this; 0 in tests. */
  readonly botPauseFactor: number;
  readonly logger: Pick<Logger, "warn" | "error">;
}

/**
 * Runs everything that happens at a table without a command: timeouts, orders, bots, and updates for delayed
 * spectators. It observes the live table, which has no reference to it.
 */
export class TableScheduler {
  readonly #liveTable: LiveTable;
  readonly #deps: TableSchedulerDeps;
  #timer: NodeJS.Timeout | undefined;
  /** Seats whose bots are thinking. */
  readonly #thinking = new Set<Seat>();
  /** Seats whose bots want to wait, with the length of the log at that time. */
  #waitingBots = new Map<Seat, number>();
  #refusals = 0;
  /** True if bots are asked only at the next lease check: another node runs them, or asking one failed. */
  #asksBotsLater = false;
  /** True if the last run failed: the next one is delayed. */
  #hasFailed = false;
  #isStopped = false;

  constructor(liveTable: LiveTable, deps: TableSchedulerDeps) {
    this.#liveTable = liveTable;
    this.#deps = deps;
    liveTable.onChange(() => this.reschedule());
    liveTable.subscribers.onSubscribe = () => {
      if (isExhibition(liveTable.state.table)) this.reschedule();
    };
  }

  /** True while a bot is thinking. */
  get isBusy(): boolean {
    return this.#thinking.size > 0;
  }

  /** Sets the timer for the next event, and starts what is due now: proposals, orders, bots. */
  reschedule(): void {
    if (this.#isStopped) return;
    const liveTable = this.#liveTable;
    liveTable.subscribers.updateSpectators();
    const presenceCheckAt = isOpenQuickTable(liveTable.state.table)
      ? this.#deps.now() + PRESENCE_CHECK_MS
      : undefined;
    const leaseCheckAt = this.#asksBotsLater ? this.#deps.now() + LEASE_CHECK_MS : undefined;
    this.#setTimer([
      liveTable.state.nextSpectatorUpdateAt,
      liveTable.state.table.deadline,
      presenceCheckAt,
      leaseCheckAt,
    ]);
    if (liveTable.state.table.status !== "running") return;
    // Another node, where somebody watches, may go on.
    if (isExhibition(liveTable.state.table) && liveTable.subscribers.isEmpty)
      return this.#releaseLease();
    if (liveTable.state.table.proposal !== undefined) this.#settleProposal();
    for (const seat of liveTable.state.orders.keys()) this.#followOrder(seat);
    for (const seat of liveTable.state.timeline.toAct) {
      if (isPlayedByPerson(liveTable.state.table.seats, liveTable.state.timeline, seat)) continue;
      this.#askBot(seat).catch((error: unknown) => this.#logFailure(seat, error));
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#deps.botPool.releaseTable(this.#liveTable.id);
    this.#releaseLease();
  }

  #releaseLease(): void {
    this.#deps.leases.release(this.#liveTable.id).catch((error: unknown) => {
      this.#deps.logger.error({ err: error }, "a table's lease could not be released");
    });
  }

  #setTimer(times: readonly (number | undefined)[]): void {
    clearTimeout(this.#timer);
    const next = Math.min(...times.map((time) => time ?? Infinity));
    if (next === Infinity) return;
    const minWaitMs = this.#hasFailed ? RETRY_MS : 0;
    const waitMs = Math.max(minWaitMs, Math.min(MAX_TIMER_MS, next - this.#deps.now()));
    this.#timer = setTimeout(() => void this.runDue(), waitMs);
    this.#timer.unref();
  }

  /** Runs what is due at this time. */
  async runDue(): Promise<void> {
    if (this.#isStopped) return;
    const liveTable = this.#liveTable;
    // Ask waiting bots again: perhaps nobody else is going to move.
    this.#waitingBots.clear();
    this.#asksBotsLater = false;
    try {
      await liveTable.enqueue(() => liveTable.replica.ensureCurrentNow());
      const decide = isOpenQuickTable(liveTable.state.table)
        ? decideOpenQuickTable(liveTable.subscribers.hasConnectedPlayer)
        : decideTimeout;
      // Decide once without storing, because `decideAndStore` would keep an idle table in memory.
      if (decide(liveTable.state.context()).ok) await liveTable.decideAndStore(decide);
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#deps.logger.error(
        { err: error, table: liveTable.id },
        "a table's scheduled work failed",
      );
    }
    this.reschedule();
  }

  /** Carries out a proposal that nobody is left to answer. */
  #settleProposal(): void {
    const liveTable = this.#liveTable;
    if (!decideUnansweredProposal(liveTable.state.context()).ok) return;
    liveTable.decideAndStore(decideUnansweredProposal).catch((error: unknown) => {
      this.#deps.logger.error(
        { err: error, table: liveTable.id },
        "a proposal could not be settled",
      );
    });
  }

  /** Carries out the order of a seat, if it applies now. */
  #followOrder(seat: Seat): void {
    const liveTable = this.#liveTable;
    const decide: Decide = (context) =>
      decideOrder(context, liveTable.state.orders.get(seat), seat);
    if (!decide(liveTable.state.context()).ok) return;
    liveTable.decideAndStore(decide).catch((error: unknown) => this.#logFailure(seat, error));
  }

  /** Lets the bot of a seat decide, unless it is thinking already. */
  async #askBot(seat: Seat): Promise<void> {
    if (this.#asksBotsLater || this.#thinking.has(seat)) return;
    if (this.#waitingBots.get(seat) === this.#liveTable.state.timeline.log.length) return;
    this.#thinking.add(seat);
    try {
      if (await this.#canRunBot(seat)) await this.#playBot(seat);
    } catch (error) {
      this.#logFailure(seat, error);
      this.#asksBotsLater = true;
    } finally {
      this.#thinking.delete(seat);
    }
    if (this.#refusals < MAX_REFUSALS || this.#asksBotsLater) this.reschedule();
  }

  async #playBot(seat: Seat): Promise<void> {
    const liveTable = this.#liveTable;
    const { botPool, botPauseFactor } = this.#deps;
    const { length } = liveTable.state.timeline.log;
    const { timeline, generation } = liveTable.state;
    const { game, moves, state } = timeline;
    const { move, pauseMs } = await botPool.decide({
      table: liveTable.id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seat,
      level: botLevel(liveTable, seat),
      seed: botSeed(liveTable, seat),
      owner: { person: liveTable.state.table.owner, clientAddress: liveTable.ownerClientAddress },
      ...(isExhibition(liveTable.state.table) && { maxThinkTimeMs: EXHIBITION_THINK_TIME_MS }),
      generation,
      stepCount: moves.length,
      seenStepsFrom: (step) =>
        timeline.eventsFrom(step).map((events) => game.eventsFor(events, seat)),
      refusalOf: (chosen) => {
        const step = game.applyMove(state, seat, chosen);
        return step.ok ? undefined : step.error.code;
      },
      view: timeline.view(seat),
    });
    if (botPauseFactor > 0 && pauseMs > 0) await sleep(pauseMs * botPauseFactor);
    if (move !== undefined && !this.#isStopped)
      await this.#decideForSeat(seat, this.#decideBotMove(seat, { generation, length }, move));
    if (move === undefined && !this.#isStopped) await this.#onBotWaits(seat, length);
  }

  /** True if this node runs the bots of the table and the seat still has to act. */
  async #canRunBot(seat: Seat): Promise<boolean> {
    const { leases } = this.#deps;
    const isOurs = await leases.acquire(this.#liveTable.id);
    this.#asksBotsLater = !isOurs;
    return isOurs && !this.#isStopped && this.#liveTable.state.timeline.toAct.includes(seat);
  }

  /** Asks the bot again after the next change. If everybody who has to act waits, the timed part of the game ends. */
  async #onBotWaits(seat: Seat, length: number): Promise<void> {
    const { timeline } = this.#liveTable.state;
    this.#waitingBots.set(seat, length);
    if (timeline.log.length !== length) return;
    if (timeline.toAct.every((each) => this.#waitingBots.get(each) === length)) {
      await this.#decideForSeat(seat, (context) =>
        context.timeline.log.length === length
          ? decideEndOfPart(context)
          : refuse("table/not-running"),
      );
    }
  }

  /** The move of a bot, unless a person has taken the seat back, moves were undone, or another node has moved. */
  #decideBotMove(
    seat: Seat,
    askedAt: { readonly generation: number; readonly length: number },
    move: GameTypes["move"],
  ): Decide {
    return (context) => {
      const isPersonPlaying = isPlayedByPerson(context.table.seats, context.timeline, seat);
      const since = context.timeline.log.slice(askedAt.length);
      const hasMoved = since.some((entry) => entry.kind === "move" && entry.actor === seat);
      const isStale = this.#liveTable.state.generation !== askedAt.generation || hasMoved;
      return isPersonPlaying || isStale
        ? refuse("seat/not-handed-over")
        : decideMove(context, seat, move);
    };
  }

  /** Stores a decision for a seat. If the move of a bot is refused because others moved first, the bot thinks again. */
  async #decideForSeat(seat: Seat, decide: Decide): Promise<void> {
    const liveTable = this.#liveTable;
    try {
      await liveTable.decideAndStore(decide, (result) => {
        const isRefused = !result.ok && result.error.code === "move/refused";
        this.#refusals = isRefused ? this.#refusals + 1 : 0;
        if (!isRefused || this.#isStopped) return;
        const { error: problem } = result;
        this.#deps.logger.warn({ table: liveTable.id, seat, problem }, "a bot's move was refused");
      });
    } catch (error) {
      this.#refusals = MAX_REFUSALS;
      this.#logFailure(seat, error);
    }
  }

  #logFailure(seat: Seat, error: unknown): void {
    const { id: table } = this.#liveTable;
    this.#deps.logger.error({ err: error, table, seat }, "a bot's decision could not be stored");
  }
}

/** Decides what an order causes now: its move, or its removal if it is spent. */
function decideOrder(
  context: TableContext,
  order: JsonObject | undefined,
  seat: Seat,
): Result<Decision, Problem> {
  const { table, timeline } = context;
  const { orders } = timeline.game;
  if (order === undefined || orders === undefined) return refuse("order/not-supported");
  const next = orders.resolve(timeline.state, seat, order as { kind: string });
  if (next === "spent") return updateFields(context, {}, { seat, order: undefined });
  const isPersonPlaying = isPlayedByPerson(table.seats, timeline, seat);
  return next === "wait" || !isPersonPlaying
    ? refuse("order/not-supported")
    : decideMove(context, seat, next.move);
}

/** A move that no client sent. */
function decideMove(
  context: TableContext,
  seat: Seat,
  move: GameTypes["move"],
): Result<Decision, Problem> {
  if (context.table.status !== "running") return refuse("table/not-running");
  const applied = context.timeline.tryEntry({ kind: "move", actor: seat, move });
  if (!applied.ok) return refuse("move/refused", { refusal: applied.error });
  return appendEntries(context, { actor: String(seat) }, [applied.value]);
}

function botLevel({ state: { table } }: LiveTable, seat: Seat): Level {
  const holder = table.seats[seat];
  const named = holder?.kind === "bot" ? LEVELS.find((each) => each === holder.level) : undefined;
  return named ?? STAND_IN_LEVEL;
}

/** A hash that only the server can compute, so that the random choices of bots reveal nothing about the deal. */
const botSeed = ({ state: { table } }: LiveTable, seat: Seat): string =>
  createHash("sha256").update(`${table.salt} ${table.seed} bot ${seat}`).digest("hex");

const sleep = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs).unref();
  });
