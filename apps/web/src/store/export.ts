import type { GameTypes } from "@sofala/engine";
import { isObject } from "@sofala/engine";
import { recordOf, type StoredGame } from "./stored-game.ts";

/** A file that holds many games as this device keeps them. */
export const SET_FORMAT = "sofala-games/1";

/** The record of a game, one move per line. */
export function recordText<T extends GameTypes>(stored: StoredGame<T>): string {
  const { moves, result, ...head } = recordOf(stored);
  const lines = Object.entries(head).map(([key, value]) => member(key, value));
  const played = moves.map((move) => `\n    ${JSON.stringify(move)}`).join(",");
  lines.push(`"moves": [${played}${played === "" ? "" : "\n  "}]`);
  if (result !== undefined) lines.push(member("result", result));
  return `{\n  ${lines.join(",\n  ")}\n}\n`;
}

const member = (key: string, value: unknown): string =>
  `${JSON.stringify(key)}: ${JSON.stringify(value)}`;

/** All games in one file, also those that cannot be read: nothing is lost on the way. */
export const setText = (rows: readonly unknown[]): string =>
  `{"format": ${JSON.stringify(SET_FORMAT)}, "games": [\n${rows
    .map((row) => JSON.stringify(row))
    .join(",\n")}\n]}\n`;

/** `sofala-2026-11-15-ann-ben.json`; the day that a game was last changed, who plays. */
export function fileNameOf(row: unknown): string {
  const { changed, players } = isObject(row) ? row : {};
  const names = Array.isArray(players) ? players.map(nameIn) : [];
  return ["sofala", dayOf(changed), ...names].filter((part) => part !== "").join("-") + ".json";
}

export const setFileName = (now: number): string => `sofala-${dayOf(now)}.json`;

function nameIn(player: unknown): string {
  const name = isObject(player) ? player["name"] : undefined;
  const plain = typeof name === "string" ? name.normalize("NFKD").toLowerCase() : "";
  return plain.replaceAll(/[^a-z0-9]+/gu, "").slice(0, 12);
}

function dayOf(time: unknown): string {
  const date = new Date(typeof time === "number" ? time : NaN);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}
