import { isObject } from "@sofala/engine";
import { parseGameId, type GameId } from "../../games/registry.ts";

/** What a list shows of a row before the game in it is read. */
export interface RowSummary {
  readonly id: string;
  /** Undefined if it is not known here. */
  readonly game: GameId | undefined;
  readonly title: string | undefined;
  readonly names: readonly string[];
  readonly changed: number | undefined;
  /** A person asked a bot for advice. */
  readonly isHelped: boolean;
  readonly kind: "running" | "finished" | "analysis";
}

/** Never fails, whatever the row contains. */
export function summarizeRow(row: unknown): RowSummary {
  const { id, game, title, players, changed, mode, ranking, helped } = isObject(row) ? row : {};
  const names = Array.isArray(players) ? players.map(playerName).filter((name) => name !== "") : [];
  return {
    id: typeof id === "string" ? id : "",
    game: parseGameId(game),
    title: typeof title === "string" && title !== "" ? title : undefined,
    names,
    changed: typeof changed === "number" ? changed : undefined,
    isHelped: helped === true,
    kind: mode === "analysis" ? "analysis" : ranking === undefined ? "running" : "finished",
  };
}

function playerName(player: unknown): string {
  const name = isObject(player) ? player["name"] : undefined;
  return typeof name === "string" ? name : "";
}

const TIME_UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** `2 hours ago`, `yesterday`, `now`, in a language. */
export function agoText(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = TIME_UNITS.find(([, step]) => seconds >= step) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}
