/**
 * `npm run balance`: plays the games of the balance report and writes docs/mediterranean-balance.md and its
 * plots. The same rules and players give the same bytes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageOf } from "./page.ts";
import { plotsOf } from "./plots.ts";
import { studyOf } from "./study.ts";

const GAMES = 2000;

const docs = join(import.meta.dirname, "../../../docs");
const folder = join(docs, "mediterranean-balance");
const study = studyOf(GAMES);
mkdirSync(folder, { recursive: true });
writeFileSync(join(docs, "mediterranean-balance.md"), pageOf(study));
for (const [name, plot] of plotsOf(study)) writeFileSync(join(folder, name), plot);
console.log(`${GAMES} games with each kind of players: docs/mediterranean-balance.md`);
