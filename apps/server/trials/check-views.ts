import { isSameJson, type Observer, type Entry, type Timeline } from "@sofala/engine";
import type { SeenEntry } from "@sofala/protocol";
import { visibleEntry } from "../src/tables/projection.ts";
import { initialStateOf, type StoredTableRows } from "./check-log.ts";
import { fault, type Fault } from "./fault.ts";
import { hashOf, type SeenViews } from "./seen-views.ts";

/** Everything that one observer received of a table. */
export interface Witness {
  readonly observer: Observer;
  readonly entries: readonly SeenEntry[];
  readonly seenViews: Pick<SeenViews, "views" | "texts">;
}

/** Replays a log and returns where an observer received more or less than they may know. */
export function faultsInViews(
  table: StoredTableRows,
  observers: readonly Witness[],
): readonly Fault[] {
  const { id, seed, salt } = table.game;
  const play = initialStateOf(table);
  const faults = observers
    .filter(({ seenViews }) =>
      seenViews.texts.some((text) => text.includes(seed) || text.includes(salt)),
    )
    .map(({ observer }) => fault("seen/secret", id, `${observer} was sent the deal`));
  const look = () =>
    observers.filter((witness) => !isRight(play, witness)).map(({ observer }) => observer);
  for (const observer of look()) faults.push(differs(id, observer, "the first view"));
  for (const { seq, at, entry } of table.entries) {
    const applied = play.replay(JSON.parse(entry) as Entry);
    for (const { observer, entries } of observers) {
      const seen = entries[seq];
      const isReceived = isSameJson(seen, {
        seq,
        at,
        ...visibleEntry(play.game, applied, observer),
      });
      if (seen !== undefined && !isReceived) faults.push(differs(id, observer, `entry ${seq}`));
    }
    for (const observer of look()) faults.push(differs(id, observer, `the view after ${seq}`));
  }
  return faults;
}

/** True if the observer received the right view at this moment. */
function isRight(play: Timeline, { observer, seenViews }: Witness): boolean {
  const shown = seenViews.views.filter(({ entries }) => entries === play.log.length);
  if (shown.length === 0) return true;
  const own = hashOf(play.view(observer));
  return shown.every(({ hash }) => hash === own);
}

const differs = (table: string, observer: Observer, what: string): Fault =>
  fault("seen/differs", table, `${what} differs for ${observer}`);
