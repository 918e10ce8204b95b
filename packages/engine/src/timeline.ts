import type { Actor, Game, GameRules, GameTypes, Observer, Ranking, Seat } from "./game.ts";
import { activeEntries, isTakenBackBy, type Entry, type MoveEntry, type UndoEntry } from "./log.ts";
import { replayerOf } from "./replayer.ts";
import { fail, ok, type Result } from "./result.ts";

/** A move that was not taken back. */
export interface ActiveMove<T extends GameTypes = GameTypes> {
  /** The number of its entry in the log, from 0. */
  readonly seq: number;
  readonly actor: Actor;
  readonly move: T["move"];
  readonly reveals: boolean;
  /** The state after it; undefined once it was dropped (`RecentStates`). */
  readonly stateAfter: T["state"] | undefined;
  /** What happened; undefined once it was dropped (`RecentStates`). */
  readonly events: readonly T["event"][] | undefined;
}

/** An entry that can be appended, and its effect. */
export interface AppliedEntry<T extends GameTypes = GameTypes> {
  readonly entry: Entry<T>;
  readonly stateBefore: T["state"];
  readonly state: T["state"];
  readonly events: readonly T["event"][];
  /** As in `Step`: one seat alone cannot undo it. */
  readonly reveals: boolean;
  /** How many moves are active after it. */
  readonly activeCount: number;
  /** For an undo: the moves that stay active. */
  readonly kept?: readonly ActiveMove<T>[];
}

/** The undo would close an open part of the game, or reopen a closed one. */
export interface UndoRefusal {
  readonly code: "undo/closes";
}

/** An active move of a log that the rules refuse. */
export interface RefusedMove<T extends GameTypes = GameTypes> {
  /** Its index among the active moves. */
  readonly index: number;
  readonly actor: Actor;
  readonly move: T["move"];
  readonly refusal: T["refusal"];
}

/** An active move whose state and events may be dropped. */
export type CachedMove<T extends GameTypes> = {
  -readonly [K in keyof ActiveMove<T>]: ActiveMove<T>[K];
};

/** The number of entries that `replayInSteps` replays in one step. */
const STEP_LENGTH = 16;

/** A moment of a timeline, from which it can be continued. */
export interface Checkpoint<T extends GameTypes> {
  /** The length of the log. */
  readonly entryCount: number;
  readonly nonMoveCount: number;
  /** The first `moveCount` of these were active. */
  readonly moves: readonly CachedMove<T>[];
  readonly moveCount: number;
  readonly state: T["state"];
  readonly round: number;
  readonly roundStart: number;
  readonly turnStarts: ReadonlyMap<Seat, number>;
}

/** Drops states and events of a timeline to save memory, and computes them again on request. */
export interface StateMemory<T extends GameTypes> {
  /** For a new timeline of the same game. */
  fresh(): StateMemory<T>;
  /** For a copy of the first entries of the timeline. */
  copy(entryCount: number): StateMemory<T>;
  /** Called when the last of the active moves was appended. */
  afterMove(moves: readonly CachedMove<T>[], reveals: boolean): void;
  /** Called after an undo, with the moves that stay active. */
  afterUndo(moves: readonly CachedMove<T>[]): void;
  /** True if a checkpoint should be made at this length of the log. */
  wantsCheckpoint(entryCount: number): boolean;
  addCheckpoint(checkpoint: Checkpoint<T>): void;
  /** The last checkpoint with at most this many entries. */
  checkpointAtOrBefore(entries: number): Checkpoint<T> | undefined;
  /** Computes a state that was dropped. */
  stateBefore(timeline: Timeline<T, GameRules<T>>, index: number): T["state"];
  /** Computes events, some of which were dropped. */
  eventsFrom(
    timeline: Timeline<T, GameRules<T>>,
    index: number,
  ): readonly (readonly T["event"][])[];
}

/**
 * A game's log, its active moves, and the states between them. Decides how far a seat may undo by
 * itself; the caller decides whether everybody agreed to a larger undo.
 */
export class Timeline<T extends GameTypes = GameTypes, Rules extends GameRules<T> = Game<T>> {
  readonly game: Rules;
  /** The state before the first move. */
  readonly initialState: T["state"];
  /** The length of the log when the current round began. */
  roundStart = 0;
  readonly #memory: StateMemory<T> | undefined;
  readonly #log: Entry<T>[] = [];
  #state: T["state"];
  /** Copies share these objects, so that moves can be compared by identity. */
  #active: CachedMove<T>[] = [];
  /** Kept separately, because they are few and often read. */
  #nonMoveEntries: Entry<T>[] = [];
  #round: number;
  /** For each seat to act: the length of the log when its turn started. */
  #turnStarts: ReadonlyMap<Seat, number> = new Map();

  /** Without a memory all states are kept, for replays and undo at any point. */
  constructor(game: Rules & GameRules<T>, initialState: T["state"], memory?: StateMemory<T>) {
    this.game = game;
    this.initialState = initialState;
    this.#memory = memory;
    this.#state = this.#stateToPlayOn(initialState);
    this.#round = game.round(initialState);
    this.#updateTurns(this.#state);
  }

  /**
   * A timeline with this log and all its states. Only active moves are played: what was taken back
   * costs no time and is not checked. `roundStart` and `turnStart` are known only from a log that
   * was applied entry by entry.
   */
  static fromLog<T extends GameTypes, Rules extends GameRules<T>>(
    game: Rules & GameRules<T>,
    initialState: T["state"],
    log: readonly Entry<T>[],
  ): Result<Timeline<T, Rules>, RefusedMove<T>> {
    const timeline = new Timeline<T, Rules>(game, initialState);
    for (const { seq, entry } of activeEntries(log)) {
      if (entry.kind !== "move") continue;
      const { actor, move } = entry;
      const step = game.applyMove(timeline.#state, actor, move);
      if (!step.ok) {
        return fail({ index: timeline.#active.length, actor, move, refusal: step.error });
      }
      const { state, events, reveals } = step.value;
      timeline.#active.push({ seq, actor, move, reveals, stateAfter: state, events });
      timeline.#state = state;
    }
    for (const entry of log) {
      timeline.#log.push(entry);
      if (entry.kind !== "move") timeline.#nonMoveEntries.push(entry);
    }
    timeline.#updateTurns(timeline.#state);
    return ok(timeline);
  }

  get log(): readonly Entry<T>[] {
    return this.#log;
  }

  get state(): T["state"] {
    return this.#state;
  }

  /** In order. The list grows in place with every move, and an undo replaces it: copy it to keep it. */
  get activeMoves(): readonly ActiveMove<T>[] {
    return this.#active;
  }

  /** The active moves as pairs, for a record. */
  get moves(): readonly (readonly [Actor, T["move"]])[] {
    return this.#active.map(({ actor, move }) => [actor, move]);
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }

  /** The ranking, once the game is over. */
  get result(): Ranking | undefined {
    return this.game.result(this.#state);
  }

  get isOver(): boolean {
    return this.result !== undefined;
  }

  view(observer: Observer): T["view"] {
    return this.game.view(this.#state, observer);
  }

  /** What an entry would lead to, or why it is refused. Changes nothing. */
  tryEntry(entry: MoveEntry<T>): Result<AppliedEntry<T>, T["refusal"]>;
  tryEntry(entry: Entry<T>): Result<AppliedEntry<T>, T["refusal"] | UndoRefusal>;
  tryEntry(entry: Entry<T>): Result<AppliedEntry<T>, T["refusal"] | UndoRefusal> {
    if (entry.kind === "undo") return this.#tryUndo(entry);
    const stateBefore = this.#state;
    const activeCount = this.#active.length;
    if (entry.kind !== "move") {
      const unchanged = { stateBefore, state: stateBefore, events: [], reveals: false };
      return ok({ entry, ...unchanged, activeCount });
    }
    const step = this.game.applyMove(stateBefore, entry.actor, entry.move);
    if (!step.ok) return step;
    const { state, events, reveals } = step.value;
    return ok({ entry, stateBefore, state, events, reveals, activeCount: activeCount + 1 });
  }

  /** Adds an entry that `tryEntry` accepted in the present state. */
  append({ entry, state, events, reveals, kept }: AppliedEntry<T>): void {
    if (entry.kind === "move") {
      const { actor, move } = entry;
      const seq = this.#log.length;
      this.#active.push({ seq, actor, move, reveals, stateAfter: state, events });
      this.#memory?.afterMove(this.#active, reveals);
    } else {
      this.#nonMoveEntries.push(entry);
      if (kept !== undefined) {
        this.#active = [...kept];
        this.#memory?.afterUndo(this.#active);
      }
    }
    this.#state = state;
    this.#addToLog(entry, state);
    if (this.#memory?.wantsCheckpoint(this.#log.length) === true)
      this.#memory.addCheckpoint(this.#checkpoint(replayerOf(this.game, state).copy()));
  }

  /** `tryEntry`, then `append`. */
  apply(entry: MoveEntry<T>): Result<AppliedEntry<T>, T["refusal"]>;
  apply(entry: Entry<T>): Result<AppliedEntry<T>, T["refusal"] | UndoRefusal>;
  apply(entry: Entry<T>): Result<AppliedEntry<T>, T["refusal"] | UndoRefusal> {
    const applied = this.tryEntry(entry);
    if (applied.ok) this.append(applied.value);
    return applied;
  }

  /** `apply` for a stored entry, which was accepted before: throws if it is refused. */
  replay(entry: Entry<T>): AppliedEntry<T> {
    const applied = this.apply(entry);
    if (!applied.ok) throw refusedEntry(this.#log.length, applied.error.code);
    return applied.value;
  }

  /**
   * The same for many entries. A timeline with a memory keeps none of the states and events between them. After an
   * exception it cannot be used.
   */
  *replayInSteps(entries: readonly Entry<T>[]): Generator<void, void> {
    const memory = this.#memory;
    const first = this.#log.length;
    const undoTargets = new Set(entries.flatMap((each) => (each.kind === "undo" ? [each.to] : [])));
    let replayer = replayerOf(this.game, this.#state);
    for (const entry of entries) {
      const seq = this.#log.length;
      const last = this.#active.at(-1);
      if (last !== undefined && undoTargets.has(seq)) last.stateAfter ??= replayer.copy();
      if (entry.kind === "move" && memory !== undefined) {
        const { actor, move } = entry;
        const played = replayer.play(actor, move);
        if (!played.ok) throw refusedEntry(seq, played.error.code);
        const reveals = played.value;
        this.#active.push({ seq, actor, move, reveals, stateAfter: undefined, events: undefined });
        if (undoTargets.size > 0) memory.afterMove(this.#active, reveals);
        this.#addToLog(entry, replayer.state);
        if (memory.wantsCheckpoint(this.#log.length))
          memory.addCheckpoint(this.#checkpoint(replayer.copy()));
      } else {
        this.#state = replayer.copy();
        this.replay(entry);
        replayer = replayerOf(this.game, this.#state);
      }
      if (seq % STEP_LENGTH === 0) yield;
    }
    this.#state = replayer.copy();
    this.#dropStatesFrom(first);
  }

  /** Drops what a memory can compute again, until it is needed. */
  compact(): void {
    this.#state = replayerOf(this.game, this.#state).copy();
    this.#dropStatesFrom(0);
  }

  /**
   * The undo with which a seat takes back its moves from entry `from` on, or its last one. Undefined
   * if it has none, or if one of them or a later move `reveals`. `tryEntry` checks whether other seats' moves stay legal.
   */
  undoFor(seat: Seat, from?: number): UndoEntry | undefined {
    const openFrom = this.#active.findLastIndex(({ reveals }) => reveals) + 1;
    const isOwn = ({ actor }: ActiveMove<T>) => actor === seat;
    const index =
      from === undefined
        ? this.#active.findLastIndex(isOwn)
        : this.#active.findIndex((each) => each.seq >= from && isOwn(each));
    const first = this.#active[index];
    if (first === undefined || index < openFrom) return undefined;
    const isAlone = this.#active.every((each, at) => at < index || isOwn(each));
    return { kind: "undo", to: first.seq, ...(isAlone ? {} : { seat }) };
  }

  /** The effect of `undoFor`; undefined also if `tryEntry` refuses it. */
  tryUndoFor(seat: Seat, from?: number): AppliedEntry<T> | undefined {
    const entry = this.undoFor(seat, from);
    const applied = entry === undefined ? undefined : this.#tryUndo(entry);
    return applied?.ok === true ? applied.value : undefined;
  }

  /** True if the move of this entry or of a later one is active. */
  hasActiveMoveFrom(entry: number): boolean {
    const last = this.#active.at(-1);
    return last !== undefined && last.seq >= entry;
  }

  /** The state before the active move at this index. */
  stateBefore(index: number): T["state"] {
    if (index >= this.#active.length) return this.#state;
    if (index === 0) return this.initialState;
    return this.#active[index - 1]?.stateAfter ?? this.#memory?.stateBefore(this, index);
  }

  /** The events of each active move from this index on. */
  eventsFrom(index: number): readonly (readonly T["event"][])[] {
    const moves = this.#active.slice(index);
    const events = moves.flatMap((each) => (each.events === undefined ? [] : [each.events]));
    const isWhole = this.#memory === undefined || events.length === moves.length;
    return isWhole ? events : this.#memory.eventsFrom(this, index);
  }

  /** A timeline of the same game with an empty log. */
  fromStart(): Timeline<T, Rules> {
    return new Timeline(this.game, this.initialState, this.#memory?.fresh());
  }

  /** A copy that can be played on without changing this one. */
  copy(): Timeline<T, Rules> {
    return this.#copyAt(this.#checkpoint(this.#state));
  }

  /** A copy of the last checkpoint with at most this many entries, or of the start. */
  copyAtOrBefore(entries: number): Timeline<T, Rules> {
    const checkpoint = this.#memory?.checkpointAtOrBefore(entries);
    return checkpoint === undefined ? this.fromStart() : this.#copyAt(checkpoint);
  }

  /** The length of the log when this seat's turn started; undefined if it is not to act. */
  turnStart(seat: Seat): number | undefined {
    return this.#turnStarts.get(seat);
  }

  /** In the order in which they resigned. */
  get resigned(): readonly Seat[] {
    return this.#nonMoveEntries.flatMap((entry) => (entry.kind === "resign" ? [entry.seat] : []));
  }

  /** True if a bot has taken over this seat. */
  isHandedOver(seat: Seat): boolean {
    const last = this.#nonMoveEntries.findLast(
      (entry) => entry.kind === "takeover" && entry.seat === seat,
    );
    return last?.kind === "takeover" && last.by === "bot";
  }

  #checkpoint(state: T["state"]): Checkpoint<T> {
    return {
      entryCount: this.#log.length,
      nonMoveCount: this.#nonMoveEntries.length,
      // The list grows in place, and an undo replaces it.
      moves: this.#active,
      moveCount: this.#active.length,
      state,
      round: this.#round,
      roundStart: this.roundStart,
      turnStarts: this.#turnStarts,
    };
  }

  #copyAt({
    entryCount,
    nonMoveCount,
    moves,
    moveCount,
    ...moment
  }: Checkpoint<T>): Timeline<T, Rules> {
    const copy = new Timeline<T, Rules>(
      this.game,
      this.initialState,
      this.#memory?.copy(entryCount),
    );
    for (let seq = 0; seq < entryCount; seq++) copy.#log.push(this.#log[seq] as Entry<T>);
    copy.#nonMoveEntries = this.#nonMoveEntries.slice(0, nonMoveCount);
    copy.#active = moves.slice(0, moveCount);
    copy.#state = copy.#stateToPlayOn(moment.state);
    copy.#round = moment.round;
    copy.roundStart = moment.roundStart;
    copy.#turnStarts = moment.turnStarts;
    return copy;
  }

  /** A copy, because rules remember in a state what they compute: one that is kept to save memory must not grow. */
  #stateToPlayOn(state: T["state"]): T["state"] {
    return this.#memory === undefined ? state : replayerOf(this.game, state).copy();
  }

  /** Drops the states and events of the moves from this entry on, if a memory can compute them. */
  #dropStatesFrom(entry: number): void {
    if (this.#memory === undefined) return;
    for (const each of this.#active) {
      if (each.seq < entry) continue;
      each.stateAfter = undefined;
      each.events = undefined;
    }
  }

  #tryUndo(entry: UndoEntry): Result<AppliedEntry<T>, T["refusal"] | UndoRefusal> {
    const first = this.#active.findIndex(({ seq }) => seq >= entry.to);
    const from = first === -1 ? this.#active.length : first;
    const kept = this.#active.slice(0, from);
    let state = this.stateBefore(from);
    for (const each of this.#active.slice(from)) {
      if (isTakenBackBy(entry, each.seq, each.actor)) continue;
      const step = this.game.applyMove(state, each.actor, each.move);
      if (!step.ok) return step;
      const { events, reveals } = step.value;
      // Without the seat's moves, another seat's move would close an open part or reopen a closed one.
      if (reveals !== each.reveals) return fail({ code: "undo/closes" });
      ({ state } = step.value);
      kept.push({ ...each, stateAfter: state, events });
    }
    const stateBefore = this.#state;
    const activeCount = kept.length;
    return ok({ entry, stateBefore, state, events: [], reveals: false, activeCount, kept });
  }

  /** Adds an entry to the log, after which the game is in this state. */
  #addToLog(entry: Entry<T>, state: T["state"]): void {
    this.#log.push(entry);
    this.#updateTurns(state);
  }

  #updateTurns(state: T["state"]): void {
    const { length } = this.#log;
    const round = this.game.round(state);
    if (round !== this.#round) this.roundStart = length;
    this.#round = round;
    const starts = this.#turnStarts;
    const toAct = this.game.toAct(state);
    // Often the same seats have to act as before.
    if (toAct.length === starts.size && toAct.every((seat) => starts.has(seat))) return;
    this.#turnStarts = new Map(toAct.map((seat) => [seat, starts.get(seat) ?? length]));
  }
}

const refusedEntry = (seq: number, code: string): Error =>
  new Error(`entry ${seq} is refused: ${code}`);
