import type { MapCodeRefusal } from "@sofala/zimbabwe";
import type { BotTexts } from "../../bot-text.ts";
import type { Sentences } from "../../sentences.ts";

/** The set-up of a game. */
export interface ZimbabweSetupText {
  readonly title: string;
  readonly players: string;
  readonly seats: string;
  readonly seat: (number: number) => string;
  readonly empire: string;
  readonly player: string;
  readonly person: string;
  /** A bot's name with its level. */
  readonly bot: { readonly [level in "novice" | "steady" | "strong"]: (name: string) => string };
  readonly name: string;
  readonly shuffleEmpires: string;
  readonly options: string;
  readonly firstPlay: string;
  readonly firstPlayText: (gods: string) => string;
  readonly specialists: string;
  readonly specialistsText: string;
  readonly gods: string;
  readonly godsText: string;
  readonly godsRandom: string;
  readonly godsChosen: string;
  readonly godsCount: (count: number) => string;
  /** What a god adds to the VR: `VR +4`. */
  readonly vr: (change: number) => string;
  readonly setByFirstPlay: string;
  readonly dziva: string;
  readonly dzivaText: string;
  readonly dzivaRuled: string;
  readonly dzivaStart: string;
  readonly roundLimit: string;
  readonly roundLimitText: string;
  readonly noLimit: string;
  readonly rounds: (count: number) => string;
  readonly map: string;
  readonly mapLabel: (code: string) => string;
  readonly newMap: string;
  readonly code: string;
  readonly codeText: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly mapCodeRefusal: (refusal: MapCodeRefusal) => string;
  /** The names of seats and bots of the Mediterranean, for screens without its table. */
  readonly mediterranean: { readonly bot: BotTexts; readonly seats: readonly string[] };
  readonly start: string;
  readonly onlyBots: string;
}

export type MapCodeSentences = Sentences<"code", MapCodeRefusal, []>;
