import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { Bot, Level } from "../bot.ts";
import { NOVICE, STEADY, type Character } from "./play-style.ts";
import { traderPace } from "./move-delay.ts";
import { Player, type Skills } from "./player.ts";
import { FORESIGHT, type ForesightWeights } from "./strong/lookahead.ts";
import { StrongPlayer } from "./strong/strong-player.ts";

/** A bot of that character, with skills of its own where it has any. */
export const trader = (
  level: Level,
  character: Character,
  skills?: Skills,
): Bot<Mediterranean> => ({
  game: mediterranean.id,
  level,
  sit: (seat, seed) => new Player(character, seat, seed, skills),
  pace: traderPace,
});

/** Plausible, and makes mistakes. */
export const noviceTrader = trader("novice", NOVICE);
/** Knows the game. */
export const steadyTrader = trader("steady", STEADY);

/** Judges as the steady one does, drives harder bargains and looks ahead. */
export const strongWith = (weights: ForesightWeights): Bot<Mediterranean> => ({
  ...steadyTrader,
  level: "strong",
  sit: (seat, seed) => new StrongPlayer(seat, seed, weights),
});
export const strongTrader = strongWith(FORESIGHT);
