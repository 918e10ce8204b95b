import { signal } from "@preact/signals";
import { ok, type Fault, type Game, type GameTypes, type Result } from "@sofala/engine";
import type { StoredGame } from "../store/stored-game.ts";
import { latest, type Past } from "./moments.ts";
import type { Table } from "./table.ts";
import { takeUp } from "./load-game.ts";

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
  row: unknown,
): Result<ReplayTable<T>, Fault> {
  const taken = takeUp(game, row);
  return taken.ok ? ok(new ReplayTable(game, taken.value.stored, taken.value.moments)) : taken;
}
