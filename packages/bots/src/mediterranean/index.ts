/** The Mediterranean bots alone, for a browser that plays no other game. */
export { noviceTrader, steadyTrader, strongTrader } from "./bots.ts";
export { decide, type Bot, type BotPlayer, type Level } from "../bot.ts";
