import type { Sample } from "../sample.ts";

/** Addresses that show the screens of this game. */
export const zimbabweSamples: readonly Sample[] = [
  { name: "new-game", path: "/new/zimbabwe?map=K2J1-G0A3I0-D2C1&players=4" },
  { name: "new-game-bad-map", path: "/new/zimbabwe?map=K2J1Z9&for=table" },
  { name: "table-setup", path: "/game/set-up", game: "set-up" },
  { name: "table-gifts", path: "/game/gifts", game: "gifts" },
  { name: "table-turn", path: "/game/my-turn", game: "my-turn" },
  { name: "table-late", path: "/game/late", game: "late" },
  { name: "replay", path: "/game/finished/replay?at=60", game: "finished" },
  { name: "replay-end", path: "/game/finished/replay?at=136", game: "finished" },
  { name: "replay-late", path: "/game/late/replay?at=80", game: "late" },
  { name: "tutorial", path: "/learn/tutorial/zimbabwe" },
  { name: "tutorial-winning", path: "/learn/tutorial/zimbabwe?lesson=winning" },
  { name: "rules", path: "/learn/rules/zimbabwe" },
  { name: "rules-section", path: "/learn/rules/zimbabwe#placing" },
];
