import type * as z from "zod/mini";
import type { InspectedSchema } from "../src/tolerant-reader.ts";

interface Fields {
  readonly [name: string]: unknown;
}

/** How a newer server may differ. */
interface NewerServer {
  /** Fields added to all strict objects. */
  readonly extraFields?: Fields;
  /** A value sent in place of every enum and string literal. */
  readonly unknownValue?: string;
}

/** The schemas that responses are made of. */
type SampledSchema =
  | InspectedSchema
  | z.core.$ZodTuple
  | z.core.$ZodString
  | z.core.$ZodNumber
  | z.core.$ZodBoolean
  | z.core.$ZodRecord;

/** Values that a schema accepts, with every field and every union variant; or what a newer server might send. */
export function samplesOf(schema: z.core.$ZodType, newer: NewerServer = {}): readonly unknown[] {
  const { extraFields = {}, unknownValue } = newer;
  const { def } = (schema as SampledSchema)._zod;
  switch (def.type) {
    case "object":
      return objectsOf(def, newer).map((each) =>
        isClosed(def) ? { ...each, ...extraFields } : each,
      );
    case "array":
      return [samplesOf(def.element, newer)];
    case "tuple":
      return [def.items.map((item) => samplesOf(item, newer)[0])];
    case "union":
      return def.options.flatMap((option) => samplesOf(option, newer));
    case "optional":
    case "nullable":
    case "default":
      return samplesOf(def.innerType, newer);
    case "enum":
      return unknownValue === undefined ? Object.values(def.entries) : [unknownValue];
    case "literal":
      return def.values.map((value) =>
        typeof value === "string" ? (unknownValue ?? value) : value,
      );
    case "string":
      return ["text"];
    case "number":
      return [7];
    case "boolean":
      return [true];
    case "record":
    case "unknown":
      return [{ anything: 1 }];
  }
}

const isClosed = ({ catchall }: z.core.$ZodObjectDef): boolean =>
  catchall?._zod.def.type === "never";

/** Sample objects that together contain every sample of every field. */
function objectsOf({ shape }: z.core.$ZodObjectDef, newer: NewerServer): readonly Fields[] {
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, samplesOf(field, newer)] as const,
  );
  const count = Math.max(1, ...fields.map(([, samples]) => samples.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map(([name, samples]) => [name, samples[index % samples.length]])),
  );
}
