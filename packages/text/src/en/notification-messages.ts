import { overviewsOf, type GameOverviews } from "../game-overview.ts";
import { games } from "./games.ts";
import { list } from "./grammar.ts";

/** What a message may say about a table: only what all its players know. */
export interface NotificationTable {
  /** The id of the game. */
  readonly game: string;
  readonly title?: string;
  /** The names of the others. */
  readonly others: readonly string[];
}

const overviews: GameOverviews = overviewsOf(games);

/** The notifications to people who are elsewhere. */
export const notificationMessages = {
  /** `Chess with Ben and Cleo`, `Sunday: Chess with Ben` */
  table({ game, title, others }: NotificationTable): string {
    const called = overviews[game]?.title ?? game;
    const played = others.length === 0 ? called : `${called} with ${list(others)}`;
    return title === undefined ? played : `${title}: ${played}`;
  },
  turn: "Your turn",
  time: "Your time is running out",
  offer: "News of an offer, to you or yours",
  begin: "A game begins",
  over: "A game is over",
  proposal: "You are asked to agree to something",
  rematch: "A rematch is open",
  chat: "Somebody talks at your table",
  /** A message about several things at once. */
  summary: (count: number) => `${count} things at your tables`,
  testMessage: {
    title: "This is how it looks",
    body: "Messages about your tables come this way.",
  },
  /** Before the link to the notification settings. */
  settingsLink: "Choose what you are told:",
  /** Before the link that unsubscribes. */
  unsubscribeLink: "No more of these messages, with one click:",
};

export type NotificationMessageText = typeof notificationMessages;
