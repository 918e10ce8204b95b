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
  offer: "New offer, or an answer to yours",
  begin: "Game started",
  over: "Game over",
  proposal: "A proposal needs your answer",
  rematch: "Rematch offered",
  chat: "New chat message",
  /** For operators. */
  backup: {
    failed: {
      title: "Backup failed",
      body: "The server could not make a backup. The operators' page says why.",
    },
    outdated: {
      title: "No recent backup",
      body: "The newest good backup is more than two days old. The operators' page says why.",
    },
  },
  /** A message about several things at once. */
  summary: (count: number) => `${count} updates from your tables`,
  testMessage: {
    title: "Test notification",
    body: "Notifications about your tables will look like this.",
  },
  /** Before the link to the notification settings. */
  settingsLink: "Notification settings:",
  /** Before the link that unsubscribes. */
  unsubscribeLink: "Unsubscribe with one click:",
};

export type NotificationMessageText = typeof notificationMessages;
