import {
  isSameJson,
  ok,
  type ActiveMove,
  type Actor,
  type GameRules,
  type GameTypes,
  type Observer,
  type Result,
  type Timeline,
} from "@sofala/engine";
import type { ObservedMove } from "./hidden-info-table.ts";
import type { Moment } from "./table.ts";

/** A moment with its full state; views are made when they are first used. */
export class FullMoment<T extends GameTypes> implements Moment<T> {
  readonly moveCount: number;
  readonly state: T["state"];
  readonly toAct: readonly number[];
  readonly lastMove?: NonNullable<Moment<T>["lastMove"]>;
  private readonly game: GameRules<T>;
  private readonly appliedMove: AppliedMove<T> | undefined;
  private readonly views = new Map<Observer, T["view"]>();

  constructor(
    game: GameRules<T>,
    moveCount: number,
    state: T["state"],
    appliedMove?: AppliedMove<T>,
  ) {
    this.game = game;
    this.moveCount = moveCount;
    this.state = state;
    this.toAct = game.toAct(state);
    this.appliedMove = appliedMove;
    if (appliedMove !== undefined) {
      const { actor, move, events } = appliedMove;
      this.lastMove = { actor, move, events: game.eventsFor(events, "spectator") };
    }
  }

  get view(): T["view"] {
    return this.viewFor("spectator");
  }

  /** The table as an observer sees it. */
  viewFor(observer: Observer): T["view"] {
    const view = this.views.get(observer) ?? this.game.view(this.state, observer);
    this.views.set(observer, view);
    return view;
  }

  /** The move that led here, as an observer may see it. */
  observedMoveFor(observer: Observer): ObservedMove<T> | undefined {
    if (this.appliedMove === undefined) return undefined;
    const { stateBefore, actor, move, events } = this.appliedMove;
    const observed = this.game.moveFor(stateBefore, move, actor, observer);
    return {
      id: this.moveCount,
      actor,
      events: this.game.eventsFor(events, observer),
      ...(observed === undefined ? {} : { move: observed }),
    };
  }

  /** The moment after a move. */
  afterMove(actor: Actor, move: T["move"]): Result<FullMoment<T>, T["refusal"]> {
    const step = this.game.applyMove(this.state, actor, move);
    if (!step.ok) return step;
    const { state, events } = step.value;
    return ok(
      new FullMoment(this.game, this.moveCount + 1, state, {
        stateBefore: this.state,
        actor,
        move,
        events,
      }),
    );
  }

  /** Is this the moment with this number, and did this move lead to it? */
  isSameMoment(game: GameRules<T>, moveCount: number, appliedMove?: AppliedMove<T>): boolean {
    if (this.game !== game || this.moveCount !== moveCount) return false;
    return (
      this.appliedMove?.actor === appliedMove?.actor &&
      this.appliedMove?.stateBefore === appliedMove?.stateBefore &&
      (this.appliedMove?.move === appliedMove?.move ||
        isSameJson(this.appliedMove?.move, appliedMove?.move))
    );
  }
}

/** The move that led to a moment. */
interface AppliedMove<T extends GameTypes> {
  readonly stateBefore: T["state"];
  readonly actor: Actor;
  readonly move: T["move"];
  readonly events: readonly T["event"][];
}

/** By the state that a move led to. */
const momentCache = new WeakMap<object, object>();

/** All moments of a game; those that were made before are the same objects again. */
export function momentsOf<T extends GameTypes>(
  timeline: Timeline<T, GameRules<T>>,
): readonly FullMoment<T>[] {
  const { game, initialState: first, activeMoves } = timeline;
  const moments = [cachedMoment(game, 0, first)];
  let before = first;
  for (const move of activeMoves) {
    const moment = momentAfter(game, moments.length, before, move);
    moments.push(moment);
    before = moment.state;
  }
  return moments;
}

/** The last moment of a timeline. */
export function lastMomentOf<T extends GameTypes>(
  timeline: Timeline<T, GameRules<T>>,
): FullMoment<T> {
  const { game, activeMoves, initialState: first } = timeline;
  const { length } = activeMoves;
  const last = activeMoves.at(-1);
  if (last === undefined) return cachedMoment(game, 0, first);
  return momentAfter(game, length, timeline.stateBefore(length - 1), last);
}

const momentAfter = <T extends GameTypes>(
  game: GameRules<T>,
  moveCount: number,
  stateBefore: T["state"],
  { actor, move, events = [], stateAfter }: ActiveMove<T>,
): FullMoment<T> => cachedMoment(game, moveCount, stateAfter, { stateBefore, actor, move, events });

function cachedMoment<T extends GameTypes>(
  game: GameRules<T>,
  moveCount: number,
  state: T["state"],
  appliedMove?: AppliedMove<T>,
): FullMoment<T> {
  const found = momentCache.get(state as object) as FullMoment<T> | undefined;
  if (found?.isSameMoment(game, moveCount, appliedMove) === true) return found;
  const moment = new FullMoment(game, moveCount, state, appliedMove);
  momentCache.set(state as object, moment);
  return moment;
}

/** The last item of a list that is never empty. */
export function latest<Item>(items: readonly Item[]): Item {
  const last = items.at(-1);
  if (last === undefined) throw new Error("the list is empty");
  return last;
}
