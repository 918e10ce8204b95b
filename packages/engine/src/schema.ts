import type * as z from "zod/mini";
import { fault, type Fault, type Path } from "./json.ts";
import { fail, ok, type Result } from "./result.ts";

/** The schema of untyped input. */
export type Schema<T> = z.ZodMiniType<T>;

/** The parsed value, or a fault with its path and a short message. */
export function parseWith<T>(schema: Schema<T>, input: unknown): Result<T, Fault> {
  const unsafe = unsafeFieldPath(input, []);
  if (unsafe !== undefined) return fail(fault("unknown field", ...unsafe));
  const outcome = schema.safeParse(input, { reportInput: true });
  if (outcome.success) return ok(outcome.data);
  const [issue] = outcome.error.issues;
  if (issue === undefined) return fail(fault("malformed"));
  const { path, reason } = deepestFault(issue);
  return fail(fault(reason, ...path));
}

/** For a union, the fault of the variant that fits best. */
function deepestFault(issue: z.core.$ZodIssue): Fault {
  const path = issue.path as (string | number)[];
  const within =
    issue.code === "invalid_union" ? issue.errors.flatMap(([first]) => first ?? []) : [];
  const [best] = within.map(deepestFault).sort((a, b) => b.path.length - a.path.length);
  return best === undefined || best.path.length === 0
    ? { path, reason: reasonOf(issue) }
    : { path: [...path, ...best.path], reason: best.reason };
}

/** Far deeper than any valid document. */
const MAX_DEPTH = 32;

/** The path at which JSON is too deep or has a member `__proto__`, which schemas would ignore. */
function unsafeFieldPath(value: unknown, path: Path): Path | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length > MAX_DEPTH) return path;
  for (const [key, member] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === "__proto__") return here;
    const within = unsafeFieldPath(member, here);
    if (within !== undefined) return within;
  }
  return undefined;
}

/** A short message on what was expected. */
function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "missing"
        : `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `expected ${issue.values.join(" or ")}`;
    case "unrecognized_keys":
      return `unknown field ${issue.keys.join(", ")}`;
    case "too_small":
      return `expected at least ${issue.minimum}`;
    case "too_big":
      return `expected at most ${issue.maximum}`;
    case "invalid_key":
      return `unknown name ${issue.path.at(-1)?.toString() ?? ""}`;
    case "invalid_union":
      return `unknown ${issue.path.at(-1)?.toString() ?? "kind"}`;
    case "invalid_format":
    case "custom":
      return issue.message;
    case "invalid_element":
    case "not_multiple_of":
      return "expected something else";
  }
}

const TYPE_NAMES: { readonly [type: string]: string } = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
  tuple: "a pair",
};
