import type { GameTypes } from "@sofala/engine";
import type { Refusal } from "@sofala/mediterranean";
import { english } from "@sofala/text";
import { ownCards } from "./games/mediterranean/table-view.ts";

/** The sentences of a game. */
export interface GameSentences {
  event(event: GameTypes["seenEvent"], names: readonly string[]): string;
  /** A short imperative. */
  move(move: GameTypes["seenMove"], names: readonly string[]): string;
  /** With the view of the seat, a sentence can name what only that seat knows. */
  refusal(refusal: GameTypes["refusal"], names: readonly string[], view?: unknown): string;
}

const { zimbabwe, mediterranean } = english;

const GAME_SENTENCES = new Map<string, GameSentences>([
  ["zimbabwe", zimbabwe],
  [
    "mediterranean",
    {
      ...mediterranean,
      refusal: (refusal, names, view) =>
        mediterranean.refusal(refusal as Refusal, names, ownCards(view)),
    },
  ],
]);

/** For a game without sentences: its codes. */
const codesOnly: GameSentences = {
  event: ({ kind }) => kind,
  move: ({ kind }) => kind,
  refusal: ({ code }) => code,
};

export const sentencesOf = ({ id }: { readonly id: string }): GameSentences =>
  GAME_SENTENCES.get(id) ?? codesOnly;
