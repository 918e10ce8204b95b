import {
  fail,
  ok,
  activeMoves,
  type Actor,
  type Entry,
  type GameRecord,
  type GameTypes,
  type JsonObject,
  type Result,
  type Seat,
} from "@sofala/engine";
import type { AnyGame } from "../command.ts";

/** Where a game that is played here begins. */
export interface Beginning {
  readonly game: AnyGame;
  readonly players: readonly string[];
  readonly options: GameTypes["options"];
  readonly seed?: string;
  readonly position?: JsonObject;
}

/** A move that stands. */
export interface Played {
  /** Its number in the log, which never changes. */
  readonly at: number;
  readonly actor: Actor;
  readonly move: GameTypes["move"];
  readonly before: unknown;
  readonly reveals: boolean;
  readonly events: readonly GameTypes["event"][];
}

/** A game under way: what was played, with a way back. */
export class Session {
  readonly #beginning: Beginning;
  readonly #log: Entry<GameTypes>[] = [];
  readonly #played: Played[] = [];
  #state: unknown;

  constructor(beginning: Beginning, first: unknown) {
    this.#beginning = beginning;
    this.#state = first;
  }

  get game(): AnyGame {
    return this.#beginning.game;
  }

  get names(): readonly string[] {
    return this.#beginning.players;
  }

  get state(): unknown {
    return this.#state;
  }

  /** The moves that stand, in order. */
  get played(): readonly Played[] {
    return this.#played;
  }

  /** The seats that owe a decision, none once the game is over. */
  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }

  /** Grows with everything that is done here, taking back included. */
  get length(): number {
    return this.#log.length;
  }

  play(actor: Actor, move: GameTypes["move"]): Result<undefined, GameTypes["refusal"]> {
    const before = this.#state;
    const step = this.game.applyMove(before, actor, move);
    if (!step.ok) return fail(step.error);
    const { state, events, reveals } = step.value;
    this.#played.push({ at: this.#log.length, actor, move, before, reveals, events });
    this.#log.push({ kind: "move", actor, move });
    this.#state = state;
    return ok(undefined);
  }

  /**
   * Takes back the last move of a seat, and not what others decided at the same time; false where
   * something has come to light since, or another move rests on it.
   */
  undo(seat: Seat): boolean {
    const index = this.#played.findLastIndex(({ actor }) => actor === seat);
    const last = this.#played[index];
    const since = this.#played.slice(index + 1);
    if (last === undefined || [last, ...since].some(({ reveals }) => reveals)) return false;
    const again: Played[] = [];
    let state = last.before;
    for (const { at, actor, move } of since) {
      const step = this.game.applyMove(state, actor, move);
      if (!step.ok) return false;
      const { events, reveals } = step.value;
      again.push({ at, actor, move, before: state, reveals, events });
      ({ state } = step.value);
    }
    this.#log.push({ kind: "undo", to: last.at, seat });
    this.#played.splice(index, Infinity, ...again);
    this.#state = state;
    return true;
  }

  record(): GameRecord<GameTypes> {
    const { game, ...beginning } = this.#beginning;
    const ranking = game.result(this.#state);
    return {
      format: "sofala-record/1",
      game: game.id,
      rules: game.rulesVersion,
      ...beginning,
      moves: activeMoves(this.#log),
      ...(ranking === undefined ? {} : { result: { ranking } }),
    };
  }
}
