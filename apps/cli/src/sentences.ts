import type { GameTypes } from "@sofala/engine";
import { english } from "@sofala/text";

/** What a game says to people. */
export interface Sentences {
  event(event: GameTypes["event"], names: readonly string[]): string;
  refusal(refusal: GameTypes["refusal"], names: readonly string[]): string;
}

const SENTENCES = new Map<string, Sentences>([["zimbabwe", english.zimbabwe]]);

/** For a game that has no words yet: its codes. */
const bare: Sentences = {
  event: ({ kind }) => kind,
  refusal: ({ code }) => code,
};

export const sentencesOf = ({ id }: { readonly id: string }): Sentences =>
  SENTENCES.get(id) ?? bare;
