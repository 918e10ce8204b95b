import {
  fail,
  fault,
  findVersion,
  initialState,
  isSameJson,
  ok,
  Timeline,
  type ActiveMove,
  type Actor,
  type Fault,
  type Game,
  type GameTypes,
  type Observer,
  type RefusedMove,
  type Result,
} from "@sofala/engine";
import type { StoredGame } from "../store/stored-game.ts";
import type { Told } from "./hidden-info-table.ts";
import type { Moment } from "./table.ts";

/** A moment with the state behind it; its view is made when it is first asked for. */
export class Past<T extends GameTypes> implements Moment<T> {
  readonly number: number;
  readonly state: T["state"];
  readonly toAct: readonly number[];
  readonly last?: NonNullable<Moment<T>["last"]>;
  private readonly game: Game<T>;
  private readonly made: Made<T> | undefined;
  private readonly seen = new Map<Observer, T["view"]>();

  constructor(game: Game<T>, number: number, state: T["state"], made?: Made<T>) {
    this.game = game;
    this.number = number;
    this.state = state;
    this.toAct = game.toAct(state);
    this.made = made;
    if (made !== undefined) {
      const { actor, move, events } = made;
      this.last = { actor, move, events: game.eventsFor(events, "spectator") };
    }
  }

  get view(): T["view"] {
    return this.viewOf("spectator");
  }

  /** The table as somebody sees it. */
  viewOf(observer: Observer): T["view"] {
    const view = this.seen.get(observer) ?? this.game.view(this.state, observer);
    this.seen.set(observer, view);
    return view;
  }

  /** The move that led here, as somebody was told. */
  toldTo(observer: Observer): Told<T> | undefined {
    if (this.made === undefined) return undefined;
    const { before, actor, move, events } = this.made;
    const seen = this.game.moveFor(before, move, actor, observer);
    return {
      id: this.number,
      actor,
      events: this.game.eventsFor(events, observer),
      ...(seen === undefined ? {} : { move: seen }),
    };
  }

  /** What follows when a move is made. */
  after(actor: Actor, move: T["move"]): Result<Past<T>, T["refusal"]> {
    const step = this.game.applyMove(this.state, actor, move);
    if (!step.ok) return step;
    const { state, events } = step.value;
    return ok(
      new Past(this.game, this.number + 1, state, { before: this.state, actor, move, events }),
    );
  }

  /** Is this the moment of that number, which that move led to? */
  isAt(game: Game<T>, number: number, made?: Made<T>): boolean {
    if (this.game !== game || this.number !== number) return false;
    return (
      this.made?.actor === made?.actor &&
      this.made?.before === made?.before &&
      (this.made?.move === made?.move || isSameJson(this.made?.move, made?.move))
    );
  }
}

/** The move that led to a moment. */
interface Made<T extends GameTypes> {
  readonly before: T["state"];
  readonly actor: Actor;
  readonly move: T["move"];
  readonly events: readonly T["event"][];
}

/** Why a stored game cannot be opened: something in it is wrong, or a move is refused. */
export interface Unplayable<T extends GameTypes> {
  readonly fault: Fault;
  readonly refused?: RefusedMove<T>;
}

/** A stored game, played to where it was left by the rules under which it was begun. */
export function playStored<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<Timeline<T>, Unplayable<T>> {
  const version = findVersion(game, stored.rules);
  if (version === undefined) return fail({ fault: fault("these rules are unknown", "rules") });
  const first = initialState(version, {
    ...stored,
    players: stored.players.map(({ name }) => name),
  });
  if (!first.ok) return fail({ fault: first.error });
  const timeline = Timeline.fromLog(version, first.value, stored.log);
  if (timeline.ok) return timeline;
  const { index, refusal } = timeline.error;
  const refused = fault(`the move is refused: ${refusal.code}`, "moves", index);
  return fail({ fault: refused, refused: timeline.error });
}

/** The same, with nothing but the fault. */
export function timelineOf<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<Timeline<T>, Fault> {
  const timeline = playStored(game, stored);
  return timeline.ok ? timeline : fail(timeline.error.fault);
}

/** By the state that a move led to. */
const known = new WeakMap<object, object>();

/** Every moment of a game, from its beginning on; one that was made before is the same object again. */
export function momentsOf<T extends GameTypes>(timeline: Timeline<T>): readonly Past<T>[] {
  const { game, initialState: first, activeMoves } = timeline;
  const moments = [knownMoment(game, 0, first)];
  let before = first;
  for (const move of activeMoves) {
    const moment = momentAfter(game, moments.length, before, move);
    moments.push(moment);
    before = moment.state;
  }
  return moments;
}

/** The last moment of a timeline. */
export function lastMomentOf<T extends GameTypes>(timeline: Timeline<T>): Past<T> {
  const { game, activeMoves, initialState: first } = timeline;
  const { length } = activeMoves;
  const last = activeMoves.at(-1);
  if (last === undefined) return knownMoment(game, 0, first);
  return momentAfter(game, length, timeline.stateBefore(length - 1), last);
}

const momentAfter = <T extends GameTypes>(
  game: Game<T>,
  number: number,
  before: T["state"],
  { actor, move, events = [], stateAfter }: ActiveMove<T>,
): Past<T> => knownMoment(game, number, stateAfter, { before, actor, move, events });

function knownMoment<T extends GameTypes>(
  game: Game<T>,
  number: number,
  state: T["state"],
  made?: Made<T>,
): Past<T> {
  const found = known.get(state as object) as Past<T> | undefined;
  if (found?.isAt(game, number, made) === true) return found;
  const moment = new Past(game, number, state, made);
  known.set(state as object, moment);
  return moment;
}

/** The last moment of a history, which has a beginning at least. */
export function latest<Item>(history: readonly Item[]): Item {
  const last = history.at(-1);
  if (last === undefined) throw new Error("a history is never empty");
  return last;
}
