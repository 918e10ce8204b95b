import type { BotText, BotTexts } from "@sofala/text";
import type { Player } from "./stored-game.ts";

/** The levels of bots that people choose from. */
export const SEAT_BOTS = ["novice", "casual", "club", "steady", "strong"] as const;
export type SeatBot = (typeof SEAT_BOTS)[number];

/** Who can play a seat: a person, or a bot of a level. */
export const SEAT_PLAYERS = ["person", ...SEAT_BOTS] as const;
export type SeatPlayer = (typeof SEAT_PLAYERS)[number];

/** The levels of a game with these bots. */
export const botLevelsOf = (bots: BotTexts): readonly SeatBot[] =>
  SEAT_BOTS.filter((level) => bots[level] !== undefined);

/** The text of a bot; of a level that the game lacks, that of the steady one, which plays instead. */
export const botTextOf = (bots: BotTexts, level: keyof BotTexts): BotText =>
  bots[level] ?? bots.steady;

/** The longest name that fits a seat. */
export const MAX_NAME_LENGTH = 20;

export const toPlayer = (name: string, player: SeatPlayer = "person"): Player =>
  player === "person" ? { kind: "person", name } : { kind: "bot", name, level: player };

export function toSeatPlayer(player: Player): SeatPlayer {
  if (player.kind === "person") return "person";
  return SEAT_PLAYERS.find((level) => level === player.level) ?? "steady";
}
