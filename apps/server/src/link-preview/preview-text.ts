import type { Pace, TableSummary } from "@sofala/protocol";
import { loadGameOverviews, type BotTexts } from "@sofala/text";
import { loadOnlineText } from "@sofala/text/online";
import { GAME_PRESENTATIONS } from "../games/registry.ts";

/** The part of a table that its link preview describes. */
export type DescribedTable = Pick<
  TableSummary,
  "game" | "status" | "title" | "pace" | "seats" | "round"
>;

/** Previews are English, because the reader's language is unknown. */
const text = await loadOnlineText("en");
const overviews = await loadGameOverviews("en");

export const titleOf = ({ title, seats }: DescribedTable): string =>
  title ??
  text.lobby.untitledTable(seats.filter(({ kind }) => kind === "person").map(({ name }) => name));

export const gameNameOf = ({ game }: DescribedTable): string => overviews[game]?.title ?? game;

/** The free seats, the round, or that the game is over. */
export function statusText({ game, status, seats, round }: DescribedTable): string {
  const { lobby } = text;
  if (status === "over") return lobby.finished;
  const free = seats.filter(isFreeSeat).length;
  if (status === "open") return free === 0 ? lobby.full : lobby.freeSeats(free);
  const roundText = round === undefined ? undefined : overviews[game]?.round(round);
  return roundText ?? lobby.running;
}

export function paceText({ game, pace }: { readonly game: string; readonly pace: Pace }): string {
  const isShared = GAME_PRESENTATIONS[game]?.hasSharedClock ?? false;
  switch (pace.kind) {
    case "untimed":
      return text.pace.untimed;
    case "live":
      return isShared ? text.pace.liveShared(0) : text.pace.live(pace);
    case "correspondence":
      return isShared
        ? text.pace.correspondenceShared(pace.days)
        : text.pace.correspondence(pace.days);
  }
}

/** The name of the seat's player; bots have a name in each game. */
export function seatNameOf(game: string, seat: DescribedTable["seats"][number]): string {
  if (isFreeSeat(seat)) return text.lobby.freeSeat;
  if (seat.kind !== "bot") return seat.name;
  const botText = GAME_PRESENTATIONS[game]?.botTexts[(seat.level ?? "") as keyof BotTexts];
  return botText?.name ?? seat.name;
}

export const isFreeSeat = ({ kind }: DescribedTable["seats"][number]): boolean =>
  kind === "open" || kind === "reserved";

/** The title and description of a table for `og:title` and `og:description`. */
export function previewTextOf(table: DescribedTable): {
  readonly title: string;
  readonly description: string;
} {
  const { preview } = text.matchmaking;
  const { status, seats } = table;
  const isOpen = status === "open" && seats.some(isFreeSeat);
  const names = seats
    .filter((seat) => !isFreeSeat(seat))
    .map((seat) => seatNameOf(table.game, seat));
  return {
    title: isOpen ? preview.invitation(titleOf(table)) : preview.watch(titleOf(table)),
    description: [gameNameOf(table), statusText(table), names.join(", "), paceText(table)]
      .filter((part) => part !== "")
      .join(" · "),
  };
}
