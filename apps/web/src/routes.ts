import type { ComponentType } from "preact";
import type { AppText } from "@sofala/text/web";
import { matchPath, type PathParameters, type ScreenProps } from "./match-path.ts";

interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}

/** An example address of the screen; `game` names a stored game that it needs. */
export interface Sample {
  readonly name: string;
  readonly path: string;
  readonly game?: string;
}

export interface Route {
  /** `/game/:id` */
  readonly path: string;
  /** Former paths, which are still in mails and bookmarks. */
  readonly oldPaths?: readonly string[];
  title(text: AppText): string;
  /** Resolves to undefined if the path names a game that does not exist. */
  load(parameters: PathParameters): Promise<ScreenModule | undefined>;
  /** Tests and screenshots visit all of them. */
  readonly samples: readonly Sample[];
  /** The screen fills the window, without header and footer. */
  readonly isFullWindow?: boolean;
}

/** The game that a path names. The registry imports components, and scripts that run in Node read this table. */
const loadGame = async (id: string | undefined) =>
  (await import("./games/registry.ts")).findGame(id);

/** Every screen of the app. */
export const routes: readonly Route[] = [
  {
    path: "/",
    title: ({ common }) => common.home,
    load: () => import("./screens/home/home-screen.tsx"),
    samples: [
      { name: "home", path: "/" },
      { name: "home-again", path: "/", game: "my-turn" },
    ],
  },
  {
    path: "/new/:game",
    title: ({ setup }) => setup.title,
    load: async ({ game }) => (await loadGame(game))?.loadSetupScreen(),
    samples: [
      { name: "new-game", path: "/new/zimbabwe?map=K2J1-G0A3I0-D2C1&players=4" },
      { name: "new-game-bad-map", path: "/new/zimbabwe?map=K2J1Z9&for=table" },
      { name: "new-mediterranean", path: "/new/mediterranean?for=bots" },
      { name: "new-mediterranean-table", path: "/new/mediterranean?for=table" },
      { name: "new-tsoro", path: "/new/tsoro?for=bots" },
    ],
  },
  {
    path: "/online",
    title: ({ home }) => home.playFriends,
    load: () => import("./screens/online/online-screen.tsx"),
    samples: [{ name: "online-no-server", path: "/online" }],
  },
  {
    path: "/table/:id",
    title: ({ home }) => home.playFriends,
    load: () => import("./screens/online-table/online-table-screen.tsx"),
    isFullWindow: true,
    samples: [{ name: "online-table-no-server", path: "/table/missing" }],
  },
  {
    path: "/account",
    title: ({ common }) => common.account,
    load: () => import("./screens/account/account-screen.tsx"),
    samples: [{ name: "account-no-server", path: "/account" }],
  },
  {
    path: "/account/reset",
    title: ({ common }) => common.account,
    load: () => import("./screens/account/reset-screen.tsx"),
    samples: [{ name: "account-reset", path: "/account/reset?token=nothing" }],
  },
  {
    path: "/account/confirm",
    title: ({ common }) => common.account,
    load: () => import("./screens/account/confirm-screen.tsx"),
    samples: [{ name: "account-confirm", path: "/account/confirm?token=nothing" }],
  },
  {
    path: "/account/notifications",
    oldPaths: ["/account/notices"],
    title: ({ common }) => common.notifications,
    load: () => import("./screens/notifications/notifications-screen.tsx"),
    samples: [{ name: "notices-no-server", path: "/account/notifications" }],
  },
  {
    path: "/unsubscribe",
    title: ({ common }) => common.notifications,
    load: () => import("./screens/notifications/unsubscribe-screen.tsx"),
    samples: [{ name: "unsubscribe", path: "/unsubscribe" }],
  },
  {
    path: "/people",
    title: ({ common }) => common.people,
    load: () => import("./screens/people/people-screen.tsx"),
    samples: [{ name: "people-no-server", path: "/people" }],
  },
  {
    path: "/operate",
    title: ({ common }) => common.operate,
    load: () => import("./screens/operate/operate-screen.tsx"),
    samples: [{ name: "operate-no-server", path: "/operate" }],
  },
  {
    path: "/player/:id",
    title: ({ common }) => common.profile,
    load: () => import("./screens/profile/profile-screen.tsx"),
    samples: [{ name: "player-no-server", path: "/player/missing" }],
  },
  {
    path: "/ratings",
    title: ({ common }) => common.ratings,
    load: () => import("./screens/ratings/ratings-screen.tsx"),
    samples: [{ name: "ratings-no-server", path: "/ratings" }],
  },
  {
    path: "/bots",
    title: ({ common }) => common.bots,
    load: () => import("./screens/bots/bots-screen.tsx"),
    samples: [{ name: "bots-no-server", path: "/bots" }],
  },
  {
    path: "/games",
    title: ({ games }) => games.title,
    load: () => import("./screens/games/games-screen.tsx"),
    samples: [
      { name: "games-none", path: "/games" },
      { name: "games", path: "/games", game: "late" },
      { name: "games-market", path: "/games", game: "market" },
    ],
  },
  {
    path: "/game/:id",
    title: ({ common }) => common.games,
    load: () => import("./screens/table/table-screen.tsx"),
    isFullWindow: true,
    samples: [
      { name: "table-setup", path: "/game/set-up", game: "set-up" },
      { name: "table-gifts", path: "/game/gifts", game: "gifts" },
      { name: "table-turn", path: "/game/my-turn", game: "my-turn" },
      { name: "table-late", path: "/game/late", game: "late" },
      { name: "table-missing", path: "/game/missing" },
      { name: "market", path: "/game/market", game: "market" },
      { name: "market-first", path: "/game/market-first", game: "market-first" },
      { name: "market-abilities", path: "/game/market-abilities", game: "market-abilities" },
      { name: "market-flips", path: "/game/market-flips", game: "market-flips" },
      { name: "market-vote", path: "/game/market-vote", game: "market-vote" },
      { name: "market-cubes", path: "/game/market-cubes", game: "market-cubes" },
      { name: "market-shop", path: "/game/market-shop", game: "market-shop" },
      { name: "market-over", path: "/game/market-over", game: "market-over" },
      { name: "tsoro", path: "/game/tsoro", game: "tsoro" },
    ],
  },
  {
    path: "/game/:id/replay",
    title: ({ replay }) => replay.title,
    load: () => import("./screens/replay/replay-screen.tsx"),
    isFullWindow: true,
    samples: [
      { name: "replay", path: "/game/finished/replay?at=60", game: "finished" },
      { name: "replay-end", path: "/game/finished/replay?at=136", game: "finished" },
      { name: "replay-late", path: "/game/late/replay?at=80", game: "late" },
      { name: "market-replay", path: "/game/market-over/replay?at=200", game: "market-over" },
      { name: "tsoro-replay", path: "/game/tsoro-over/replay", game: "tsoro-over" },
      { name: "replay-missing", path: "/game/missing/replay" },
    ],
  },
  {
    path: "/learn",
    title: ({ learn }) => learn.title,
    load: () => import("./screens/learn/learn-screen.tsx"),
    samples: [{ name: "learn", path: "/learn" }],
  },
  {
    path: "/learn/tutorial/:game",
    title: ({ learn }) => learn.tutorial,
    load: async ({ game }) => (await loadGame(game))?.loadTutorialScreen(),
    isFullWindow: true,
    samples: [
      { name: "tutorial", path: "/learn/tutorial/zimbabwe" },
      { name: "tutorial-winning", path: "/learn/tutorial/zimbabwe?lesson=winning" },
      { name: "market-tutorial", path: "/learn/tutorial/mediterranean" },
      { name: "tsoro-tutorial", path: "/learn/tutorial/tsoro" },
      { name: "market-tutorial-making", path: "/learn/tutorial/mediterranean?lesson=making" },
      { name: "market-tutorial-shop", path: "/learn/tutorial/mediterranean?lesson=purchases" },
    ],
  },
  {
    path: "/learn/rules/:game",
    title: ({ learn }) => learn.rules,
    load: () => import("./screens/rules/rules-screen.tsx"),
    samples: [
      { name: "rules", path: "/learn/rules/zimbabwe" },
      { name: "rules-section", path: "/learn/rules/zimbabwe#placing" },
      { name: "rules-mediterranean", path: "/learn/rules/mediterranean" },
      { name: "rules-tsoro", path: "/learn/rules/tsoro" },
      { name: "rules-missing", path: "/learn/rules/missing" },
    ],
  },
  {
    path: "/settings",
    title: ({ settings }) => settings.title,
    load: () => import("./screens/settings/settings-screen.tsx"),
    samples: [{ name: "settings", path: "/settings" }],
  },
  {
    path: "/about",
    title: ({ common }) => common.about,
    load: () => import("./screens/about/about-screen.tsx"),
    samples: [{ name: "about", path: "/about" }],
  },
];

/** The screen at a path, and the parameters in that path. */
export function findRoute(
  path: string,
): { readonly route: Route; readonly parameters: PathParameters } | undefined {
  for (const route of routes) {
    for (const pattern of [route.path, ...(route.oldPaths ?? [])]) {
      const parameters = matchPath(pattern, path);
      if (parameters !== undefined) return { route, parameters };
    }
  }
  return undefined;
}
