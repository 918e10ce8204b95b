import { ok, type Actor, type Game, type GameTypes, type Observer } from "@sofala/engine";

/** One move of a game and its result. */
interface Played {
  readonly before: unknown;
  readonly actor: Actor;
  readonly move: GameTypes["move"];
  readonly after: unknown;
  readonly events: readonly GameTypes["event"][];
}

/** How tests can swap the secrets of a game. */
export interface Exchange {
  /** Another state that the observer cannot distinguish. */
  other(state: unknown, observer: Observer, name: string): unknown;
  /** True if something is revealed to this observer. */
  isTold(played: Played, observer: Observer): boolean;
  /** Translates another player's move into the other state, and back. */
  there(move: GameTypes["move"]): GameTypes["move"];
  here(move: GameTypes["move"]): GameTypes["move"];
}

/** The game with a fixed seed. */
export const dealt = (game: Game, seed: string): Game => ({
  ...game,
  setup: (_seed, players, options) => game.setup(seed, players, options),
});

/** Two states that one observer cannot distinguish, played in parallel. */
interface Twins {
  readonly as: unknown;
  /** The views of all observers. */
  readonly other: unknown;
  /** How often secrets were swapped. */
  readonly count: number;
}

/**
 * The same game with other values for everything that the observer cannot know. What is revealed
 * keeps its real value, and the remaining secrets are swapped again.
 */
export function twin(game: Game, seed: string, observer: Observer, exchange: Exchange): Game {
  const makeTwins = (as: unknown, count: number): Twins => ({
    as,
    count,
    other: exchange.other(as, observer, `${seed} ${observer} ${count}`),
  });
  const shown = (state: unknown): unknown => (state as Twins).other;
  const { orders, chat } = game;
  const twins: Game = {
    ...game,
    setup: (_seed, players, options) => makeTwins(game.setup(seed, players, options), 0),
    toAct: (state) => game.toAct(shown(state)),
    timer: (state) => game.timer(shown(state)),
    legalMoves: (state, seat) => game.legalMoves(shown(state), seat),
    result: (state) => game.result(shown(state)),
    view: (state, viewer) => game.view(shown(state), viewer),
    moveFor: (state, ...rest) => game.moveFor(shown(state), ...rest),
    applyMove(state, actor, move) {
      const { as, other, count } = state as Twins;
      const isOthers = actor !== observer && actor !== "clock";
      const meant = isOthers ? exchange.here(move) : move;
      const here = game.applyMove(as, actor, meant);
      const there = game.applyMove(other, actor, move);
      // Commands of the observer must have the same result; others may send moves that only they know to be illegal.
      if (!here.ok) return actor === observer ? there : here;
      const { state: after, events, reveals } = here.value;
      const isTold = exchange.isTold({ before: as, actor, move: meant, after, events }, observer);
      if (isTold || (!there.ok && actor !== observer)) {
        return ok({ state: makeTwins(after, count + 1), events, reveals });
      }
      if (!there.ok) return there;
      return ok({ ...there.value, state: { as: after, other: there.value.state, count } });
    },
    round: (state) => game.round(shown(state)),
    facts: (state, seat) => game.facts?.(shown(state), seat) ?? {},
    notificationKeys: (state, seat) => game.notificationKeys?.(shown(state), seat) ?? [],
    ...(orders === undefined
      ? {}
      : {
          orders: { ...orders, resolve: (state, ...rest) => orders.resolve(shown(state), ...rest) },
        }),
    ...(chat === undefined ? {} : { chat: { ...chat, mode: (state) => chat.mode(shown(state)) } }),
  };
  // Stored moves are played by `applyMove`, too.
  delete twins.replayer;
  return twins;
}
