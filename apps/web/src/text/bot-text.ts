import type { AppText } from "@sofala/text/web";

/** The names and descriptions of a game's bots, by level. */
export const botText = (game: string, { zimbabwe, setup }: AppText): AppText["zimbabwe"]["bot"] =>
  game === "mediterranean" ? setup.mediterranean.bot : zimbabwe.bot;
