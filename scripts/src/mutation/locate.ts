import { fieldsOf, isNode, nameOf, parse, walk, withoutTypes, type Node } from "./syntax.ts";
import type { Mutant } from "./mutant.ts";

/** A source file and its syntax. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly statements: readonly Node[];
}

/** Replaces the text from `start` to `end` of a file by `text`. */
export interface Change {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The place of a mutant's code. */
export type Location =
  | {
      readonly found: true;
      readonly change: Change;
      /** False if names had to decide between several places of the same shape. */
      readonly isShapeUnique: boolean;
      /** False if some names differ from those of the mutant. */
      readonly hasAllNames: boolean;
    }
  | { readonly found: false; readonly why: string };

export const sourceOf = (path: string, text: string): Source => {
  const statements = parse(text, path);
  if (statements === undefined) throw new Error(`${path} is not valid TypeScript`);
  return { path, text, statements };
};

export const changed = (text: string, { start, end, text: put }: Change): string =>
  `${text.slice(0, start)}${put}${text.slice(end)}`;

/**
 * Finds a mutant's code by its shape: types of nodes, operators and literals are equal; names may
 * differ, and the place with the most equal names is taken.
 */
export function locate(mutant: Mutant, sources: readonly Source[]): Location {
  const patterns = KINDS.flatMap((kind) => patternOf(kind, mutant.find) ?? []);
  if (patterns.length === 0) return { found: false, why: "`find` is not valid TypeScript" };
  for (const pattern of patterns) {
    const all = sources.flatMap((source) => placesIn(source, pattern));
    if (all.length === 0) continue;
    const inside = all.filter(({ names }) => names.includes(mutant.within ?? ""));
    const places = inside.length > 0 ? inside : all;
    const most = Math.max(...places.map(({ score }) => score));
    const [best, ...others] = places.filter(({ score }) => score === most);
    if (best === undefined) continue;
    if (others.length > 0) {
      const where = [best, ...others].map(({ source, start }) => lineOf(source, start));
      return { found: false, why: `ambiguous: ${where.join(", ")}` };
    }
    const text = translated(pattern.kind, mutant.put, best.bindings);
    if (text === undefined) return { found: false, why: "`put` is not valid in its place" };
    return {
      found: true,
      change: { path: best.source.path, ...spanWith(best, text), text },
      isShapeUnique: all.length === 1,
      hasAllNames: best.score === pattern.names,
    };
  }
  return { found: false, why: "no code of this shape" };
}

/** `file:line` of a place. */
export const lineOf = ({ path, text }: Pick<Source, "path" | "text">, start: number): string =>
  `${path}:${text.slice(0, start).split("\n").length}`;

/** The kinds of code that a pattern may be, and the text around it that makes it a file. */
interface Kind {
  readonly before: string;
  readonly after: string;
  /** The nodes of the pattern in such a file; undefined if the pattern is of another kind. */
  readonly nodes: (statements: readonly Node[]) => readonly Node[] | undefined;
}

const BODY = "class A extends B { async *f() {";

const EXPRESSION: Kind = {
  before: `${BODY} (`,
  after: "\n); } }",
  nodes: (statements) => {
    const body = bodyOf(statements);
    const expression = nodeAt(body?.[0], "expression");
    return body?.length === 1 && expression !== undefined ? [withoutTypes(expression)] : undefined;
  },
};
const STATEMENTS: Kind = {
  before: `${BODY} `,
  after: "\n} }",
  nodes: (statements) => {
    const body = bodyOf(statements) ?? [];
    return body.length > 0 && !body.some(isLabel) ? body : undefined;
  },
};
const OBJECT_MEMBERS: Kind = {
  before: "({ ",
  after: "\n});",
  nodes: ([statement]) => {
    const members = listOf(nodeAt(statement, "expression"), "properties");
    return members.some(isKeyword) ? undefined : members;
  },
};
const CLASS_MEMBERS: Kind = {
  before: "class A extends B { ",
  after: "\n}",
  nodes: ([statement]) => {
    const members = listOf(nodeAt(statement, "body"), "body");
    return members.some(isKeyword) ? undefined : members;
  },
};
const CASES: Kind = {
  before: `${BODY} switch (x) { `,
  after: "\n} } }",
  nodes: (statements) => listOf(bodyOf(statements)?.[0], "cases"),
};
const KINDS = [EXPRESSION, STATEMENTS, OBJECT_MEMBERS, CLASS_MEMBERS, CASES];

/** `a: 1` is a member of an object rather than a label and a number. */
const isLabel = ({ type, body }: Node): boolean =>
  type === "LabeledStatement" && isNode(body) && !/^(?:For|While|DoWhile)/u.test(body.type);

/** `if (x) {}` is a statement, although a method may be called `if`. */
const isKeyword = (node: Node): boolean => /^(?:if|for|while|switch)$/u.test(nameOf(node) ?? "");

const nodeAt = (node: Node | undefined, field: string): Node | undefined => {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
};

const listOf = (node: Node | undefined, field: string): readonly Node[] => {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The statements of the only method of the only class. */
function bodyOf(statements: readonly Node[]): readonly Node[] | undefined {
  const [method, ...others] = listOf(nodeAt(statements[0], "body"), "body");
  if (statements.length !== 1 || others.length > 0) return undefined;
  return listOf(nodeAt(nodeAt(method, "value"), "body"), "body");
}

interface Pattern {
  readonly kind: Kind;
  readonly nodes: readonly Node[];
  /** The number of names in it. */
  readonly names: number;
}

function patternOf(kind: Kind, code: string): Pattern | undefined {
  const nodes = nodesOf(kind, code);
  if (nodes === undefined || nodes.length === 0) return undefined;
  const bindings = new Bindings();
  for (const node of nodes) isSame(node, node, bindings);
  return { kind, nodes, names: bindings.score };
}

function nodesOf(kind: Kind, code: string): readonly Node[] | undefined {
  const text = `${kind.before}${withoutExport(code)}${kind.after}`;
  const statements = parse(text) ?? parse(text, "file.tsx");
  return statements === undefined ? undefined : kind.nodes(statements);
}

/** Code that is exported now may become private later. */
const withoutExport = (code: string): string => code.trim().replace(/^export /u, "");

interface Place {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  readonly bindings: Bindings;
  readonly score: number;
  /** The names of everything around it. */
  readonly names: readonly string[];
}

/** The names in a source that match the names of a pattern, separately for variables and properties. */
class Bindings {
  readonly variables = new Map<string, string>();
  readonly properties = new Map<string, string>();
  /** Names that are equal in both. */
  score = 0;

  /** A variable has one name in a piece of code. */
  variable(name: string, found: string): boolean {
    if (isGlobal(name) && name !== found) return false;
    const known = this.variables.get(name);
    if (known !== undefined && known !== found) return false;
    this.variables.set(name, found);
    if (name === found) this.score++;
    return true;
  }

  /** Properties of different types may have the same name, and be renamed one by one. */
  property(name: string, found: string): void {
    if (!this.properties.has(name)) this.properties.set(name, found);
    if (name === found) this.score++;
  }
}

const isGlobal = (name: string): boolean => name in globalThis;

/** The places of a file where a pattern's nodes follow each other. */
function placesIn(source: Source, { nodes, kind }: Pattern): readonly Place[] {
  const { lists, byType, parents } = indexOf(source);
  const type = nodes[0]?.type ?? "";
  const runs =
    kind === EXPRESSION
      ? (byType.get(type) ?? []).map((node) => [node])
      : lists.flatMap((list) =>
          list.flatMap((node, at) =>
            unexported(node).type === type ? [list.slice(at, at + nodes.length)] : [],
          ),
        );
  return runs.flatMap((run): readonly Place[] => {
    const bindings = new Bindings();
    const [first] = run;
    const last = run.at(-1);
    if (run.length !== nodes.length || first === undefined || last === undefined) return [];
    const isFound = nodes.every((node, at) => isSame(node, unexported(run[at] ?? node), bindings));
    if (!isFound) return [];
    const { start } = unexported(first);
    const names = [...ancestorsOf(first, parents), ...run].flatMap((node) => nameOf(node) ?? []);
    return [{ source, start, end: last.end, bindings, score: bindings.score, names }];
  });
}

/** The nodes of a file, grouped by how they can be found. */
interface Index {
  /** Lists of statements, members and the like. */
  readonly lists: readonly (readonly Node[])[];
  /** Nodes that may be expressions. */
  readonly byType: ReadonlyMap<string, readonly Node[]>;
  readonly parents: ReadonlyMap<Node, Node>;
}

const indices = new WeakMap<Source, Index>();

function indexOf(source: Source): Index {
  const known = indices.get(source);
  if (known !== undefined) return known;
  const lists = [source.statements];
  const byType = new Map<string, Node[]>();
  const parents = new Map<Node, Node>();
  const visit = (node: Node, parent: Node | undefined) => {
    if (parent !== undefined) parents.set(node, parent);
    if (!isKey(node, parent)) {
      const same = byType.get(node.type);
      if (same === undefined) byType.set(node.type, [node]);
      else same.push(node);
    }
    for (const [field, value] of fieldsOf(node)) {
      if (Array.isArray(value)) lists.push(value.filter(isNode));
      else if (isNode(value) && isStatementField(node, field)) lists.push([value]);
    }
  };
  for (const statement of source.statements) {
    walk(statement, (node, ancestors) => visit(node, ancestors.at(-1)));
  }
  const index = { lists, byType, parents };
  indices.set(source, index);
  return index;
}

function* ancestorsOf(node: Node, parents: ReadonlyMap<Node, Node>): Generator<Node> {
  for (let at = parents.get(node); at !== undefined; at = parents.get(at)) yield at;
}

/** `if (x) y;`, `for (…) y;` and the like have a statement outside a list. */
const isStatementField = ({ type }: Node, field: string): boolean =>
  type.endsWith("Statement") && ["body", "consequent", "alternate"].includes(field);

const isKey = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  parent["computed"] !== true &&
  (parent["key"] === node || parent["property"] === node) &&
  parent["value"] !== node;

const unexported = (node: Node): Node =>
  node.type === "ExportNamedDeclaration" ? (nodeAt(node, "declaration") ?? node) : node;

/** True if code has the shape of a pattern; records which name matches which. */
function isSame(pattern: unknown, found: unknown, bindings: Bindings): boolean {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(found) &&
      pattern.length === found.length &&
      pattern.every((value, index) => isSame(value, found[index], bindings))
    );
  }
  if (isNode(pattern)) return isNode(found) && isSameNode(pattern, found, bindings);
  if (pattern instanceof RegExp) return String(pattern) === String(found);
  if (typeof pattern === "object" && pattern !== null) {
    return JSON.stringify(pattern) === JSON.stringify(found);
  }
  return pattern === found;
}

function isSameNode(wrapped: Node, wrappedFound: Node, bindings: Bindings): boolean {
  const pattern = withoutTypes(wrapped);
  const found = withoutTypes(wrappedFound);
  const { type } = pattern;
  if (type !== found.type) return false;
  const name = pattern["name"];
  const other = found["name"];
  if (typeof name === "string" && typeof other === "string") {
    if (type === "Identifier") return bindings.variable(name, other);
    bindings.property(name, other);
    return true;
  }
  const properties = propertyFieldOf(pattern);
  return fieldsOf(pattern).every(([field, value]) => {
    if (field === properties) return isSameKey(value, found[field], bindings);
    return isSame(value, found[field], bindings);
  });
}

/** The field with the name of a property. */
function propertyFieldOf({ type, computed }: Node): string | undefined {
  if (computed === true) return undefined;
  if (type === "MemberExpression") return "property";
  return ["Property", "PropertyDefinition", "MethodDefinition"].includes(type) ? "key" : undefined;
}

function isSameKey(pattern: unknown, found: unknown, bindings: Bindings): boolean {
  if (!isNode(pattern) || !isNode(found) || pattern.type !== found.type) return false;
  if (typeof pattern["name"] !== "string") return isSame(pattern, found, bindings);
  bindings.property(pattern["name"], String(found["name"]));
  return true;
}

/** The replacement with the names of the source; undefined if it is not valid. */
function translated(kind: Kind, put: string, bindings: Bindings): string | undefined {
  const code = withoutExport(put);
  if (code === "") return kind === EXPRESSION ? undefined : kind === STATEMENTS ? ";" : "";
  const nodes = nodesOf(kind, code);
  if (nodes === undefined) return undefined;
  const renames: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const rename = (node: unknown, names: ReadonlyMap<string, string>) => {
    if (!isNode(node)) return;
    const name = node["name"];
    if (typeof name === "string") {
      const sign = node.type === "PrivateIdentifier" ? "#" : "";
      renames.push({ ...span(node), text: `${sign}${names.get(name) ?? name}` });
    }
  };
  for (const top of nodes) {
    walk(top, (node, ancestors) => {
      const parent = ancestors.at(-1);
      if (node.type === "Property" && node["shorthand"] === true) {
        const { key, value } = node;
        if (!isNode(key) || !isNode(value) || value.type !== "Identifier") return;
        const name = String(key["name"]);
        const property = bindings.properties.get(name) ?? name;
        const variable = bindings.variables.get(name) ?? name;
        const text = property === variable ? property : `${property}: ${variable}`;
        renames.push({ ...span(node), text });
      } else if (parent?.type === "Property" && parent["shorthand"] === true) {
        // Its parent is renamed as a whole.
      } else if (node.type === "Identifier" && !isKey(node, parent)) {
        rename(node, bindings.variables);
      } else {
        rename(node, bindings.properties);
      }
    });
  }
  let text = code;
  for (const { start, end, text: name } of renames.toSorted((a, b) => b.start - a.start)) {
    const offset = kind.before.length;
    text = `${text.slice(0, start - offset)}${name}${text.slice(end - offset)}`;
  }
  return kind === EXPRESSION ? `(${text})` : text;
}

const span = ({ start, end }: Node) => ({ start, end });

/** A removed member also removes the comma behind it; a replacement has no comma of its own. */
function spanWith(
  { source, start, end }: Place,
  put: string,
): { readonly start: number; readonly end: number } {
  const comma = /^\s*,/u.exec(source.text.slice(end))?.[0] ?? "";
  return { start, end: put === "" || put.endsWith(",") ? end + comma.length : end };
}
