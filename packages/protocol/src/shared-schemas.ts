import * as z from "zod/mini";
import type { GameTypes, Schema } from "@sofala/engine";

/** What a schema reads, as data that nobody changes. */
export type ReadonlyInfer<S extends z.core.$ZodType> = DeepReadonly<z.infer<S>>;
type DeepReadonly<T> = T extends object ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> } : T;

/** A schema that the documentation knows by name. */
export const named = <S extends z.ZodMiniType>(id: string, description: string, schema: S): S => {
  z.globalRegistry.add(schema, { id, description });
  return schema;
};

/** The values that clients use in place of unknown ones, by schema. */
export const FALLBACKS = new WeakMap<z.core.$ZodType, unknown>();

/** Sets the value that `readAnswer` uses in place of an unknown one. */
export const withFallback = <S extends z.ZodMiniType>(schema: S, value: z.infer<S>): S => {
  FALLBACKS.set(schema, value);
  return schema;
};

export const integerBetween = (least: number, most: number) =>
  z.int().check(z.gte(least), z.lte(most));
export const seatNumber = integerBetween(0, 7);
/** The number of an entry of the log. */
export const MAX_ENTRY_NUMBER = 1_000_000;
export const entryNumber = integerBetween(0, MAX_ENTRY_NUMBER);
/** A point in time. */
export const timestamp = z.int().check(z.gte(0), z.describe("Milliseconds since 1970"));
/** A span of time. */
export const milliseconds = z.int().check(z.describe("Milliseconds"));
export const actor = z.union([seatNumber, z.literal("clock")]);

/** Of what a game brings along this package knows the outlines; the game has the last word. */
export const jsonObject = z.record(z.string(), z.unknown());
export const options = named(
  "Options",
  "The options of a game; what is left out is as the game has it.",
  z.record(z.string(), z.unknown()),
);
export const move: Schema<GameTypes["move"]> = named(
  "Move",
  "A move, as the game of the table has it.",
  z.looseObject({ kind: z.string() }),
);
/** The same, before the game has read it. */
export const unparsedMove = move as Schema<unknown> as Schema<{ readonly [name: string]: unknown }>;
export const order: Schema<GameTypes["order"]> = named(
  "Order",
  "What a seat decides ahead of its turn, in games that have such orders.",
  z.looseObject({ kind: z.string() }),
);
export const unparsedOrder = order as Schema<unknown> as typeof unparsedMove;
export const seenMove: Schema<GameTypes["seenMove"]> = named(
  "SeenMove",
  "A move as far as whoever asks may know it; in a game without secrets, the move itself.",
  z.looseObject({ kind: z.string() }),
);
export const seenEvent: Schema<GameTypes["seenEvent"]> = named(
  "Event",
  "Something that happened, as far as whoever asks may know it.",
  z.looseObject({ kind: z.string() }),
);
export const view: Schema<unknown> = named(
  "View",
  "All that whoever asks may know of the board; each game has its own.",
  z.looseObject({}),
);
