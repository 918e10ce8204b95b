import type { Actor, GameTypes, Step } from "./game.ts";
import type { CachedMove, StateMemory, Timeline } from "./timeline.ts";

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
  #checkpoints: readonly Timeline<T>[] = [];

  fresh(): RecentStates<T> {
    return new RecentStates();
  }

  copy(): RecentStates<T> {
    const copy = new RecentStates<T>();
    copy.#checkpoints = this.#checkpoints;
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

  afterEntry(timeline: Timeline<T>): void {
    const { length } = timeline.log;
    if (length % CHECKPOINT_INTERVAL > 0) return;
    const recent = length - RECENT_CHECKPOINTS * CHECKPOINT_INTERVAL;
    const kept = this.#checkpoints.filter(
      ({ log }) => log.length > recent || log.length % OLD_CHECKPOINT_INTERVAL === 0,
    );
    this.#checkpoints = [...kept, timeline.copy()];
  }

  checkpointAtOrBefore(entries: number): Timeline<T> | undefined {
    return this.#checkpoints.findLast(({ log }) => log.length <= entries);
  }

  stateBefore(timeline: Timeline<T>, index: number): T["state"] {
    const { activeMoves: moves } = timeline;
    const near = this.#checkpoints.findLast((each) => startsWith(timeline, each, index));
    let state = near === undefined ? timeline.initialState : near.state;
    for (const { actor, move } of moves.slice(near?.activeMoves.length ?? 0, index)) {
      ({ state } = replayMove(timeline, state, actor, move));
    }
    return state;
  }

  eventsFrom(timeline: Timeline<T>, index: number): readonly (readonly T["event"][])[] {
    let state = timeline.stateBefore(index);
    return timeline.activeMoves.slice(index).map(({ actor, move }) => {
      const step = replayMove(timeline, state, actor, move);
      ({ state } = step);
      return step.events;
    });
  }
}

/** True if the active moves of a checkpoint are the first ones of the timeline, and at most `max`. */
function startsWith<T extends GameTypes>(
  { activeMoves: moves }: Timeline<T>,
  { activeMoves: first }: Timeline<T>,
  max: number,
): boolean {
  const last = first.at(-1);
  return last !== undefined && first.length <= max && moves[first.length - 1] === last;
}

/** Applies a move that was accepted before; throws if it is refused. */
function replayMove<T extends GameTypes>(
  { game }: Timeline<T>,
  state: T["state"],
  actor: Actor,
  move: T["move"],
): Step<T> {
  const step = game.applyMove(state, actor, move);
  if (!step.ok) throw new Error(`an active move was refused on replay: ${step.error.code}`);
  return step.value;
}
