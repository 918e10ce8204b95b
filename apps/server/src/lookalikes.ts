/** The part of Unicode's confusables (UTS 39) that matters for names: a character, then those that look like it. */
const LOOKALIKES = [
  "A АΑᎪ",
  "B ВΒ",
  "C СϹ",
  "E ЕΕ",
  "F Ϝ",
  "G Ԍ",
  "H НΗ",
  "J ЈͿ",
  "K КΚ",
  "M МΜϺ",
  "N Ν",
  "O ОΟՕ0",
  "P РΡ",
  "Q Ԛ",
  "S ЅՏ",
  "T ТΤ",
  "U Ս",
  "V Ѵ",
  "W Ԝ",
  "X ХΧ",
  "Y УΥҮ",
  "Z Ζ",
  "a аαɑ",
  "b вьβƅʙ",
  "c сϲᴄ",
  "d ԁ",
  "e еє",
  "f ϝ",
  "g ɡց",
  "h нһհʜ",
  "i іιıɩɪ",
  "j јϳȷ",
  "k кκᴋ",
  "l IІΙӀӏ1|ʟǀ∣",
  "m мᴍ",
  "n ηпո",
  "o оοσօᴏ",
  "p рρ",
  "q ԛգ",
  "r гᴦ",
  "s ѕꜱ",
  "t тτᴛ",
  "u υսᴜʋ",
  "v νѵᴠ",
  "w ԝωѡᴡ",
  "x хχ",
  "y уγүʏ",
  "z ᴢ",
  "3 зЗӡ",
  "6 бБ",
  "- ‐‑‒–—―−",
  "' ’‘ʼʹ`´′",
  ". ․。",
];

const LATIN_BY_LOOKALIKE = new Map(
  LOOKALIKES.flatMap((line) => {
    const [latin = "", lookalikes = ""] = line.split(" ");
    return [...lookalikes].map((character) => [character, latin] as const);
  }),
);

export const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}+/gu;
/** White space, and characters that are drawn as blank. */
const BLANK_CHARACTERS = /[\s\u2800\u{1d159}\u{13441}\u{13442}]+/gu;

/**
 * Confusable names have the same skeleton (UTS 39). Skeletons are stored, and migration 0011 computes them: if this
 * function changes, a migration must compute them again.
 */
export function skeletonOf(name: string): string {
  const characters = name
    .normalize("NFKD")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .replaceAll(BLANK_CHARACTERS, " ")
    .trim();
  return [...characters]
    .map((character) => LATIN_BY_LOOKALIKE.get(character) ?? character)
    .join("")
    .toLowerCase()
    .replaceAll(/(?<=[ijl])\u0307/gu, "")
    .replaceAll("rn", "m");
}

/** Capital letters that look like a lower-case L. */
const CAPITAL_I = /[IІΙӀ]/gu;

/** The skeletons of a name as written, and with `i` for each capital I, which looks like an l. */
export const skeletonsOf = (name: string): readonly string[] => [
  skeletonOf(name),
  skeletonOf(name.normalize("NFKD").replaceAll(CAPITAL_I, "i")),
];

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** True if a word of the name mixes Latin, Cyrillic and Greek letters. */
export const hasMixedAlphabets = (name: string): boolean =>
  name
    .normalize("NFKC")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
