import type { Game, GameTypes } from "@sofala/engine";
import { assert } from "vitest";
import {
  first,
  forGames,
  momentsOf,
  same,
  seatsOf,
  snapshotText,
  text,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** The most topics, and the longest words. */
const TOPICS = 6;
const CODE = /^[a-z0-9][a-z0-9-]{0,29}$/u;

/** What the contract says about the facts that statistics are made of. */
export const factClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "facts are a few codes, the same topics for every seat, and asking changes nothing",
    check() {
      if (game.facts === undefined) return;
      forGames(game, settings, (beginning) => {
        const topics = text(Object.keys(factsOf(game, first(game, beginning), 0)));
        for (const state of momentsOf(game, beginning)) {
          const before = snapshotText(game, state);
          for (const seat of seatsOf(beginning.players)) {
            const facts = factsOf(game, state, seat);
            same(text(Object.keys(facts)), topics, "topics");
            assert.isAtMost(Object.keys(facts).length, TOPICS);
            for (const code of Object.entries(facts).flat()) assert.match(code, CODE);
            same(text(factsOf(game, state, seat)), text(facts), "the same facts twice");
          }
          same(snapshotText(game, state), before, "the state");
        }
      });
    },
  },
];

const factsOf = <T extends GameTypes>(game: Game<T>, state: T["state"], seat: number) =>
  game.facts?.(state, seat) ?? {};
