import type { CompiledQuery, Kysely } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** By database and shape. */
const compiledQueries = new WeakMap<Kysely<DatabaseSchema>, Map<string, CompiledQuery>>();

/**
 * A statement that was compiled before for one of its shape, with these values in it. Whoever gives two statements
 * one shape promises that they differ in their values alone.
 */
export function preparedQuery(
  query: Kysely<DatabaseSchema>,
  shape: string,
  values: readonly unknown[],
  statement: () => { compile(): CompiledQuery },
): CompiledQuery {
  const shapes = compiledQueries.get(query) ?? new Map<string, CompiledQuery>();
  compiledQueries.set(query, shapes);
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
