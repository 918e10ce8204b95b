import { seeded, type Game, type GameTypes, type Observer } from "@sofala/engine";
import { assert } from "vitest";
import type { Play } from "../play.ts";
import {
  assertPlain,
  forGames,
  momentsOf,
  observersOf,
  playsOf,
  same,
  text,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** What the contract says about what leaves the server. */
export const observerClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "what is sent is plain JSON, tells an actor its own move, and never the seed",
    check() {
      forGames(game, settings, (beginning) => {
        for (const play of playsOf(game, beginning)) {
          const { seat, move } = play;
          for (const [sent, observer] of byWhatTheySee(beginning.players, (each) =>
            text(sentAfter(game, play, each)),
          )) {
            assertPlain(sentAfter(game, play, observer), "what is sent");
            assert(!sent.includes(beginning.seed), "the seed is a secret");
          }
          same(text(game.moveFor(move, seat, seat)), text(move), "the actor's own move");
        }
      });
    },
  },
  {
    name: "a state sampled from a view looks the same",
    check() {
      forGames(game, settings, (beginning) => {
        for (const state of momentsOf(game, beginning)) {
          for (const [seen, observer] of byWhatTheySee(beginning.players, (each) =>
            text(game.view(state, each)),
          )) {
            const sampled = game.sample(JSON.parse(seen) as T["view"], seeded(seen));
            same(text(game.view(sampled, observer)), seen, `what ${observer} sees`);
          }
        }
      });
    },
  },
  ...(settings.permuteSecrets === undefined ? [] : [secretsClause(game, settings)]),
];

const secretsClause = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): Clause => ({
  name: "what an observer cannot know changes nothing that is sent to it",
  check() {
    const { permuteSecrets = (state) => state, permuteMove = (move) => move } = settings;
    forGames(game, settings, (beginning) => {
      for (const play of playsOf(game, beginning)) {
        const { before, seat, move } = play;
        for (const observer of observersOf(beginning.players)) {
          const rng = seeded(text([beginning.seed, observer]));
          const other = permuteSecrets(before, observer, rng);
          same(text(game.view(other, observer)), text(game.view(before, observer)), "view");
          const otherMove = permuteMove(move, seat, observer, rng);
          const sentMove = text(game.moveFor(otherMove, seat, observer));
          same(sentMove, text(game.moveFor(move, seat, observer)), "move");
          const step = game.applyMove(other, seat, otherMove);
          const real = game.applyMove(before, seat, move);
          // What comes to light may differ from there on.
          if (!step.ok || !real.ok || step.value.reveals || real.value.reveals) continue;
          const { state: after, events } = step.value;
          const sent = sentAfter(game, { ...play, move: otherMove, after, events }, observer);
          same(text(sent), text(sentAfter(game, play, observer)), `what ${observer} is sent`);
        }
      }
    });
  },
});

/** One observer for everything that is seen: where all lies open, they all see the same. */
const byWhatTheySee = (
  players: number,
  seenBy: (observer: Observer) => string,
): ReadonlyMap<string, Observer> =>
  new Map(observersOf(players).map((observer) => [seenBy(observer), observer]));

/** Everything that an observer is sent after a move. */
const sentAfter = <T extends GameTypes>(
  game: Game<T>,
  { seat, move, after, events }: Play<T>,
  observer: Observer,
): readonly unknown[] => [
  game.moveFor(move, seat, observer),
  game.eventsFor(events, observer),
  game.view(after, observer),
];
