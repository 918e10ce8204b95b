/** A new table, before anybody else is there. */
export interface OpeningText {
  readonly title: string;
  readonly game: string;
  readonly seats: string;
  readonly players: string;
  readonly sitter: (seat: number) => string;
  readonly me: string;
  readonly friend: string;
  readonly anybody: string;
  readonly seatsText: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly pace: string;
  readonly paces: { readonly untimed: string; readonly live: string; readonly mail: string };
  readonly paceText: { readonly untimed: string; readonly live: string; readonly mail: string };
  /** The same where everybody decides at once. */
  readonly marketPaceText: {
    readonly untimed: string;
    readonly live: string;
    readonly mail: string;
  };
  readonly clock: string;
  readonly days: string;
  /** Of a game in which all decide at once. */
  readonly stepDays: string;
  readonly botTakesOver: string;
  readonly botTakesOverText: string;
  readonly visibility: string;
  readonly visibilityText: {
    readonly public: string;
    readonly unlisted: string;
    readonly invited: string;
  };
  /** Opens the rules' options. */
  readonly more: string;
  readonly open: string;
  readonly back: string;
  readonly opening: string;
}

/** A table that gathers its players. */
export interface WaitingText {
  readonly seats: string;
  readonly you: string;
  readonly free: string;
  readonly open: string;
  readonly reserved: string;
  readonly bot: string;
  readonly here: string;
  readonly away: string;
  readonly sit: string;
  /** Takes any free seat. */
  readonly sitDown: string;
  readonly leave: string;
  readonly start: string;
  readonly startText: {
    /** To who opened the table, while seats are free. */
    readonly notFull: (free: number) => string;
    readonly ready: string;
    /** To the others. */
    readonly othersNotFull: (free: number) => string;
    readonly othersReady: string;
  };
  readonly invite: string;
  readonly inviteText: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly share: string;
  readonly shareText: (game: string) => string;
  /** A new link, so that the old one stops working. */
  readonly renew: {
    readonly button: string;
    readonly title: string;
    readonly text: string;
    readonly keep: string;
    readonly go: string;
    readonly done: string;
  };
  readonly terms: string;
  readonly pace: string;
  readonly visibility: string;
  readonly options: string;
  readonly plain: string;
  readonly noMap: string;
  readonly option: {
    readonly firstPlay: string;
    readonly noSpecialists: string;
    readonly chosenGods: (gods: number) => string;
    readonly dziva: string;
    readonly rounds: (rounds: number) => string;
  };
  readonly onTimeout: { readonly bot: string; readonly end: string };
  readonly toLobby: string;
}
