import type { GameTypes } from "@sofala/engine";
import type { Refusal } from "@sofala/mediterranean";
import { english } from "@sofala/text";
import { ownCards } from "./games/mediterranean/table-view.ts";

/** What a game says to people. */
export interface Sentences {
  event(event: GameTypes["seenEvent"], names: readonly string[]): string;
  /** A short imperative. */
  move(move: GameTypes["seenMove"], names: readonly string[]): string;
  /** With the view of the seat that is told, a sentence can name what only that seat knows. */
  refusal(refusal: GameTypes["refusal"], names: readonly string[], view?: unknown): string;
}

const { zimbabwe, mediterranean } = english;

const SENTENCES = new Map<string, Sentences>([
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

/** For a game that has no words yet: its codes. */
const bare: Sentences = {
  event: ({ kind }) => kind,
  move: ({ kind }) => kind,
  refusal: ({ code }) => code,
};

export const sentencesOf = ({ id }: { readonly id: string }): Sentences =>
  SENTENCES.get(id) ?? bare;
