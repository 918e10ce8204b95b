/** Tools at a table on a server. */
export interface TableToolsText {
  /** Gifts that are decided ahead of one's turn. */
  readonly giftOrder: {
    readonly openForm: (round: number) => string;
    readonly title: string;
    readonly maximum: string;
    readonly text: string;
    readonly submit: (cattle: number) => string;
    readonly less: string;
    readonly more: string;
    readonly current: (cattle: number, round: number) => string;
    readonly change: string;
    readonly withdraw: string;
    readonly cancel: string;
    readonly executedGift: (cattle: number) => string;
    readonly executedPass: string;
  };
  readonly note: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly placeholder: string;
    readonly saving: string;
    readonly saved: string;
    readonly notSaved: (why: string) => string;
    readonly nicknameNeeded: string;
    readonly conflict: {
      readonly title: string;
      readonly text: string;
      readonly otherVersion: string;
      readonly otherVersionEmpty: string;
      readonly both: string;
      readonly mine: string;
      readonly theirs: string;
    };
  };
  /** A link to a moment of the game. */
  readonly momentLink: {
    readonly copyLink: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly takenBack: string;
    readonly notYet: string;
  };
  readonly moveRefused: {
    /** The rules say why, after this. */
    readonly tableChanged: string;
    readonly ruleLink: string;
  };
  readonly rematch: {
    readonly created: string;
    readonly link: string;
    readonly sameMapText: string;
  };
  readonly time: {
    /** `You have until Tuesday 17 November, 18:20.` */
    readonly until: (when: string) => string;
    /** How long a proposal stays open. */
    readonly stepOpenUntil: (when: string) => string;
    readonly yourTimeUp: string;
    readonly youSeeDelayed: (time: string) => string;
    readonly spectatorsDelayed: (time: string) => string;
  };
  /** The map of a new table. */
  readonly map: {
    readonly name: string;
    readonly legend: string;
    readonly randomMap: string;
    readonly chosenMap: string;
    readonly randomMapText: string;
    readonly chosenMapText: string;
    readonly code: (code: string) => string;
  };
}
