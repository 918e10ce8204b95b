import type { GameOverview } from "@sofala/text";
import type { AppText } from "@sofala/text/web";
import type { FunctionComponent } from "preact";
import { lazy, lazyWithFirstTexts } from "../ui/lazy.tsx";
import type {
  GameUi,
  MoveText,
  OnlineReplayProps,
  OnlineTableProps,
  SeatBadgeProps,
  StoredRowProps,
  ThumbnailProps,
} from "./game-ui.ts";

type LoadComponent<Props> = () => Promise<FunctionComponent<Props>>;

/** What tables load first: in each game's `table-loaders.ts`. */
interface TableLoaders {
  readonly loadLocalTable: LoadComponent<StoredRowProps>;
  readonly loadOnlineTable: LoadComponent<OnlineTableProps>;
  readonly loadTableFactory: GameUi["online"]["loadTableFactory"];
}

/** What is loaded elsewhere: in each game's `loaders.ts`. */
interface Loaders extends Pick<
  GameUi,
  | "loadKeys"
  | "loadSounds"
  | "loadOnlineOptions"
  | "loadRules"
  | "loadLastSetup"
  | "loadSetupScreen"
  | "loadTutorialScreen"
> {
  readonly loadSeatBadge: LoadComponent<SeatBadgeProps>;
  readonly loadThumbnail: LoadComponent<ThumbnailProps>;
  readonly loadLearnCards: LoadComponent<object>;
  readonly loadLocalReplay: LoadComponent<StoredRowProps>;
  readonly loadOnlineReplay: LoadComponent<OnlineReplayProps>;
  readonly loadRulesBook: () => Promise<GameUi["loadRulesBook"]>;
  readonly loadMoveText: () => Promise<(tag: string) => Promise<MoveText>>;
}

interface Definition {
  readonly overview: (text: AppText) => GameOverview;
  /** Files of their own, because every loader lists the files that it needs. */
  readonly loaders: () => Promise<Loaders>;
  readonly tableLoaders: () => Promise<TableLoaders>;
  readonly isReplayedWhileRunning?: boolean;
}

/** The parts of a game's record that follow from its overview and its loaders. */
export const gameParts = ({
  overview,
  loaders,
  tableLoaders,
  isReplayedWhileRunning = false,
}: Definition) =>
  ({
    bots: (text) => overview(text).bots,
    seatName: (seat, text) => overview(text).seats[seat] ?? `${seat + 1}`,
    // Until it is loaded it has its size.
    SeatBadge: lazyWithFirstTexts(
      async () => (await loaders()).loadSeatBadge(),
      ({ size }) => <svg width={size} height={size} aria-hidden="true" />,
    ),
    Thumbnail: lazy(
      async () => (await loaders()).loadThumbnail(),
      () => undefined,
    ),
    LearnCards: lazy(async () => (await loaders()).loadLearnCards()),
    LocalTable: lazyWithFirstTexts(async () => (await tableLoaders()).loadLocalTable()),
    LocalReplay: lazy(async () => (await loaders()).loadLocalReplay()),
    online: {
      loadTableFactory: async () => (await tableLoaders()).loadTableFactory(),
      Table: lazyWithFirstTexts(async () => (await tableLoaders()).loadOnlineTable()),
      Replay: lazy(async () => (await loaders()).loadOnlineReplay()),
      isReplayedWhileRunning,
    },
    loadKeys: async () => (await loaders()).loadKeys(),
    loadSounds: async () => (await loaders()).loadSounds(),
    loadRulesBook: async (tag) => (await (await loaders()).loadRulesBook())(tag),
    loadOnlineOptions: async () => (await loaders()).loadOnlineOptions(),
    loadRules: async () => (await loaders()).loadRules(),
    loadMoveText: async ({ tag }) => (await (await loaders()).loadMoveText())(tag),
    loadLastSetup: async () => (await loaders()).loadLastSetup(),
    loadSetupScreen: async () => (await loaders()).loadSetupScreen(),
    loadTutorialScreen: async () => (await loaders()).loadTutorialScreen(),
  }) satisfies Partial<GameUi>;
