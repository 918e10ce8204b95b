import type { ComponentType } from "preact";
import type { AppText } from "@sofala/text/web";
import { matchPath, type PathParameters, type ScreenProps } from "./match-path.ts";

interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
}

export interface Route {
  /** `/game/:id` */
  readonly path: string;
  /** Former paths, which are still in mails and bookmarks. */
  readonly oldPaths?: readonly string[];
  title(text: AppText): string;
  /** Resolves to undefined if the path names a game that does not exist. */
  load(parameters: PathParameters): Promise<ScreenModule | undefined>;
  /** The screen needs only the texts that are loaded first. */
  readonly isFirstPage?: boolean;
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
    isFirstPage: true,
  },
  {
    path: "/new/:game",
    title: ({ common }) => common.newGame,
    load: async ({ game }) => (await loadGame(game))?.loadSetupScreen(),
  },
  {
    path: "/online",
    title: ({ home }) => home.playFriends,
    load: () => import("./screens/online/online-screen.tsx"),
  },
  {
    path: "/watch",
    title: ({ common }) => common.watch,
    load: () => import("./screens/watch/watch-screen.tsx"),
  },
  {
    path: "/table/:id",
    title: ({ home }) => home.playFriends,
    load: () => import("./screens/online-table/online-table-screen.tsx"),
    isFirstPage: true,
    isFullWindow: true,
  },
  {
    path: "/account",
    title: ({ common }) => common.account,
    load: () => import("./screens/account/account-screen.tsx"),
  },
  {
    path: "/account/reset",
    title: ({ common }) => common.account,
    load: () => import("./screens/account/reset-screen.tsx"),
  },
  {
    path: "/account/confirm",
    title: ({ common }) => common.account,
    load: () => import("./screens/account/confirm-screen.tsx"),
  },
  {
    path: "/account/notifications",
    oldPaths: ["/account/notices"],
    title: ({ common }) => common.notifications,
    load: () => import("./screens/notifications/notifications-screen.tsx"),
  },
  {
    path: "/unsubscribe",
    title: ({ common }) => common.notifications,
    load: () => import("./screens/notifications/unsubscribe-screen.tsx"),
  },
  {
    path: "/people",
    title: ({ common }) => common.people,
    load: () => import("./screens/people/people-screen.tsx"),
  },
  {
    path: "/operate",
    title: ({ common }) => common.operate,
    load: () => import("./screens/operate/operate-screen.tsx"),
  },
  {
    path: "/player/:id",
    title: ({ common }) => common.profile,
    load: () => import("./screens/profile/profile-screen.tsx"),
  },
  {
    path: "/ratings",
    title: ({ common }) => common.ratings,
    load: () => import("./screens/ratings/ratings-screen.tsx"),
  },
  {
    path: "/bots",
    title: ({ common }) => common.bots,
    load: () => import("./screens/bots/bots-screen.tsx"),
  },
  {
    path: "/games",
    title: ({ common }) => common.games,
    load: () => import("./screens/games/games-screen.tsx"),
  },
  {
    path: "/game/:id",
    title: ({ common }) => common.games,
    load: () => import("./screens/table/table-screen.tsx"),
    isFirstPage: true,
    isFullWindow: true,
  },
  {
    path: "/game/:id/replay",
    title: ({ common }) => common.replay,
    load: () => import("./screens/replay/replay-screen.tsx"),
    isFullWindow: true,
  },
  {
    path: "/learn",
    title: ({ learn }) => learn.title,
    load: () => import("./screens/learn/learn-screen.tsx"),
  },
  {
    path: "/learn/tutorial/:game",
    title: ({ learn }) => learn.tutorial,
    load: async ({ game }) => (await loadGame(game))?.loadTutorialScreen(),
    isFullWindow: true,
  },
  {
    path: "/learn/rules/:game",
    title: ({ learn }) => learn.rules,
    load: () => import("./screens/rules/rules-screen.tsx"),
  },
  {
    path: "/settings",
    title: ({ common }) => common.settings,
    load: () => import("./screens/settings/settings-screen.tsx"),
  },
  {
    path: "/about",
    title: ({ common }) => common.about,
    load: () => import("./screens/about/about-screen.tsx"),
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
