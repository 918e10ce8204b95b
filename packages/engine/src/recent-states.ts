import type { GameRules, GameTypes } from "./game.ts";
import { replayerOf } from "./replayer.ts";
import type { CachedMove, Checkpoint, StateMemory, Timeline } from "./timeline.ts";

/** The number of moves whose events are kept. */
const MAX_CACHED_EVENTS = 32;
/** The number of moves whose states are kept; earlier ones are replayed from a checkpoint. */
const MAX_CACHED_STATES = 100;
/** The number of log entries between two recent checkpoints. */
const CHECKPOINT_INTERVAL = 64;
/** The number of log entries between two older checkpoints. */
const OLD_CHECKPOINT_INTERVAL = 512;
const RECENT_CHECKPOINTS = 4;

/**
 * Saves memory on a server with many tables: a timeline keeps only the states that a seat can still
 * undo to, at most 100, and checkpoints from which it replays the moves to the others.
 */
export class RecentStates<T extends GameTypes = GameTypes> implements StateMemory<T> {
  #checkpoints: readonly Checkpoint<T>[] = [];

  fresh(): RecentStates<T> {
    return new RecentStates();
  }

  copy(entries: number): RecentStates<T> {
    const copy = new RecentStates<T>();
    copy.#checkpoints = this.#checkpoints.filter(({ entryCount }) => entryCount <= entries);
    return copy;
  }

  /** Drops what is too old, and all states before a move that no seat alone can undo. */
  afterMove(moves: readonly CachedMove<T>[], reveals: boolean): void {
    const last = moves.length - 1;
    const oldState = moves[last - MAX_CACHED_STATES];
    if (oldState !== undefined) oldState.stateAfter = undefined;
    const oldEvents = moves[last - MAX_CACHED_EVENTS];
    if (oldEvents !== undefined) oldEvents.events = undefined;
    if (!reveals) return;
    for (let at = last - 1; ; at--) {
      const before = moves[at];
      if (before?.stateAfter === undefined) return;
      before.stateAfter = undefined;
    }
  }

  /** An undo may replay many moves, which fills in their states and events: drops the old ones. */
  afterUndo(moves: readonly CachedMove<T>[]): void {
    for (const each of moves.slice(0, -MAX_CACHED_STATES)) each.stateAfter = undefined;
    for (const each of moves.slice(0, -MAX_CACHED_EVENTS)) each.events = undefined;
  }

  wantsCheckpoint(entries: number): boolean {
    return entries % CHECKPOINT_INTERVAL === 0;
  }

  addCheckpoint(checkpoint: Checkpoint<T>): void {
    const recent = checkpoint.entryCount - RECENT_CHECKPOINTS * CHECKPOINT_INTERVAL;
    const kept = this.#checkpoints.filter(
      ({ entryCount }) => entryCount > recent || entryCount % OLD_CHECKPOINT_INTERVAL === 0,
    );
    this.#checkpoints = [...kept, checkpoint];
  }

  checkpointAtOrBefore(entries: number): Checkpoint<T> | undefined {
    return this.#checkpoints.findLast(({ entryCount }) => entryCount <= entries);
  }

  stateBefore(timeline: Timeline<T, GameRules<T>>, index: number): T["state"] {
    const { game, activeMoves: moves, initialState } = timeline;
    const near = this.#checkpoints.findLast((each) => startsWith(moves, each, index));
    const replayer = replayerOf(game, near === undefined ? initialState : near.state);
    for (const { actor, move } of moves.slice(near?.moveCount ?? 0, index)) {
      const played = replayer.play(actor, move);
      if (!played.ok) throw refusedOnReplay(played.error.code);
    }
    return replayer.copy();
  }

  eventsFrom(
    timeline: Timeline<T, GameRules<T>>,
    index: number,
  ): readonly (readonly T["event"][])[] {
    let state = timeline.stateBefore(index);
    return timeline.activeMoves.slice(index).map(({ actor, move }) => {
      const step = timeline.game.applyMove(state, actor, move);
      if (!step.ok) throw refusedOnReplay(step.error.code);
      ({ state } = step.value);
      return step.value.events;
    });
  }
}

/** True if the active moves of a checkpoint are the first ones of the timeline, and at most `max`. */
function startsWith<T extends GameTypes>(
  moves: Timeline<T, GameRules<T>>["activeMoves"],
  { moves: first, moveCount }: Checkpoint<T>,
  max: number,
): boolean {
  const last = first[moveCount - 1];
  return last !== undefined && moveCount <= max && moves[moveCount - 1] === last;
}

const refusedOnReplay = (code: string): Error =>
  new Error(`an active move was refused on replay: ${code}`);
