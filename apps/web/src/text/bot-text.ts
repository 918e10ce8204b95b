import type { WebWords } from "@sofala/text/web";

/** How the bots of a game are called and play, by their level. */
export const botsOf = (game: string, { zimbabwe, setup }: WebWords): WebWords["zimbabwe"]["bot"] =>
  game === "mediterranean" ? setup.mediterranean.bot : zimbabwe.bot;
