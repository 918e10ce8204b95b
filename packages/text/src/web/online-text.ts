import type { MatchmakingText } from "./online-matchmaking-text.ts";
import type { OnlineTableText } from "./online-table-text.ts";
import type { NewTableText, WaitingRoomText } from "./online-new-table-text.ts";
import type { AbsencesText } from "./online-absences-text.ts";
import type { TableToolsText } from "./online-table-tools-text.ts";

/** Games on a server: finding each other, setting up a table, playing at it. */
export interface OnlineText {
  readonly title: string;
  readonly intro: string;
  readonly offline: {
    readonly title: string;
    readonly text: string;
    readonly retry: string;
    /** The link to what works without a server. */
    readonly playLocally: string;
  };
  readonly nickname: NicknameText;
  readonly lobby: LobbyText;
  readonly pace: PaceText;
  readonly visibility: {
    readonly public: string;
    readonly unlisted: string;
    readonly invited: string;
  };
  readonly matchmaking: MatchmakingText;
  readonly newTable: NewTableText;
  readonly waitingRoom: WaitingRoomText;
  readonly onlineTable: OnlineTableText;
  readonly tableTools: TableToolsText;
  readonly absences: AbsencesText;
  /**
   * Why a request failed: by the problem code, or the server's text for a code without a sentence
   * here.
   */
  readonly problem: (failure: ProblemText) => string;
}

/** A problem of the server; `offline` if it did not answer. */
interface ProblemText {
  readonly code: string;
  readonly title?: string;
}

interface NicknameText {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly submit: string;
  /** Who plays on this device. */
  readonly youAre: (name: string) => string;
  /** The link to sign in. */
  readonly haveAccount: string;
  readonly change: string;
  readonly save: string;
  readonly cancel: string;
}

interface LobbyText {
  readonly openTable: string;
  readonly myTables: string;
  readonly noTablesOfMine: string;
  readonly joinableTables: string;
  readonly noJoinableTables: string;
  readonly watchableTables: string;
  readonly noWatchableTables: string;
  readonly finishedTables: string;
  readonly yourTurn: string;
  readonly othersTurn: string;
  readonly botPlays: string;
  readonly freeSeats: (free: number) => string;
  readonly full: string;
  readonly running: string;
  readonly finished: string;
  readonly join: string;
  readonly watch: string;
  /** For a table without a title: whose it is. */
  readonly untitledTable: (names: readonly string[]) => string;
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
  /** For a game with simultaneous decisions: `live, 4 min of market`, `2 days a step`. */
  readonly liveShared: (seconds: number) => string;
  readonly correspondenceShared: (days: number) => string;
}
