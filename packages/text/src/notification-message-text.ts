/** What a message may say about a table: only what all its players know. */
export interface NotificationTable {
  /** `zimbabwe` */
  readonly game: string;
  readonly title?: string;
  /** The names of the others. */
  readonly others: readonly string[];
}

/** The notifications to people who are elsewhere. */
export interface NotificationMessageText {
  /** `The Great Zimbabwe with Ben and Cleo`, `Sunday: The Great Zimbabwe with Ben` */
  readonly table: (table: NotificationTable) => string;
  readonly turn: string;
  readonly time: string;
  readonly offer: string;
  readonly begin: string;
  readonly over: string;
  readonly proposal: string;
  readonly rematch: string;
  readonly chat: string;
  /** A message about several things at once. */
  readonly summary: (count: number) => string;
  readonly testMessage: { readonly title: string; readonly body: string };
  /** Before the link to the notification settings. */
  readonly settingsLink: string;
  /** Before the link that unsubscribes. */
  readonly unsubscribeLink: string;
}
