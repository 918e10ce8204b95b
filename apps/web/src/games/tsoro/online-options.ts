import type { OnlineOptions } from "../online-options.ts";

/** A new online table has no options. */
export const onlineOptions: OnlineOptions = {
  storedNames: { players: "tsoroPlayers", options: "tsoro" },
  defaultPlayers: 2,
  parse: () => undefined,
  toRequest: () => ({}),
};
