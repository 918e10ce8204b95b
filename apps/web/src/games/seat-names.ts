import { EMPIRES, type Empire } from "@sofala/zimbabwe";
import type { SeatInfo } from "@sofala/protocol";
import type { AppText } from "@sofala/text/web";
import { capitalize } from "../text/capitalize.ts";
import { botText } from "../text/bot-text.ts";

type SeatHolder = Pick<SeatInfo, "kind" | "name" | "level">;

/** What a bot of a game is called in front of others; one of an unknown level by its level. */
export function botName(level: string | undefined, game: string, words: AppText): string {
  const bots: { readonly [level: string]: { readonly name: string } | undefined } = botText(
    game,
    words,
  );
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

/** Seats lead their empires in this order. */
export const empireOf = (seat: number): Empire => EMPIRES[seat] ?? "kilwa";

/** What a seat of a game is called where nobody with a name sits: by its empire, or its colour. */
export const defaultSeatName = (seat: number, game: string, { setup }: AppText): string =>
  game === "mediterranean"
    ? (setup.mediterranean.seats[seat] ?? `${seat + 1}`)
    : capitalize(empireOf(seat));
