/** The settings of notifications and of hours without play. */
export interface NotificationsText {
  readonly title: string;
  readonly intro: string;
  readonly toAccount: string;
  readonly device: {
    readonly title: string;
    readonly enable: string;
    readonly isEnabled: string;
    readonly text: string;
    readonly denied: string;
    readonly unsupported: string;
    readonly failed: string;
  };
  readonly channels: string;
  readonly noChannels: string;
  readonly channelKinds: { readonly push: string; readonly mail: string; readonly webhook: string };
  readonly webhookStyles: {
    readonly discord: string;
    readonly slack: string;
    readonly json: string;
  };
  readonly thisDevice: string;
  readonly hasFailed: string;
  readonly lastSent: (when: string) => string;
  readonly neverSent: string;
  readonly secret: string;
  readonly sendTest: string;
  readonly testSent: string;
  readonly remove: string;
  readonly preferences: string;
  readonly notificationKinds: {
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
  readonly whilePresent: string;
  readonly whilePresentText: string;
  readonly frequency: string;
  readonly frequencyChoice: (minutes: number) => string;
  readonly digest: string;
  readonly digestText: string;
  readonly digestOff: string;
  readonly digestAt: (hour: number) => string;
  readonly add: {
    readonly title: string;
    readonly mail: string;
    readonly noMail: string;
    readonly mailUnconfirmed: string;
    readonly webhook: string;
    readonly webhookText: string;
    readonly label: string;
    readonly url: string;
    readonly submit: string;
  };
  readonly absences: {
    readonly title: string;
    readonly text: string;
    readonly weekly: string;
    readonly weeklyText: string;
    /** Sunday first. */
    readonly weekdays: readonly string[];
    readonly holidays: string;
    readonly noHolidays: string;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly addHoliday: string;
    readonly removeHoliday: (days: string) => string;
    readonly timeZone: (zone: string) => string;
  };
  readonly unsubscribed: {
    readonly title: string;
    readonly text: string;
    readonly undo: string;
    readonly undone: string;
    readonly failed: string;
    readonly toNotifications: string;
  };
}
