/** A new table, before anybody else is there. */
export interface NewTableText {
  readonly title: string;
  readonly game: string;
  readonly seats: string;
  readonly players: string;
  readonly seat: (seat: number) => string;
  readonly me: string;
  readonly reservedSeat: string;
  readonly openSeat: string;
  readonly seatsText: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly pace: string;
  readonly paces: { readonly untimed: string; readonly live: string; readonly mail: string };
  readonly paceText: { readonly untimed: string; readonly live: string; readonly mail: string };
  /** The same for simultaneous decisions. */
  readonly sharedClockPaceText: {
    readonly untimed: string;
    readonly live: string;
    readonly mail: string;
  };
  readonly clock: string;
  readonly days: string;
  /** For a game with simultaneous decisions. */
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
  readonly ruleOptions: string;
  readonly submit: string;
  readonly back: string;
  readonly creating: string;
}

/** A table that waits for players. */
export interface WaitingRoomText {
  readonly seats: string;
  readonly you: string;
  readonly freeSeat: string;
  readonly openSeat: string;
  readonly reservedSeat: string;
  readonly bot: string;
  readonly online: string;
  readonly offline: string;
  readonly takeSeat: string;
  /** Takes any free seat. */
  readonly takeAnySeat: string;
  readonly leave: string;
  readonly start: string;
  readonly startText: {
    /** For the owner of the table, while seats are free. */
    readonly notFull: (free: number) => string;
    readonly ready: string;
    /** For the others. */
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
  readonly replaceLink: {
    readonly button: string;
    readonly title: string;
    readonly text: string;
    readonly cancel: string;
    readonly confirm: string;
    readonly done: string;
  };
  readonly settings: string;
  readonly pace: string;
  readonly visibility: string;
  readonly options: string;
  readonly standardRules: string;
  readonly randomMap: string;
  readonly zimbabweOptions: {
    readonly firstPlay: string;
    readonly noSpecialists: string;
    readonly chosenGods: (gods: number) => string;
    readonly dziva: string;
    readonly rounds: (rounds: number) => string;
  };
  readonly onTimeout: { readonly bot: string; readonly end: string };
  readonly toLobby: string;
}
