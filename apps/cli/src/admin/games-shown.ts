import type { TableListing, TableDetails } from "@sofala/server/admin";
import { oneLine } from "../paint.ts";

type Sitter = TableListing["seats"][number];

/** A table of tables. */
export function listing(games: readonly TableListing[]): string {
  const rows = games.map(({ id, game, status, entryCount, updatedAt, seats }) => [
    id,
    game,
    status,
    `${entryCount}`,
    time(updatedAt),
    seats.map(sitter).join(", "),
  ]);
  const all = [["ID", "GAME", "STATUS", "ENTRIES", "CHANGED (UTC)", "SEATS"], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? "").length)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** All that an operator may know of a table. */
export function account(shown: TableDetails): string {
  const { id, game, rulesVersion, status, visibility, owner, createdAt, startedAt, endedAt } =
    shown;
  const { entryCount, revision, settings, clock, deadline, commitment, outcome, seats } = shown;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ["table", id],
    ["game", `${game}, rules ${rulesVersion}`],
    ["status", `${status}, ${visibility}`],
    ["title", settings.title === undefined ? undefined : oneLine(settings.title)],
    ["owner", owner],
    ["pace", `${JSON.stringify(settings.pace)}, when time is up: ${settings.onTimeout}`],
    ["created", time(createdAt)],
    ["started", startedAt === undefined ? undefined : time(startedAt)],
    ["ended", endedAt === undefined ? undefined : time(endedAt)],
    ["entries", `${entryCount} (revision ${revision})`],
    ["deadline", deadline === undefined ? undefined : time(deadline)],
    ["promise", commitment],
    ["outcome", outcome === undefined ? undefined : oneLine(JSON.stringify(outcome))],
    ...seats.map((each, seat) => [`seat ${seat}`, seatLine(each, seat, clock)] as const),
    ["part", clock?.part && `${clock.part.name}, ${minutes(clock.part.left)} left`],
  ];
  return lines
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(9)} ${value}`]))
    .join("\n");
}

function seatLine(each: Sitter, seat: number, clock: TableDetails["clock"]): string {
  if (clock?.running.includes(seat) !== true) return sitter(each);
  const left = (clock.allotted[seat] ?? 0) + (clock.bank[seat] ?? 0);
  return `${sitter(each)}, ${minutes(left)} left`;
}

function sitter({ kind, name, ...rest }: Sitter): string {
  if ("level" in rest) return `${rest.level} (bot)`;
  return kind === "person" ? oneLine(name) : `(${kind})`;
}

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

const minutes = (left: number): string => `${(left / 60_000).toFixed(1)} minutes`;
