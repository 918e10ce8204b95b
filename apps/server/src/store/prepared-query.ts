import type { CompiledQuery, Kysely } from "kysely";
import type { DatabaseSchema } from "./schema.ts";

/** Compiled statements by database and shape. */
const compiledQueries = new WeakMap<Kysely<DatabaseSchema>, Map<string, CompiledQuery>>();

/**
 * A compiled statement with these values. It is compiled once per shape, so two statements with the same shape must
 * differ in their values only.
 */
export function preparedQuery<Row>(
  query: Kysely<DatabaseSchema>,
  shape: string,
  values: readonly unknown[],
  statement: () => { compile(): CompiledQuery<Row> },
): CompiledQuery<Row> {
  const shapes = compiledQueries.get(query) ?? new Map<string, CompiledQuery>();
  compiledQueries.set(query, shapes);
  const cached = shapes.get(shape) as CompiledQuery<Row> | undefined;
  if (cached !== undefined) return { ...cached, parameters: values };
  const compiled = statement().compile();
  const { parameters } = compiled;
  const isInOrder =
    parameters.length === values.length &&
    values.every((value, index) => value === parameters[index]);
  if (!isInOrder)
    throw new Error(`The values are not in the order of the query's parameters: ${compiled.sql}`);
  shapes.set(shape, compiled);
  return compiled;
}
