import type * as z from "zod/mini";
import { fail, isObject, ok, parseWith, type Result, type Schema } from "@sofala/engine";
import { FALLBACKS } from "./shared-schemas.ts";

/**
 * Parses a response of a server that may be newer than this client. Unknown fields are ignored, and unknown values are
 * replaced by their fallback. An unknown value without a fallback drops the optional field or list item that has it. The
 * error is "unknown" if nothing is left, such as for a message of an unknown kind, and "malformed" otherwise.
 */
export function readTolerantly<T>(
  schema: Schema<T>,
  response: unknown,
): Result<T, "unknown" | "malformed"> {
  const known = withoutUnknown(schema, response);
  if (known === UNKNOWN) return fail("unknown");
  const parsed = parseWith(schema, known);
  return parsed.ok ? ok(parsed.value) : fail("malformed");
}

/** Marks a value that this client does not know. */
const UNKNOWN = Symbol("unknown");

function withoutUnknown(schema: z.core.$ZodType, value: unknown): unknown {
  const known = knownPart(schema, value);
  return known === UNKNOWN && FALLBACKS.has(schema) ? FALLBACKS.get(schema) : known;
}

/** Schemas that may contain unknown values, and `unknown` for all others. */
export type InspectedSchema =
  | z.core.$ZodObject
  | z.core.$ZodArray
  | z.core.$ZodUnion
  | z.core.$ZodOptional
  | z.core.$ZodNullable
  | z.core.$ZodDefault
  | z.core.$ZodEnum
  | z.core.$ZodLiteral
  | z.core.$ZodUnknown;

function knownPart(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = (schema as InspectedSchema)._zod;
  switch (def.type) {
    case "object":
      // Open objects belong to a game and are not inspected.
      return isObject(value) && def.catchall?._zod.def.type === "never"
        ? knownFields(def.shape, value)
        : value;
    case "array":
      return Array.isArray(value)
        ? value.map((each) => withoutUnknown(def.element, each)).filter((each) => each !== UNKNOWN)
        : value;
    case "union":
      return "discriminator" in def
        ? knownVariant(def as z.core.$ZodDiscriminatedUnionDef, value)
        : value;
    case "optional":
    case "nullable":
    case "default":
      return value === undefined || value === null ? value : withoutUnknown(def.innerType, value);
    case "enum":
    case "literal":
      // Only strings can be values that a newer server added.
      return typeof value === "string" && schema._zod.values?.has(value) === false
        ? UNKNOWN
        : value;
    case "unknown":
    default:
      return value;
  }
}

function knownFields(
  shape: z.core.$ZodShape,
  value: { readonly [name: string]: unknown },
): unknown {
  const fields: [name: string, value: unknown][] = [];
  for (const [name, schema] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) continue;
    const field = withoutUnknown(schema, value[name]);
    if (field !== UNKNOWN) fields.push([name, field]);
    else if (schema._zod.optin !== "optional") return UNKNOWN;
  }
  return Object.fromEntries(fields);
}

function knownVariant(def: z.core.$ZodDiscriminatedUnionDef, value: unknown): unknown {
  if (!isObject(value)) return value;
  const { discriminator, options } = def;
  const kind = value[discriminator];
  if (typeof kind !== "string") return value;
  const variant = options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind));
  return variant === undefined ? UNKNOWN : withoutUnknown(variant, value);
}
