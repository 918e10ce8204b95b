import { EDITIONS, mediterranean } from "@sofala/mediterranean";
import { tsoro } from "@sofala/tsoro";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS, type LanguageTag } from "../src/languages.ts";
import { languages } from "./languages.ts";
import {
  MEDITERRANEAN_EVENTS,
  MEDITERRANEAN_MOVES,
  MEDITERRANEAN_NAMES,
  MEDITERRANEAN_REFUSALS,
  OWN_CARDS,
} from "./mediterranean/samples.ts";
import { linesOf, type Line } from "./samples.ts";
import { TSORO_EVENTS, TSORO_MOVES, TSORO_NAMES, TSORO_REFUSALS } from "./tsoro/samples.ts";
import { LABEL, FORBIDDEN, SENTENCE } from "./wording.ts";
import {
  ZIMBABWE_EVENTS,
  ZIMBABWE_MOVES,
  ZIMBABWE_NAMES,
  ZIMBABWE_REFUSALS,
} from "./zimbabwe/samples.ts";

/** All samples of one game in one language, by the form of their texts. */
interface GameTexts {
  readonly sentences: readonly Line[];
  readonly labels: readonly Line[];
  /** Parts of sentences: what cards do. */
  readonly parts: readonly Line[];
}

function zimbabweIn(tag: LanguageTag): GameTexts {
  const text = languages[tag].zimbabwe;
  return {
    sentences: [
      ...linesOf("event", "kind", ZIMBABWE_EVENTS, (event) => text.event(event, ZIMBABWE_NAMES)),
      ...linesOf("refusal", "code", ZIMBABWE_REFUSALS, (refusal) =>
        text.refusal(refusal, ZIMBABWE_NAMES),
      ),
    ],
    labels: linesOf("move", "kind", ZIMBABWE_MOVES, (move) => text.move(move)),
    parts: [],
  };
}

function mediterraneanIn(tag: LanguageTag): GameTexts {
  const text = languages[tag].mediterranean;
  const names = MEDITERRANEAN_NAMES;
  return {
    sentences: [
      ...linesOf("event", "kind", MEDITERRANEAN_EVENTS, (event) => text.event(event, names)),
      ...linesOf("refusal", "code", MEDITERRANEAN_REFUSALS, (refusal) =>
        text.refusal(refusal, names, OWN_CARDS),
      ),
      [
        "refusal store/forbidden {slot: 5}, own cards unknown",
        text.refusal({ code: "store/forbidden", slot: 5 }, names),
      ],
    ],
    labels: linesOf("move", "kind", MEDITERRANEAN_MOVES, (move) => text.move(move, names)),
    parts: Object.values(EDITIONS).flatMap(({ id, buildings, developments, calamities }) => [
      ...Object.entries(buildings).map(([card, { ability }]): Line => [
        `${id} building ${card}`,
        text.ability(ability),
      ]),
      ...Object.entries(developments).map(([card, { effects }]): Line => [
        `${id} development ${card}`,
        text.effects(effects),
      ]),
      ...Object.entries(calamities).flatMap(([card, { ages }]) =>
        Object.entries(ages).map(([age, effects]): Line => [
          `${id} calamity ${card} ${age}`,
          text.losses(effects),
        ]),
      ),
    ]),
  };
}

function tsoroIn(tag: LanguageTag): GameTexts {
  const text = languages[tag].tsoro;
  return {
    sentences: [
      ...linesOf("event", "kind", TSORO_EVENTS, (event) => text.event(event, TSORO_NAMES)),
      ...linesOf("refusal", "code", TSORO_REFUSALS, (refusal) =>
        text.refusal(refusal, TSORO_NAMES),
      ),
    ],
    labels: linesOf("move", "kind", TSORO_MOVES, (move) => text.move(move)),
    parts: [],
  };
}

const all = ({ sentences, labels, parts }: GameTexts) => [...sentences, ...labels, ...parts];

describe.each([
  { game: "zimbabwe", spokenIn: zimbabweIn },
  { game: "mediterranean", spokenIn: mediterraneanIn },
  { game: "tsoro", spokenIn: tsoroIn },
])("$game", ({ game, spokenIn }) => {
  describe.each(LANGUAGE_TAGS)("%s", (tag) => {
    const spoken = spokenIn(tag);

    test("events and refusals are sentences, moves are labels", () => {
      expect(spoken.sentences.filter(([, text]) => !SENTENCE.test(text))).toEqual([]);
      expect(spoken.labels.filter(([, text]) => !LABEL.test(text))).toEqual([]);
    });

    test("no text contains what no text may contain", () => {
      expect(all(spoken).filter(([, text]) => FORBIDDEN.test(text))).toEqual([]);
    });

    test("texts are as reviewed", async () => {
      const lines = all(spoken).map(([name, text]) => `${name}: ${text}\n`);
      expect(new Set(lines).size).toBe(lines.length);
      await expect(lines.toSorted().join("")).toMatchFileSnapshot(`snapshots/${game}.${tag}.txt`);
    });
  });

  test("no two languages have the same text", () => {
    const texts = LANGUAGE_TAGS.map(spokenIn).map(({ sentences, labels }) => [
      ...sentences,
      ...labels,
    ]);
    const shared = (texts[0] ?? []).filter(
      (_, index) => new Set(texts.map((lines) => lines[index]?.[1])).size < LANGUAGE_TAGS.length,
    );
    expect(shared).toEqual([]);
  });
});

test.each([
  { kinds: zimbabwe.scenario.kinds, samples: ZIMBABWE_MOVES },
  { kinds: mediterranean.scenario.kinds, samples: MEDITERRANEAN_MOVES },
  { kinds: tsoro.scenario.kinds, samples: TSORO_MOVES },
])("the samples have every kind of move that the game lists", ({ kinds, samples }) => {
  expect(Object.keys(samples).toSorted()).toEqual(kinds.toSorted());
});

test.each([
  ["events of Zimbabwe", ZIMBABWE_EVENTS],
  ["moves of Zimbabwe", ZIMBABWE_MOVES],
  ["refusals of Zimbabwe", ZIMBABWE_REFUSALS],
  ["events of the Mediterranean", MEDITERRANEAN_EVENTS],
  ["moves of the Mediterranean", MEDITERRANEAN_MOVES],
  ["refusals of the Mediterranean", MEDITERRANEAN_REFUSALS],
  ["events of Tsoro", TSORO_EVENTS],
  ["moves of Tsoro", TSORO_MOVES],
  ["refusals of Tsoro", TSORO_REFUSALS],
])("%s: there is a sample of every kind", (_, samples) => {
  const missing = Object.entries<readonly object[]>(samples).filter(
    ([, rows]) => rows.length === 0,
  );
  expect(missing).toEqual([]);
});
