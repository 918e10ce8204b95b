import { ok, type GameRecord, type GameTypes, type Observer, type Result } from "@sofala/engine";
import type { ArchiveSignature, Outcome, Problem, TableInfo } from "@sofala/protocol";
import type { LogEntry } from "../timeline/timeline.ts";
import { no } from "./decision.ts";
import type { Room } from "./live-table.ts";

/** All that was kept of a game: enough to replay it and to check its deal. */
export interface Archive {
  readonly format: "sofala-archive/1";
  readonly table: Pick<TableInfo, "id" | "created" | "started" | "ended" | "pace" | "title">;
  readonly record: GameRecord<GameTypes>;
  readonly log: readonly { readonly at: number; readonly entry: LogEntry }[];
  readonly outcome?: Outcome;
  readonly deal: { readonly commitment?: string; readonly seed: string; readonly salt: string };
  /** Left out in archives of servers that did not sign yet. */
  readonly signature?: ArchiveSignature;
}

/** The record of a game; a running one would tell its seed. */
export function recordOf(room: Room, observer: Observer): Result<GameRecord<GameTypes>, Problem> {
  const { table, play } = room;
  if (!room.isOverFor(observer)) return no("record/not-yet");
  const { game, rules, seats, terms, seed, position } = table;
  const { result } = play;
  return ok({
    format: "sofala-record/1",
    game,
    rules,
    players: seats.map(({ name }) => name),
    options: terms.options as GameTypes["options"],
    ...(position === undefined ? { seed } : { seed, position }),
    moves: play.moves,
    ...(result === undefined ? {} : { result: { ranking: result } }),
  });
}

export function archiveOf(room: Room, observer: Observer): Result<Archive, Problem> {
  const record = recordOf(room, observer);
  if (!record.ok) return record;
  const { id, created, started, ended, terms, outcome, commitment, seed, salt } = room.table;
  return ok({
    format: "sofala-archive/1",
    table: {
      id,
      created,
      pace: terms.pace,
      ...(started === undefined ? {} : { started }),
      ...(ended === undefined ? {} : { ended }),
      ...(terms.title === undefined ? {} : { title: terms.title }),
    },
    record: record.value,
    log: room.kept.map(({ at, entry }) => ({ at, entry })),
    ...(outcome === undefined ? {} : { outcome }),
    deal: { ...(commitment === undefined ? {} : { commitment }), seed, salt },
  });
}
