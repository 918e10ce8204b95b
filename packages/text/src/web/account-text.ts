/** The pages about one's account: making one, signing in, and looking after it. */
export interface AccountText {
  /** Of a guest, and of somebody who is nobody yet. */
  readonly guest: {
    readonly title: string;
    readonly lead: string;
    readonly reasons: readonly string[];
    readonly youAre: (name: string) => string;
    readonly haveOne: string;
    readonly haveNone: string;
  };
  readonly make: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly nameHint: string;
    readonly passkey: string;
    readonly passkeyHint: string;
    readonly orPassword: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly go: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly passkey: string;
    readonly name: string;
    readonly password: string;
    readonly go: string;
    readonly forgotten: string;
    /** Tables of the guest were taken along. */
    readonly taken: (tables: number) => string;
    /** Games of the guest on this device that would be left. */
    readonly left: (games: string) => string;
    readonly leave: string;
  };
  readonly forgotten: {
    readonly title: string;
    readonly text: string;
    readonly email: string;
    readonly go: string;
    readonly sent: string;
    readonly noMail: string;
  };
  readonly reset: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly go: string;
    readonly done: (name: string) => string;
    readonly toSignIn: string;
  };
  readonly confirm: {
    readonly title: string;
    readonly text: string;
    readonly go: string;
    readonly done: (email: string) => string;
  };
  readonly own: {
    readonly title: string;
    readonly youAre: (name: string) => string;
    readonly rename: string;
    readonly toTables: string;
    readonly links: {
      readonly profile: string;
      readonly people: string;
      readonly notices: string;
      readonly bots: string;
    };
  };
  readonly ways: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly passwordIsSet: string;
    readonly noPassword: string;
    readonly setPassword: string;
    readonly changePassword: string;
    readonly removePassword: string;
    readonly newPassword: string;
    readonly othersLeave: string;
    readonly passkey: (label: string) => string;
    readonly used: (moment: string) => string;
    readonly addPasskey: string;
    readonly remove: string;
    readonly removeNamed: (what: string) => string;
    readonly noPasskeysHere: string;
    readonly done: string;
  };
  readonly email: {
    readonly title: string;
    readonly text: string;
    readonly is: (email: string) => string;
    readonly waits: (email: string) => string;
    readonly label: string;
    readonly set: string;
    readonly remove: string;
    readonly none: string;
  };
  readonly sessions: {
    readonly title: string;
    readonly this: string;
    readonly unknown: string;
    readonly used: (moment: string) => string;
    readonly end: string;
    readonly endNamed: (device: string) => string;
    readonly out: string;
    readonly everywhere: string;
    readonly everywhereText: string;
    readonly programs: string;
  };
  readonly data: {
    readonly title: string;
    readonly text: string;
    readonly export: string;
    readonly delete: string;
    readonly deleteTitle: string;
    readonly deleteText: string;
    /** What must be typed. */
    readonly type: (name: string) => string;
    readonly go: string;
  };
  readonly proof: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly go: string;
    readonly passkey: string;
    readonly cancel: string;
  };
  readonly noPasskeyShown: string;
  readonly wait: (seconds: number) => string;
}
