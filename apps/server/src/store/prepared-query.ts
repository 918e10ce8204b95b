import type { CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** By database and shape. */
const known = new WeakMap<Kysely<Schema>, Map<string, CompiledQuery>>();

/**
 * A statement that was compiled before for one of its shape, with these values in it. Whoever gives two statements
 * one shape promises that they differ in their values alone.
 */
export function reused(
  query: Kysely<Schema>,
  shape: string,
  values: readonly unknown[],
  statement: () => { compile(): CompiledQuery },
): CompiledQuery {
  const shapes = known.get(query) ?? new Map<string, CompiledQuery>();
  known.set(query, shapes);
  const before = shapes.get(shape);
  if (before !== undefined) return { ...before, parameters: values };
  const compiled = statement().compile();
  const { parameters } = compiled;
  const isInOrder =
    parameters.length === values.length &&
    values.every((value, index) => value === parameters[index]);
  if (!isInOrder) throw new Error(`The values are not in their order: ${compiled.sql}`);
  shapes.set(shape, compiled);
  return compiled;
}
