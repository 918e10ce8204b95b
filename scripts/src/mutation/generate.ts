import type { Change, Source } from "./locate.ts";
import { isNode, nameOf, walk, type Node } from "./syntax.ts";

/** A mutant made by changing one operator, literal or statement. */
export interface Generated {
  /** The kind of change: "boundary of a comparison". */
  readonly operator: string;
  /** The function or constant around it. */
  readonly within: string;
  readonly change: Change;
}

/** The replacement of each operator, and its name. */
const OPERATORS: { readonly [operator: string]: readonly [other: string, name: string] } = {
  "<": ["<=", "boundary of a comparison"],
  "<=": ["<", "boundary of a comparison"],
  ">": [">=", "boundary of a comparison"],
  ">=": [">", "boundary of a comparison"],
  "===": ["!==", "equality flipped"],
  "!==": ["===", "equality flipped"],
  "&&": ["||", "and becomes or"],
  "||": ["&&", "or becomes and"],
  "+": ["-", "plus becomes minus"],
  "-": ["+", "minus becomes plus"],
  "*": ["+", "times becomes plus"],
  "&": ["|", "bitwise operator swapped"],
  "|": ["&", "bitwise operator swapped"],
  "+=": ["-=", "plus becomes minus"],
  "-=": ["+=", "minus becomes plus"],
};

/** The replacement of each method. */
const METHODS: { readonly [method: string]: string } = {
  min: "max",
  max: "min",
  some: "every",
  every: "some",
};

const STATEMENTS_WITH_EFFECT = new Set([
  "CallExpression",
  "AwaitExpression",
  "AssignmentExpression",
  "UpdateExpression",
]);

/** All mutants of a file that the operators generate. */
export function generate(source: Source): readonly Generated[] {
  const all: Generated[] = [];
  for (const statement of source.statements) {
    if (statement.type === "ImportDeclaration") continue;
    walk(statement, (node, ancestors) => {
      if (ancestors.some(isType)) return;
      const within = ancestors.toReversed().map(nameOf).find(Boolean) ?? "the file";
      for (const { operator, ...change } of changesOf(node, ancestors.at(-1), source.text)) {
        all.push({ operator, within, change: { path: source.path, ...change } });
      }
    });
  }
  return all;
}

/** Types and interfaces have no effect at run time. */
const isType = ({ type }: Node): boolean =>
  /^TS(?!As|Satisfies|NonNull)/u.test(type) || type.startsWith("Import");

type Edit = Omit<Change, "path"> & { readonly operator: string };

function changesOf(node: Node, parent: Node | undefined, text: string): readonly Edit[] {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression":
      return otherOperator(node, text);
    case "IfStatement":
    case "ConditionalExpression":
      return isNode(node["test"])
        ? [
            { ...span(node["test"]), text: "true", operator: "condition always true" },
            { ...span(node["test"]), text: "false", operator: "condition always false" },
          ]
        : [];
    case "ExpressionStatement": {
      const { expression } = node;
      const hasEffect = isNode(expression) && STATEMENTS_WITH_EFFECT.has(expression.type);
      return hasEffect ? [{ ...span(node), text: ";", operator: "statement removed" }] : [];
    }
    case "Literal":
      return otherLiteral(node, parent);
    case "MemberExpression":
      return otherMethod(node);
    case "UnaryExpression": {
      const { argument, operator } = node;
      if (operator !== "!" || !isNode(argument)) return [];
      const positive = `(${text.slice(argument.start, node.end)})`;
      return balanced(positive)
        ? [{ ...span(node), text: positive, operator: "negation removed" }]
        : [];
    }
    default:
      return [];
  }
}

const span = ({ start, end }: Node) => ({ start, end });

/** Parentheses are not nodes: the text of an argument may end with one that was opened before it. */
const balanced = (text: string): boolean => text.split("(").length === text.split(")").length;

function otherOperator(node: Node, text: string): readonly Edit[] {
  const { left, right } = node;
  const operator = String(node["operator"]);
  const [other, name] = OPERATORS[operator] ?? [];
  if (!isNode(left) || !isNode(right) || other === undefined || name === undefined) return [];
  if ([left, right].some(isText)) return [];
  const start = left.end + text.slice(left.end, right.start).indexOf(operator);
  return [{ start, end: start + operator.length, text: other, operator: name }];
}

const isText = ({ type, value }: Node): boolean =>
  type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

function otherLiteral(node: Node, parent: Node | undefined): readonly Edit[] {
  const { value } = node;
  if (parent?.["key"] === node) return [];
  if (typeof value === "number") {
    return [{ ...span(node), text: `${value + 1}`, operator: "number one higher" }];
  }
  if (typeof value === "boolean") {
    return [{ ...span(node), text: `${!value}`, operator: "boolean flipped" }];
  }
  return [];
}

function otherMethod({ property, computed }: Node): readonly Edit[] {
  if (computed === true || !isNode(property)) return [];
  const other = METHODS[String(property["name"])];
  return other === undefined
    ? []
    : [
        {
          ...span(property),
          text: other,
          operator: `${String(property["name"])} becomes ${other}`,
        },
      ];
}
