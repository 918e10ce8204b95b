import type { GameTypes } from "@sofala/engine";
import { isObject } from "@sofala/engine";
import { recordOf, type StoredGame } from "./stored-game.ts";

/** The format of a file with many stored games. */
export const COLLECTION_FORMAT = "sofala-games/1";

/** The record of a game, one move per line. */
export function recordText<T extends GameTypes>(stored: StoredGame<T>): string {
  const { moves, result, ...head } = recordOf(stored);
  const lines = Object.entries(head).map(([key, value]) => jsonMember(key, value));
  const played = moves.map((move) => `\n    ${JSON.stringify(move)}`).join(",");
  lines.push(`"moves": [${played}${played === "" ? "" : "\n  "}]`);
  if (result !== undefined) lines.push(jsonMember("result", result));
  return `{\n  ${lines.join(",\n  ")}\n}\n`;
}

const jsonMember = (key: string, value: unknown): string =>
  `${JSON.stringify(key)}: ${JSON.stringify(value)}`;

/** All games in one file, also those that cannot be read. */
export const collectionText = (rows: readonly unknown[]): string =>
  `{"format": ${JSON.stringify(COLLECTION_FORMAT)}, "games": [\n${rows
    .map((row) => JSON.stringify(row))
    .join(",\n")}\n]}\n`;

/** `sofala-2026-11-15-ann-ben.json`: the day of the last change, and the players. */
export function recordFileName(row: unknown): string {
  const { changed, players } = isObject(row) ? row : {};
  const names = Array.isArray(players) ? players.map(fileNamePart) : [];
  return ["sofala", isoDay(changed), ...names].filter((part) => part !== "").join("-") + ".json";
}

export const collectionFileName = (now: number): string => `sofala-${isoDay(now)}.json`;

function fileNamePart(player: unknown): string {
  const name = isObject(player) ? player["name"] : undefined;
  const plain = typeof name === "string" ? name.normalize("NFKD").toLowerCase() : "";
  return plain.replaceAll(/[^a-z0-9]+/gu, "").slice(0, 12);
}

function isoDay(time: unknown): string {
  const date = new Date(typeof time === "number" ? time : NaN);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}
