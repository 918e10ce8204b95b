import { initialState, findVersion, type Entry, type Fault } from "@sofala/engine";
import type { Game, GameTypes } from "@sofala/engine";
import { fail, fault, ok, activeMoves } from "@sofala/engine";
import type { Actor, Observer, Result, Step } from "@sofala/engine";
import type { StoredGame } from "../store/stored-game.ts";
import type { Told } from "./sighted-table.ts";
import type { Moment } from "./table.ts";

/** A moment with the state behind it; its view is made when it is first asked for. */
export class Past<T extends GameTypes> implements Moment<T> {
  readonly number: number;
  readonly state: T["state"];
  /** A seat's own undo stops at a step that reveals. */
  readonly reveals: boolean;
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
    this.reveals = made?.step.reveals ?? true;
    if (made !== undefined) {
      const { actor, move, step } = made;
      this.last = { actor, move, events: game.eventsFor(step.events, "spectator") };
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
    const { before, actor, move, step } = this.made;
    const seen = this.game.moveFor(before, move, actor, observer);
    return {
      id: this.number,
      actor,
      events: this.game.eventsFor(step.events, observer),
      ...(seen === undefined ? {} : { move: seen }),
    };
  }

  /** What follows when a move is made. */
  after(actor: Actor, move: T["move"]): Result<Past<T>, T["refusal"]> {
    const step = this.game.applyMove(this.state, actor, move);
    if (!step.ok) return step;
    const made = { before: this.state, actor, move, step: step.value };
    return ok(new Past(this.game, this.number + 1, step.value.state, made));
  }
}

interface Made<T extends GameTypes> {
  readonly before: T["state"];
  readonly actor: Actor;
  readonly move: T["move"];
  readonly step: Step<T>;
}

/** Every moment of a stored game, from its beginning on, under the rules by which it was begun. */
export function chronicleOf<T extends GameTypes>(
  game: Game<T>,
  stored: StoredGame<T>,
): Result<readonly Past<T>[], Fault> {
  const version = findVersion(game, stored.rules);
  if (version === undefined) return fail(fault("these rules are unknown", "rules"));
  const first = initialState(version, {
    ...stored,
    players: stored.players.map(({ name }) => name),
  });
  if (!first.ok) return first;
  let moment = new Past(version, 0, first.value);
  const moments = [moment];
  for (const [index, [actor, move]] of activeMoves(stored.log).entries()) {
    const next = moment.after(actor, move);
    if (!next.ok) return fail(fault(`the move is refused: ${next.error.code}`, "moves", index));
    moment = next.value;
    moments.push(moment);
  }
  return ok(moments);
}

/** The last moment of a history, which has a beginning at least. */
export function latest<Item>(history: readonly Item[]): Item {
  const last = history.at(-1);
  if (last === undefined) throw new Error("a history is never empty");
  return last;
}

/** The number of the log's entry that made the move of this number, from 0. */
export function entryOfMove<T extends GameTypes>(log: readonly Entry<T>[], move: number): number {
  let standing: number[] = [];
  for (const [at, entry] of log.entries()) {
    if (entry.kind === "move") standing.push(at);
    else if (entry.kind === "undo") standing = standing.filter((kept) => kept < entry.to);
  }
  return standing[move] ?? log.length;
}
