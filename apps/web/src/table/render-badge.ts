import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";

/** Draws the badge of a seat in a size of CSS. */
export type RenderBadge = (seat: Seat, size: string) => ComponentChildren;
