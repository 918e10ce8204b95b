/**
 * One bot against others on held-out seeds, on every seat of every seed, with its 95 % interval and its lead in points:
 *
 *     node packages/bots/training/mediterranean/evaluate.ts BOT RIVALS PLAYERS SECONDS [SEEDS] [JOBS]
 *
 * Bots are named in `tuning/mediterranean/named-bots.ts`.
 */
import { mediterranean } from "@sofala/mediterranean";
import { botNamed } from "../../tuning/mediterranean/named-bots.ts";
import { compareBots } from "../one-against-others.ts";

const parsed = mediterranean.parseOptions({});
if (!parsed.ok) throw new Error(parsed.error.reason);

compareBots({
  script: import.meta.url,
  game: mediterranean,
  options: parsed.value,
  botNamed,
  pointsOf: ({ players }, seat) => players[seat]?.vp ?? 0,
});
