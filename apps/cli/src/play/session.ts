import {
  Timeline,
  type ActiveMove,
  type Actor,
  type AppliedEntry,
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

/** A game under way: where it began, and its timeline. */
export class Session {
  readonly #beginning: Beginning;
  readonly #timeline: Timeline;

  constructor(beginning: Beginning, first: unknown) {
    this.#beginning = beginning;
    this.#timeline = new Timeline(beginning.game, first);
  }

  get game(): AnyGame {
    return this.#beginning.game;
  }

  get names(): readonly string[] {
    return this.#beginning.players;
  }

  get state(): unknown {
    return this.#timeline.state;
  }

  get activeMoves(): readonly ActiveMove[] {
    return this.#timeline.activeMoves;
  }

  /** The seats that owe a decision, none once the game is over. */
  get toAct(): readonly Seat[] {
    return this.#timeline.toAct;
  }

  /** Grows with every move and every undo. */
  get length(): number {
    return this.#timeline.log.length;
  }

  play(actor: Actor, move: GameTypes["move"]): Result<AppliedEntry, GameTypes["refusal"]> {
    return this.#timeline.apply({ kind: "move", actor, move });
  }

  /** Takes back the last move of a seat, and not what others decided at the same time; false if it may not. */
  undo(seat: Seat): boolean {
    const applied = this.#timeline.tryUndoFor(seat);
    if (applied !== undefined) this.#timeline.append(applied);
    return applied !== undefined;
  }

  record(): GameRecord {
    const { game, ...beginning } = this.#beginning;
    const { moves, result: ranking } = this.#timeline;
    return {
      format: "sofala-record/1",
      game: game.id,
      rules: game.rulesVersion,
      ...beginning,
      moves,
      ...(ranking === undefined ? {} : { result: { ranking } }),
    };
  }
}
