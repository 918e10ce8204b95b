import type { Game, GameTypes } from "@sofala/engine";
import { describe, test } from "vitest";
import { randomMoveClauses } from "./random-moves.ts";
import { clockClauses } from "./clock.ts";
import type { Clause, ContractSettings } from "./clause.ts";
import { schemaClauses } from "./schemas.ts";
import { factClauses } from "./facts.ts";
import { observerClauses } from "./observers.ts";
import { playClauses } from "./play.ts";
import { storageClauses } from "./storage.ts";
import { timelineClauses } from "./timeline.ts";

/** A clause plays whole games, many of them at night, on a machine that may be busy. */
const TIMEOUT_MS = 600_000;

/** All promises of the contract, as checks over random games. */
export const contractClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  ...playClauses(game, settings),
  ...randomMoveClauses(game, settings),
  ...clockClauses(game, settings),
  ...storageClauses(game, settings),
  ...timelineClauses(game, settings),
  ...schemaClauses(game, settings),
  ...factClauses(game, settings),
  ...observerClauses(game, settings),
];

/** The tests that every game has to pass: deterministic, JSON-safe, never stuck, no secret in a view. */
export function describeGameContract<T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): void {
  describe(`the contract of ${game.id}`, () => {
    for (const { name, check } of contractClauses(game, settings)) test(name, check, TIMEOUT_MS);
  });
}
