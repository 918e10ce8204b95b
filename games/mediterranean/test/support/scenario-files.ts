import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "@sofala/engine";

const folder = join(import.meta.dirname, "../scenarios");

/** All scenarios, as they are written. */
export const scenarioFiles = (): readonly JsonObject[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as JsonObject);

/** A position of a scenario, and the seed that it is completed with. */
export interface SeededPosition {
  readonly position: JsonObject;
  readonly seed: string;
}

export const scenarioPositions = (): readonly SeededPosition[] =>
  scenarioFiles().flatMap(({ position, seed }) =>
    position === undefined
      ? []
      : [{ position: position as JsonObject, seed: typeof seed === "string" ? seed : "" }],
  );
