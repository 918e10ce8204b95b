import type { Pairing } from "@sofala/protocol";
import { calledOff } from "./commands.ts";
import { no, quietly } from "./decision.ts";
import type { Judge } from "./live-table.ts";
import type { StoredTable } from "./stored-table.ts";

const MINUTE = 60_000;
/** So long strangers wait for each other at a table where none of them was seen. */
const PATIENCE: { readonly [P in Pairing["pace"]]: number } = {
  live: 3 * MINUTE,
  correspondence: 3 * 24 * 60 * MINUTE,
};
/** So often it is kept that somebody is there: well before another node could believe that nobody is. */
const SIGN = MINUTE;
/** So often it is looked whether somebody sat down on another node. */
export const LOOK = 3000;

/** A table where strangers are paired: it begins by itself, and is closed if nobody is there. */
export const asQuick = (table: StoredTable): StoredTable => ({
  ...table,
  terms: { ...table.terms, quick: true },
  deadline: table.created + patienceAt(table),
});

/** Do strangers wait for each other here? */
export const isWaiting = ({ status, terms }: StoredTable): boolean =>
  status === "open" && terms.quick === true;

/** Whoever waits is seen; where nobody was for long enough, the table is closed. */
export const whenSeen =
  (isAnybodyThere: boolean): Judge =>
  (scene) => {
    const { table, now } = scene;
    if (!isWaiting(table)) return no("table/not-open");
    const { deadline = 0 } = table;
    const next = now + patienceAt(table);
    const isEarly = isAnybodyThere ? next < deadline + SIGN : now < deadline;
    if (isEarly) return no("table/not-open");
    return quietly(scene, isAnybodyThere ? { deadline: next } : calledOff(scene));
  };

const patienceAt = ({ terms: { pace } }: StoredTable): number =>
  pace.kind === "correspondence" ? PATIENCE.correspondence : PATIENCE.live;
