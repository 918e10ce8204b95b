import type { Resource } from "@sofala/zimbabwe";
import { resource } from "./cards.ts";

/** `legno`, `diamanti` */
export const resources = (kind: Resource, number: number): string =>
  kind === "diamond" && number !== 1 ? "diamanti" : resource[kind];
