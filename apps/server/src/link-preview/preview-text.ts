import type { Pace, TableSummary } from "@sofala/protocol";
import { english, type BotTexts } from "@sofala/text";
import { loadOnlineText } from "@sofala/text/online";

/** What a table is spoken of by where its link is shared. */
export type DescribedTable = Pick<
  TableSummary,
  "game" | "status" | "title" | "pace" | "seats" | "round"
>;

/** Strangers are told in the language that most of them read. */
const text = await loadOnlineText("en");
const { zimbabwe, mediterranean } = english;
const BOT_TEXTS: { readonly [game: string]: BotTexts | undefined } = {
  zimbabwe: zimbabwe.bot,
  mediterranean: mediterranean.bot,
};

export const titleOf = ({ title, seats }: DescribedTable): string =>
  title ??
  text.lobby.tableOf(seats.filter(({ kind }) => kind === "person").map(({ name }) => name));

export const gameNameOf = ({ game }: DescribedTable): string => text.finding.game(game);

/** How it stands: free seats, the round, or that it is over. */
export function statusText({ game, status, seats, round }: DescribedTable): string {
  const { lobby, finding } = text;
  if (status === "over") return lobby.isOver;
  const free = seats.filter(isFreeSeat).length;
  if (status === "open") return free === 0 ? lobby.full : lobby.gathering(free);
  return round === undefined ? lobby.running : finding.round(round, game);
}

export function paceText({ game, pace }: { readonly game: string; readonly pace: Pace }): string {
  // Where all decide at once, a pace is nobody's own.
  const isShared = game === "mediterranean";
  switch (pace.kind) {
    case "untimed":
      return text.pace.untimed;
    case "live":
      return isShared ? text.pace.market(0) : text.pace.live(pace);
    case "correspondence":
      return isShared ? text.pace.steps(pace.days) : text.pace.correspondence(pace.days);
  }
}

/** Who sits at a seat of a game; a free one is called so, and bots by their names there. */
export function seatNameOf(game: string, seat: DescribedTable["seats"][number]): string {
  if (isFreeSeat(seat)) return text.lobby.freeSeat;
  const bots = BOT_TEXTS[game]?.[(seat.level ?? "") as keyof BotTexts];
  return seat.kind === "bot" ? (bots?.name ?? seat.name) : seat.name;
}

export const isFreeSeat = ({ kind }: DescribedTable["seats"][number]): boolean =>
  kind === "open" || kind === "reserved";

/** A table in a title and a sentence. */
export function previewTextOf(told: DescribedTable): {
  readonly title: string;
  readonly description: string;
} {
  const { preview } = text.finding;
  const { status, seats } = told;
  const isOpen = status === "open" && seats.some(isFreeSeat);
  const names = seats
    .filter((seat) => !isFreeSeat(seat))
    .map((seat) => seatNameOf(told.game, seat));
  return {
    title: isOpen ? preview.invitation(titleOf(told)) : preview.watch(titleOf(told)),
    description: [gameNameOf(told), statusText(told), names.join(", "), paceText(told)]
      .filter((part) => part !== "")
      .join(" · "),
  };
}
