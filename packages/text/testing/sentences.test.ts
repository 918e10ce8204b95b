import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS, type LanguageTag } from "../src/languages.ts";
import { allSamples } from "./games.ts";
import { languages } from "./languages.ts";
import { linesOf, type GameSamples } from "./samples.ts";
import { LABEL, FORBIDDEN, SENTENCE } from "./wording.ts";

test("every game has samples", () => {
  expect(allSamples.map(({ game }) => game.id)).toEqual(Object.keys(languages.en));
});

/** All samples of one game in one language, by the form of their texts. */
function textsIn(samples: GameSamples, tag: LanguageTag) {
  const { events, refusals, moves, names } = samples;
  const text = samples.textIn(languages[tag]);
  return {
    sentences: [
      ...linesOf("event", "kind", events, (event) => text.event(event, names)),
      ...linesOf("refusal", "code", refusals, (refusal) => text.refusal(refusal, names)),
      ...(samples.moreSentencesIn?.(languages[tag]) ?? []),
    ],
    labels: [
      ...linesOf("move", "kind", moves, (move) => text.move(move, names)),
      ...(samples.moreLabelsIn?.(languages[tag]) ?? []),
    ],
    parts: samples.partsIn?.(languages[tag]) ?? [],
  };
}

describe.each(allSamples)("$game.id", (samples) => {
  describe.each(LANGUAGE_TAGS)("%s", (tag) => {
    const { sentences, labels, parts } = textsIn(samples, tag);
    const all = [...sentences, ...labels, ...parts];

    test("events and refusals are sentences, moves are labels", () => {
      expect(sentences.filter(([, text]) => !SENTENCE.test(text))).toEqual([]);
      expect(labels.filter(([, text]) => !LABEL.test(text))).toEqual([]);
    });

    test("no text contains what no text may contain", () => {
      expect(all.filter(([, text]) => FORBIDDEN.test(text))).toEqual([]);
    });

    test("texts are as reviewed", async () => {
      const lines = all.map(([name, text]) => `${name}: ${text}\n`);
      expect(new Set(lines).size).toBe(lines.length);
      await expect(lines.toSorted().join("")).toMatchFileSnapshot(
        `snapshots/${samples.game.id}.${tag}.txt`,
      );
    });
  });

  test("no two languages have the same text", () => {
    const texts = LANGUAGE_TAGS.map((tag) => textsIn(samples, tag)).map(({ sentences, labels }) => [
      ...sentences,
      ...labels,
    ]);
    const shared = (texts[0] ?? []).filter(
      (_, index) => new Set(texts.map((lines) => lines[index]?.[1])).size < LANGUAGE_TAGS.length,
    );
    expect(shared).toEqual([]);
  });

  test("the samples have every kind of move that the game lists", () => {
    expect(Object.keys(samples.moves).toSorted()).toEqual(samples.game.scenario.kinds.toSorted());
  });

  test.each(["events", "moves", "refusals"] as const)("there is a sample of all %s", (group) => {
    const kinds = Object.entries<readonly object[]>(samples[group]);
    expect(kinds.filter(([, rows]) => rows.length === 0)).toEqual([]);
  });
});
