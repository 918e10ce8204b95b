import * as z from "zod/mini";
import type { Schema, Game } from "@sofala/engine";

/** The parts of JSON Schema 2020-12 that our schemas use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: boolean | JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

type NamedSchemas = { [name: string]: JsonSchema };

/** Converts zod schemas to JSON Schema, and collects the named ones. */
export class SchemaRegistry {
  readonly components: NamedSchemas = {};

  /** The schema of a request. */
  input(schema: Schema<unknown>): JsonSchema {
    return this.#convert(schema, "input");
  }

  /** The schema of a response. */
  output(schema: Schema<unknown>): JsonSchema {
    return this.#convert(schema, "output");
  }

  /** Adds a named schema, or replaces it. */
  define(name: string, schema: JsonSchema): JsonSchema {
    this.components[name] = schema;
    return refTo(name);
  }

  #convert(schema: Schema<unknown>, io: "input" | "output"): JsonSchema {
    const converted = z.toJSONSchema(schema, {
      io,
      override: ({ jsonSchema }) => dropSafeIntegerBounds(jsonSchema),
    });
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = rewriteRefs(converted) as JsonSchema & {
      readonly $schema?: string;
      readonly $defs?: NamedSchemas;
    };
    for (const [name, each] of Object.entries($defs)) this.components[name] ??= each;
    return rest;
  }
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The name of the schema that a reference points to. */
export const refName = ({ $ref }: JsonSchema): string | undefined => $ref?.split("/").at(-1);

/** Adds the schemas of each game, and makes Move, Options and Order the union of them. */
export function addGameSchemas(registry: SchemaRegistry, games: readonly Game[]): void {
  const define = (game: Game, name: string, schema: Schema<unknown>) =>
    registry.define(gameSchemaName(game, name), {
      description: `In the game ${game.id}.`,
      ...registry.input(schema),
    });
  const moves = games.map((game) => define(game, "Move", game.schemas.move));
  const options = games.map((game) => define(game, "Options", game.schemas.options));
  const orders = games.flatMap((game) =>
    game.orders === undefined ? [] : [define(game, "Order", game.orders.schema)],
  );
  for (const [name, anyOf] of Object.entries({ Move: moves, Options: options, Order: orders })) {
    const { description = "" } = registry.components[name] ?? {};
    if (anyOf.length > 0) registry.define(name, { description, anyOf });
  }
}

const gameSchemaName = ({ id }: Game, name: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}${name}`;

/** Removes the bounds that zod gives to every integer. */
function dropSafeIntegerBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** Makes references within the schema point to the document's components. */
function rewriteRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteRefs);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === "$ref" && typeof member === "string"
        ? [key, member.replace("#/$defs/", "#/components/schemas/")]
        : [key, rewriteRefs(member)],
    ),
  );
}
