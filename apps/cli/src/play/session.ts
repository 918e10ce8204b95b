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

/** The start of a game: set-up or position. */
export interface GameStart {
  readonly game: AnyGame;
  readonly players: readonly string[];
  readonly options: GameTypes["options"];
  readonly seed?: string;
  readonly position?: JsonObject;
}

/** A running game: its start and its timeline. */
export class Session {
  readonly #start: GameStart;
  readonly #timeline: Timeline;

  constructor(start: GameStart, first: unknown) {
    this.#start = start;
    this.#timeline = new Timeline(start.game, first);
  }

  get game(): AnyGame {
    return this.#start.game;
  }

  get names(): readonly string[] {
    return this.#start.players;
  }

  get state(): unknown {
    return this.#timeline.state;
  }

  get activeMoves(): readonly ActiveMove[] {
    return this.#timeline.activeMoves;
  }

  /** The seats to act; none when the game is over. */
  get toAct(): readonly Seat[] {
    return this.#timeline.toAct;
  }

  /** Increases with every move and every undo. */
  get length(): number {
    return this.#timeline.log.length;
  }

  play(actor: Actor, move: GameTypes["move"]): Result<AppliedEntry, GameTypes["refusal"]> {
    return this.#timeline.apply({ kind: "move", actor, move });
  }

  /**
   * Undoes the last move of a seat, but not what others decided at the same time; false if that is
   * not allowed.
   */
  undo(seat: Seat): boolean {
    const applied = this.#timeline.tryUndoFor(seat);
    if (applied !== undefined) this.#timeline.append(applied);
    return applied !== undefined;
  }

  record(): GameRecord {
    const { game, ...start } = this.#start;
    const { moves, result: ranking } = this.#timeline;
    return {
      format: "sofala-record/1",
      game: game.id,
      rules: game.rulesVersion,
      ...start,
      moves,
      ...(ranking === undefined ? {} : { result: { ranking } }),
    };
  }
}
