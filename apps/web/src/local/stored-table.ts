import { batch, computed, signal, type Signal } from "@preact/signals";
import type { Actor, Entry, Game, GameTypes, Seat, Timeline, UndoEntry } from "@sofala/engine";
import { parseStored, type Player, type StoredGame } from "../store/stored-game.ts";
import { lastMomentOf, latest, momentsOf, timelineOf, type Past } from "./moments.ts";
import { Conflict, Gone, type Shelf } from "../store/game-store.ts";
import type { Trouble } from "./table.ts";

/** What keeping a game asks of those around it. */
export interface Keeping {
  readonly shelf: Shelf;
  /** Milliseconds of the clock. */
  now(): number;
}

/** A game whose log this device keeps, and nothing else: who plays by itself is for those who build on it. */
export abstract class KeptTable<T extends GameTypes, Around extends Keeping = Keeping> {
  readonly id: string;
  /** By the rules under which it was begun. */
  readonly game: Game<T>;
  readonly players: readonly Player[];
  readonly history = signal<readonly Past<T>[]>([]);
  readonly now = computed(() => latest(this.history.value));
  readonly trouble = signal<Trouble | undefined>(undefined);
  readonly me = computed(() => this.mySeat());
  readonly undoTo = computed(() => this.lastOwnMove());
  /** The game as it is kept. */
  readonly stored: Signal<StoredGame<T>>;

  protected readonly around: Around;
  /**
   * The log, and all states. It is changed in place and is no signal: what is computed from it reads
   * `history` too, which is set with every change.
   */
  protected timeline: Timeline<T>;
  /** All versions of the rules, to read what another window stored. */
  private readonly anyRules: Game<T>;
  private readonly stopListening: () => void;
  private saving: Promise<void> = Promise.resolve();
  /** The revision that is on the shelf, as far as this table knows. */
  private shelved: number;
  /** Is a decision of a person here not kept yet? */
  private isOwnAtStake = false;
  /** Is the game, which was deleted, to be kept again? */
  private isWantedBack = false;
  protected isClosed = false;

  constructor(game: Game<T>, stored: StoredGame<T>, timeline: Timeline<T>, around: Around) {
    this.id = stored.id;
    this.anyRules = game;
    this.game = timeline.game;
    this.timeline = timeline;
    // Whoever analyses decides for everybody.
    this.players =
      stored.mode === "analysis"
        ? stored.players.map(({ name }) => ({ kind: "person", name }))
        : stored.players;
    this.around = around;
    this.stored = signal(stored);
    this.shelved = stored.revision;
    this.history.value = momentsOf(timeline);
    this.stopListening = around.shelf.onChangeElsewhere((id) => {
      if (id === this.id) void this.reload();
    });
    // Whatever builds on this is ready by then.
    queueMicrotask(() => this.goOn());
  }

  undo(to?: number): void {
    const entry = this.undoEntry(to);
    if (entry === undefined || !this.timeline.apply(entry).ok) return;
    this.record(entry, momentsOf(this.timeline));
    this.goOn();
  }

  retry(): void {
    this.isWantedBack ||= this.isDeleted();
    this.trouble.value = undefined;
    void this.save();
    this.goOn();
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
  }

  /** The game stands somewhere else, or is to go on after a trouble: does what happens without a person. */
  protected abstract goOn(): void;

  /** What is kept besides. */
  protected extra(): Partial<StoredGame<T>> {
    return {};
  }

  /** Makes a move of anybody's; the refusal, if it is refused. */
  protected append(actor: Actor, move: T["move"]): T["refusal"] | undefined {
    const entry = { kind: "move", actor, move } as const;
    const applied = this.timeline.apply(entry);
    if (!applied.ok) return applied.error;
    this.record(entry, [...this.history.peek(), lastMomentOf(this.timeline)]);
    return undefined;
  }

  private record(entry: Entry<T>, moments: readonly Past<T>[]): void {
    const { ranking: _ranking, left: _left, ...stored } = this.stored.peek();
    const { result: ranking } = this.timeline;
    const isOfBot =
      entry.kind === "move" && typeof entry.actor === "number" && !this.isPerson(entry.actor);
    this.isOwnAtStake ||= !isOfBot;
    batch(() => {
      this.history.value = moments;
      this.stored.value = {
        ...stored,
        log: [...stored.log, entry],
        changed: this.around.now(),
        revision: stored.revision + 1,
        ...this.extra(),
        ...(ranking === undefined ? {} : { ranking }),
      };
    });
    void this.save();
  }

  /** One write after the other; each keeps what is newest when it comes to it. */
  private save(): Promise<void> {
    this.saving = this.saving.then(async () => {
      const newest = this.stored.peek();
      const { shelf } = this.around;
      const isKept = newest.revision === this.shelved && !this.isWantedBack;
      if (isKept || this.isDeleted()) return;
      try {
        if (this.isWantedBack) await shelf.bringBack(newest, this.shelved);
        else await shelf.keep(newest, this.shelved);
        this.isWantedBack = false;
        this.shelved = newest.revision;
        if (this.stored.peek() === newest) this.isOwnAtStake = false;
        if (this.trouble.peek()?.kind === "not-stored") this.trouble.value = undefined;
      } catch (error) {
        if (error instanceof Conflict) await this.giveWay();
        else if (error instanceof Gone) this.noteDeleted();
        else this.trouble.value = { kind: "not-stored" };
      }
    });
    return this.saving;
  }

  /** What another window stored first counts; who decided here in vain is told, bots are not. */
  private async giveWay(): Promise<void> {
    if (this.isOwnAtStake) this.trouble.value = { kind: "changed-elsewhere" };
    this.isOwnAtStake = false;
    this.isWantedBack = false;
    await this.reload(true);
  }

  /** What is here stays, and is not kept again by itself: whoever deleted the game meant it. */
  private noteDeleted(): void {
    this.trouble.value = { kind: "deleted-elsewhere" };
    this.goOn();
  }

  protected isDeleted(): boolean {
    return this.trouble.peek()?.kind === "deleted-elsewhere";
  }

  /** Another window changed this game: what is stored counts, unless a decision here is being kept. */
  private async reload(isLate = false): Promise<void> {
    const row = await this.around.shelf.read(this.id);
    if (this.isClosed) return;
    if (row === undefined) {
      this.noteDeleted();
      return;
    }
    // It was deleted, and somebody thought better of it.
    if (this.isDeleted()) {
      this.trouble.value = undefined;
      this.retry();
    }
    const found = parseStored(this.anyRules, row);
    if (!found.ok || this.isOwnAtStake) return;
    if (found.value.revision <= this.stored.peek().revision && !isLate) return;
    const timeline = timelineOf(this.anyRules, found.value);
    if (!timeline.ok) return;
    this.timeline = timeline.value;
    this.shelved = found.value.revision;
    batch(() => {
      this.stored.value = found.value;
      this.history.value = momentsOf(timeline.value);
    });
    this.goOn();
  }

  protected isPerson(seat: Seat): boolean {
    return this.players[seat]?.kind === "person";
  }

  protected mySeat(): Seat | undefined {
    const { toAct } = this.now.value;
    const acting = toAct.find((seat) => this.isPerson(seat));
    if (acting !== undefined) return acting;
    const people = this.players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    return people.length === 1 ? people[0] : undefined;
  }

  /** On one's own device everything can be taken back: who sits there decides for everybody. */
  protected undoEntry(to = this.undoTo.peek()): UndoEntry | undefined {
    const first = to === undefined ? undefined : this.timeline.activeMoves[to];
    return first === undefined ? undefined : { kind: "undo", to: first.seq };
  }

  /** How many moves are left after taking back the last decision of a person. */
  protected lastOwnMove(): number | undefined {
    const own = this.history.value.findLast(
      ({ last }) => typeof last?.actor === "number" && this.isPerson(last.actor),
    );
    return own === undefined ? undefined : own.number - 1;
  }
}
