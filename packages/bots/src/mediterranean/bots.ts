import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { Bot, Level } from "../bot.ts";
import { NOVICE, STEADY, type Character } from "./character.ts";
import { traderPace } from "./pace.ts";
import { Player, type Skills } from "./player.ts";
import { Haggler } from "./strong/haggler.ts";
import { SharpBeliefs } from "./strong/sharp-beliefs.ts";

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

const STRONG: Skills = { beliefs: SharpBeliefs, market: Haggler };
/** Judges as the steady one does, and drives harder bargains. */
export const strongTrader = trader("strong", STEADY, STRONG);
