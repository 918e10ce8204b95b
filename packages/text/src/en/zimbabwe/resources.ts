import type { Resource } from "@sofala/zimbabwe";
import { resource } from "./cards.ts";

/** `wood`, `diamonds` */
export const resources = (kind: Resource, number: number): string =>
  kind === "diamond" && number !== 1 ? "diamonds" : resource[kind];
