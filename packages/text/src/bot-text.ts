export interface BotText {
  /** The bot's name at a table. */
  readonly name: string;
  /** How it plays, in one sentence. */
  readonly style: string;
}

/** The bots of a game by their level. Small games have no `casual` and no `club`. */
export type BotTexts = {
  readonly [level in "random" | "novice" | "steady" | "strong"]: BotText;
} & { readonly [level in "casual" | "club"]?: BotText };
