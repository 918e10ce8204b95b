import * as z from "zod/mini";
import type { GameTypes, Schema } from "@sofala/engine";

/** The type that a schema parses to, deeply readonly. */
export type ReadonlyInfer<S extends z.core.$ZodType> = DeepReadonly<z.infer<S>>;
type DeepReadonly<T> = T extends object ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> } : T;

/** Gives a schema its name and description in the API documentation. */
export const named = <S extends z.ZodMiniType>(id: string, description: string, schema: S): S => {
  z.globalRegistry.add(schema, { id, description });
  return schema;
};

/** The values that clients use in place of unknown ones, by schema. */
export const FALLBACKS = new WeakMap<z.core.$ZodType, unknown>();

/** Sets the value that `readTolerantly` uses in place of an unknown one. */
export const withFallback = <S extends z.ZodMiniType>(schema: S, value: z.infer<S>): S => {
  FALLBACKS.set(schema, value);
  return schema;
};

export const integerBetween = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
export const seatNumber = integerBetween(0, 7);
export const MAX_ENTRY_NUMBER = 1_000_000;
/** The number of a log entry, or a count of entries. */
export const entryNumber = integerBetween(0, MAX_ENTRY_NUMBER);
export const timestamp = z.int().check(z.gte(0), z.describe("Milliseconds since 1970"));
/** A duration. */
export const milliseconds = z.int().check(z.describe("Milliseconds"));
export const actor = z.union([seatNumber, z.literal("clock")]);

/** Moves, options and the like: this package checks only that they are objects, the game checks the rest. */
export const jsonObject = z.record(z.string(), z.unknown());
export const options = named(
  "Options",
  "The options of a game. A missing option has the game's default.",
  z.record(z.string(), z.unknown()),
);
export const move: Schema<GameTypes["move"]> = named(
  "Move",
  "A move of the table's game.",
  z.looseObject({ kind: z.string() }),
);
/** A move that the game has not parsed yet. */
export const unparsedMove = move as Schema<unknown> as Schema<{ readonly [name: string]: unknown }>;
export const order: Schema<GameTypes["order"]> = named(
  "Order",
  "A decision made ahead of one's turn, in games that have orders.",
  z.looseObject({ kind: z.string() }),
);
export const unparsedOrder = order as Schema<unknown> as typeof unparsedMove;
export const seenMove: Schema<GameTypes["seenMove"]> = named(
  "SeenMove",
  "A move as you may see it. In a game without secrets this is the move itself.",
  z.looseObject({ kind: z.string() }),
);
export const seenEvent: Schema<GameTypes["seenEvent"]> = named(
  "Event",
  "Something that happened in the game, as you may see it.",
  z.looseObject({ kind: z.string() }),
);
export const view: Schema<unknown> = named(
  "View",
  "Everything that you may know of the board. Each game has its own view.",
  z.looseObject({}),
);
