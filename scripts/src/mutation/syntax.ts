import { parseSync } from "oxc-parser";

/** A node of the syntax tree (ESTree); its other fields depend on its type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Fields that do not affect what the code does: types, formatting, positions. */
const IGNORED = new Set([
  "start",
  "end",
  "raw",
  "typeAnnotation",
  "returnType",
  "typeParameters",
  "typeArguments",
  "superTypeArguments",
  "implements",
  "decorators",
  "accessibility",
  "readonly",
  "override",
  "definite",
  "shorthand",
  "directive",
]);

/** Wrappers that only the type checker sees. */
const TYPE_WRAPPERS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The statements of a file, or undefined if it is not valid TypeScript. */
export function parse(text: string, path = "file.ts"): readonly Node[] | undefined {
  const { errors, program } = parseSync(path, text, { preserveParens: false });
  if (errors.length > 0) return undefined;
  return program.body as unknown as readonly Node[];
}

/** The relevant fields of a node: pairs of name and value. */
export const fieldsOf = (node: Node): readonly (readonly [string, unknown])[] =>
  Object.entries(node).filter(([field]) => !IGNORED.has(field) && field !== "type");

/** The node inside `x as T`, `x satisfies T` and `x!`. */
export function withoutTypes(node: Node): Node {
  const { type, expression } = node;
  return TYPE_WRAPPERS.has(type) && isNode(expression) ? withoutTypes(expression) : node;
}

/** Calls `visit` for a node and all nodes in it, with their ancestors, the nearest last. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
): void {
  visit(node, ancestors);
  const inside = [...ancestors, node];
  for (const [, value] of fieldsOf(node)) {
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (isNode(child)) walk(child, visit, inside);
    }
  }
}

/** The name that a declaration, a method or a property gives to its content. */
export function nameOf({ type, id, key }: Node): string | undefined {
  switch (type) {
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ClassDeclaration":
    case "VariableDeclarator":
      return isNode(id) ? textOf(id) : undefined;
    case "MethodDefinition":
    case "PropertyDefinition":
    case "Property":
      return isNode(key) ? textOf(key) : undefined;
    default:
      return undefined;
  }
}

const textOf = ({ name, value }: Node): string | undefined =>
  typeof name === "string"
    ? name
    : typeof value === "string" || typeof value === "number"
      ? `${value}`
      : undefined;
