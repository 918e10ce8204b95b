import { join } from "node:path";
import type { Game, GameTypes } from "@sofala/engine";
import { goldenGames, playedMovesOf, randomGame, type PlayedMove } from "@sofala/engine/testing";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../src/languages.ts";
import { allSamples } from "./games.ts";
import { languages } from "./languages.ts";
import { LABEL, FORBIDDEN, SENTENCE } from "./wording.ts";

const NAMES = ["Anna", "Bruno", "Elena", "Zeno", "Ivo", "Olga"];
const SEEDS = Array.from({ length: trials(2, 20) }, (_, number) => `text ${number}`);
const MOVES = 500;

describe.each(allSamples)("whole games of $game.id", ({ game, textIn }) => {
  const { moves, events, refusals } = textInputs(game);

  test.each(LANGUAGE_TAGS)("%s", (tag) => {
    const text = textIn(languages[tag]);
    expectGoodTexts(
      moves.map((move) => text.move(move, NAMES)),
      [
        ...events.map((event) => text.event(event, NAMES)),
        ...refusals.map((refusal) => text.refusal(refusal, NAMES)),
      ],
    );
  });
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
    ...SEEDS.map(
      (seed) => randomGame(game, seed, Math.min(4, game.players.max), options, MOVES).record,
    ),
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
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((text) => !SENTENCE.test(text))).toEqual([]);
  expect(labels.filter((text) => !LABEL.test(text))).toEqual([]);
  expect([...labels, ...sentences].filter((text) => FORBIDDEN.test(text))).toEqual([]);
}
