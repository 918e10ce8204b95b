import {
  ok,
  type GameRecord,
  type GameTypes,
  type Observer,
  type Result,
  type Entry,
} from "@sofala/engine";
import {
  refuse,
  type ArchiveSignature,
  type Outcome,
  type Problem,
  type TableSettings,
} from "@sofala/protocol";
import type { LiveTable } from "./live-table.ts";

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

/** The record of a finished game. The record of a running one would reveal its seed. */
export function recordOf(liveTable: LiveTable, observer: Observer): Result<GameRecord, Problem> {
  const { table, timeline } = liveTable.state;
  if (!liveTable.state.isOverFor(observer)) return refuse("record/not-published");
  const { game, rulesVersion, seats, settings, seed, position } = table;
  const { result } = timeline;
  return ok({
    format: "sofala-record/1",
    game,
    rules: rulesVersion,
    players: seats.map(({ name }) => name),
    options: settings.options as GameTypes["options"],
    ...(position === undefined ? { seed } : { seed, position }),
    moves: timeline.moves,
    ...(result === undefined ? {} : { result: { ranking: result } }),
  });
}

/** The archive of a finished game, without a signature. */
export function archiveOf(liveTable: LiveTable, observer: Observer): Result<Archive, Problem> {
  const record = recordOf(liveTable, observer);
  if (!record.ok) return record;
  const { id, createdAt, startedAt, endedAt, settings, outcome, commitment, seed, salt } =
    liveTable.state.table;
  return ok({
    format: "sofala-archive/1",
    table: {
      id,
      created: createdAt,
      pace: settings.pace,
      ...(startedAt === undefined ? {} : { started: startedAt }),
      ...(endedAt === undefined ? {} : { ended: endedAt }),
      ...(settings.title === undefined ? {} : { title: settings.title }),
    },
    record: record.value,
    log: liveTable.state.storedEntries.map(({ at, entry }) => ({ at, entry })),
    ...(outcome === undefined ? {} : { outcome }),
    deal: { ...(commitment === undefined ? {} : { commitment }), seed, salt },
  });
}
