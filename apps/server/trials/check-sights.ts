import { isSameJson, type Observer } from "@sofala/engine";
import type { SeenEntry } from "@sofala/protocol";
import { visibleEntry, type LogEntry, type Timeline } from "../src/timeline/timeline.ts";
import { beginningOf, type KeptTable } from "./check-log.ts";
import { fault, type Fault } from "./fault.ts";
import { hashOf, type Sights } from "./sights.ts";

/** All that one observer was told and shown of a table. */
export interface Witness {
  readonly observer: Observer;
  readonly entries: readonly SeenEntry[];
  readonly sights: Pick<Sights, "views" | "texts">;
}

/** Where somebody was not told and shown exactly what they may know, by a table's log played anew. */
export function faultsInSights(table: KeptTable, witnesses: readonly Witness[]): readonly Fault[] {
  const { id, seed, salt } = table.game;
  const play = beginningOf(table);
  const faults = witnesses
    .filter(({ sights }) => sights.texts.some((text) => text.includes(seed) || text.includes(salt)))
    .map(({ observer }) => fault("seen/secret", id, `${observer} was told the deal`));
  const look = () =>
    witnesses.filter((witness) => !isRight(play, witness)).map(({ observer }) => observer);
  for (const observer of look()) faults.push(differs(id, observer, "the first view"));
  for (const { seq, at, entry } of table.entries) {
    const judged = play.replay(JSON.parse(entry) as LogEntry);
    for (const { observer, entries } of witnesses) {
      const seen = entries[seq];
      const isTold = isSameJson(seen, { seq, at, ...visibleEntry(play.game, judged, observer) });
      if (seen !== undefined && !isTold) faults.push(differs(id, observer, `entry ${seq}`));
    }
    for (const observer of look()) faults.push(differs(id, observer, `the view after ${seq}`));
  }
  return faults;
}

/** Is what an observer was shown at this moment the view that is theirs? */
function isRight(play: Timeline, { observer, sights }: Witness): boolean {
  const shown = sights.views.filter(({ entries }) => entries === play.log.length);
  if (shown.length === 0) return true;
  const own = hashOf(play.view(observer));
  return shown.every(({ hash }) => hash === own);
}

const differs = (table: string, observer: Observer, what: string): Fault =>
  fault("seen/differs", table, `${what} is another one for ${observer}`);
