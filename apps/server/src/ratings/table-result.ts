import type { Facts, Game, Ranking, Seat, Timeline } from "@sofala/engine";
import {
  isExhibition,
  type LoadedTable,
  type SeatHolder,
  type StoredEntry,
  type StoredTable,
} from "../tables/stored-table.ts";
import type { DatabaseSchema } from "../store/schema.ts";

type Ending = DatabaseSchema["results"]["ending"];

interface SeatResult {
  readonly playerId: string;
  readonly place: number | null;
  readonly tiedCount: number;
  readonly ending: Ending;
  readonly moves: number;
  readonly timeouts: number;
  readonly facts: Facts;
}

export interface TableResult {
  readonly seats: readonly SeatResult[];
  /** The ranking that ratings are computed from; left out if the game is not rated. */
  readonly ranking?: Ranking;
}

/** The result of a finished table; `timeline` has replayed its whole log. */
export function computeTableResult(
  timeline: Timeline,
  { table, entries }: Pick<LoadedTable, "table" | "entries">,
): TableResult {
  const playerIds = table.seats.map(playerIdOf);
  if (!wasPlayedHere(table) || isExhibition(table)) return { seats: [] };
  const ranking = table.outcome?.ranking;
  const seats = table.seats.map((seatHolder, seat) => ({
    playerId: playerIds[seat] ?? "",
    ...placeOf(seat, ranking),
    ending: endingOf(seat, table, timeline, entries),
    ...moveCountsOf(seat, seatHolder, entries),
    facts: timeline.game.facts?.(timeline.state, seat) ?? {},
  }));
  const counts = ranking !== undefined && isRated(timeline.game, table, playerIds);
  return { seats, ...(counts ? { ranking } : {}) };
}

/** The id of a seat's player in results and ratings: a person's id, or `bot:` and the level. */
const playerIdOf = (seatHolder: SeatHolder): string => {
  if (seatHolder.kind === "person") return seatHolder.person;
  return seatHolder.kind === "bot" ? botPlayerId(seatHolder.level) : "";
};

export const botPlayerId = (level: string): string => `bot:${level}`;

/** False for tables that were closed before the game started, and for finished games that were imported. */
const wasPlayedHere = ({ createdAt, startedAt, endedAt, commitment }: StoredTable): boolean =>
  startedAt !== undefined && (commitment !== undefined || createdAt !== endedAt);

/**
 * True if games of this kind are rated, this server dealt this one from the start, two different players took part, and
 * no person had two seats.
 */
function isRated(
  game: Game,
  { commitment, position, seats }: StoredTable,
  playerIds: readonly string[],
): boolean {
  const people = seats.flatMap((seatHolder) =>
    seatHolder.kind === "person" ? [seatHolder.person] : [],
  );
  return (
    game.isRated !== false &&
    commitment !== undefined &&
    position === undefined &&
    new Set(playerIds).size > 1 &&
    new Set(people).size === people.length
  );
}

function placeOf(seat: Seat, ranking: Ranking = []): Pick<SeatResult, "place" | "tiedCount"> {
  const at = ranking.findIndex((tied) => tied.includes(seat));
  const above = ranking.slice(0, Math.max(at, 0)).flat().length;
  return { place: at === -1 ? null : above + 1, tiedCount: ranking[at]?.length ?? 1 };
}

function endingOf(
  seat: Seat,
  { outcome }: StoredTable,
  timeline: Timeline,
  entries: readonly StoredEntry[],
): Ending {
  if (outcome?.reason === "aborted") return "aborted";
  const isByClock = (kind: "resign" | "takeover") =>
    entries.findLast(({ entry }) => entry.kind === kind && entry.seat === seat)?.actor === "clock";
  if (timeline.resigned.includes(seat)) return isByClock("resign") ? "time" : "resigned";
  if (timeline.isHandedOver(seat)) return isByClock("takeover") ? "time" : "left";
  return "played";
}

/** The moves that the seat's own player made, and how often their time ran out; a stand-in bot's moves do not count. */
function moveCountsOf(
  seat: Seat,
  { kind }: SeatHolder,
  entries: readonly StoredEntry[],
): Pick<SeatResult, "moves" | "timeouts"> {
  let [moves, timeouts] = [0, 0];
  let isPlaying = true;
  for (const { entry, actor } of entries) {
    if (entry.kind === "move" && entry.actor === seat && (isPlaying || kind === "bot")) moves += 1;
    if ((entry.kind !== "takeover" && entry.kind !== "resign") || entry.seat !== seat) continue;
    if (actor === "clock") timeouts += 1;
    if (entry.kind === "takeover") isPlaying = entry.by === "person";
  }
  return { moves, timeouts };
}
