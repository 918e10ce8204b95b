import type { Marked, Source } from "../../src/data/edition.ts";

type Tree = unknown;

/** The values of a table that carry this mark, without the marks; `undefined` where none does. */
export const marked = (tree: Tree, source: Source): Tree => prune(tree, source, undefined, "");

/** The paths of values in a table that lie in no marked entry. */
export const unmarked = (tree: Tree, path: string): readonly string[] => {
  if (isMarked(tree)) return [];
  if (!isBranch(tree)) return [path];
  return Object.entries(tree).flatMap(([key, member]) => unmarked(member, `${path}.${key}`));
};

/** The paths in `fieldSource` that name no member of their entry, or repeat its mark. */
export const idleMarks = (tree: Tree, path: string): readonly string[] => {
  if (!isBranch(tree)) return [];
  if (!isMarked(tree)) {
    return Object.entries(tree).flatMap(([key, member]) => idleMarks(member, `${path}.${key}`));
  }
  return Object.keys(tree.fieldSource ?? {})
    .filter((field) => at(tree, field) === undefined || !differs(tree, field))
    .map((field) => `${path}.${field}`);
};

const prune = (tree: Tree, source: Source, entry: Marked | undefined, path: string): Tree => {
  if (isMarked(tree)) {
    const { source: _source, fieldSource: _fieldSource, ...members } = tree;
    return prune(members, source, tree, "");
  }
  if (!isBranch(tree)) return entry && markOf(entry, path) === source ? tree : undefined;
  const members = Object.entries(tree).map(([key, member]) => {
    const inner = path === "" ? key : `${path}.${key}`;
    return [key, prune(member, source, entry, inner)] as const;
  });
  const kept = members.filter(([, member]) => member !== undefined);
  // That a bottom has no effect is a statement too.
  const empty = members.length === 0 && entry && markOf(entry, path) === source;
  if (kept.length === 0 && !empty) return undefined;
  return Array.isArray(tree) ? members.map(([, member]) => member) : Object.fromEntries(kept);
};

const isBranch = (tree: Tree): tree is object => typeof tree === "object" && tree !== null;

const isMarked = (tree: Tree): tree is Marked => isBranch(tree) && "source" in tree;

/** The mark of the longest path given that leads to the member. */
const markOf = ({ source, fieldSource = {} }: Marked, path: string): Source =>
  fieldSource[path] ??
  (path.includes(".")
    ? markOf({ source, fieldSource }, path.slice(0, path.lastIndexOf(".")))
    : source);

const differs = ({ source, fieldSource = {} }: Marked, path: string): boolean => {
  const { [path]: own, ...others } = fieldSource;
  return own !== markOf({ source, fieldSource: others }, path);
};

const at = (tree: Tree, path: string): Tree =>
  path
    .split(".")
    .reduce<Tree>(
      (inner, key) => (isBranch(inner) ? (inner as { [key: string]: Tree })[key] : undefined),
      tree,
    );
