import type { CellName, Craft, Resource } from "@sofala/zimbabwe";

/** How a cell is marked; each kind has a shape besides its colour. */
export type MarkKind =
  /** A move can be made here. */
  | "legal"
  /** A piece that is put down at a legal cell would cover it. */
  | "covered"
  /** Chosen for the move in the making. */
  | "chosen"
  /** In the way of it. */
  | "refused"
  /** Spoken of: a line of the log, a step of the tutorial. */
  | "spoken"
  /** Within range. */
  | "range"
  /** A resource that is free for a craftsman. */
  | "free"
  /** A resource that a craftsman of that craft claims. */
  | "claimed";

export interface Mark {
  readonly cell: CellName;
  readonly kind: MarkKind;
  /** A few characters on the cell: a number of hubs, a price. */
  readonly note?: string;
}

/** What would stand under the pointer. */
export interface Ghost {
  readonly piece:
    | { readonly kind: "monument" }
    | { readonly kind: "craftsman"; readonly craft: Craft; readonly vertical: boolean }
    | { readonly kind: "resource"; readonly resource: Resource }
    | { readonly kind: "water" };
  readonly cells: readonly CellName[];
  /** Why it cannot stand here; undefined where it can. */
  readonly refusal?: string;
}

/** A way that a good takes, from a resource over craftsmen and hubs to a monument. */
export interface Way {
  readonly id: string;
  readonly kind: "resource" | "good";
  /** From the first place to the last; those between are hubs. */
  readonly stops: readonly CellName[];
  readonly isPaidToOther: boolean;
}
