import {
  fail,
  ok,
  type Actor,
  type Entry,
  type Game,
  type GameTypes,
  type Observer,
  type Ranking,
  type Result,
  type Seat,
  type Step,
} from "@sofala/engine";
import type { SeenEntry } from "@sofala/protocol";

export type AnyGame = Game<GameTypes>;
export type LogEntry = Entry<GameTypes>;
export type AnyMove = GameTypes["move"];
export type Refusal = GameTypes["refusal"];

/** An entry that may follow, and what it brings. */
export interface AppliedEntry {
  readonly entry: LogEntry;
  readonly stateBefore: unknown;
  readonly state: unknown;
  readonly events: readonly GameTypes["event"][];
  /** A turn was closed, or something came to light. */
  readonly reveals: boolean;
  /** The moves that stand once it is accepted. */
  readonly activeMoves: readonly ActiveMove[];
}

/** A move that stands. */
interface ActiveMove {
  /** The number of its entry in the log, from 0. */
  readonly seq: number;
  readonly actor: Actor;
  readonly move: AnyMove;
  /** The table that it left behind; forgotten once a seat alone cannot take it back. */
  stateAfter?: unknown;
  readonly reveals: boolean;
}

/** The events of so many moves are at hand. */
const MAX_CACHED_EVENTS = 32;
/** The tables that so many moves left behind are at hand; earlier ones are played to again. */
const MAX_CACHED_STATES = 100;
/** A copy of the game is kept after every so many entries, */
const CHECKPOINT_INTERVAL = 64;
/** but of all except the last few only after every so many. */
const OLD_CHECKPOINT_INTERVAL = 512;
const RECENT_CHECKPOINTS = 4;

/** A game's log, and the table that it leads to. */
export class Timeline {
  readonly game: AnyGame;
  readonly log: LogEntry[] = [];
  state: unknown;
  /** How long the log was when the round or turn began that is being played. */
  roundStart = 0;
  private round: number;
  private readonly initialState: unknown;
  private activeMoves: readonly ActiveMove[] = [];
  /** The entries that are no moves: few, and asked for often. */
  private nonMoveEntries: readonly LogEntry[] = [];
  /** Copies from which earlier moments are reached without playing from the beginning. */
  private checkpoints: readonly Timeline[] = [];
  /** What the last of them brought. */
  private recentEvents: (readonly GameTypes["event"][])[] = [];
  /** By seat that is to act: how long the log was when it came to that. */
  private turnStarts: ReadonlyMap<Seat, number> = new Map();

  constructor(game: AnyGame, first: unknown) {
    this.game = game;
    this.initialState = first;
    this.state = first;
    this.round = game.simulation.round(first);
    this.updateTurns();
  }

  /** The same game from its beginning, with nothing played. */
  fromStart(): Timeline {
    return new Timeline(this.game, this.initialState);
  }

  /** What an entry would bring, or why it cannot follow. Nothing changes yet. */
  tryEntry(entry: LogEntry): Result<AppliedEntry, Refusal> {
    const { state: stateBefore, activeMoves } = this;
    if (entry.kind === "undo") return this.tryUndo(entry);
    if (entry.kind !== "move") {
      return ok({
        entry,
        stateBefore,
        state: stateBefore,
        events: [],
        reveals: false,
        activeMoves,
      });
    }
    const { actor, move } = entry;
    const step = this.game.applyMove(stateBefore, actor, move);
    if (!step.ok) return step;
    const { state, events, reveals } = step.value;
    const stand = { seq: this.log.length, actor, move, stateAfter: state, reveals };
    return ok({ entry, stateBefore, state, events, reveals, activeMoves: [...activeMoves, stand] });
  }

  /** The entry was kept: it counts from now on. */
  append({ entry, state, events, reveals, activeMoves }: AppliedEntry): void {
    this.log.push(entry);
    if (entry.kind !== "move") this.nonMoveEntries = [...this.nonMoveEntries, entry];
    if (entry.kind === "undo") this.recentEvents = [];
    if (entry.kind === "move")
      this.recentEvents = [...this.recentEvents.slice(1 - MAX_CACHED_EVENTS), events];
    this.activeMoves = activeMoves;
    this.state = state;
    this.updateTurns();
    delete activeMoves[activeMoves.length - 1 - MAX_CACHED_STATES]?.stateAfter;
    if (reveals) dropStates(activeMoves, activeMoves.length - 2);
    if (this.log.length % CHECKPOINT_INTERVAL === 0) this.addCheckpoint();
  }

  /** The game as it stood at the latest checkpoint with at most so many entries; it may be played on. */
  copyAtOrBefore(entries: number): Timeline {
    return (
      this.checkpoints.findLast(({ log }) => log.length <= entries)?.copy() ?? this.fromStart()
    );
  }

  /** Follows an entry that was kept before; a log that does not hold is a fault. */
  replay(entry: LogEntry): AppliedEntry {
    const judged = this.tryEntry(entry);
    if (!judged.ok) throw new Error(`entry ${this.log.length} is refused: ${judged.error.code}`);
    this.append(judged.value);
    return judged.value;
  }

  get toAct(): readonly Seat[] {
    return this.isOver ? [] : this.game.toAct(this.state);
  }

  /** How long the log was when it came to this seat to act; undefined where it is not. */
  turnStart(seat: Seat): number | undefined {
    return this.turnStarts.get(seat);
  }

  /** The ranking by the rules, once the game is played to its end. */
  get result(): Ranking | undefined {
    return this.game.result(this.state);
  }

  get isOver(): boolean {
    return this.result !== undefined;
  }

  get moves(): readonly (readonly [Actor, AnyMove])[] {
    return this.activeMoves.map(({ actor, move }) => [actor, move]);
  }

  /** Seats that resigned, the first one first. */
  get resigned(): readonly Seat[] {
    return this.nonMoveEntries.flatMap((entry) => (entry.kind === "resign" ? [entry.seat] : []));
  }

  /** Is a bot playing for whoever has this seat? */
  isHandedOver(seat: Seat): boolean {
    const last = this.nonMoveEntries.findLast(
      (entry) => entry.kind === "takeover" && entry.seat === seat,
    );
    return last?.kind === "takeover" && last.by === "bot";
  }

  /** Does a move stand that was made in this entry or later? */
  hasActiveMoveFrom(entry: number): boolean {
    return this.activeMoves.some(({ seq }) => seq >= entry);
  }

  /**
   * The undo by which a seat takes back its moves from entry `to` on, or its last one; undefined
   * where it has none, or one of them was closed or brought something to light.
   */
  undoFor(seat: Seat, to?: number): Extract<LogEntry, { kind: "undo" }> | undefined {
    const since = this.activeMoves.findLastIndex(({ reveals }) => reveals) + 1;
    const open = this.activeMoves.slice(since);
    const own = this.activeMoves.filter(({ seq, actor }) => actor === seat && seq >= (to ?? 0));
    const from = to === undefined ? own.at(-1) : own[0];
    if (from === undefined || !open.includes(from)) return undefined;
    const isAlone = open.every(({ seq, actor }) => seq < from.seq || actor === seat);
    return { kind: "undo", to: from.seq, ...(isAlone ? {} : { seat }) };
  }

  /** What each of the moves that stand brought, from this one on. */
  eventsFrom(move: number): readonly (readonly GameTypes["event"][])[] {
    const missing = this.activeMoves.length - this.recentEvents.length;
    if (move >= missing) return this.recentEvents.slice(move - missing);
    let state = this.stateBefore(move);
    return this.activeMoves.slice(move).map((stand) => {
      const step = this.replayMove(state, stand.actor, stand.move);
      ({ state } = step);
      return step.events;
    });
  }

  /** What an observer may know of the table. */
  view(observer: Observer): unknown {
    return this.game.view(this.state, observer);
  }

  private updateTurns(): void {
    const round = this.game.simulation.round(this.state);
    if (round !== this.round) this.roundStart = this.log.length;
    this.round = round;
    const since = (seat: Seat) => this.turnStarts.get(seat) ?? this.log.length;
    this.turnStarts = new Map(this.toAct.map((seat) => [seat, since(seat)]));
  }

  private tryUndo(entry: Extract<LogEntry, { kind: "undo" }>): Result<AppliedEntry, Refusal> {
    const { state: stateBefore, game, activeMoves: all } = this;
    const index = all.findIndex(({ seq }) => seq >= entry.to);
    const from = index === -1 ? all.length : index;
    const kept = all.slice(0, from);
    let stateAfter = this.stateBefore(from);
    for (const stand of all.slice(from)) {
      if (entry.seat === undefined || stand.actor === entry.seat) continue;
      const step = game.applyMove(stateAfter, stand.actor, stand.move);
      if (!step.ok) return step;
      // Without the seat's own moves, another's would close what is open: that is no taking back.
      if (step.value.reveals !== stand.reveals) return fail({ code: "undo/closes" });
      ({ state: stateAfter } = step.value);
      kept.push({ ...stand, stateAfter, reveals: step.value.reveals });
    }
    return ok({
      entry,
      stateBefore,
      state: stateAfter,
      events: [],
      reveals: false,
      activeMoves: kept,
    });
  }

  /** The table before the move of this number among those that stand. */
  private stateBefore(index: number): unknown {
    if (index >= this.activeMoves.length) return this.state;
    if (index === 0) return this.initialState;
    const known = this.activeMoves[index - 1]?.stateAfter;
    if (known !== undefined) return known;
    const near = this.checkpoints.findLast((each) => this.startsWith(each, index));
    let state = near === undefined ? this.initialState : near.state;
    for (const { actor, move } of this.activeMoves.slice(near?.activeMoves.length ?? 0, index)) {
      ({ state } = this.replayMove(state, actor, move));
    }
    return state;
  }

  /** Are all moves that stand at a checkpoint the first of those that stand now, and no more than so many? */
  private startsWith({ activeMoves }: Timeline, most: number): boolean {
    const last = activeMoves.at(-1);
    const { length } = activeMoves;
    return last !== undefined && length <= most && this.activeMoves[length - 1] === last;
  }

  private addCheckpoint(): void {
    const length = this.log.length - RECENT_CHECKPOINTS * CHECKPOINT_INTERVAL;
    const kept = this.checkpoints.filter(
      ({ log }) => log.length > length || log.length % OLD_CHECKPOINT_INTERVAL === 0,
    );
    this.checkpoints = [...kept, this.copy()];
  }

  private copy(): Timeline {
    const copy = new Timeline(this.game, this.initialState);
    for (const entry of this.log) copy.log.push(entry);
    const {
      state,
      activeMoves,
      nonMoveEntries,
      checkpoints,
      recentEvents,
      turnStarts,
      round,
      roundStart,
    } = this;
    const kept = {
      state,
      activeMoves,
      nonMoveEntries,
      checkpoints,
      recentEvents,
      turnStarts,
      round,
      roundStart,
    };
    return Object.assign(copy, kept);
  }

  /** A move that was made before. */
  private replayMove(state: unknown, actor: Actor, move: AnyMove): Step<GameTypes> {
    const step = this.game.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`a move that stood is refused: ${step.error.code}`);
    return step.value;
  }
}

/** Forgets the tables that this move left behind, and those before it that are still at hand. */
function dropStates(standing: readonly ActiveMove[], last: number): void {
  for (let i = last; standing[i]?.stateAfter !== undefined; i--) delete standing[i]?.stateAfter;
}

/** What an observer is told of an entry. */
export function visibleEntry(
  game: AnyGame,
  { entry, stateBefore, events }: AppliedEntry,
  observer: Observer,
): Pick<SeenEntry, "entry" | "events"> {
  if (entry.kind !== "move") return { entry, events: [] };
  const move = game.moveFor(stateBefore, entry.move, entry.actor, observer);
  return {
    entry: { kind: "move", actor: entry.actor, ...(move === undefined ? {} : { move }) },
    events: game.eventsFor(events, observer),
  };
}
