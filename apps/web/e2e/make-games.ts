/**
 * `npm run make-games [-- GAME…]`: writes the stored games of tests and screenshots, each at a decision of a person. Each
 * game has a file in `make-games/`. Where bots play, the games are the same every time as long as rules and bots are.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";

const all = readdirSync(join(import.meta.dirname, "make-games")).map((file) => file.slice(0, -3));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((game) => !all.includes(game));
if (unknown.length > 0) throw new Error(`make-games/ has no ${unknown.join(", ")}.`);
for (const game of chosen.length === 0 ? all : chosen) await import(`./make-games/${game}.ts`);
