import * as z from "zod";
import type { JsonSchema } from "../../src/http/openapi-schemas.ts";
import type { OpenApiDocument } from "../../src/http/openapi.ts";

/** A parser for a schema of the OpenAPI document. */
export function readerFor(
  { components: { schemas } }: OpenApiDocument,
  schema: JsonSchema,
): z.ZodType {
  return z.fromJSONSchema(inside({ ...schema, $defs: schemas }) as z.core.JSONSchema.BaseSchema);
}

/** The part of an object that a JSON pointer refers to. */
export function resolvePointer(document: object, ref: string): unknown {
  const names = ref.replace(/^#\//u, "").split("/");
  return names.reduce<unknown>(
    (part, name) => (part as { readonly [name: string]: unknown } | undefined)?.[name],
    document,
  );
}

/** A value and all values inside it, outermost first. */
export function* within(value: unknown): Iterable<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const member of Object.values(value)) yield* within(member);
}

/** Rewrites references into the document as references into the schema. */
function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === "$ref" && typeof member === "string"
        ? [key, member.replace("#/components/schemas/", "#/$defs/")]
        : [key, inside(member)],
    ),
  );
}
