import type { Game, GameTypes } from "@sofala/engine";
import { assert } from "vitest";
import {
  initialStateOf,
  forEachRandomGame,
  statesOf,
  assertSameText,
  seatsOf,
  snapshotText,
  jsonText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** Limits on the number of topics and the length of words. */
const MAX_TOPICS = 6;
const FACT_CODE = /^[a-z0-9][a-z0-9-]{0,29}$/u;

/** The contract about `facts`, which statistics use. */
export const factClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "facts are a few codes, the same topics for every seat, and asking changes nothing",
    check() {
      if (game.facts === undefined) return;
      forEachRandomGame(game, settings, (gameSetup) => {
        const topics = jsonText(Object.keys(factsOf(game, initialStateOf(game, gameSetup), 0)));
        for (const state of statesOf(game, gameSetup)) {
          const before = snapshotText(game, state);
          for (const seat of seatsOf(gameSetup.players)) {
            const facts = factsOf(game, state, seat);
            assertSameText(jsonText(Object.keys(facts)), topics, "topics");
            assert.isAtMost(Object.keys(facts).length, MAX_TOPICS);
            for (const code of Object.entries(facts).flat()) assert.match(code, FACT_CODE);
            assertSameText(
              jsonText(factsOf(game, state, seat)),
              jsonText(facts),
              "the same facts twice",
            );
          }
          assertSameText(snapshotText(game, state), before, "the state");
        }
      });
    },
  },
];

const factsOf = <T extends GameTypes>(game: Game<T>, state: T["state"], seat: number) =>
  game.facts?.(state, seat) ?? {};
