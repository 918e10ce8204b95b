import type { FindingText } from "./online-matchmaking-text.ts";
import type { LiveText } from "./online-table-text.ts";
import type { OpeningText, WaitingText } from "./online-new-table-text.ts";
import type { RestText } from "./online-absences-text.ts";
import type { SittingText } from "./online-table-tools-text.ts";

/** Games on a server: finding each other, setting up a table, playing at it. */
export interface OnlineText {
  readonly title: string;
  readonly lead: string;
  readonly offline: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    /** The way to what works without a server. */
    readonly alone: string;
  };
  readonly name: NameText;
  readonly lobby: LobbyText;
  readonly pace: PaceText;
  readonly visibility: {
    readonly public: string;
    readonly unlisted: string;
    readonly invited: string;
  };
  readonly finding: FindingText;
  readonly opening: OpeningText;
  readonly waiting: WaitingText;
  readonly live: LiveText;
  readonly sitting: SittingText;
  readonly rest: RestText;
  /** Why something was not done: by the server's code, or its own words for a code that has no sentence here. */
  readonly problem: (failure: FailureText) => string;
}

/** A problem of the server's; `offline` where it did not answer. */
interface FailureText {
  readonly code: string;
  readonly title?: string;
}

interface NameText {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly go: string;
  /** Who plays on this device. */
  readonly youAre: (name: string) => string;
  /** The way to signing in. */
  readonly haveAccount: string;
  readonly change: string;
  readonly save: string;
  readonly cancel: string;
}

interface LobbyText {
  readonly open: string;
  readonly mine: string;
  readonly mineNone: string;
  readonly joinable: string;
  readonly joinableNone: string;
  readonly watchable: string;
  readonly watchableNone: string;
  readonly over: string;
  readonly yourTurn: string;
  readonly waiting: string;
  readonly botPlays: string;
  readonly gathering: (free: number) => string;
  readonly full: string;
  readonly running: string;
  readonly isOver: string;
  readonly join: string;
  readonly watch: string;
  /** Where a table has no title: whose it is. */
  readonly tableOf: (names: readonly string[]) => string;
  readonly freeSeat: string;
}

interface PaceText {
  readonly untimed: string;
  /** `90 s a turn + 20 min in reserve` */
  readonly live: (pace: {
    readonly per: "move" | "turn";
    readonly seconds: number;
    readonly bank: number;
  }) => string;
  readonly correspondence: (days: number) => string;
  /** Of a game in which all decide at once: `live, 4 min of market`, `2 days a step`. */
  readonly market: (seconds: number) => string;
  readonly steps: (days: number) => string;
}
