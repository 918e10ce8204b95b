import { computed, effect, signal } from "@preact/signals";
import type { GameTypes, Observer, Seat, TimeUp, UndoEntry } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import type { StoredGame } from "../store/stored-game.ts";
import type { AskBot, BotRequest } from "./bot-request.ts";
import { latest, type FullMoment } from "./moments.ts";
import { StoredTable, type StoredTableDeps } from "./stored-table.ts";
import type {
  MoveFailure,
  PartClock,
  ObserverView,
  HiddenInfoTable,
  ObservedMove,
} from "./hidden-info-table.ts";

export interface LocalHiddenTableDeps<T extends GameTypes> extends StoredTableDeps<T> {
  readonly askBot: AskBot<T>;
  /** The parts of the game that are timed on a device too. */
  readonly timedParts: readonly string[];
  /** The time that bots take, relative to people. */
  botDelayFactor(): number;
}

/** While the device is passed on, nobody can move. */
const NOT_SEATED: Problem = {
  code: "seat/not-seated",
  status: 403,
  title: "Nobody decides here now.",
};
/** How much faster bots are when no person is to move. */
const BOTS_ONLY_FACTOR = 0.25;
/** A bot whose moves are refused more often in a row is in a loop. */
const MAX_REFUSALS = 5;

/**
 * A game with hidden information on this device, in which several seats move at a time: bots at the pace of people, and
 * people one after the other, who pass the device on.
 */
export class LocalHiddenTable<T extends GameTypes>
  extends StoredTable<T, LocalHiddenTableDeps<T>>
  implements HiddenInfoTable<T>
{
  readonly isRemote = false;
  /** Who has the device, of several people; undefined while it is passed on. */
  private readonly deviceHolder = signal<Seat | undefined>(undefined);
  private readonly personSeats = this.players.flatMap(({ kind }, seat) =>
    kind === "person" ? [seat] : [],
  );
  /** Who must take the device before their cards are shown. */
  readonly passDeviceTo = computed(() => {
    const me = this.me.value;
    return this.personSeats.length > 1 && me !== this.deviceHolder.value ? me : undefined;
  });
  readonly observer = computed((): Observer => {
    const isBeingPassed = this.passDeviceTo.value !== undefined;
    return isBeingPassed ? "spectator" : (this.me.value ?? "spectator");
  });
  readonly observerView = computed((): ObserverView<T> => {
    const now = this.currentMoment.value;
    return { moveCount: now.moveCount, view: now.viewFor(this.observer.value) };
  });
  readonly observedMoves = computed((): readonly ObservedMove<T>[] => {
    const observer = this.observer.value;
    return this.moments.value.flatMap((moment) => this.observedMove(moment, observer) ?? []);
  });
  readonly partClock = signal<PartClock | undefined>(undefined);
  readonly isPaused = signal(false);
  readonly areBotsHeld = signal(false);

  private readonly thinkingSeats = new Set<Seat>();
  /** Bots that prefer to wait, and the moment at which they decided so. */
  private readonly waitingSince = new Map<Seat, number>();
  /** How many steps each bot has seen. */
  private readonly seenStepCounts = new Map<Seat, number>();
  private readonly observedMoveCache = new Map<Observer, WeakMap<FullMoment<T>, ObservedMove<T>>>();
  private clock: Clock | undefined;
  private timeUpTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last moment when play continued, and how often the moments before it were rewritten. */
  private lastSeenMoment: FullMoment<T> | undefined;
  private generation = 0;
  private refusals = 0;

  async play(move: T["move"]): Promise<MoveFailure<T> | undefined> {
    const seat = this.me.peek();
    if (seat === undefined || this.passDeviceTo.peek() !== undefined)
      return { failure: NOT_SEATED };
    const refusal = this.append(seat, move);
    if (refusal !== undefined) return { refusal };
    this.continuePlay();
    return undefined;
  }

  /** The person whose turn it is has taken the device. */
  takeDevice(): void {
    this.deviceHolder.value = this.me.peek();
  }

  /** Stops the clock and the bots. */
  pause(): void {
    if (this.isPaused.peek()) return;
    this.isPaused.value = true;
    this.updateClock();
  }

  resume(): void {
    if (!this.isPaused.peek()) return;
    this.isPaused.value = false;
    this.continuePlay();
  }

  override close(): void {
    clearTimeout(this.timeUpTimer);
    super.close();
  }

  protected override continuePlay(): void {
    if (this.isClosed) return;
    this.detectRewrite();
    this.updateClock();
    if (this.isDeleted() || this.error.peek()?.kind === "bot-failed") return;
    for (const seat of latest(this.moments.peek()).toAct) {
      if (!this.isPerson(seat) && !this.thinkingSeats.has(seat)) void this.runBot(seat);
    }
  }

  protected override mySeat(): Seat | undefined {
    const { toAct } = this.currentMoment.value;
    if (this.personSeats.length === 1) return toAct.length === 0 ? undefined : this.personSeats[0];
    const holder = this.deviceHolder.value;
    if (holder !== undefined && toAct.includes(holder)) return holder;
    return toAct.find((seat) => this.isPerson(seat));
  }

  /** With hidden information a seat undoes only its own last move, as on a server. */
  protected override undoEntry(): UndoEntry | undefined {
    const me = this.me.peek();
    return me === undefined ? undefined : this.timeline.undoFor(me);
  }

  protected override undoTarget(): number | undefined {
    const me = this.me.value;
    // The timeline is no signal; the moments change with it.
    if (me === undefined || this.moments.value.length === 0) return undefined;
    return this.timeline.tryUndoFor(me)?.activeCount;
  }

  protected override extraFields(): Partial<StoredGame<T>> {
    const left = this.clock && { run: this.clock.run, milliseconds: this.timeLeftOn(this.clock) };
    return left === undefined ? {} : { left };
  }

  private observedMove(moment: FullMoment<T>, observer: Observer): ObservedMove<T> | undefined {
    const cache =
      this.observedMoveCache.get(observer) ?? new WeakMap<FullMoment<T>, ObservedMove<T>>();
    this.observedMoveCache.set(observer, cache);
    const observedMove = cache.get(moment) ?? moment.observedMoveFor(observer);
    if (observedMove !== undefined) cache.set(moment, observedMove);
    return observedMove;
  }

  /** If moves were undone, or another window continued differently, bots forget what they know. */
  private detectRewrite(): void {
    const history = this.moments.peek();
    const isUnchanged =
      this.lastSeenMoment === undefined ||
      history[this.lastSeenMoment.moveCount] === this.lastSeenMoment;
    this.lastSeenMoment = latest(history);
    if (isUnchanged) return;
    this.generation++;
    this.seenStepCounts.clear();
    this.waitingSince.clear();
  }

  private async runBot(seat: Seat): Promise<void> {
    const bot = this.players[seat];
    if (bot?.kind !== "bot") return;
    const { generation } = this;
    const isStale = () => this.generation !== generation || this.isClosed || this.isDeleted();
    this.thinkingSeats.add(seat);
    try {
      const { moveCount } = latest(this.moments.peek());
      const { move, pauseMs } = await this.deps.askBot(this.requestFor(seat, bot));
      await this.waitLikeAPerson(pauseMs);
      if (!isStale()) this.applyDecision(seat, moveCount, move);
    } catch (error) {
      this.seenStepCounts.delete(seat);
      const reason = error instanceof Error ? error.message : String(error);
      if (!isStale()) this.error.value = { kind: "bot-failed", seat, reason };
    } finally {
      this.thinkingSeats.delete(seat);
    }
    this.continuePlay();
  }

  private requestFor(seat: Seat, bot: BotRequest<T>["bot"]): BotRequest<T> {
    const history = this.moments.peek();
    const { seed = this.id } = this.stored.peek();
    const from = this.seenStepCounts.get(seat) ?? 0;
    this.seenStepCounts.set(seat, history.length);
    return {
      table: `${this.id} ${this.generation}`,
      seat,
      bot,
      seed,
      view: latest(history).viewFor(seat),
      newSteps: history.slice(from).map((moment) => this.observedMove(moment, seat)?.events ?? []),
    };
  }

  /** Applies a bot's decision; if others were faster and it is refused, the bot decides again. */
  private applyDecision(seat: Seat, moveCount: number, move: T["move"] | undefined): void {
    const now = latest(this.moments.peek());
    if (move !== undefined) {
      const refusal = this.append(seat, move);
      this.refusals = refusal === undefined ? 0 : this.refusals + 1;
      if (refusal !== undefined && this.refusals > MAX_REFUSALS) throw new Error(refusal.code);
      return;
    }
    this.waitingSince.set(seat, moveCount);
    const isEverybodyWaiting = now.toAct.every(
      (each) => this.waitingSince.get(each) === now.moveCount,
    );
    if (isEverybodyWaiting) this.endPart();
  }

  /** Waits as long as a person would have taken. */
  private async waitLikeAPerson(milliseconds: number): Promise<void> {
    const isWatched = latest(this.moments.peek()).toAct.some((seat) => this.isPerson(seat));
    const pause = milliseconds * this.deps.botDelayFactor() * (isWatched ? 1 : BOTS_ONLY_FACTOR);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
    });
    await new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (this.isPaused.value || this.areBotsHeld.value) return;
        resolve();
        // At once would be before `stop` is known.
        queueMicrotask(() => stop());
      });
    });
  }

  /** Starts, stops or continues the clock of the present part. */
  private updateClock(): void {
    clearTimeout(this.timeUpTimer);
    const { state } = latest(this.moments.peek());
    const timer = this.game.timer(state);
    const isTimed =
      timer !== undefined && timer.seconds > 0 && this.deps.timedParts.includes(timer.part);
    if (!isTimed) {
      this.clock = undefined;
      this.partClock.value = undefined;
      return;
    }
    const run = `${this.game.round(state)} ${timer.run ?? timer.part}`;
    const stored = this.stored.peek().left;
    const initial = stored?.run === run ? stored.milliseconds : timer.seconds * 1000;
    const timeLeft = this.clock?.run === run ? this.timeLeftOn(this.clock) : initial;
    const startedAt = this.isPaused.peek() ? undefined : this.deps.now();
    const clock: Clock = { run, timeLeft, startedAt };
    this.clock = clock;
    if (this.partClock.peek()?.run !== run)
      this.partClock.value = {
        run,
        timeLeft: () => (this.clock?.run === run ? this.timeLeftOn(this.clock) : 0),
      };
    if (startedAt !== undefined) this.timeUpTimer = setTimeout(() => this.endPart(), timeLeft);
  }

  private timeLeftOn({ timeLeft, startedAt }: Clock): number {
    const spent = startedAt === undefined ? 0 : this.deps.now() - startedAt;
    return Math.max(0, timeLeft - spent);
  }

  /** The time of the part is up. */
  private endPart(): void {
    const timer = this.game.timer(latest(this.moments.peek()).state);
    if (timer === undefined || this.isClosed || this.isDeleted()) return;
    const timeUp: TimeUp = { kind: "time-up", part: timer.part };
    // Games with timers have this move.
    this.append("clock", timeUp);
    this.continuePlay();
  }
}

interface Clock {
  readonly run: string;
  /** Milliseconds left at `startedAt`. */
  readonly timeLeft: number;
  /** Undefined while the clock is stopped. */
  readonly startedAt: number | undefined;
}
