import {
  fail,
  ok,
  type Actor,
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

interface Entry {
  readonly actor: Actor;
  readonly move: GameTypes["move"];
  readonly before: unknown;
  readonly reveals: boolean;
  readonly events: readonly GameTypes["event"][];
}

/** A game under way: what was played, with a way back. */
export class Session {
  readonly #beginning: Beginning;
  readonly #entries: Entry[] = [];
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

  /** The seat that is asked first, none once the game is over. */
  get seat(): Seat | undefined {
    return this.game.toAct(this.#state)[0];
  }

  get length(): number {
    return this.#entries.length;
  }

  get events(): readonly GameTypes["event"][] {
    return this.#entries.flatMap(({ events }) => events);
  }

  play(
    actor: Actor,
    move: GameTypes["move"],
  ): Result<readonly GameTypes["event"][], GameTypes["refusal"]> {
    const before = this.#state;
    const step = this.game.applyMove(before, actor, move);
    if (!step.ok) return fail(step.error);
    const { state, events, reveals } = step.value;
    this.#entries.push({ actor, move, before, reveals, events });
    this.#state = state;
    return ok(events);
  }

  /** Takes back the last move of a seat that is still at it; false where it cannot. */
  undo(seat: Seat): boolean {
    const last = this.#entries.at(-1);
    if (last === undefined || last.actor !== seat || last.reveals) return false;
    this.#entries.pop();
    this.#state = last.before;
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
      moves: this.#entries.map(({ actor, move }) => [actor, move]),
      ...(ranking === undefined ? {} : { result: { ranking } }),
    };
  }
}
