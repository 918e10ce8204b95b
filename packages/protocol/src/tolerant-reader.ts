import type * as z from "zod/mini";
import { fail, isObject, ok, parseWith, type Result, type Schema } from "@sofala/engine";
import { FALLBACKS } from "./shared-schemas.ts";

/**
 * Reads what a server sent, which may be newer than this client: unknown fields are ignored, and an unknown value is
 * replaced by its fallback. Without a fallback, the optional field or the list item that has it is left out. The error is
 * "unknown" where nothing is left, such as for a message of an unknown kind, and "malformed" for anything else.
 */
export function readTolerantly<T>(
  schema: Schema<T>,
  answer: unknown,
): Result<T, "unknown" | "malformed"> {
  const understood = withoutUnknown(schema, answer);
  if (understood === UNKNOWN) return fail("unknown");
  const found = parseWith(schema, understood);
  return found.ok ? ok(found.value) : fail("malformed");
}

/** Stands for something that this client does not know. */
const UNKNOWN = Symbol("unknown");

function withoutUnknown(schema: z.core.$ZodType, value: unknown): unknown {
  const found = knownPart(schema, value);
  return found === UNKNOWN && FALLBACKS.has(schema) ? FALLBACKS.get(schema) : found;
}

/** Schemas that may have something unknown inside, and `unknown` for all others. */
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
      // Open objects belong to a game: they are read as they are.
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
      // Only an unknown string can be a newer value.
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
  const form = options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind));
  return form === undefined ? UNKNOWN : withoutUnknown(form, value);
}
