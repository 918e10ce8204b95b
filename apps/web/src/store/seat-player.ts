import type { Player } from "./stored-game.ts";

/** Who can be put on a chair: a person, or a bot by its level. */
export const SITTERS = ["person", "novice", "steady", "strong"] as const;
export type Sitter = (typeof SITTERS)[number];

/** The longest name that fits a seat. */
export const LONGEST_NAME = 20;

export const playerOf = (name: string, sitter: Sitter = "person"): Player =>
  sitter === "person" ? { kind: "person", name } : { kind: "bot", name, level: sitter };

export function sitterOf(player: Player): Sitter {
  if (player.kind === "person") return "person";
  return SITTERS.find((sitter) => sitter === player.level) ?? "steady";
}
