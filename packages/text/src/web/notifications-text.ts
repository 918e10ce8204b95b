/** How people are told of their turn while they are elsewhere, and when they do not play. */
export interface NoticesText {
  readonly title: string;
  readonly lead: string;
  readonly toAccount: string;
  readonly device: {
    readonly title: string;
    readonly turnOn: string;
    readonly isOn: string;
    readonly text: string;
    readonly denied: string;
    readonly unsupported: string;
    readonly failed: string;
  };
  readonly channels: string;
  readonly none: string;
  readonly kinds: { readonly push: string; readonly mail: string; readonly webhook: string };
  readonly styles: { readonly discord: string; readonly slack: string; readonly json: string };
  readonly isThis: string;
  readonly hasFailed: string;
  readonly lastTold: (when: string) => string;
  readonly neverTold: string;
  readonly secret: string;
  readonly test: string;
  readonly tested: string;
  readonly remove: string;
  readonly choose: string;
  readonly occasions: {
    readonly legend: string;
    readonly turn: string;
    readonly time: string;
    readonly offer: string;
    readonly begin: string;
    readonly over: string;
    readonly proposal: string;
    readonly rematch: string;
    readonly chat: string;
  };
  readonly present: string;
  readonly presentText: string;
  readonly minutes: string;
  readonly minutesChoice: (minutes: number) => string;
  readonly digest: string;
  readonly digestText: string;
  readonly digestNone: string;
  readonly digestAt: (hour: number) => string;
  readonly add: {
    readonly title: string;
    readonly mail: string;
    readonly mailNone: string;
    readonly mailUnconfirmed: string;
    readonly webhook: string;
    readonly webhookText: string;
    readonly label: string;
    readonly url: string;
    readonly go: string;
  };
  readonly rest: {
    readonly title: string;
    readonly text: string;
    readonly weekly: string;
    readonly weeklyText: string;
    /** Sunday first. */
    readonly weekdays: readonly string[];
    readonly holidays: string;
    readonly none: string;
    readonly first: string;
    readonly last: string;
    readonly addHoliday: string;
    readonly removeHoliday: (days: string) => string;
    readonly zone: (zone: string) => string;
  };
  readonly unsubscribed: {
    readonly title: string;
    readonly text: string;
    readonly undo: string;
    readonly undone: string;
    readonly failed: string;
    readonly toNotices: string;
  };
}
