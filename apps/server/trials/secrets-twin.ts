import { ok, type Actor, type Game, type GameTypes, type Observer } from "@sofala/engine";
import type { AnyGame, AnyMove } from "../src/timeline/timeline.ts";

/** One move of a game, with what it led to. */
interface Played {
  readonly before: unknown;
  readonly actor: Actor;
  readonly move: AnyMove;
  readonly after: unknown;
  readonly events: readonly GameTypes["event"][];
}

/** What tests of a game know about its secrets. */
export interface Exchange {
  /** Another world that the observer cannot tell from this one. */
  other(state: unknown, observer: Observer, name: string): unknown;
  /** Does something come to light for this observer? */
  isTold(played: Played, observer: Observer): boolean;
  /** A move of somebody else as it is said in the other world, and back. */
  there(move: AnyMove): AnyMove;
  here(move: AnyMove): AnyMove;
}

/** The game as it is, dealt as we wish. */
export const dealt = (game: AnyGame, seed: string): AnyGame => ({
  ...game,
  setup: (_seed, players, options) => game.setup(seed, players, options),
});

/** Two worlds that one observer cannot tell apart, played side by side. */
interface Twins {
  readonly as: unknown;
  /** What everybody at the table is shown. */
  readonly other: unknown;
  /** So often it was exchanged. */
  readonly count: number;
}

/**
 * The same game in a world where everything is different that the observer cannot know. When
 * something comes to light it is what it would have been, and all else is exchanged anew.
 */
export function twin(game: AnyGame, seed: string, observer: Observer, exchange: Exchange): AnyGame {
  const apart = (as: unknown, count: number): Twins => ({
    as,
    count,
    other: exchange.other(as, observer, `${seed} ${observer} ${count}`),
  });
  const shown = (state: unknown): unknown => (state as Twins).other;
  const { orders, chat, simulation } = game;
  const twins: Game<GameTypes> = {
    ...game,
    setup: (_seed, players, options) => apart(game.setup(seed, players, options), 0),
    toAct: (state) => game.toAct(shown(state)),
    timer: (state) => game.timer(shown(state)),
    legalMoves: (state, seat) => game.legalMoves(shown(state), seat),
    result: (state) => game.result(shown(state)),
    view: (state, who) => game.view(shown(state), who),
    moveFor: (state, ...rest) => game.moveFor(shown(state), ...rest),
    applyMove(state, actor, move) {
      const { as, other, count } = state as Twins;
      const isOthers = actor !== observer && actor !== "clock";
      const meant = isOthers ? exchange.here(move) : move;
      const here = game.applyMove(as, actor, meant);
      const there = game.applyMove(other, actor, move);
      // What the observer tries must end alike; others may try what only they know to be wrong.
      if (!here.ok) return actor === observer ? there : here;
      const { state: after, events, reveals } = here.value;
      const isTold = exchange.isTold({ before: as, actor, move: meant, after, events }, observer);
      if (isTold || (!there.ok && actor !== observer)) {
        return ok({ state: apart(after, count + 1), events, reveals });
      }
      if (!there.ok) return there;
      return ok({ ...there.value, state: { as: after, other: there.value.state, count } });
    },
    simulation: { ...simulation, round: (state) => simulation.round(shown(state)) },
    facts: (state, seat) => game.facts?.(shown(state), seat) ?? {},
    notificationKeys: (state, seat) => game.notificationKeys?.(shown(state), seat) ?? [],
    ...(orders === undefined
      ? {}
      : {
          orders: { ...orders, resolve: (state, ...rest) => orders.resolve(shown(state), ...rest) },
        }),
    ...(chat === undefined ? {} : { chat: { ...chat, mode: (state) => chat.mode(shown(state)) } }),
  };
  return twins;
}
