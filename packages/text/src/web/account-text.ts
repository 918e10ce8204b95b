/** The account pages: creating an account, signing in, and managing it. */
export interface AccountText {
  /** For a guest, and for a visitor without a name. */
  readonly guest: {
    readonly title: string;
    readonly intro: string;
    readonly reasons: readonly string[];
    readonly youAre: (name: string) => string;
    readonly haveAccount: string;
    readonly noAccountYet: string;
  };
  readonly signUp: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly nameHint: string;
    readonly passkey: string;
    readonly passkeyHint: string;
    readonly orPassword: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly submit: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly passkey: string;
    readonly name: string;
    readonly password: string;
    readonly submit: string;
    readonly forgotPassword: string;
    /** The tables of the guest were moved to the account. */
    readonly tablesTransferred: (tables: number) => string;
    /** Games of the guest that would be lost. */
    readonly conflictingTables: (games: string) => string;
    readonly signInAnyway: string;
  };
  readonly forgotPassword: {
    readonly title: string;
    readonly text: string;
    readonly email: string;
    readonly submit: string;
    readonly sent: string;
    readonly noMail: string;
  };
  readonly resetPassword: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly submit: string;
    readonly done: (name: string) => string;
    readonly toSignIn: string;
  };
  readonly confirmEmail: {
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly done: (email: string) => string;
  };
  readonly overview: {
    readonly title: string;
    readonly youAre: (name: string) => string;
    readonly rename: string;
    readonly toTables: string;
    readonly links: {
      readonly profile: string;
      readonly people: string;
      readonly notifications: string;
      readonly bots: string;
    };
  };
  readonly signInMethods: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly passwordIsSet: string;
    readonly noPassword: string;
    readonly setPassword: string;
    readonly changePassword: string;
    readonly removePassword: string;
    readonly newPassword: string;
    readonly otherDevicesSignedOut: string;
    readonly passkey: (label: string) => string;
    readonly lastUsed: (moment: string) => string;
    readonly addPasskey: string;
    readonly remove: string;
    readonly removeNamed: (what: string) => string;
    readonly passkeysUnavailable: string;
    readonly done: string;
  };
  readonly email: {
    readonly title: string;
    readonly text: string;
    readonly confirmed: (email: string) => string;
    readonly pending: (email: string) => string;
    readonly label: string;
    readonly save: string;
    readonly remove: string;
    readonly noMail: string;
  };
  readonly sessions: {
    readonly title: string;
    readonly thisDevice: string;
    readonly unknownDevice: string;
    readonly lastSeen: (moment: string) => string;
    readonly signOut: string;
    readonly signOutNamed: (device: string) => string;
    readonly signOutHere: string;
    readonly signOutEverywhere: string;
    readonly signOutEverywhereText: string;
    readonly revokeTokens: string;
  };
  readonly data: {
    readonly title: string;
    readonly text: string;
    readonly export: string;
    readonly delete: string;
    readonly deleteTitle: string;
    readonly deleteText: string;
    /** What must be typed. */
    readonly typeToConfirm: (name: string) => string;
    readonly submit: string;
  };
  readonly reauthenticate: {
    readonly title: string;
    readonly text: string;
    readonly password: string;
    readonly submit: string;
    readonly passkey: string;
    readonly cancel: string;
  };
  readonly passkeyCancelled: string;
  readonly throttled: (seconds: number) => string;
}
