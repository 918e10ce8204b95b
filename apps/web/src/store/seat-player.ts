import type { Player } from "./stored-game.ts";

/** Who can play a seat: a person, or a bot of a level. */
export const SEAT_PLAYERS = ["person", "novice", "steady", "strong"] as const;
export type SeatPlayer = (typeof SEAT_PLAYERS)[number];

/** The longest name that fits a seat. */
export const MAX_NAME_LENGTH = 20;

export const toPlayer = (name: string, player: SeatPlayer = "person"): Player =>
  player === "person" ? { kind: "person", name } : { kind: "bot", name, level: player };

export function toSeatPlayer(player: Player): SeatPlayer {
  if (player.kind === "person") return "person";
  return SEAT_PLAYERS.find((level) => level === player.level) ?? "steady";
}
