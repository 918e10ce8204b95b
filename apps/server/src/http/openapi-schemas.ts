import * as z from "zod/mini";
import type { Schema } from "@sofala/engine";
import type { AnyGame } from "../timeline/timeline.ts";

/** A schema of JSON (draft 2020-12), as far as ours go. */
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

/** Turns schemas into JSON, and collects those that have a name. */
export class SchemaRegistry {
  readonly components: NamedSchemas = {};

  /** What is sent to the server. */
  input(schema: Schema<unknown>): JsonSchema {
    return this.#convert(schema, "input");
  }

  /** What the server sends. */
  output(schema: Schema<unknown>): JsonSchema {
    return this.#convert(schema, "output");
  }

  /** Gives a schema a name, or another meaning to one that has it. */
  define(name: string, schema: JsonSchema): JsonSchema {
    this.components[name] = schema;
    return refTo(name);
  }

  #convert(schema: Schema<unknown>, io: "input" | "output"): JsonSchema {
    const written = z.toJSONSchema(schema, {
      io,
      override: ({ jsonSchema }) => dropSafeIntegerBounds(jsonSchema),
    });
    const {
      $schema: _,
      $defs = {},
      ...own
    } = rewriteRefs(written) as JsonSchema & {
      readonly $schema?: string;
      readonly $defs?: NamedSchemas;
    };
    for (const [name, each] of Object.entries($defs)) this.components[name] ??= each;
    return own;
  }
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The name that a reference leads to. */
export const refName = ({ $ref }: JsonSchema): string | undefined => $ref?.split("/").at(-1);

/** Names what each game brings along, and lets the open places stand for all of them. */
export function addGameSchemas(book: SchemaRegistry, games: readonly AnyGame[]): void {
  const told = (game: AnyGame, what: string, schema: Schema<unknown>) =>
    book.define(gameSchemaName(game, what), {
      description: `As the game ${game.id} has it.`,
      ...book.input(schema),
    });
  const moves = games.map((game) => told(game, "Move", game.schemas.move));
  const options = games.map((game) => told(game, "Options", game.schemas.options));
  const orders = games.flatMap((game) =>
    game.orders === undefined ? [] : [told(game, "Order", game.orders.schema)],
  );
  for (const [name, anyOf] of Object.entries({ Move: moves, Options: options, Order: orders })) {
    const { description = "" } = book.components[name] ?? {};
    if (anyOf.length > 0) book.define(name, { description, anyOf });
  }
}

const gameSchemaName = ({ id }: AnyGame, what: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}${what}`;

/** Bounds that only say what a number of JSON can be are left out. */
function dropSafeIntegerBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** References within the schema become references within the document. */
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
