import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredGame } from "../src/store/stored-game.ts";

/** Writes a stored game to `games/`, with a line for every move. */
export function writeGame({ log, ...rest }: StoredGame): void {
  const lines = log.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n");
  const head = JSON.stringify({ ...rest, log: [] }, undefined, 2);
  const text = `${head.replace(/"log": \[\]/u, () => `"log": [\n${lines}\n  ]`)}\n`;
  writeFileSync(join(import.meta.dirname, "games", `${rest.id}.json`), text);
}
