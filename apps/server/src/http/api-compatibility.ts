import type { OpenApiDocument, Operation } from "./openapi.ts";
import { refName, type JsonSchema } from "./openapi-schemas.ts";

/** Requests must still be accepted; responses must still have what clients read. */
type Direction = "request" | "response";

/** The differences between two versions of the API that break clients of the first one. */
export function breakingChanges(
  before: OpenApiDocument,
  after: OpenApiDocument,
): readonly string[] {
  const comparison = new Comparison(before, after);
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const next = after.paths[path]?.[method];
      if (next === undefined) comparison.changes.push(`${name}: removed`);
      else comparison.operation(name, operation, next);
    }
  }
  const remaining = problemCodes(after);
  for (const code of problemCodes(before)) {
    if (!remaining.includes(code)) comparison.changes.push(`problem ${String(code)}: removed`);
  }
  return comparison.changes;
}

const problemCodes = ({ components }: OpenApiDocument): readonly unknown[] =>
  components.schemas["Problem"]?.properties?.["code"]?.enum ?? [];

class Comparison {
  readonly changes: string[] = [];
  readonly #before: OpenApiDocument;
  readonly #after: OpenApiDocument;
  /** The named schemas that have been compared: schemas may refer to themselves. */
  readonly #compared = new Set<string>();

  constructor(before: OpenApiDocument, after: OpenApiDocument) {
    this.#before = before;
    this.#after = after;
  }

  operation(name: string, before: Operation, after: Operation): void {
    for (const parameter of before.parameters ?? []) {
      const next = after.parameters?.find((each) => each.name === parameter.name);
      if (next === undefined) this.changes.push(`${name}: parameter ${parameter.name} removed`);
      else this.#schema(`${name} ?${parameter.name}`, "request", parameter.schema, next.schema);
    }
    for (const { name: added, required } of after.parameters ?? []) {
      const previous = before.parameters?.find((each) => each.name === added);
      if (required && previous?.required !== true)
        this.changes.push(`${name}: parameter ${added} is now required`);
    }
    const body = (operation: Operation): JsonSchema =>
      operation.requestBody?.content["application/json"]?.schema ?? { type: "object" };
    this.#schema(`${name} body`, "request", body(before), body(after));
    for (const [type, media] of Object.entries(before.responses[200]?.content ?? {})) {
      const next = after.responses[200]?.content?.[type];
      if (next === undefined) this.changes.push(`${name}: response ${type} removed`);
      else this.#schema(`${name} response`, "response", media.schema, next.schema);
      this.#schema(`${name} line`, "response", media["x-line"] ?? {}, next?.["x-line"] ?? {});
    }
    const { "x-socket": socket } = before;
    const { "x-socket": nextSocket } = after;
    if (socket === undefined || nextSocket === undefined) return;
    this.#schema(`${name} hello`, "request", socket.firstMessage, nextSocket.firstMessage);
    this.#schema(`${name} sent`, "request", socket.clientMessage, nextSocket.clientMessage);
    this.#schema(`${name} received`, "response", socket.serverMessage, nextSocket.serverMessage);
  }

  #schema(where: string, direction: Direction, old: JsonSchema, next: JsonSchema): void {
    const pair = `${direction} ${refName(old)} ${refName(next)}`;
    if (old.$ref !== undefined && this.#compared.has(pair)) return;
    this.#compared.add(pair);
    const before = resolved(this.#before, old);
    const after = resolved(this.#after, next);
    const place = refName(old) === undefined ? where : `${where} ${refName(old)}`;
    const variants = before.oneOf ?? before.anyOf;
    const nextVariants = after.oneOf ?? after.anyOf;
    if (variants !== undefined && nextVariants !== undefined) {
      return this.#variants(place, direction, variants, nextVariants);
    }
    if (before.type !== after.type || before.const !== after.const)
      this.changes.push(`${place}: ${describe(before)} is now ${describe(after)}`);
    const values = direction === "request" ? (before.enum ?? []) : [];
    for (const value of values) {
      if (after.enum?.includes(value) === false)
        this.changes.push(`${place}: value ${JSON.stringify(value)} removed`);
    }
    this.#properties(place, direction, before, after);
    if (typeof before.items === "object" && typeof after.items === "object")
      this.#schema(`${place}[]`, direction, before.items, after.items);
  }

  #properties(where: string, direction: Direction, before: JsonSchema, after: JsonSchema): void {
    for (const [name, property] of Object.entries(before.properties ?? {})) {
      const next = after.properties?.[name];
      if (next === undefined) this.changes.push(`${where}.${name}: removed`);
      else this.#schema(`${where}.${name}`, direction, property, next);
    }
    const [from, to] = direction === "request" ? [before, after] : [after, before];
    for (const name of to.required ?? []) {
      if (from.required?.includes(name) === true || after.properties?.[name] === undefined)
        continue;
      const change = direction === "request" ? "is now required" : "is now optional";
      this.changes.push(`${where}.${name}: ${change}`);
    }
  }

  /** Compares the variants of a union that are of the same kind. */
  #variants(
    where: string,
    direction: Direction,
    before: readonly JsonSchema[],
    after: readonly JsonSchema[],
  ): void {
    const nextByKind = new Map(after.map((variant) => [kindOf(variant), variant]));
    for (const variant of before) {
      const kind = kindOf(variant);
      const next = nextByKind.get(kind);
      if (next === undefined) this.changes.push(`${where}: variant ${kind} removed`);
      else this.#schema(`${where}<${kind}>`, direction, variant, next);
    }
  }
}

const resolved = ({ components }: OpenApiDocument, schema: JsonSchema): JsonSchema =>
  components.schemas[refName(schema) ?? ""] ?? schema;

/** Identifies a variant of a union: its name, its constants and required fields, or its type. */
function kindOf(schema: JsonSchema): string {
  const { properties = {}, required = [], oneOf, type = "", const: constant } = schema;
  if (oneOf !== undefined) return oneOf.map(kindOf).join(" or ");
  const fields = required.map((name) => {
    const value = properties[name]?.const;
    return value === undefined ? name : `${name} ${JSON.stringify(value)}`;
  });
  return refName(schema) ?? [type, JSON.stringify(constant), ...fields].filter(Boolean).join(" ");
}

const describe = ({ type = "any type", const: constant }: JsonSchema): string =>
  constant === undefined ? type : JSON.stringify(constant);
