import type { ListedGame, ShownGame } from "@sofala/server/admin";
import { oneLine } from "../paint.ts";

type Sitter = ListedGame["seats"][number];

/** A table of tables. */
export function listing(games: readonly ListedGame[]): string {
  const rows = games.map(({ id, game, status, entries, changed, seats }) => [
    id,
    game,
    status,
    `${entries}`,
    time(changed),
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
export function account(shown: ShownGame): string {
  const { id, game, rules, status, visibility, owner, created, started, ended } = shown;
  const { entries, revision, terms, clock, deadline, commitment, outcome, seats } = shown;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ["table", id],
    ["game", `${game}, rules ${rules}`],
    ["status", `${status}, ${visibility}`],
    ["title", terms.title === undefined ? undefined : oneLine(terms.title)],
    ["owner", owner],
    ["pace", `${JSON.stringify(terms.pace)}, when time is up: ${terms.onTimeout}`],
    ["created", time(created)],
    ["started", started === undefined ? undefined : time(started)],
    ["ended", ended === undefined ? undefined : time(ended)],
    ["entries", `${entries} (revision ${revision})`],
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

function seatLine(each: Sitter, seat: number, clock: ShownGame["clock"]): string {
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
