import type { CellName, Craft, Resource } from "@sofala/zimbabwe";

/** How a cell is marked; each kind has a shape besides its colour. */
export type MarkKind =
  /** A move can be made here. */
  | "legal"
  /** A piece placed at a legal cell would cover it. */
  | "covered"
  /** Chosen for the move that is being made. */
  | "chosen"
  /** An obstacle for it. */
  | "refused"
  /** Highlighted by a line of the log or a step of the tutorial. */
  | "highlighted"
  /** Changed by others since the person's last turn. */
  | "changed"
  /** Within range. */
  | "range"
  /** A resource that is free for a craftsman. */
  | "free"
  /** A resource that a craftsman of that craft claims. */
  | "claimed";

export interface Mark {
  readonly cell: CellName;
  readonly kind: MarkKind;
  /** A few characters on the cell, such as a number of hubs or a price. */
  readonly note?: string;
}

/** The preview of a piece under the pointer. */
export interface Ghost {
  readonly piece:
    | { readonly kind: "monument" }
    | { readonly kind: "craftsman"; readonly craft: Craft; readonly vertical: boolean }
    | { readonly kind: "resource"; readonly resource: Resource }
    | { readonly kind: "water" };
  readonly cells: readonly CellName[];
  /** Why it cannot be placed here; undefined if it can. */
  readonly refusal?: string;
}

/** The route of a good, from a resource over craftsmen and hubs to a monument. */
export interface GoodsRoute {
  readonly id: string;
  readonly kind: "resource" | "good";
  /** From first to last; those between are hubs. */
  readonly stops: readonly CellName[];
  readonly isPaidToOther: boolean;
  /** The line of the good that it leads to: each has its colour. */
  readonly line: Resource;
  /** Another route is pointed at. */
  readonly isFaded?: boolean;
}
