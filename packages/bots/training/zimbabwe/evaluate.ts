/**
 * One bot against others on held-out seeds, on every seat of every seed, with its 95 % interval:
 *
 *     node packages/bots/training/zimbabwe/evaluate.ts BOT RIVALS PLAYERS SECONDS [SEEDS] [JOBS]
 *
 * Bots are named in `named-bots.ts`.
 */
import { zimbabwe } from "@sofala/zimbabwe";
import { compareBots } from "../one-against-others.ts";
import { botNamed } from "./named-bots.ts";

/** Games that last longer are cut short. */
const ROUNDS_MAX = 40;

compareBots({
  script: import.meta.url,
  game: zimbabwe,
  options: { roundLimit: ROUNDS_MAX },
  botNamed,
});
