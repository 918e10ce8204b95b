import type { Figure } from "./figures.ts";

/** Figures that are measured together. */
export interface Group {
  readonly name: string;
  readonly summary: string;
  measure(effort: Effort): Promise<readonly Figure[]>;
}

/** `quick` is for a first impression; use `full` for figures to publish. */
export type Effort = "quick" | "full";
