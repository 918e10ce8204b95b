import { signal } from "@preact/signals";
import {
  ok,
  type Fault,
  type Game,
  type GameRules,
  type GameTypes,
  type Result,
} from "@sofala/engine";
import type { StoredGame } from "../store/stored-game.ts";
import { latest } from "./moments.ts";
import type { Table } from "./table.ts";
import { loadRow, type LoadedGame } from "./load-game.ts";

/** A game that is only replayed: nobody plays, and it never changes. */
export class ReplayTable<T extends GameTypes> implements Table<T> {
  readonly id: string;
  readonly game: GameRules<T>;
  readonly players: StoredGame["players"];
  readonly moments;
  readonly currentMoment;
  readonly me = signal(undefined);
  readonly thinkingSeat = signal(undefined);
  readonly error = signal(undefined);
  readonly undoTo = signal(undefined);
  /** The game as it was stored when it was opened. */
  readonly stored: StoredGame<T>;

  constructor({ stored, timeline, moments }: LoadedGame<T>) {
    this.id = stored.id;
    this.game = timeline.game;
    this.players = stored.players;
    this.stored = stored;
    this.moments = signal(moments);
    this.currentMoment = signal(latest(moments));
  }

  play(): undefined {
    throw new Error("a replay cannot be played");
  }
  undo(): void {}
  retry(): void {}
  close(): void {}
}

/** Opens a stored game for replay. */
export function openReplay<T extends GameTypes>(
  game: Game<T>,
  row: unknown,
): Result<ReplayTable<T>, Fault> {
  const loaded = loadRow(game, row);
  return loaded.ok ? ok(new ReplayTable(loaded.value)) : loaded;
}
