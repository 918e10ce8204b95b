import {
  ok,
  type GameRecord,
  type GameTypes,
  type Observer,
  type Result,
  type Entry,
  type Timeline,
} from "@sofala/engine";
import {
  refuse,
  type ArchiveSignature,
  type Outcome,
  type Problem,
  type TableSettings,
} from "@sofala/protocol";
import type { LiveTable } from "./live-table.ts";
import type { StoredEntry, StoredTable } from "./stored-table.ts";

/** Everything that is stored about a game: enough to replay it and to verify its deal. */
export interface Archive {
  readonly format: "sofala-archive/1";
  readonly table: ArchivedTable;
  readonly record: GameRecord;
  readonly log: readonly { readonly at: number; readonly entry: Entry }[];
  readonly outcome?: Outcome;
  readonly deal: { readonly commitment?: string; readonly seed: string; readonly salt: string };
  /** Absent from archives that are older than signatures. */
  readonly signature?: ArchiveSignature;
}

/** The table as archives describe it. Archives are signed, so these names stay. */
interface ArchivedTable extends Pick<TableSettings, "pace" | "title"> {
  readonly id: string;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
}

/** A finished game with its log. */
interface FinishedGame {
  readonly table: StoredTable;
  readonly timeline: Pick<Timeline, "moves" | "result">;
  readonly storedEntries: readonly StoredEntry[];
}

/** The record of a finished game. The record of a running one would reveal its seed. */
export const recordOf = (liveTable: LiveTable, observer: Observer): Result<GameRecord, Problem> =>
  liveTable.state.isOverFor(observer)
    ? ok(buildRecord(liveTable.state))
    : refuse("record/not-published");

/** The archive of a finished game, without a signature. */
export const archiveOf = (liveTable: LiveTable, observer: Observer): Result<Archive, Problem> =>
  liveTable.state.isOverFor(observer)
    ? ok(buildArchive(liveTable.state))
    : refuse("record/not-published");

function buildRecord({ table, timeline }: Pick<FinishedGame, "table" | "timeline">): GameRecord {
  const { game, rulesVersion, seats, settings, seed, position } = table;
  const { result } = timeline;
  return {
    format: "sofala-record/1",
    game,
    rules: rulesVersion,
    players: seats.map(({ name }) => name),
    options: settings.options as GameTypes["options"],
    ...(position === undefined ? { seed } : { seed, position }),
    moves: timeline.moves,
    ...(result === undefined ? {} : { result: { ranking: result } }),
  };
}

/** The archive of a game that the person who gets it may know, without a signature. */
export function buildArchive({ table, timeline, storedEntries }: FinishedGame): Archive {
  const { id, createdAt, startedAt, endedAt, settings, outcome, commitment, seed, salt } = table;
  return {
    format: "sofala-archive/1",
    table: {
      id,
      created: createdAt,
      pace: settings.pace,
      ...(startedAt === undefined ? {} : { started: startedAt }),
      ...(endedAt === undefined ? {} : { ended: endedAt }),
      ...(settings.title === undefined ? {} : { title: settings.title }),
    },
    record: buildRecord({ table, timeline }),
    log: storedEntries.map(({ at, entry }) => ({ at, entry })),
    ...(outcome === undefined ? {} : { outcome }),
    deal: { ...(commitment === undefined ? {} : { commitment }), seed, salt },
  };
}
