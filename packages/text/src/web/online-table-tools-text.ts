/** What somebody does at a table that a server keeps, besides playing. */
export interface SittingText {
  /** Gifts that are decided ahead of one's turn. */
  readonly order: {
    readonly offer: (round: number) => string;
    readonly title: string;
    readonly upTo: string;
    readonly text: string;
    readonly set: (cattle: number) => string;
    readonly less: string;
    readonly more: string;
    readonly stands: (cattle: number, round: number) => string;
    readonly change: string;
    readonly withdraw: string;
    readonly cancel: string;
    readonly gave: (cattle: number) => string;
    readonly passed: string;
  };
  readonly note: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly placeholder: string;
    readonly saving: string;
    readonly saved: string;
    readonly notSaved: (why: string) => string;
    readonly onlyNamed: string;
    readonly conflict: {
      readonly title: string;
      readonly text: string;
      readonly other: string;
      readonly empty: string;
      readonly both: string;
      readonly mine: string;
      readonly theirs: string;
    };
  };
  /** A moment of the game that somebody looks at or passes on. */
  readonly moment: {
    readonly copyLink: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly takenBack: string;
    readonly notYet: string;
  };
  readonly refused: {
    /** The rules say why, after this. */
    readonly movedOn: string;
    readonly rule: string;
  };
  readonly rematch: {
    readonly called: string;
    readonly go: string;
    readonly sameMap: string;
  };
  readonly time: {
    /** `You have until Tuesday 17 November, 18:20.` */
    readonly until: (when: string) => string;
    /** What all decide together stays open for so long. */
    readonly open: (when: string) => string;
    readonly ownUp: string;
    readonly delayed: (time: string) => string;
    readonly spectatorsLater: (time: string) => string;
  };
  /** The map of a new table. */
  readonly map: {
    readonly name: string;
    readonly legend: string;
    readonly lot: string;
    readonly chosen: string;
    readonly lotText: string;
    readonly chosenText: string;
    readonly code: (code: string) => string;
  };
}
