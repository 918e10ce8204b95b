import type { Sample } from "../sample.ts";

/** Addresses that show the screens of this game. */
export const tsoroSamples: readonly Sample[] = [
  { name: "new-tsoro", path: "/new/tsoro?for=bots" },
  { name: "tsoro", path: "/game/tsoro", game: "tsoro" },
  { name: "tsoro-replay", path: "/game/tsoro-over/replay", game: "tsoro-over" },
  { name: "tsoro-tutorial", path: "/learn/tutorial/tsoro" },
  { name: "rules-tsoro", path: "/learn/rules/tsoro" },
];
