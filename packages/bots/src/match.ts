import {
  dice,
  type Actor,
  type Dice,
  type Game,
  type GameTypes,
  type Ranking,
  type Seat,
} from "@sofala/engine";
import { decide, type Bot, type BotPlayer, type Budget } from "./bot.ts";

/** The bots by seat, and how the game is set up. */
export interface Match<T extends GameTypes> {
  readonly seed: string;
  readonly options: T["options"];
  /** By seat. */
  readonly bots: readonly Bot<T>[];
  readonly budget?: Budget;
  /** Called for every move, with the milliseconds of thinking and the state before it. */
  readonly onMove?: (actor: Actor, move: T["move"], thought: number, before: T["state"]) => void;
}

export interface MatchResult<T extends GameTypes> {
  readonly state: T["state"];
  readonly ranking: Ranking;
  readonly moves: readonly (readonly [Actor, T["move"]])[];
}

/** Bots play a game to its end. A move that the rules refuse is a bug of the bot and throws. */
export function playMatch<T extends GameTypes>(game: Game<T>, match: Match<T>): MatchResult<T> {
  const players = match.bots.map((bot, seat) =>
    bot.createPlayer(seat, `${match.seed} seat ${seat}`),
  );
  try {
    return playToEnd(players, game, match);
  } finally {
    for (const player of players) player.close?.();
  }
}

function playToEnd<T extends GameTypes>(
  players: readonly BotPlayer<T>[],
  game: Game<T>,
  { seed, options, budget, onMove }: Match<T>,
): MatchResult<T> {
  const chance = dice(`${seed} order of thinking`);
  const moves: (readonly [Actor, T["move"]])[] = [];
  let state = game.setup(seed, players.length, options);
  /** Seats that have chosen to wait since the last move. */
  let waiting: Seat[] = [];
  for (let ranking = game.result(state); ; ranking = game.result(state)) {
    if (ranking !== undefined) return { state, ranking, moves };
    const seat = pickRandom(
      game.toAct(state).filter((each) => !waiting.includes(each)),
      chance,
    );
    let actor: Actor = "clock";
    let move: T["move"] | undefined = clockMove(game, state);
    let thought = 0;
    if (seat !== undefined) {
      const player = players[seat];
      if (player === undefined) throw new Error(`nobody sits at ${seat}`);
      const began = performance.now();
      ({ move } = decide(player, game.view(state, seat), budget));
      thought = performance.now() - began;
      actor = seat;
    }
    if (move === undefined) {
      if (seat === undefined) throw new Error("everybody waits, and no clock is running");
      waiting.push(seat);
      continue;
    }
    const step = game.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${actor} plays ${JSON.stringify(move)}: ${step.error.code}`);
    onMove?.(actor, move, thought, state);
    moves.push([actor, move]);
    ({ state } = step.value);
    for (const [each, player] of players.entries())
      player.observe(game.eventsFor(step.value.events, each));
    waiting = [];
  }
}

const pickRandom = <Item>(items: readonly Item[], chance: Dice): Item | undefined =>
  items.length === 0 ? undefined : items[chance.below(items.length)];

/** The move of the clock, for when everybody waits for the others. */
export function clockMove<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
): T["move"] | undefined {
  const timer = game.timer(state);
  if (timer === undefined) return undefined;
  const move = game.parseMove({ kind: "time-up", part: timer.part });
  return move.ok ? move.value : undefined;
}
