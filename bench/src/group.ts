import type { Figure } from "./figures.ts";

/** Figures that are measured together. */
export interface Group {
  readonly name: string;
  readonly summary: string;
  measure(effort: Effort): Promise<readonly Figure[]>;
}

/** `quick` is for a first look; figures to keep are taken with `full`. */
export type Effort = "quick" | "full";
