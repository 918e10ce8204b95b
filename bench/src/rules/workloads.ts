import { dice } from "@sofala/engine";
import { zimbabwe, type Move, type State } from "@sofala/zimbabwe";
import type { Workload } from "../measuring.ts";

/** Uniform random games from setup to the end, played in place; an operation is a move. */
export class RandomGames implements Workload {
  games = 0;
  moves = 0;
  private readonly players: number;
  private readonly playground = zimbabwe.simulation.playground();

  constructor(players: number) {
    this.players = players;
  }

  run(): number {
    const { playground } = this;
    const seed = `bench/${this.players}/${this.games++}`;
    const chance = dice(`${seed}/players`);
    playground.load(zimbabwe.setup(seed, this.players, {}));
    let moves = 0;
    while (playground.seat() !== -1) {
      playground.playAny(chance);
      moves++;
    }
    this.moves += moves;
    return moves;
  }
}

interface Game {
  readonly seed: string;
  readonly moves: readonly (readonly [seat: number, move: Move])[];
}

/** Games of the same kind, as moves in JSON played by the pure contract: a new state each. */
export class WrittenGames implements Workload {
  private readonly players: number;
  private readonly games: readonly Game[];
  private next = 0;

  constructor(players: number, count: number) {
    this.players = players;
    this.games = Array.from({ length: count }, (_, game) => written(`bench/${game}`, players));
  }

  run(): number {
    const game = this.games[this.next++ % this.games.length];
    if (game === undefined) return 0;
    let state = zimbabwe.setup(game.seed, this.players, {});
    for (const [seat, move] of game.moves) {
      const step = zimbabwe.applyMove(state, seat, move);
      if (!step.ok) throw new Error(`a legal move is refused: ${step.error.code}`);
      state = step.value.state;
    }
    return game.moves.length;
  }
}

function written(seed: string, players: number): Game {
  const playground = zimbabwe.simulation.playground();
  const chance = dice(`${seed}/players`);
  playground.load(zimbabwe.setup(seed, players, {}));
  const moves: (readonly [number, Move])[] = [];
  while (playground.seat() !== -1) {
    const index = chance.below(playground.count());
    moves.push([playground.seat(), playground.move(index)]);
    playground.play(index);
  }
  return { seed, moves };
}

/** Copies of these states, each in turn. */
export class Copies implements Workload {
  /** Read by nobody; kept so that no copy is left out as useless. */
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
