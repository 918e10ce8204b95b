import { computed, signal } from "@preact/signals";
import type { GameTypes, Observer, Seat, TimeUp, UndoEntry } from "@sofala/engine";
import type { Problem } from "@sofala/protocol";
import type { Player, StoredGame } from "../store/stored-game.ts";
import { latest, type Past } from "./moments.ts";
import { KeptTable, type Keeping } from "./stored-table.ts";
import type { NotMade, PartTime, Sight, SightedTable, Told } from "./hidden-info-table.ts";

/** What a bot is asked: what its seat sees, and was told since it was asked last. */
export interface BotQuestion<T extends GameTypes> {
  /** Another one after every undo: what did not happen is forgotten. */
  readonly table: string;
  readonly seat: Seat;
  readonly bot: Extract<Player, { kind: "bot" }>;
  readonly seed: string;
  readonly view: T["view"];
  readonly told: readonly (readonly T["seenEvent"][])[];
}

export interface BotAnswer<T extends GameTypes> {
  /** None: it would rather wait for others. */
  readonly move?: T["move"];
  /** Milliseconds that a person would have taken. */
  readonly pause: number;
}

export interface CompanySurroundings<T extends GameTypes> extends Keeping {
  think(question: BotQuestion<T>): Promise<BotAnswer<T>>;
  /** Parts of the game that have their time on a device too. */
  readonly timed: readonly string[];
  /** How much longer or shorter than people bots take. */
  pace(): number;
}

/** Whoever decides behind the curtain sits nowhere. */
const NOT_MINE: Problem = {
  code: "seat/not-seated",
  status: 403,
  title: "Nobody decides here now.",
};
/** So much faster bots are when no person is left whom they could overtake. */
const HURRY = 0.25;
/** A bot whose moves are refused so often in a row is in a loop. */
const REFUSALS = 5;

/**
 * A game with secrets on this device, in which several seats move at a time: bots at the pace of people, and
 * people one after the other, with a curtain between them.
 */
export class CompanyTable<T extends GameTypes>
  extends KeptTable<T, CompanySurroundings<T>>
  implements SightedTable<T>
{
  readonly isRemote = false;
  /** Who has the device, of several people; behind the curtain nobody has. */
  private readonly holder = signal<Seat | undefined>(undefined);
  private readonly people = this.players.flatMap(({ kind }, seat) =>
    kind === "person" ? [seat] : [],
  );
  /** Whom the device is to be handed to before anything of theirs is shown. */
  readonly curtain = computed(() => {
    const me = this.me.value;
    return this.people.length > 1 && me !== this.holder.value ? me : undefined;
  });
  readonly observer = computed((): Observer => {
    const isCovered = this.curtain.value !== undefined;
    return isCovered ? "spectator" : (this.me.value ?? "spectator");
  });
  readonly sight = computed((): Sight<T> => {
    const now = this.now.value;
    return { number: now.number, view: now.viewOf(this.observer.value) };
  });
  readonly told = computed((): readonly Told<T>[] => {
    const observer = this.observer.value;
    return this.history.value.flatMap((moment) => this.toldOf(moment, observer) ?? []);
  });
  readonly time = signal<PartTime | undefined>(undefined);
  readonly isPaused = signal(false);

  private readonly thinking = new Set<Seat>();
  /** Bots that would rather wait, at the moment of this number. */
  private readonly waiting = new Map<Seat, number>();
  /** So many steps each bot was told of. */
  private readonly known = new Map<Seat, number>();
  private readonly memory = new Map<Observer, WeakMap<Past<T>, Told<T>>>();
  private clock: Clock | undefined;
  private bell: ReturnType<typeof setTimeout> | undefined;
  private sleepers: (() => void)[] = [];
  /** The moment that was the last when the game went on, and how often it was another one than it had been. */
  private tip: Past<T> | undefined;
  private breaks = 0;
  private refusals = 0;

  async decide(move: T["move"]): Promise<NotMade<T> | undefined> {
    const seat = this.me.peek();
    if (seat === undefined || this.curtain.peek() !== undefined) return { failure: NOT_MINE };
    const refusal = this.append(seat, move);
    if (refusal !== undefined) return { refusal };
    this.goOn();
    return undefined;
  }

  /** Whoever is called has taken the device. */
  lift(): void {
    this.holder.value = this.me.peek();
  }

  /** Stops the clock and the bots. */
  pause(): void {
    if (this.isPaused.peek()) return;
    this.isPaused.value = true;
    this.windClock();
  }

  resume(): void {
    if (!this.isPaused.peek()) return;
    this.isPaused.value = false;
    for (const wake of this.sleepers.splice(0)) wake();
    this.goOn();
  }

  override close(): void {
    clearTimeout(this.bell);
    super.close();
  }

  protected override goOn(): void {
    if (this.isClosed) return;
    this.noticeBreak();
    this.windClock();
    if (this.isDeleted() || this.trouble.peek()?.kind === "bot-failed") return;
    for (const seat of latest(this.history.peek()).toAct) {
      if (!this.isPerson(seat) && !this.thinking.has(seat)) void this.ask(seat);
    }
  }

  protected override mySeat(): Seat | undefined {
    const { toAct } = this.now.value;
    if (this.people.length === 1) return toAct.length === 0 ? undefined : this.people[0];
    const holder = this.holder.value;
    if (holder !== undefined && toAct.includes(holder)) return holder;
    return toAct.find((seat) => this.isPerson(seat));
  }

  /** With secrets, a seat takes back its own last move and nothing that is closed, as on a server. */
  protected override undoEntry(): UndoEntry | undefined {
    const me = this.me.peek();
    return me === undefined ? undefined : this.timeline.undoFor(me);
  }

  protected override lastOwnMove(): number | undefined {
    const me = this.me.value;
    // The timeline is no signal: the history changes with it.
    if (me === undefined || this.history.value.length === 0) return undefined;
    return this.timeline.tryUndoFor(me)?.activeCount;
  }

  protected override extra(): Partial<StoredGame<T>> {
    const left = this.clock && { run: this.clock.run, milliseconds: this.leftOf(this.clock) };
    return left === undefined ? {} : { left };
  }

  private toldOf(moment: Past<T>, observer: Observer): Told<T> | undefined {
    const memory = this.memory.get(observer) ?? new WeakMap<Past<T>, Told<T>>();
    this.memory.set(observer, memory);
    const told = memory.get(moment) ?? moment.toldTo(observer);
    if (told !== undefined) memory.set(moment, told);
    return told;
  }

  /** Moves were taken back, or another window went on: bots forget what they know. */
  private noticeBreak(): void {
    const history = this.history.peek();
    const isWhole = this.tip === undefined || history[this.tip.number] === this.tip;
    this.tip = latest(history);
    if (isWhole) return;
    this.breaks++;
    this.known.clear();
    this.waiting.clear();
  }

  private async ask(seat: Seat): Promise<void> {
    const bot = this.players[seat];
    if (bot?.kind !== "bot") return;
    const { breaks } = this;
    const isStale = () => this.breaks !== breaks || this.isClosed || this.isDeleted();
    this.thinking.add(seat);
    try {
      const { number } = latest(this.history.peek());
      const { move, pause } = await this.around.think(this.questionFor(seat, bot));
      await this.passed(pause);
      if (!isStale()) this.follow(seat, number, move);
    } catch (error) {
      this.known.delete(seat);
      const reason = error instanceof Error ? error.message : String(error);
      if (!isStale()) this.trouble.value = { kind: "bot-failed", seat, reason };
    } finally {
      this.thinking.delete(seat);
    }
    this.goOn();
  }

  private questionFor(seat: Seat, bot: BotQuestion<T>["bot"]): BotQuestion<T> {
    const history = this.history.peek();
    const { seed = this.id } = this.stored.peek();
    const from = this.known.get(seat) ?? 0;
    this.known.set(seat, history.length);
    return {
      table: `${this.id} ${this.breaks}`,
      seat,
      bot,
      seed,
      view: latest(history).viewOf(seat),
      told: history.slice(from).map((moment) => this.toldOf(moment, seat)?.events ?? []),
    };
  }

  /** Does what a bot decided; where others were quicker it thinks again. */
  private follow(seat: Seat, number: number, move: T["move"] | undefined): void {
    const now = latest(this.history.peek());
    if (move !== undefined) {
      const refusal = this.append(seat, move);
      this.refusals = refusal === undefined ? 0 : this.refusals + 1;
      if (refusal !== undefined && this.refusals > REFUSALS) throw new Error(refusal.code);
      return;
    }
    this.waiting.set(seat, number);
    const isStill = now.toAct.every((each) => this.waiting.get(each) === now.number);
    if (isStill) this.ring();
  }

  /** A person would have taken so long. */
  private async passed(milliseconds: number): Promise<void> {
    const isWatched = latest(this.history.peek()).toAct.some((seat) => this.isPerson(seat));
    const pause = milliseconds * this.around.pace() * (isWatched ? 1 : HURRY);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
    });
    if (!this.isPaused.peek()) return;
    await new Promise<void>((resolve) => {
      this.sleepers.push(resolve);
    });
  }

  /** Lets the time of the part run that is being played. */
  private windClock(): void {
    clearTimeout(this.bell);
    const { state } = latest(this.history.peek());
    const timer = this.game.timer(state);
    const isTimed =
      timer !== undefined && timer.seconds > 0 && this.around.timed.includes(timer.part);
    if (!isTimed) {
      this.clock = undefined;
      this.time.value = undefined;
      return;
    }
    const run = `${this.game.simulation.round(state)} ${timer.run ?? timer.part}`;
    const kept = this.stored.peek().left;
    const whole = kept?.run === run ? kept.milliseconds : timer.seconds * 1000;
    const left = this.clock?.run === run ? this.leftOf(this.clock) : whole;
    const since = this.isPaused.peek() ? undefined : this.around.now();
    const clock: Clock = { run, left, since };
    this.clock = clock;
    if (this.time.peek()?.run !== run)
      this.time.value = {
        run,
        left: () => (this.clock?.run === run ? this.leftOf(this.clock) : 0),
      };
    if (since !== undefined) this.bell = setTimeout(() => this.ring(), left);
  }

  private leftOf({ left, since }: Clock): number {
    const spent = since === undefined ? 0 : this.around.now() - since;
    return Math.max(0, left - spent);
  }

  /** The time of the part is up. */
  private ring(): void {
    const timer = this.game.timer(latest(this.history.peek()).state);
    if (timer === undefined || this.isClosed || this.isDeleted()) return;
    const timeUp: TimeUp = { kind: "time-up", part: timer.part };
    const move = this.game.parseMove(timeUp);
    if (move.ok) this.append("clock", move.value);
    this.goOn();
  }
}

interface Clock {
  readonly run: string;
  /** Milliseconds, when it was wound. */
  readonly left: number;
  /** When that was; none while it stands still. */
  readonly since: number | undefined;
}
