import type { SeatInfo } from "@sofala/protocol";
import type { AppText } from "@sofala/text/web";
import { gameOrDefault } from "./registry.ts";

type SeatHolder = Pick<SeatInfo, "kind" | "name" | "level">;

/** What a bot of a game is called in front of others; one of an unknown level by its level. */
export function botName(level: string | undefined, game: string, words: AppText): string {
  const bots: { readonly [level: string]: { readonly name: string } | undefined } =
    gameOrDefault(game).bots(words);
  return bots[level ?? ""]?.name ?? level ?? "";
}

/** Who sits at a seat of a game, by name; nothing for a seat that is free. */
export const holderName = (seat: SeatHolder, game: string, words: AppText): string =>
  seat.kind === "bot"
    ? botName(seat.level, game, words)
    : seat.kind === "person"
      ? seat.name || words.common.deletedPerson
      : "";

export const isSeatFree = ({ kind }: Pick<SeatInfo, "kind">): boolean =>
  kind === "open" || kind === "reserved";

/** The name of a seat whose player has none. */
export const defaultSeatName = (seat: number, game: string, words: AppText): string =>
  gameOrDefault(game).seatName(seat, words);
