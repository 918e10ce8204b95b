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

type Named = { [name: string]: JsonSchema };

/** Turns schemas into JSON, and collects those that have a name. */
export class SchemaBook {
  readonly components: Named = {};

  /** What is sent to the server. */
  sent(schema: Schema<unknown>): JsonSchema {
    return this.#write(schema, "input");
  }

  /** What the server sends. */
  told(schema: Schema<unknown>): JsonSchema {
    return this.#write(schema, "output");
  }

  /** Gives a schema a name, or another meaning to one that has it. */
  name(name: string, schema: JsonSchema): JsonSchema {
    this.components[name] = schema;
    return refTo(name);
  }

  #write(schema: Schema<unknown>, io: "input" | "output"): JsonSchema {
    const written = z.toJSONSchema(schema, {
      io,
      override: ({ jsonSchema }) => unbound(jsonSchema),
    });
    const {
      $schema: _,
      $defs = {},
      ...own
    } = relinked(written) as JsonSchema & {
      readonly $schema?: string;
      readonly $defs?: Named;
    };
    for (const [name, each] of Object.entries($defs)) this.components[name] ??= each;
    return own;
  }
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The name that a reference leads to. */
export const nameIn = ({ $ref }: JsonSchema): string | undefined => $ref?.split("/").at(-1);

/** Names what each game brings along, and lets the open places stand for all of them. */
export function addGames(book: SchemaBook, games: readonly AnyGame[]): void {
  const told = (game: AnyGame, what: string, schema: Schema<unknown>) =>
    book.name(titled(game, what), {
      description: `As the game ${game.id} has it.`,
      ...book.sent(schema),
    });
  const moves = games.map((game) => told(game, "Move", game.schemas.move));
  const options = games.map((game) => told(game, "Options", game.schemas.options));
  const orders = games.flatMap((game) =>
    game.orders === undefined ? [] : [told(game, "Order", game.orders.schema)],
  );
  for (const [name, anyOf] of Object.entries({ Move: moves, Options: options, Order: orders })) {
    const { description = "" } = book.components[name] ?? {};
    if (anyOf.length > 0) book.name(name, { description, anyOf });
  }
}

const titled = ({ id }: AnyGame, what: string): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}${what}`;

/** Bounds that only say what a number of JSON can be are left out. */
function unbound(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** References within the schema become references within the document. */
function relinked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relinked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === "$ref" && typeof member === "string"
        ? [key, member.replace("#/$defs/", "#/components/schemas/")]
        : [key, relinked(member)],
    ),
  );
}
