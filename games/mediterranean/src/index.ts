import { securelySeeded, seeded, type Game, type Rng } from "@sofala/engine";
import { awaits } from "./awaits.ts";
import { describe } from "./describe.ts";
import { ranking } from "./ending/ranking.ts";
import { factsOf } from "./facts.ts";
import { legalMoves } from "./legal.ts";
import { parseMove, parseOptions, schemas } from "./parse.ts";
import { owing } from "./parts.ts";
import { playground } from "./playground.ts";
import { fromPosition, position } from "./position.ts";
import { anyMoveOf } from "./random/any-move.ts";
import { QUESTIONS, ask } from "./questions.ts";
import { MOVE_KINDS, applyMove } from "./rules.ts";
import { sample } from "./sample.ts";
import { setup } from "./setup.ts";
import { restore, snapshot } from "./snapshot.ts";
import { talk } from "./talk.ts";
import { eventsFor, moveFor } from "./telling.ts";
import { timer } from "./time.ts";
import type { Mediterranean } from "./types.ts";
import { view } from "./view.ts";

export {
  BOXES,
  DIRECTION,
  FARMS,
  IDEA_TRACKS,
  INDUSTRIES,
  OPPOSITE,
  columnOf,
  cubesInPlay,
  rowOf,
} from "./board.ts";
export type * from "./data/edition.ts";
export { CURRENT_EDITION, EDITIONS } from "./data/editions.ts";
export type * from "./events.ts";
export { incomeOf } from "./income.ts";
export type * from "./moves.ts";
export type { Options } from "./options.ts";
export type { Refusal } from "./refusals.ts";
export type { OfferEnd, Part, Phase, State } from "./state.ts";
export type { PhraseId } from "./talk.ts";
export type { Mediterranean } from "./types.ts";
export type { CardCount, OfferView, SeatView, View } from "./view.ts";

/** The game under a version of its rules; versions differ in the generator that a seed stands for. */
const underVersion = (rulesVersion: number, rngOf: (seed: string) => Rng): Game<Mediterranean> => ({
  id: "mediterranean",
  rulesVersion,
  // Scenarios that name no version were written when there was only one.
  defaultRulesVersion: 1,
  players: { min: 4, max: 6 },

  setup: (seed, players, options) => setup(rngOf(seed), players, options),
  toAct: owing,
  timer,
  legalMoves,
  applyMove,
  result: (state) => (state.phase === "over" ? ranking(state) : undefined),

  view,
  moveFor,
  eventsFor,
  sample,

  snapshot,
  restore,
  position,
  fromPosition: (input, seed) => fromPosition(input, rngOf(seed)),
  parseOptions,
  parseMove,
  schemas,
  facts: factsOf,
  notificationKeys: awaits,
  chat: talk,

  scenario: {
    describe,
    setPaths: [
      "seats.*.hand",
      "seats.*.warehouse",
      "seats.*.culture",
      "seats.*.bonuses",
      "seats.*.buildings",
      "seats.*.used",
      "seats.*.bought",
      "seats.*.forbidden",
      "developments",
      "calamities",
      "discards.*",
      "pledges",
      "toAct",
    ],
    exactPaths: [],
    prefixPaths: ["decks.*"],
    kinds: MOVE_KINDS,
    cellsOf: (move) => ("areas" in move ? move.areas : []),
    questions: QUESTIONS,
    ask,
  },

  simulation: {
    round: (state) => state.turn,
    // Six turns end every game.
    limitRounds: (options) => options,
    isCutShort: () => false,
    choices: factsOf,
    untracedKinds: ["offer", "accept", "store"],
    hasCompleteLegalMoves: false,
    anyMove: anyMoveOf,
    playground,
  },
});

/**
 * Trading in the Mediterranean, for 4 to 6 players. Since version 2 chance is ChaCha20: the cards of version 1 could be
 * computed from those that were seen (ADR 16).
 */
export const mediterranean: Game<Mediterranean> = {
  ...underVersion(2, securelySeeded),
  older: [underVersion(1, seeded)],
};
