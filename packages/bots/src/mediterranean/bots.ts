import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { Bot, Level } from "../bot.ts";
import { NOVICE, STEADY, type Character } from "./character.ts";
import { traderPace } from "./pace.ts";
import { Player } from "./player.ts";

/** A bot of that character. */
export const trader = (level: Level, character: Character): Bot<Mediterranean> => ({
  game: mediterranean.id,
  level,
  sit: (seat, seed) => new Player(character, seat, seed),
  pace: traderPace,
});

/** Plausible, and makes mistakes. */
export const noviceTrader = trader("novice", NOVICE);
/** Knows the game. */
export const steadyTrader = trader("steady", STEADY);
