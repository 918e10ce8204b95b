import { batch, computed, signal, type Signal } from "@preact/signals";
import type {
  ActiveMove,
  Actor,
  Entry,
  GameRules,
  GameTypes,
  Seat,
  Timeline,
  UndoEntry,
} from "@sofala/engine";
import { ConflictError, DeletedError, type GameStore } from "../store/game-store.ts";
import type { Player, StoredGame } from "../store/stored-game.ts";
import type { LoadedGame } from "./load-game.ts";
import { lastMomentOf, latest, momentsOf, type FullMoment } from "./moments.ts";
import type { OpenRow } from "./open-row.ts";
import type { TableError } from "./table.ts";

/** What a stored table needs. */
export interface StoredTableDeps<T extends GameTypes> {
  readonly store: GameStore;
  /** Reads what another window stored. */
  readonly openRow: OpenRow<T>;
  /** Milliseconds of the clock. */
  now(): number;
}

/** A game whose log is stored on this device. Subclasses add what happens without a person: bots and clocks. */
export abstract class StoredTable<
  T extends GameTypes,
  Deps extends StoredTableDeps<T> = StoredTableDeps<T>,
> {
  readonly id: string;
  /** The rules under which the game was started. */
  readonly game: GameRules<T>;
  readonly players: readonly Player[];
  readonly moments = signal<readonly FullMoment<T>[]>([]);
  readonly currentMoment = computed(() => latest(this.moments.value));
  readonly error = signal<TableError | undefined>(undefined);
  readonly me = computed(() => this.mySeat());
  readonly undoTo = computed(() => this.undoTarget());
  /** Can moves that were undone be made again? */
  readonly canRedo = computed(() => this.undone.value.length > 0);
  /** The game as it is stored. */
  readonly stored: Signal<StoredGame<T>>;

  protected readonly deps: Deps;
  /**
   * The log, and all states. It is mutable and no signal: what is computed from it must read `moments` too, which is set with
   * every change.
   */
  protected timeline: Timeline<T, GameRules<T>>;
  private readonly stopListening: () => void;
  private saving: Promise<void> = Promise.resolve();
  /** The revision in the store, as far as this table knows. */
  private storedRevision: number;
  /** True while a decision of a person here is not stored yet. */
  private hasUnsavedDecision = false;
  /** True while the game is to be stored again after it was deleted. */
  private isRestoring = false;
  protected isClosed = false;
  /** What each undo since the last new move removed. */
  private readonly undone = signal<readonly (readonly ActiveMove<T>[])[]>([]);

  constructor({ stored, timeline, moments }: LoadedGame<T>, deps: Deps) {
    this.id = stored.id;
    this.game = timeline.game;
    this.timeline = timeline;
    // In an analysis one person plays all seats.
    this.players =
      stored.mode === "analysis"
        ? stored.players.map(({ name }) => ({ kind: "person", name }))
        : stored.players;
    this.deps = deps;
    this.stored = signal(stored);
    this.storedRevision = stored.revision;
    this.moments.value = moments;
    this.stopListening = deps.store.onChangeInOtherWindow((id) => {
      if (id === this.id) void this.reload();
    });
    // By then the constructor of the subclass has run.
    queueMicrotask(() => this.continuePlay());
  }

  undo(to?: number): void {
    const entry = this.undoEntry(to);
    const moves = [...this.timeline.activeMoves];
    if (entry === undefined || !this.timeline.apply(entry).ok) return;
    const left = new Set(this.timeline.activeMoves.map(({ seq }) => seq));
    this.undone.value = [...this.undone.peek(), moves.filter(({ seq }) => !left.has(seq))];
    this.recordEntry(entry, momentsOf(this.timeline));
    this.continuePlay();
  }

  /** Makes the moves again that the last undo removed. */
  redo(): void {
    const undone = this.undone.peek();
    batch(() => {
      for (const { actor, move } of undone.at(-1) ?? []) this.append(actor, move);
      this.undone.value = undone.slice(0, -1);
    });
    this.continuePlay();
  }

  /** Marks the game as played with help. */
  markHelped(): void {
    const stored = this.stored.peek();
    if (stored.helped === true) return;
    this.stored.value = { ...stored, helped: true, revision: stored.revision + 1 };
    void this.save();
  }

  retry(): void {
    this.isRestoring ||= this.isDeleted();
    this.error.value = undefined;
    void this.save();
    this.continuePlay();
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
  }

  /** The position changed, or the table goes on after an error: lets bots and clocks continue. */
  protected abstract continuePlay(): void;

  /** What a subclass stores besides. */
  protected extraFields(): Partial<StoredGame<T>> {
    return {};
  }

  /** Makes a move of any seat; returns the refusal, if any. */
  protected append(actor: Actor, move: T["move"]): T["refusal"] | undefined {
    const entry = { kind: "move", actor, move } as const;
    const applied = this.timeline.apply(entry);
    if (!applied.ok) return applied.error;
    this.undone.value = [];
    this.recordEntry(entry, [...this.moments.peek(), lastMomentOf(this.timeline)]);
    return undefined;
  }

  private recordEntry(entry: Entry<T>, moments: readonly FullMoment<T>[]): void {
    const { ranking: _ranking, left: _left, ...stored } = this.stored.peek();
    const { result: ranking } = this.timeline;
    const isBotMove =
      entry.kind === "move" && typeof entry.actor === "number" && !this.isPerson(entry.actor);
    this.hasUnsavedDecision ||= !isBotMove;
    batch(() => {
      this.moments.value = moments;
      this.stored.value = {
        ...stored,
        log: [...stored.log, entry],
        changed: this.deps.now(),
        revision: stored.revision + 1,
        ...this.extraFields(),
        ...(ranking === undefined ? {} : { ranking }),
      };
    });
    void this.save();
  }

  /** One write after the other; each stores what is newest when it starts. */
  private save(): Promise<void> {
    this.saving = this.saving.then(async () => {
      const newest = this.stored.peek();
      const { store } = this.deps;
      const isSaved = newest.revision === this.storedRevision && !this.isRestoring;
      if (isSaved || this.isDeleted()) return;
      try {
        if (this.isRestoring) await store.restore(newest, this.storedRevision);
        else await store.save(newest, this.storedRevision);
        this.isRestoring = false;
        this.storedRevision = newest.revision;
        if (this.stored.peek() === newest) this.hasUnsavedDecision = false;
        if (this.error.peek()?.kind === "not-stored") this.error.value = undefined;
      } catch (error) {
        if (error instanceof ConflictError) await this.yieldToOtherWindow();
        else if (error instanceof DeletedError) this.markDeleted();
        else this.error.value = { kind: "not-stored" };
      }
    });
    return this.saving;
  }

  /** What another window stored first counts. A person whose decision is lost here sees an error; bots do not matter. */
  private async yieldToOtherWindow(): Promise<void> {
    if (this.hasUnsavedDecision) this.error.value = { kind: "changed-elsewhere" };
    this.hasUnsavedDecision = false;
    this.isRestoring = false;
    await this.reload(true);
  }

  /** The game stays open here, but is not stored again without a person's request. */
  private markDeleted(): void {
    this.error.value = { kind: "deleted-elsewhere" };
    this.continuePlay();
  }

  protected isDeleted(): boolean {
    return this.error.peek()?.kind === "deleted-elsewhere";
  }

  /** Another window changed this game: what is stored counts, unless a decision here is being saved. */
  private async reload(isLate = false): Promise<void> {
    const row = await this.deps.store.read(this.id);
    if (this.isClosed) return;
    if (row === undefined) {
      this.markDeleted();
      return;
    }
    // It was deleted, and then restored.
    if (this.isDeleted()) {
      this.error.value = undefined;
      this.retry();
    }
    const found = await this.deps.openRow(row);
    if (!found.ok || this.isClosed || this.hasUnsavedDecision) return;
    const { stored, timeline, moments } = found.value;
    if (stored.revision <= this.stored.peek().revision && !isLate) return;
    this.timeline = timeline;
    this.storedRevision = stored.revision;
    batch(() => {
      this.undone.value = [];
      this.stored.value = stored;
      this.moments.value = moments;
    });
    this.continuePlay();
  }

  protected isPerson(seat: Seat): boolean {
    return this.players[seat]?.kind === "person";
  }

  protected mySeat(): Seat | undefined {
    const { toAct } = this.currentMoment.value;
    const actingSeat = toAct.find((seat) => this.isPerson(seat));
    if (actingSeat !== undefined) return actingSeat;
    const people = this.players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    return people.length === 1 ? people[0] : undefined;
  }

  /** On one's own device everything can be undone. */
  protected undoEntry(to = this.undoTo.peek()): UndoEntry | undefined {
    const first = to === undefined ? undefined : this.timeline.activeMoves[to];
    return first === undefined ? undefined : { kind: "undo", to: first.seq };
  }

  /** How many moves are left after undoing the last decision of a person. */
  protected undoTarget(): number | undefined {
    const own = this.moments.value.findLast(
      ({ lastMove }) => typeof lastMove?.actor === "number" && this.isPerson(lastMove.actor),
    );
    return own === undefined ? undefined : own.moveCount - 1;
  }
}
