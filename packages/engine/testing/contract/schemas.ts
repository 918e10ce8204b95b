import { dice, findVersion, type Game, type GameTypes, type Schema } from "@sofala/engine";
import { assert } from "vitest";
import { fromJSONSchema } from "zod";
import * as z from "zod/mini";
import { mutateJson } from "../mutate.ts";
import {
  forEachRandomGame,
  randomMovesOf,
  jsonText,
  type Clause,
  type ContractSettings,
} from "./clause.ts";

/** The contract about schemas and rules versions. */
export const schemaClauses = <T extends GameTypes>(
  game: Game<T>,
  settings: ContractSettings<T>,
): readonly Clause[] => [
  {
    name: "the schemas document everything that the parsers accept",
    check() {
      const options = schemaMatcher(game.schemas.options);
      const moves = schemaMatcher(game.schemas.move);
      forEachRandomGame(game, settings, (gameSetup) => {
        const random = dice(gameSetup.seed);
        assert(options(gameSetup.options), `documented: ${jsonText(gameSetup.options)}`);
        for (const { move } of randomMovesOf(game, gameSetup)) {
          assert(moves(move), `documented: ${jsonText(move)}`);
          const other = mutateJson(move, random, Object.values(move));
          if (game.parseMove(other).ok) assert(moves(other), `documented: ${jsonText(other)}`);
        }
      });
    },
  },
  {
    name: "the schema of moves has a variant for every kind",
    check() {
      const kinds = kindsIn(jsonSchemaOf(game.schemas.move));
      assert.sameMembers([...new Set(kinds)], [...game.scenario.kinds]);
    },
  },
  {
    name: "every version of the rules is available",
    check() {
      const versions = Array.from({ length: game.rulesVersion }, (_, n) => n + 1);
      for (const rules of versions) assert.strictEqual(findVersion(game, rules)?.id, game.id);
      assert.strictEqual(findVersion(game, game.rulesVersion + 1), undefined);
    },
  },
];

type JsonSchema = ReturnType<typeof jsonSchemaOf>;

/** The JSON Schema, as OpenAPI publishes it. */
const jsonSchemaOf = (schema: Schema<unknown>) => z.toJSONSchema(schema, { io: "input" });

/** True if a value matches the published schema. */
function schemaMatcher(schema: Schema<unknown>): (value: unknown) => boolean {
  const published = fromJSONSchema(jsonSchemaOf(schema));
  return (value) => published.safeParse(value).success;
}

/** The kinds of all variants, including nested ones. */
function kindsIn({ oneOf = [], properties = {} }: JsonSchema): readonly unknown[] {
  const { kind } = properties;
  const own = typeof kind === "object" ? (kind.enum ?? [kind.const]) : [];
  return [...own, ...oneOf.flatMap((form) => kindsIn(form as JsonSchema))];
}
