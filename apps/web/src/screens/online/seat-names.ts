import { EMPIRES, type Empire } from "@sofala/zimbabwe";
import type { SeatInfo } from "@sofala/protocol";
import type { WebWords } from "@sofala/text/web";

type Sitter = Pick<SeatInfo, "kind" | "name" | "level">;

/** What a bot is called in front of others; one of an unknown level by its level. */
export function botName(level: string | undefined, { zimbabwe }: WebWords): string {
  const bots: { readonly [level: string]: { readonly name: string } | undefined } = zimbabwe.bot;
  return bots[level ?? ""]?.name ?? level ?? "";
}

/** Who sits at a seat, by name; nothing for a seat that is free. */
export const sitterName = (seat: Sitter, words: WebWords): string =>
  seat.kind === "bot"
    ? botName(seat.level, words)
    : seat.kind === "person"
      ? seat.name || words.common.anonymous
      : "";

export const isFree = ({ kind }: Pick<SeatInfo, "kind">): boolean =>
  kind === "open" || kind === "reserved";

/** Seats lead their empires in this order. */
export const empireOf = (seat: number): Empire => EMPIRES[seat] ?? "kilwa";
