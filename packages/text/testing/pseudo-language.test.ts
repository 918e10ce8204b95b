import { describe, expect, test } from "vitest";
import { language } from "../src/en/index.ts";
import { gameTextsOf } from "../src/index.ts";
import { allSamples } from "./games.ts";
import { pseudoLanguage } from "./pseudo-language.ts";
import { isCode, pseudoText } from "./pseudo-text.ts";
import { linesOf } from "./samples.ts";

type AnyFunction = (...args: readonly unknown[]) => unknown;

test("letters have accents, and every third one is doubled", () => {
  expect(pseudoText("Save 3 games.")).toBe("Ššáṽéé 3 ğáḿḿéš.");
});

test("links and given names stay", () => {
  expect(pseudoText("over [hubs](hubs)")).toMatch(/\]\(hubs\)$/u);
  expect(pseudoText("Ann has the anniversary", ["Ann"])).toMatch(/^Ann [^a-z]+ [^a-z]+ [^a-z]+$/u);
  expect(pseudoLanguage.app.play.botFailed("Ann", "it burns")).toMatch(/^Ann .*\(it burns\)\.$/u);
});

const parts = [
  ["app", language.app, pseudoLanguage.app] as const,
  ...(await loadedParts(language.load, pseudoLanguage.load)),
  ...(
    await Promise.all(
      Object.values(language.games).map(({ load }, index) =>
        loadedParts(load, Object.values(pseudoLanguage.games)[index]?.load ?? {}),
      ),
    )
  ).flat(),
];

describe.each(parts)("%s", (_, english, other) => {
  const texts = textsIn("", english, other);

  test("has texts", () => {
    expect(texts.length).toBeGreaterThan(3);
  });

  test("every text differs from English and is longer", () => {
    const same = texts.filter(({ en, pseudo }) => pseudo.length <= en.length);
    expect(same).toEqual([]);
  });

  test("nothing is left in English", () => {
    const plain = /[a-z]{2}/iu;
    const left = texts.filter(({ pseudo }) => plain.test(withoutKept(pseudo)));
    expect(left).toEqual([]);
  });
});

const pseudoTexts = await gameTextsOf(pseudoLanguage);
const NAMES = ["Ann", "Ben", "Ann", "Ben", "Ann", "Ben"];

test.each(allSamples)("no sentence of $game.id has English left", (samples) => {
  const text = samples.textIn(pseudoTexts);
  const sentences = [
    ...linesOf("event", "kind", samples.events, (event) => text.event(event, NAMES)),
    ...linesOf("refusal", "code", samples.refusals, (refusal) => text.refusal(refusal, NAMES)),
    ...linesOf("move", "kind", samples.moves, (move) => text.move(move, NAMES)),
  ];
  // Parsers say in English why they cannot read a move.
  const translated = sentences.filter(([name]) => !name.startsWith("refusal move/malformed"));
  expect(translated.filter(([, line]) => /[a-z]{2}/iu.test(withoutKept(line)))).toEqual([]);
});

type Loaders = { readonly [part: string]: () => Promise<unknown> };

/** The parts that are loaded on demand, in English and in the pseudo-language. */
function loadedParts(english: Loaders, other: Loaders) {
  return Promise.all(
    Object.entries(english).map(
      async ([name, load]) => [name, await load(), await other[name]?.()] as const,
    ),
  );
}

interface TextPair {
  readonly path: string;
  readonly en: string;
  readonly pseudo: string;
}

/** What stays as it is: the given names, links, addresses and quoted ids. */
const withoutKept = (text: string): string =>
  text.replaceAll(/\]\([^)]*\)|https?:\/\/\S+|\b(Ann|Ben)\b|“[\w-]+”/gu, "");

/** Every text of both trees; functions are called with arguments that they take. */
function textsIn(path: string, english: unknown, other: unknown): readonly TextPair[] {
  if (typeof english === "string") {
    const key = path.split(".").at(-1) ?? "";
    const isText = /\p{L}/u.test(withoutKept(english)) && !isCode(key, english);
    return isText ? [{ path, en: english, pseudo: String(other) }] : [];
  }
  if (typeof english === "function") {
    const args = argumentsFor(english as AnyFunction);
    return args === undefined
      ? []
      : textsIn(`${path}()`, (english as AnyFunction)(...args), (other as AnyFunction)(...args));
  }
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([key, each]) =>
    textsIn(`${path}.${key}`, each, (other as { readonly [key: string]: unknown })[key]),
  );
}

/** Numbers, names, and ids of the games. */
const SAMPLES: readonly unknown[] = [
  2,
  "Ann",
  ["Ann", "Ben"],
  ...allSamples.flatMap(({ ids = [] }) => ids),
];

/** The first arguments with which a function answers; undefined if it needs others. */
function argumentsFor(call: AnyFunction): readonly unknown[] | undefined {
  let lists: readonly (readonly unknown[])[] = [[]];
  for (let index = 0; index < call.length; index++) {
    lists = lists.flatMap((list) => SAMPLES.map((sample) => [...list, sample]));
  }
  return lists.find((list) => {
    try {
      const text = call(...list);
      return typeof text !== "string" || !/undefined|NaN|object/u.test(text);
    } catch {
      return false;
    }
  });
}
