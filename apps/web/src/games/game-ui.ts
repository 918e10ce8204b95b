import type { Game, GameTypes, Ranking, Seat } from "@sofala/engine";
import type { ComponentType, FunctionComponent } from "preact";
import type { BotTexts } from "@sofala/text";
import type { AppText } from "@sofala/text/web";
import type { TableInfo } from "@sofala/protocol";
import type { SavedGame } from "../local/import-types.ts";
import type { LogFollower, TableFactory } from "../online/table-client.ts";
import type { RulesBook } from "../rules/rules-book.ts";
import type { SeatPlayer } from "../store/seat-player.ts";
import type { KeyBinding } from "../table/key-list.tsx";
import type { GameSounds } from "../table/sound/game-sounds.ts";
import type { LazyComponent } from "../ui/lazy.tsx";
import type { OnlineOptions } from "./online-options.ts";

/** What the web app knows of a game. Whatever is large is loaded on demand. */
export interface GameUi<Id extends string = string> {
  /** As in the rules, in addresses and in stored games. */
  readonly id: Id;
  readonly playerCounts: readonly number[];
  /** A game of a few minutes, which is a card on the home page and not rated. */
  readonly isSmall?: boolean;
  /** The names and descriptions of its bots, by level. */
  readonly bots: (text: AppText) => BotTexts;
  /** The name of a seat whose player has none. */
  readonly seatName: (seat: number, text: AppText) => string;
  readonly SeatBadge: LazyComponent<SeatBadgeProps>;
  /** A band in the full width and the colour of the text around it. */
  readonly Ornament: ComponentType<OrnamentProps>;
  /** The recorded game in the background of the home page; the card of a small game shows its last scene. */
  readonly loadSelfPlay: () => Promise<SelfPlayScenes>;
  /** The players of a game against bots, until a set-up was stored. */
  readonly defaultPlayers: readonly SeatPlayer[];
  /** The last set-up with bots, or the default. */
  readonly loadLastSetup: () => Promise<LastSetup>;
  /** A first game with easy bots and explanations; without it the last set-up is used. */
  readonly loadGuidedGame?: () => Promise<Pick<LastSetup, "start">>;
  /** A stored game on this device, to be played, and its replay. */
  readonly LocalTable: LazyComponent<StoredRowProps>;
  readonly LocalReplay: LazyComponent<StoredRowProps>;
  /** The keyboard shortcuts of its tables. */
  readonly loadKeys: () => Promise<readonly KeyBinding[]>;
  /** Which sounds its events make, at tables where somebody wants to hear them. */
  readonly loadSounds: () => Promise<GameSounds>;
  readonly loadRulesBook: (tag: string) => Promise<RulesBook>;
  /** Where the rules begin if nothing asks for another section. */
  readonly firstRulesSection: string;
  /** A small picture of a view of the game; its root has the class `board-thumbnail`. */
  readonly Thumbnail: LazyComponent<ThumbnailProps>;
  /** The options of an online table, each in a few words; without it the game has none. */
  readonly OptionSummary?: LazyComponent<TableInfoProps>;
  /** Further settings of an online table, as entries of a `<dl>`. */
  readonly ExtraSettings?: LazyComponent<TableInfoProps>;
  readonly loadOnlineOptions: () => Promise<OnlineOptions>;
  /** A link to a new online table with this parameter is for this game. */
  readonly linkParameter?: string;
  /** In a game in which all decide at once: one clock for all seats. */
  readonly sharedClock?: SharedClock;
  /** The name of a topic by which people's statistics group seats, or of a fact in it, with its icon. */
  readonly FactName?: LazyComponent<FactNameProps>;
  readonly online: OnlineUi;
  /** The state of a stored game in a few words, if it says more than the round and whose turn it is. */
  readonly SavedGameStatus?: LazyComponent<SavedGameProps>;
  readonly viewSummary: (view: unknown) => ViewSummary;
  /** Can a position be analysed on this device? */
  readonly canAnalyse: boolean;
  readonly loadRules: () => Promise<Game>;
  readonly loadMoveText: (text: AppText) => Promise<MoveText>;
  /** The ways to learn it: tutorial, rules, first game. */
  readonly LearnCards: LazyComponent<object>;
  readonly loadSetupScreen: () => Promise<ScreenModule>;
  readonly loadTutorialScreen: () => Promise<ScreenModule>;
}

/** Views, tables and stored games of a record are those of its game, which the types do not say. */
export interface ThumbnailProps {
  readonly view: unknown;
  /** The alternative text; without it the picture is hidden from screen readers. */
  readonly label?: string;
}

export interface SavedGameProps {
  readonly saved: SavedGame;
}

/** What every view says. */
export interface ViewSummary {
  /** The number of the round or turn. */
  readonly round: number;
  /** One of the seats to act, if any. */
  readonly seatToAct: Seat | undefined;
  /** Once the game is over. */
  readonly ranking: Ranking | undefined;
  /** Is it before the first round? */
  readonly isSetUp?: boolean;
}

/** Sentences about moves and refusals. */
export interface MoveText {
  move(move: GameTypes["move"], names: readonly string[]): string;
  refusal(refusal: GameTypes["refusal"], names: readonly string[]): string;
}

interface TableInfoProps {
  readonly info: TableInfo;
}

interface SharedClock {
  /** The time of a step at a live table. */
  readonly liveSeconds: (options: TableInfo["options"]) => number;
}

export interface FactNameProps {
  readonly topic: string;
  /** Without it, the topic itself is named. */
  readonly value?: string | undefined;
}

/** What the app shows of a table on a server. */
interface OnlineUi {
  readonly loadTableFactory: () => Promise<TableFactory<LogFollower>>;
  readonly Table: LazyComponent<OnlineTableProps>;
  readonly Replay: LazyComponent<OnlineReplayProps>;
  /** Are the earlier moments of a running game shown in the replay? Otherwise at the table. */
  readonly isReplayedWhileRunning: boolean;
}

export interface OnlineReplayProps {
  readonly table: LogFollower;
}

export interface OnlineTableProps extends OnlineReplayProps {
  /** Does the server know who this is? */
  readonly isKnownPerson: boolean;
}

interface ScreenModule {
  readonly Screen: FunctionComponent;
}

export interface SeatBadgeProps {
  readonly seat: number;
  /** Says how the seats differ from the default, if they do. */
  readonly view?: unknown;
  readonly size: string;
}

interface OrnamentProps {
  readonly height: number;
}

/** A recorded game, in scenes. */
export interface SelfPlayScenes {
  readonly sceneCount: number;
  readonly Scene: ComponentType<{ readonly at: number }>;
}

/** The set-up of the last game against bots. */
interface LastSetup {
  readonly players: readonly SeatPlayer[];
  /** False if the game cannot be stored. */
  readonly start: () => Promise<boolean>;
}

/** A row of the database, not checked. */
export interface StoredRowProps {
  readonly row: unknown;
}
