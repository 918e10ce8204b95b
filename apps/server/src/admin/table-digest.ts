import { createHash } from "node:crypto";
import { canonicalJson, type Json, type Timeline } from "@sofala/engine";
import type { Database } from "../store/database.ts";
import { loadTable } from "../tables/stored-table.ts";
import type { GameVersions } from "../tables/table-state.ts";
import { replayTable, verifyTable } from "./verify-table.ts";

/**
 * Increase this when the snapshot of a game's state changes although its rules do not, for example by a new field.
 * Versions of Sofala with different numbers do not compare `state`.
 */
export const STATE_FORMAT = 1;

/**
 * What the log of a table leads to under its rules. Two versions of Sofala must agree on it: `sofala upgrade` compares
 * the digests that the installed and the new version print.
 */
interface TableDigest {
  readonly table: string;
  /** Why the table is invalid; the rest is missing then. */
  readonly fault?: string;
  readonly entries?: number;
  /** The end of the game or who has to act, readable. */
  readonly result?: Json;
  /** SHA-256 of the log, and of the snapshot of the last state. */
  readonly log?: string;
  readonly state?: string;
}

/** Replays a table that nobody changes at the same time. */
export async function digestTable(
  database: Database,
  rules: GameVersions,
  id: string,
): Promise<TableDigest> {
  const verified = await verifyTable(database, rules, id);
  if (verified?.ok !== true) {
    return { table: id, fault: verified?.error ?? "there is no such table" };
  }
  const loaded = await loadTable(database.query, id);
  const replayed = loaded && replayTable(rules, loaded);
  if (replayed?.ok !== true)
    return { table: id, fault: replayed?.error ?? "the table was deleted" };
  return { table: id, entries: verified.value, ...digestTimeline(replayed.value) };
}

/** What a replayed log leads to. */
export const digestTimeline = (timeline: Timeline) => ({
  result: resultOf(timeline),
  log: sha256(timeline.log),
  state: sha256(timeline.game.snapshot(timeline.state)),
});

function resultOf({ game, state, result, toAct, resigned }: Timeline): Json {
  const end = result === undefined ? { toAct } : { ranking: result };
  const all: unknown = { ...end, round: game.round(state), resigned };
  return JSON.parse(canonicalJson(all)) as Json;
}

const sha256 = (value: unknown): string =>
  createHash("sha256").update(canonicalJson(value)).digest("hex");
