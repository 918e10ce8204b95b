import { mediterraneanSamples } from "../src/games/mediterranean/samples.ts";
import type { Sample } from "../src/games/sample.ts";
import { tsoroSamples } from "../src/games/tsoro/samples.ts";
import { zimbabweSamples } from "../src/games/zimbabwe/samples.ts";
import { findRoute, routes, type Route } from "../src/routes.ts";

/** The samples of each game; the only list of them. */
const gameSamples: readonly Sample[] = [
  ...zimbabweSamples,
  ...mediterraneanSamples,
  ...tsoroSamples,
];

/** The samples of the other screens, by the paths of their routes. */
const routeSamples: { readonly [path: string]: readonly Sample[] } = {
  "/": [
    { name: "home", path: "/" },
    { name: "home-again", path: "/", game: "my-turn" },
  ],
  "/online": [{ name: "online-no-server", path: "/online" }],
  "/watch": [{ name: "watch-no-server", path: "/watch" }],
  "/table/:id": [{ name: "online-table-no-server", path: "/table/missing" }],
  "/account": [{ name: "account-no-server", path: "/account" }],
  "/account/reset": [{ name: "account-reset", path: "/account/reset?token=nothing" }],
  "/account/confirm": [{ name: "account-confirm", path: "/account/confirm?token=nothing" }],
  "/account/notifications": [{ name: "notifications-no-server", path: "/account/notifications" }],
  "/unsubscribe": [{ name: "unsubscribe", path: "/unsubscribe" }],
  "/people": [{ name: "people-no-server", path: "/people" }],
  "/operate": [{ name: "operate-no-server", path: "/operate" }],
  "/player/:id": [{ name: "player-no-server", path: "/player/missing" }],
  "/ratings": [{ name: "ratings-no-server", path: "/ratings" }],
  "/bots": [{ name: "bots-no-server", path: "/bots" }],
  "/games": [
    { name: "games-none", path: "/games" },
    { name: "games", path: "/games", game: "late" },
    { name: "games-market", path: "/games", game: "market" },
  ],
  "/game/:id": [{ name: "table-missing", path: "/game/missing" }],
  "/game/:id/replay": [{ name: "replay-missing", path: "/game/missing/replay" }],
  "/learn": [{ name: "learn", path: "/learn" }],
  "/learn/rules/:game": [{ name: "rules-missing", path: "/learn/rules/missing" }],
  "/settings": [{ name: "settings", path: "/settings" }],
  "/about": [{ name: "about", path: "/about" }],
};

const routeOf = ({ path }: Sample): Route | undefined =>
  findRoute(new URL(path, "http://here").pathname)?.route;

/** The samples of a screen. */
export const samplesOf = (route: Route): readonly Sample[] => [
  ...gameSamples.filter((sample) => routeOf(sample) === route),
  ...(routeSamples[route.path] ?? []),
];

/** The samples of all screens. */
export const samples: readonly Sample[] = routes.flatMap(samplesOf);
