import * as z from "zod";
import type { JsonSchema } from "../../src/http/openapi-schemas.ts";
import type { OpenApiDocument } from "../../src/http/openapi.ts";

/** What a schema of the document lets through, judged by nothing but the document. */
export function readerFor(
  { components: { schemas } }: OpenApiDocument,
  schema: JsonSchema,
): z.ZodType {
  return z.fromJSONSchema(inside({ ...schema, $defs: schemas }) as z.core.JSONSchema.BaseSchema);
}

/** The part of an object that a reference leads to. */
export function led(document: object, ref: string): unknown {
  const names = ref.replace(/^#\//u, "").split("/");
  return names.reduce<unknown>(
    (part, name) => (part as { readonly [name: string]: unknown } | undefined)?.[name],
    document,
  );
}

/** Everything that lies within, the whole first. */
export function* within(value: unknown): Iterable<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const member of Object.values(value)) yield* within(member);
}

/** References into the document become references into the schema. */
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
