import type { Sample } from "../sample.ts";

/** Addresses that show the screens of this game. */
export const mediterraneanSamples: readonly Sample[] = [
  { name: "new-mediterranean", path: "/new/mediterranean?for=bots" },
  { name: "new-mediterranean-table", path: "/new/mediterranean?for=table" },
  { name: "market", path: "/game/market", game: "market" },
  { name: "market-first", path: "/game/market-first", game: "market-first" },
  { name: "market-abilities", path: "/game/market-abilities", game: "market-abilities" },
  { name: "market-flips", path: "/game/market-flips", game: "market-flips" },
  { name: "market-vote", path: "/game/market-vote", game: "market-vote" },
  { name: "market-cubes", path: "/game/market-cubes", game: "market-cubes" },
  { name: "market-shop", path: "/game/market-shop", game: "market-shop" },
  { name: "market-over", path: "/game/market-over", game: "market-over" },
  { name: "market-replay", path: "/game/market-over/replay?at=200", game: "market-over" },
  { name: "market-tutorial", path: "/learn/tutorial/mediterranean" },
  { name: "market-tutorial-making", path: "/learn/tutorial/mediterranean?lesson=making" },
  { name: "market-tutorial-shop", path: "/learn/tutorial/mediterranean?lesson=purchases" },
  { name: "rules-mediterranean", path: "/learn/rules/mediterranean" },
];
