import type { Facts, Ranking, Seat } from "@sofala/engine";
import type { Timeline } from "../timeline/timeline.ts";
import type { LoadedTable, SeatHolder, StoredEntry, StoredTable } from "../tables/stored-table.ts";
import type { DatabaseSchema } from "../store/schema.ts";

type Ending = DatabaseSchema["results"]["ending"];

/** What a finished game was for one seat. */
interface SeatResult {
  readonly holder: string;
  readonly place: number | null;
  readonly tied: number;
  readonly ending: Ending;
  readonly moves: number;
  readonly late: number;
  readonly facts: Facts;
}

/** What a finished game was for those who played. */
export interface TableResult {
  readonly seats: readonly SeatResult[];
  /** How those are ranked who are to be rated by it; left out where nobody is. */
  readonly ranking?: Ranking;
}

/** What a finished game was, from its log; `play` has followed it. */
export function computeTableResult(
  play: Timeline,
  { table, entries }: Pick<LoadedTable, "table" | "entries">,
): TableResult {
  const holders = table.seats.map(holderIdOf);
  if (!wasPlayedHere(table)) return { seats: [] };
  const ranking = table.outcome?.ranking;
  const seats = table.seats.map((sitter, seat) => ({
    holder: holders[seat] ?? "",
    ...placeOf(seat, ranking),
    ending: endingOf(seat, table, play, entries),
    ...moveCountsOf(seat, sitter, entries),
    facts: play.game.facts?.(play.state, seat) ?? {},
  }));
  return { seats, ...(ranking !== undefined && isRated(table, holders) ? { ranking } : {}) };
}

/** Who has a seat, as results and ratings know them. */
const holderIdOf = (sitter: SeatHolder): string => {
  if (sitter.kind === "person") return sitter.person;
  return sitter.kind === "bot" ? botHolderId(sitter.level) : "";
};

export const botHolderId = (level: string): string => `bot:${level}`;

/** Tables that were left before the game, and games that were brought along finished, are nobody's. */
const wasPlayedHere = ({ createdAt, startedAt, endedAt, commitment }: StoredTable): boolean =>
  startedAt !== undefined && (commitment !== undefined || createdAt !== endedAt);

/** Is it a fair trial of strength, from a deal that nobody knew, between people or bots who differ? */
function isRated({ commitment, position, seats }: StoredTable, holders: readonly string[]) {
  const people = seats.flatMap((sitter) => (sitter.kind === "person" ? [sitter.person] : []));
  return (
    commitment !== undefined &&
    position === undefined &&
    new Set(holders).size > 1 &&
    new Set(people).size === people.length
  );
}

function placeOf(seat: Seat, ranking: Ranking = []): Pick<SeatResult, "place" | "tied"> {
  const at = ranking.findIndex((tied) => tied.includes(seat));
  const above = ranking.slice(0, Math.max(at, 0)).flat().length;
  return { place: at === -1 ? null : above + 1, tied: ranking[at]?.length ?? 1 };
}

function endingOf(
  seat: Seat,
  { outcome }: StoredTable,
  play: Timeline,
  entries: readonly StoredEntry[],
): Ending {
  if (outcome?.reason === "aborted") return "aborted";
  const isByClock = (kind: "resign" | "takeover") =>
    entries.findLast(({ entry }) => entry.kind === kind && entry.seat === seat)?.actor === "clock";
  if (play.resigned.includes(seat)) return isByClock("resign") ? "time" : "resigned";
  if (play.isHandedOver(seat)) return isByClock("takeover") ? "time" : "left";
  return "played";
}

/** How many moves whoever has the seat made, a bot's in their place left out, and how often their time ran out. */
function moveCountsOf(
  seat: Seat,
  { kind }: SeatHolder,
  entries: readonly StoredEntry[],
): Pick<SeatResult, "moves" | "late"> {
  let [moves, late] = [0, 0];
  let isThere = true;
  for (const { entry, actor } of entries) {
    if (entry.kind === "move" && entry.actor === seat && (isThere || kind === "bot")) moves += 1;
    if ((entry.kind !== "takeover" && entry.kind !== "resign") || entry.seat !== seat) continue;
    if (actor === "clock") late += 1;
    if (entry.kind === "takeover") isThere = entry.by === "person";
  }
  return { moves, late };
}
