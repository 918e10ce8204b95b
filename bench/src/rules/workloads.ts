import type { Game, GameTypes } from "@sofala/engine";
import type { State } from "@sofala/zimbabwe";
import type { Workload } from "../measuring.ts";
import { randomPlay, recordGame, type RecordedGame } from "../random-play.ts";

/** Random games from setup to the end, played in place, at tables of alternating sizes; an operation is a move. */
export class RandomGames<T extends GameTypes> implements Workload {
  games = 0;
  moves = 0;
  private readonly tables: readonly number[];
  private readonly play: ReturnType<typeof randomPlay<T>>;

  constructor(game: Game<T>, tables: readonly number[]) {
    this.tables = tables;
    this.play = randomPlay(game);
  }

  run(): number {
    const { playground } = this.play;
    const players = this.tables[this.games % this.tables.length] ?? 0;
    const chance = this.play.begin(`bench/${players}/${this.games++}`, players);
    let moves = 0;
    while (playground.seat() !== -1) {
      playground.playAny(chance);
      moves++;
    }
    this.moves += moves;
    return moves;
  }
}

/** The same kind of games, as moves in JSON played with `applyMove`: a new state for each move. */
export class WrittenGames<T extends GameTypes> implements Workload {
  private readonly game: Game<T>;
  private readonly setup: (seed: string, players: number) => T["state"];
  private readonly games: readonly RecordedGame<T>[];
  private next = 0;

  constructor(game: Game<T>, tables: readonly number[], count: number) {
    this.game = game;
    this.setup = randomPlay(game).setup;
    this.games = Array.from({ length: count }, (_, n) =>
      recordGame(game, `bench/${n}`, tables[n % tables.length] ?? 0),
    );
  }

  run(): number {
    const written = this.games[this.next++ % this.games.length];
    if (written === undefined) return 0;
    let state = this.setup(written.seed, written.players);
    for (const [actor, move] of written.moves) {
      const step = this.game.applyMove(state, actor, move);
      if (!step.ok) throw new Error(`a legal move is refused: ${step.error.code}`);
      state = step.value.state;
    }
    return written.moves.length;
  }
}

/** Copies these states in turn. */
export class Copies implements Workload {
  /** Never read; it keeps the compiler from removing the copies. */
  last: State | undefined;
  private readonly states: readonly State[];

  constructor(states: readonly State[]) {
    this.states = states;
  }

  run(): number {
    for (const state of this.states) this.last = state.copy();
    return this.states.length;
  }
}
