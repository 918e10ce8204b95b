import { signal } from "@preact/signals";
import { fail, fault, ok, type Fault, type Game, type GameTypes } from "@sofala/engine";
import type { Result } from "@sofala/engine";
import { parseStored, type StoredGame } from "../store/stored-game.ts";
import { chronicleOf, latest, type Past } from "./chronicle.ts";
import type { Table } from "./table.ts";

/** A game that is only looked at: nobody sits at it, and it never changes. */
export class ReplayTable<T extends GameTypes> implements Table<T> {
  readonly id: string;
  readonly game: Game<T>;
  readonly players: StoredGame["players"];
  readonly history;
  readonly now;
  readonly me = signal(undefined);
  readonly thinking = signal(undefined);
  readonly trouble = signal(undefined);
  readonly undoTo = signal(undefined);
  /** The game as it was kept when it was opened. */
  readonly stored: StoredGame<T>;

  constructor(game: Game<T>, stored: StoredGame<T>, moments: readonly Past<T>[]) {
    this.id = stored.id;
    this.game = game;
    this.players = stored.players;
    this.stored = stored;
    this.history = signal(moments);
    this.now = signal(latest(moments));
  }

  play(): undefined {
    throw new Error("nobody plays in a game that is looked at");
  }
  undo(): void {}
  retry(): void {}
  close(): void {}
}

/** A stored game to be looked at. */
export function replayOf<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Result<ReplayTable<T>, Fault> {
  if (input === undefined) return fail(fault("there is no such game"));
  const stored = parseStored(game, input);
  if (!stored.ok) return stored;
  const moments = chronicleOf(game, stored.value);
  return moments.ok ? ok(new ReplayTable(game, stored.value, moments.value)) : moments;
}
