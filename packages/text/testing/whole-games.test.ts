import { join } from "node:path";
import type { Game, GameTypes } from "@sofala/engine";
import { goldenGames, playedMovesOf, randomGame, type PlayedMove } from "@sofala/engine/testing";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../src/languages.ts";
import { languages } from "./languages.ts";
import { LABEL, FORBIDDEN, SENTENCE } from "./wording.ts";

const NAMES = ["Anna", "Bruno", "Elena", "Zeno", "Ivo", "Olga"];
const SEEDS = Array.from({ length: trials(2, 20) }, (_, number) => `text ${number}`);
const MOVES = 500;

const zimbabweInputs = textInputs(zimbabwe);
const mediterraneanInputs = textInputs(mediterranean);

test.each(LANGUAGE_TAGS)("%s: whole games of Zimbabwe", (tag) => {
  const text = languages[tag].zimbabwe;
  const { moves, events, refusals } = zimbabweInputs;
  expectGoodTexts(
    moves.map((move) => text.move(move)),
    [
      ...events.map((event) => text.event(event, NAMES)),
      ...refusals.map((refusal) => text.refusal(refusal, NAMES)),
    ],
  );
});

test.each(LANGUAGE_TAGS)("%s: whole games of the Mediterranean", (tag) => {
  const text = languages[tag].mediterranean;
  const { moves, events, refusals } = mediterraneanInputs;
  expectGoodTexts(
    moves.map((move) => text.move(move, NAMES)),
    [
      ...events.map((event) => text.event(event, NAMES)),
      ...refusals.map((refusal) => text.refusal(refusal, NAMES)),
    ],
  );
});

/** All moves and events, in full and as a spectator sees them, and refusals. */
function textInputs<T extends GameTypes>(game: Game<T>) {
  const plays = playsIn(game, optionsOf(game));
  return {
    moves: plays.flatMap(({ before, actor, move }) => [
      move,
      game.moveFor(before, move, actor, "spectator") ?? move,
    ]),
    events: plays.flatMap(({ events }) => [...events, ...game.eventsFor(events, "spectator")]),
    refusals: refusalsIn(game, plays),
  };
}

function optionsOf<T extends GameTypes>(game: Game<T>): T["options"] {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
}

/** Random games; at night more of them, and the golden games. */
function playsIn<T extends GameTypes>(
  game: Game<T>,
  options: T["options"],
): readonly PlayedMove<T>[] {
  const folder = join(import.meta.dirname, `../../../games/${game.id}/test/golden`);
  const records = [
    ...SEEDS.map((seed) => randomGame(game, seed, 4, options, MOVES).record),
    ...(isNightly ? goldenGames(game, folder).map(({ record }) => record) : []),
  ];
  return records.flatMap((record) => playedMovesOf(game, record));
}

/** The refusals of earlier moves at a later state. */
function refusalsIn<T extends GameTypes>(
  game: Game<T>,
  plays: readonly PlayedMove<T>[],
): readonly T["refusal"][] {
  return plays.flatMap(({ before, actor }, index) => {
    const earlier = plays[Math.floor(index / 2)];
    const step = earlier === undefined ? undefined : game.applyMove(before, actor, earlier.move);
    return step === undefined || step.ok ? [] : [step.error];
  });
}

function expectGoodTexts(labels: readonly string[], sentences: readonly string[]): void {
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((text) => !SENTENCE.test(text))).toEqual([]);
  expect(labels.filter((text) => !LABEL.test(text))).toEqual([]);
  expect([...labels, ...sentences].filter((text) => FORBIDDEN.test(text))).toEqual([]);
}
