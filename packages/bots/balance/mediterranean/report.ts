/**
 * `npm run balance`: plays the games of the balance report on all cores and writes docs/mediterranean-balance.md
 * and its plots. The same rules and players give the same bytes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageOf } from "./page.ts";
import { plotsOf } from "./plots.ts";
import { runStudy, type StudySize } from "./study.ts";

const STUDY_SIZE: StudySize = {
  games: 2000,
  strategyLikings: [1, 2],
  // As many as constraint N 90 has.
  strategyGames: 150,
  purchases: 12,
  purchaseSeeds: 40,
};

const docs = join(import.meta.dirname, "../../../../docs");
const folder = join(docs, "mediterranean-balance");
const study = await runStudy(STUDY_SIZE);
mkdirSync(folder, { recursive: true });
writeFileSync(join(docs, "mediterranean-balance.md"), pageOf(study));
for (const [name, plot] of plotsOf(study)) writeFileSync(join(folder, name), plot);
console.log(`${STUDY_SIZE.games} games with each kind of players: docs/mediterranean-balance.md`);
