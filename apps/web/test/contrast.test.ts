import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

type Tokens = ReadonlyMap<string, string>;

/** The tokens for a root element with all of these attributes. */
function tokensOf(...attributes: readonly string[]): Tokens {
  const tokens = new Map<string, string>();
  for (const [, selector = "", body = ""] of css.matchAll(/:root(\S*) \{([^}]*)\}/gu)) {
    const required = selector.match(/\[[^\]]+\]/gu) ?? [];
    if (!required.every((attribute) => attributes.includes(attribute))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+): ([^;]+);/gu)) {
      tokens.set(name, value);
    }
  }
  return tokens;
}

function lightOf(tokens: Tokens, name: string): number {
  const value = tokens.get(name) ?? "";
  expect(value, name).toMatch(/^#[\da-f]{6}$/u);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(value.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The better of two contrasts: of a piece's fill, or of its outline. */
function contrast(tokens: Tokens, names: readonly string[], ground: string): number {
  const light = lightOf(tokens, ground);
  const ratios = names.map((name) => {
    const other = lightOf(tokens, name);
    return (Math.max(light, other) + 0.05) / (Math.min(light, other) + 0.05);
  });
  return Math.max(...ratios);
}

const DARK = '[data-theme="dark"]';
const MORE = '[data-contrast="more"]';
const THEMES: readonly (readonly [string, Tokens])[] = [
  ["light", tokensOf()],
  ["dark", tokensOf(DARK)],
  ["high contrast", tokensOf(MORE)],
  ["dark, high contrast", tokensOf(DARK, MORE)],
];
const EMPIRES = ["kilwa", "mutapa", "zulu", "lozi", "mapungubwe"];
const PIECES: readonly (readonly string[])[] = [
  ["wood", "wood-dark"],
  ["clay", "clay-dark"],
  ["ivory", "ivory-dark"],
  ["diamond", "diamond-dark"],
  ["granite-light", "granite-dark"],
  ["used", "used-rim"],
  ["paper", "paper-rim"],
  ...EMPIRES.map((empire) => [`seat-${empire}`, "seat-rim"]),
];
const TEXTS: readonly (readonly [string, string])[] = [
  ["text", "ground"],
  ["text", "surface"],
  ["text", "raised"],
  ["text", "sunken"],
  ["text-quiet", "ground"],
  ["text-quiet", "surface"],
  ["text-quiet", "sunken"],
  ["accent", "surface"],
  ["accent-text", "accent"],
  ["good", "surface"],
  ["danger", "surface"],
  ["paper-ink", "paper"],
  ["paper-cattle", "paper"],
  ...EMPIRES.map((empire) => [`seat-${empire}-ink`, `seat-${empire}`] as const),
];

describe.each(THEMES)("contrast of the theme: %s", (_name, tokens) => {
  test.each(PIECES)("%s stands out from land and water", (...names) => {
    for (const ground of ["land", "land-other", "water", "water-deep"]) {
      expect(contrast(tokens, names, ground), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test("frames around what came during the game stand out", () => {
    expect(contrast(tokens, ["frame"], "land")).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens, ["water-frame"], "water")).toBeGreaterThanOrEqual(3);
  });

  test.each(TEXTS)("%s is readable on %s", (text, ground) => {
    expect(contrast(tokens, [text], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["mutapa", "zulu", "lozi", "mapungubwe"])("the pattern of %s shows", (empire) => {
    expect(contrast(tokens, [`seat-${empire}-mark`], `seat-${empire}`)).toBeGreaterThanOrEqual(3);
  });
});
