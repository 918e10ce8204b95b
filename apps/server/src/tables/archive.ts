import { ok, type GameRecord, type GameTypes, type Observer, type Result } from "@sofala/engine";
import type { ArchiveSignature, Outcome, Problem, TableSettings } from "@sofala/protocol";
import type { LogEntry } from "../timeline/timeline.ts";
import { refuse } from "./decision.ts";
import type { LiveTable } from "./live-table.ts";

/** All that was kept of a game: enough to replay it and to check its deal. */
export interface Archive {
  readonly format: "sofala-archive/1";
  readonly table: ArchivedTable;
  readonly record: GameRecord<GameTypes>;
  readonly log: readonly { readonly at: number; readonly entry: LogEntry }[];
  readonly outcome?: Outcome;
  readonly deal: { readonly commitment?: string; readonly seed: string; readonly salt: string };
  /** Left out in archives of servers that did not sign yet. */
  readonly signature?: ArchiveSignature;
}

/** Of the table; archives are signed, so these names stay. */
interface ArchivedTable extends Pick<TableSettings, "pace" | "title"> {
  readonly id: string;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
}

/** The record of a game; a running one would tell its seed. */
export function recordOf(
  room: LiveTable,
  observer: Observer,
): Result<GameRecord<GameTypes>, Problem> {
  const { table, timeline } = room;
  if (!room.isOverFor(observer)) return refuse("record/not-yet");
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

export function archiveOf(room: LiveTable, observer: Observer): Result<Archive, Problem> {
  const record = recordOf(room, observer);
  if (!record.ok) return record;
  const { id, createdAt, startedAt, endedAt, settings, outcome, commitment, seed, salt } =
    room.table;
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
    log: room.storedEntries.map(({ at, entry }) => ({ at, entry })),
    ...(outcome === undefined ? {} : { outcome }),
    deal: { ...(commitment === undefined ? {} : { commitment }), seed, salt },
  });
}
