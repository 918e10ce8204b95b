import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import type { StoredGame } from "../../../apps/web/src/store/stored-game.ts";
import type { Effort } from "../group.ts";

/** A game that is measured: the names of its figures, and the stored games that are opened. */
export interface Subject {
  readonly figures: { readonly board: string; readonly game: string; readonly replay: string };
  /** A game in which a person has to act, and a finished game. */
  readonly turn: string;
  readonly finished: string;
  /** A game of bots only. */
  readonly bots: (effort: Effort) => StoredGame;
}

const stored = (
  game: { readonly id: string; readonly rulesVersion: number },
  players: number,
  options: StoredGame["options"],
): StoredGame => ({
  id: "bots",
  game: game.id,
  rules: game.rulesVersion,
  mode: "play",
  players: ["Kofi", "Lindiwe", "Tariro", "Zola", "Ann"]
    .slice(0, players)
    .map((name) => ({ kind: "bot", name, level: "steady" })),
  options,
  seed: "bench",
  log: [],
  created: 0,
  changed: 0,
  revision: 0,
});

/** The round limit of a game of Zimbabwe in a quick measurement. */
const QUICK_ROUNDS = 2;
/** A short market, because only bots play; the length of the market is not measured. */
const MARKET_SECONDS = 15;

export const SUBJECTS: readonly Subject[] = [
  {
    figures: { board: "board", game: "botGame", replay: "replay" },
    turn: "my-turn",
    finished: "finished",
    bots: (effort) => stored(zimbabwe, 4, effort === "quick" ? { roundLimit: QUICK_ROUNDS } : {}),
  },
  {
    figures: { board: "market", game: "marketGame", replay: "marketReplay" },
    turn: "market",
    finished: "market-over",
    bots: () => stored(mediterranean, 5, marketOptions()),
  },
];

function marketOptions(): StoredGame["options"] {
  const options = mediterranean.parseOptions({ tradeSeconds: MARKET_SECONDS });
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
}
