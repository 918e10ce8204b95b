import type { MapCodeRefusal } from "@sofala/zimbabwe";
import type { BotTexts } from "../../bot-text.ts";
import type { Sentences } from "../../sentences.ts";

/** The set-up of a game. */
export interface SetupText {
  readonly title: string;
  readonly players: string;
  readonly seats: string;
  readonly seat: (number: number) => string;
  readonly empire: string;
  readonly sitter: string;
  readonly person: string;
  /** A bot's name with its level. */
  readonly bot: { readonly [level in "novice" | "steady" | "strong"]: (name: string) => string };
  readonly name: string;
  readonly shuffle: string;
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
  readonly byFirstPlay: string;
  readonly dziva: string;
  readonly dzivaText: string;
  readonly dzivaRuled: string;
  readonly dzivaStart: string;
  readonly roundLimit: string;
  readonly roundLimitText: string;
  readonly noLimit: string;
  readonly rounds: (count: number) => string;
  readonly map: string;
  readonly mapPicture: (code: string) => string;
  readonly another: string;
  readonly code: string;
  readonly codeText: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly refusal: (refusal: MapCodeRefusal) => string;
  /** What seats and bots of the Mediterranean are called, also where its table is not there. */
  readonly mediterranean: { readonly bot: BotTexts; readonly seats: readonly string[] };
  readonly start: string;
  readonly onlyBots: string;
}

export type MapCodeSentences = Sentences<"code", MapCodeRefusal, []>;
