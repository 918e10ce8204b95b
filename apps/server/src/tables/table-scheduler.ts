import { createHash } from "node:crypto";
import { LEVELS, type Level } from "@sofala/bots";
import type { JsonObject, Result, Seat } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import type { AnyMove } from "../timeline/timeline.ts";
import { appending, isHeldByPerson, no, quietly, type Decision, type Scene } from "./decision.ts";
import { unattended } from "./proposals.ts";
import { isWaiting, LOOK, whenSeen } from "./quick-table.ts";
import type { Judge, Room } from "./live-table.ts";
import type { Services } from "./services.ts";
import { whenAllWait, whenTimeIsUp } from "./timeouts.ts";

/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1;
/** Who plays for somebody who is away. */
const STAND_IN: Level = "steady";
/** So often it is looked whether another node still looks after the bots of a table. */
const WATCH = 2000;
/** Milliseconds until a table is woken again that could not be read or written. */
const RETRY = 2000;
/** A bot whose moves are refused so often at one moment is in a loop. */
const REFUSALS = 3;

/** Looks after what happens at a table by itself: clocks, standing orders, bots, spectators' news. */
export class Steward {
  readonly #room: Room;
  readonly #services: Services;
  #timer: NodeJS.Timeout | undefined;
  /** Bots that are thinking. */
  readonly #thinking = new Set<Seat>();
  /** Bots that would rather wait, since the log had so many entries. */
  #waiting = new Map<Seat, number>();
  #refusals = 0;
  /** True if bots wait for the next check: another node runs them, or asking one failed. */
  #asksLater = false;
  /** Did the last attempt to do what is due fail? Then the next one waits. */
  #hasFailed = false;
  #isDone = false;

  constructor(room: Room, services: Services) {
    this.#room = room;
    this.#services = services;
  }

  /** Is a bot thinking? */
  get isBusy(): boolean {
    return this.#thinking.size > 0;
  }

  /** The table changed: what follows by itself is begun. */
  tend(): void {
    if (this.#isDone) return;
    const room = this.#room;
    room.showSpectators();
    const look = isWaiting(room.table) ? this.#services.now() + LOOK : undefined;
    const watch = this.#asksLater ? this.#services.now() + WATCH : undefined;
    this.#setTimer([room.shownNext, room.table.deadline, look, watch]);
    if (room.table.status !== "running") return;
    if (room.table.proposal !== undefined) this.#settle();
    for (const seat of room.orders.keys()) this.#followOrder(seat);
    for (const seat of room.play.toAct) {
      if (isHeldByPerson(room.table.seats, room.play, seat)) continue;
      this.#ask(seat).catch((error: unknown) => this.#complain(seat, error));
    }
  }

  stop(): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
    this.#services.desk.leave(this.#room.id);
    this.#services.claims.release(this.#room.id).catch((error: unknown) => {
      this.#services.log.error({ err: error }, "a table could not be left to others");
    });
  }

  #setTimer(times: readonly (number | undefined)[]): void {
    clearTimeout(this.#timer);
    const next = Math.min(...times.map((time) => time ?? Infinity));
    if (next === Infinity) return;
    const soonest = this.#hasFailed ? RETRY : 0;
    const wait = Math.max(soonest, Math.min(LONGEST, next - this.#services.now()));
    this.#timer = setTimeout(() => void this.wake(), wait);
    this.#timer.unref();
  }

  /** Does what is due. */
  async wake(): Promise<void> {
    if (this.#isDone) return;
    const room = this.#room;
    // Whoever waited is asked again, in case that nobody else will move.
    this.#waiting.clear();
    this.#asksLater = false;
    try {
      await room.inTurn(() => room.refresh());
      const judge = isWaiting(room.table) ? whenSeen(room.isAnybodyThere) : whenTimeIsUp;
      // Looking is not asking: a table that nobody is at is forgotten all the same.
      if (judge(room.scene()).ok) await room.decide(judge);
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#services.log.error({ err: error, table: room.id }, "a table could not be woken");
    }
    this.tend();
  }

  /** Does what was proposed, if nobody is left who could answer. */
  #settle(): void {
    const room = this.#room;
    if (!unattended(room.scene()).ok) return;
    room.decide(unattended).catch((error: unknown) => {
      this.#services.log.error({ err: error, table: room.id }, "a proposal could not be settled");
    });
  }

  /** Does what a seat ordered, if its time has come. */
  #followOrder(seat: Seat): void {
    const room = this.#room;
    const judge: Judge = (scene) => following(scene, room.orders.get(seat), seat);
    if (!judge(room.scene()).ok) return;
    room.decide(judge).catch((error: unknown) => this.#complain(seat, error));
  }

  /** Lets a bot think and make its move, unless it is thinking already. */
  async #ask(seat: Seat): Promise<void> {
    if (this.#asksLater || this.#thinking.has(seat)) return;
    if (this.#waiting.get(seat) === this.#room.play.log.length) return;
    this.#thinking.add(seat);
    try {
      if (await this.#isOurs(seat)) await this.#think(seat);
    } catch (error) {
      this.#complain(seat, error);
      this.#asksLater = true;
    } finally {
      this.#thinking.delete(seat);
    }
    if (this.#refusals < REFUSALS || this.#asksLater) this.tend();
  }

  async #think(seat: Seat): Promise<void> {
    const room = this.#room;
    const { desk, botPace } = this.#services;
    const { length } = room.play.log;
    const { play, era } = room;
    const { game, moves, state } = play;
    const { move, pause } = await desk.decide({
      table: room.id,
      game: game.id,
      rules: game.rulesVersion,
      seat,
      level: levelOf(room, seat),
      seed: botSeed(room, seat),
      opener: { person: room.table.owner, source: room.openedFrom },
      era,
      steps: moves.length,
      toldFrom: (step) => play.eventsFrom(step).map((events) => game.eventsFor(events, seat)),
      refusal: (chosen) => {
        const step = game.applyMove(state, seat, chosen);
        return step.ok ? undefined : step.error.code;
      },
      view: play.view(seat),
    });
    if (botPace > 0 && pause > 0) await passed(pause * botPace);
    if (move !== undefined && !this.#isDone)
      await this.#decide(seat, this.#moving(seat, { era, length }, move));
    if (move === undefined && !this.#isDone) await this.#wait(seat, length);
  }

  /** True if this node runs the bots of the table, and this bot is still to act. */
  async #isOurs(seat: Seat): Promise<boolean> {
    const { claims } = this.#services;
    const isOurs = await claims.hold(this.#room.id);
    this.#asksLater = !isOurs;
    return isOurs && !this.#isDone && this.#room.play.toAct.includes(seat);
  }

  /** A bot waits: it is asked again when something happened; when all wait, the part is over. */
  async #wait(seat: Seat, length: number): Promise<void> {
    const { play } = this.#room;
    this.#waiting.set(seat, length);
    if (play.log.length !== length) return;
    if (play.toAct.every((each) => this.#waiting.get(each) === length)) {
      await this.#decide(seat, (scene) =>
        scene.play.log.length === length ? whenAllWait(scene) : no("table/not-running"),
      );
    }
  }

  /** The bot's move, if it still plays for the seat, what it thought about still happened, and no other node was quicker. */
  #moving(
    seat: Seat,
    thought: { readonly era: number; readonly length: number },
    move: AnyMove,
  ): Judge {
    return (scene) => {
      const isHeld = isHeldByPerson(scene.table.seats, scene.play, seat);
      const since = scene.play.log.slice(thought.length);
      const isMade = since.some((entry) => entry.kind === "move" && entry.actor === seat);
      const isStale = this.#room.era !== thought.era || isMade;
      return isHeld || isStale ? no("seat/held") : moving(scene, seat, move);
    };
  }

  /** Decides for a seat; a move that is refused because others were quicker is thought about anew. */
  async #decide(seat: Seat, judge: Judge): Promise<void> {
    const room = this.#room;
    try {
      await room.decide(judge, (outcome) => {
        const isRefused = !outcome.ok && outcome.error.code === "move/refused";
        this.#refusals = isRefused ? this.#refusals + 1 : 0;
        if (!isRefused || this.#isDone) return;
        const { error: problem } = outcome;
        this.#services.log.warn({ table: room.id, seat, problem }, "a seat's own move is refused");
      });
    } catch (error) {
      this.#refusals = REFUSALS;
      this.#complain(seat, error);
    }
  }

  #complain(seat: Seat, error: unknown): void {
    const { id: table } = this.#room;
    this.#services.log.error({ err: error, table, seat }, "a decision could not be kept");
  }
}

/** What a standing order brings as the table is now: a move, or its own end. */
function following(
  scene: Scene,
  order: JsonObject | undefined,
  seat: Seat,
): Result<Decision, Problem> {
  const { table, play } = scene;
  const { orders } = play.game;
  if (order === undefined || orders === undefined) return no("order/none");
  const next = orders.follow(play.state, seat, order as { kind: string });
  if (next === "spent") return quietly(scene, {}, { seat, order: undefined });
  const isHeld = isHeldByPerson(table.seats, play, seat);
  return next === "wait" || !isHeld ? no("order/none") : moving(scene, seat, next.move);
}

/** A move that nobody sent. */
function moving(scene: Scene, seat: Seat, move: AnyMove): Result<Decision, Problem> {
  if (scene.table.status !== "running") return no("table/not-running");
  const judged = scene.play.judge({ kind: "move", actor: seat, move });
  if (!judged.ok) return no("move/refused", { refusal: judged.error });
  return appending(scene, { actor: String(seat) }, [judged.value]);
}

function levelOf({ table }: Room, seat: Seat): Level {
  const sitter = table.seats[seat];
  const named = sitter?.kind === "bot" ? LEVELS.find((each) => each === sitter.level) : undefined;
  return named ?? STAND_IN;
}

/** Known to the server alone, and of no use to anybody who would guess the deal. */
const botSeed = ({ table }: Room, seat: Seat): string =>
  createHash("sha256").update(`${table.salt} ${table.seed} bot ${seat}`).digest("hex");

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
