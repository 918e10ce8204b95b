import { createHash } from "node:crypto";
import { LEVELS, type Level } from "@sofala/bots";
import type { JsonObject, Result, Seat } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import type { AnyMove } from "../timeline/timeline.ts";
import {
  appendEntries,
  isPlayedByPerson,
  refuse,
  updateFields,
  type Decision,
  type TableContext,
} from "./decision.ts";
import { decideUnansweredProposal } from "./proposals.ts";
import { isWaitingForPlayers, PRESENCE_CHECK_MS, decideWaitingTable } from "./quick-table.ts";
import type { Decide, LiveTable } from "./live-table.ts";
import type { Services } from "./services.ts";
import { decideEndOfPart, decideTimeout } from "./timeouts.ts";

/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Who plays for somebody who is away. */
const STAND_IN_LEVEL: Level = "steady";
/** So often it is looked whether another node still looks after the bots of a table. */
const LEASE_CHECK_MS = 2000;
/** Milliseconds until a table is woken again that could not be read or written. */
const RETRY_MS = 2000;
/** A bot whose moves are refused so often at one moment is in a loop. */
const MAX_REFUSALS = 3;

/** Looks after what happens at a table by itself: clocks, standing orders, bots, spectators' news. */
export class TableScheduler {
  readonly #liveTable: LiveTable;
  readonly #services: Services;
  #timer: NodeJS.Timeout | undefined;
  /** Bots that are thinking. */
  readonly #thinking = new Set<Seat>();
  /** Bots that would rather wait, since the log had so many entries. */
  #waitingBots = new Map<Seat, number>();
  #refusals = 0;
  /** True if bots wait for the next check: another node runs them, or asking one failed. */
  #asksBotsLater = false;
  /** Did the last attempt to do what is due fail? Then the next one waits. */
  #hasFailed = false;
  #isStopped = false;

  constructor(room: LiveTable, services: Services) {
    this.#liveTable = room;
    this.#services = services;
  }

  /** Is a bot thinking? */
  get isBusy(): boolean {
    return this.#thinking.size > 0;
  }

  /** The table changed: what follows by itself is begun. */
  reschedule(): void {
    if (this.#isStopped) return;
    const room = this.#liveTable;
    room.updateSpectators();
    const look = isWaitingForPlayers(room.table)
      ? this.#services.now() + PRESENCE_CHECK_MS
      : undefined;
    const watch = this.#asksBotsLater ? this.#services.now() + LEASE_CHECK_MS : undefined;
    this.#setTimer([room.nextSpectatorUpdateAt, room.table.deadline, look, watch]);
    if (room.table.status !== "running") return;
    if (room.table.proposal !== undefined) this.#settleProposal();
    for (const seat of room.orders.keys()) this.#followOrder(seat);
    for (const seat of room.timeline.toAct) {
      if (isPlayedByPerson(room.table.seats, room.timeline, seat)) continue;
      this.#askBot(seat).catch((error: unknown) => this.#logFailure(seat, error));
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#services.botPool.releaseTable(this.#liveTable.id);
    this.#services.leases.release(this.#liveTable.id).catch((error: unknown) => {
      this.#services.logger.error({ err: error }, "a table could not be left to others");
    });
  }

  #setTimer(times: readonly (number | undefined)[]): void {
    clearTimeout(this.#timer);
    const next = Math.min(...times.map((time) => time ?? Infinity));
    if (next === Infinity) return;
    const soonest = this.#hasFailed ? RETRY_MS : 0;
    const wait = Math.max(soonest, Math.min(MAX_TIMER_MS, next - this.#services.now()));
    this.#timer = setTimeout(() => void this.runDue(), wait);
    this.#timer.unref();
  }

  /** Does what is due. */
  async runDue(): Promise<void> {
    if (this.#isStopped) return;
    const room = this.#liveTable;
    // Whoever waited is asked again, in case that nobody else will move.
    this.#waitingBots.clear();
    this.#asksBotsLater = false;
    try {
      await room.enqueue(() => room.refresh());
      const judge = isWaitingForPlayers(room.table)
        ? decideWaitingTable(room.hasConnectedPlayer)
        : decideTimeout;
      // Looking is not asking: a table that nobody is at is forgotten all the same.
      if (judge(room.context()).ok) await room.decideAndStore(judge);
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#services.logger.error({ err: error, table: room.id }, "a table could not be woken");
    }
    this.reschedule();
  }

  /** Does what was proposed, if nobody is left who could answer. */
  #settleProposal(): void {
    const room = this.#liveTable;
    if (!decideUnansweredProposal(room.context()).ok) return;
    room.decideAndStore(decideUnansweredProposal).catch((error: unknown) => {
      this.#services.logger.error(
        { err: error, table: room.id },
        "a proposal could not be settled",
      );
    });
  }

  /** Does what a seat ordered, if its time has come. */
  #followOrder(seat: Seat): void {
    const room = this.#liveTable;
    const judge: Decide = (scene) => decideOrder(scene, room.orders.get(seat), seat);
    if (!judge(room.context()).ok) return;
    room.decideAndStore(judge).catch((error: unknown) => this.#logFailure(seat, error));
  }

  /** Lets a bot think and make its move, unless it is thinking already. */
  async #askBot(seat: Seat): Promise<void> {
    if (this.#asksBotsLater || this.#thinking.has(seat)) return;
    if (this.#waitingBots.get(seat) === this.#liveTable.timeline.log.length) return;
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
    const room = this.#liveTable;
    const { botPool, botPauseFactor } = this.#services;
    const { length } = room.timeline.log;
    const { timeline, generation } = room;
    const { game, moves, state } = timeline;
    const { move, pauseMs } = await botPool.decide({
      table: room.id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seat,
      level: botLevel(room, seat),
      seed: botSeed(room, seat),
      owner: { person: room.table.owner, source: room.ownerAddress },
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

  /** True if this node runs the bots of the table, and this bot is still to act. */
  async #canRunBot(seat: Seat): Promise<boolean> {
    const { leases } = this.#services;
    const isOurs = await leases.acquire(this.#liveTable.id);
    this.#asksBotsLater = !isOurs;
    return isOurs && !this.#isStopped && this.#liveTable.timeline.toAct.includes(seat);
  }

  /** A bot waits: it is asked again when something happened; when all wait, the part is over. */
  async #onBotWaits(seat: Seat, length: number): Promise<void> {
    const { timeline } = this.#liveTable;
    this.#waitingBots.set(seat, length);
    if (timeline.log.length !== length) return;
    if (timeline.toAct.every((each) => this.#waitingBots.get(each) === length)) {
      await this.#decideForSeat(seat, (scene) =>
        scene.timeline.log.length === length ? decideEndOfPart(scene) : refuse("table/not-running"),
      );
    }
  }

  /** The bot's move, if it still plays for the seat, what it thought about still happened, and no other node was quicker. */
  #decideBotMove(
    seat: Seat,
    thought: { readonly generation: number; readonly length: number },
    move: AnyMove,
  ): Decide {
    return (scene) => {
      const isHeld = isPlayedByPerson(scene.table.seats, scene.timeline, seat);
      const since = scene.timeline.log.slice(thought.length);
      const isMade = since.some((entry) => entry.kind === "move" && entry.actor === seat);
      const isStale = this.#liveTable.generation !== thought.generation || isMade;
      return isHeld || isStale ? refuse("seat/held") : decideMove(scene, seat, move);
    };
  }

  /** Decides for a seat; a move that is refused because others were quicker is thought about anew. */
  async #decideForSeat(seat: Seat, judge: Decide): Promise<void> {
    const room = this.#liveTable;
    try {
      await room.decideAndStore(judge, (outcome) => {
        const isRefused = !outcome.ok && outcome.error.code === "move/refused";
        this.#refusals = isRefused ? this.#refusals + 1 : 0;
        if (!isRefused || this.#isStopped) return;
        const { error: problem } = outcome;
        this.#services.logger.warn(
          { table: room.id, seat, problem },
          "a seat's own move is refused",
        );
      });
    } catch (error) {
      this.#refusals = MAX_REFUSALS;
      this.#logFailure(seat, error);
    }
  }

  #logFailure(seat: Seat, error: unknown): void {
    const { id: table } = this.#liveTable;
    this.#services.logger.error({ err: error, table, seat }, "a decision could not be kept");
  }
}

/** What a standing order brings as the table is now: a move, or its own end. */
function decideOrder(
  scene: TableContext,
  order: JsonObject | undefined,
  seat: Seat,
): Result<Decision, Problem> {
  const { table, timeline } = scene;
  const { orders } = timeline.game;
  if (order === undefined || orders === undefined) return refuse("order/none");
  const next = orders.resolve(timeline.state, seat, order as { kind: string });
  if (next === "spent") return updateFields(scene, {}, { seat, order: undefined });
  const isHeld = isPlayedByPerson(table.seats, timeline, seat);
  return next === "wait" || !isHeld ? refuse("order/none") : decideMove(scene, seat, next.move);
}

/** A move that nobody sent. */
function decideMove(scene: TableContext, seat: Seat, move: AnyMove): Result<Decision, Problem> {
  if (scene.table.status !== "running") return refuse("table/not-running");
  const judged = scene.timeline.tryEntry({ kind: "move", actor: seat, move });
  if (!judged.ok) return refuse("move/refused", { refusal: judged.error });
  return appendEntries(scene, { actor: String(seat) }, [judged.value]);
}

function botLevel({ table }: LiveTable, seat: Seat): Level {
  const sitter = table.seats[seat];
  const named = sitter?.kind === "bot" ? LEVELS.find((each) => each === sitter.level) : undefined;
  return named ?? STAND_IN_LEVEL;
}

/** Known to the server alone, and of no use to anybody who would guess the deal. */
const botSeed = ({ table }: LiveTable, seat: Seat): string =>
  createHash("sha256").update(`${table.salt} ${table.seed} bot ${seat}`).digest("hex");

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
