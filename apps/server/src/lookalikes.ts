import { languages } from "@sofala/text";

/**
 * Letters of other alphabets, and of ours, that look like a Latin letter: the part of Unicode's table of confusables
 * (UTS 39) that concerns names. The letters of each line look like the one that it begins with.
 */
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
    const [latin = "", letters = ""] = line.split(" ");
    return [...letters].map((letter) => [letter, latin] as const);
  }),
);

/** Characters that nobody sees. */
export const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}+/gu;
/** Characters that look like a space. */
const BLANK_CHARACTERS = /[\s\u2800\u{1d159}\u{13441}\u{13442}]+/gu;

/**
 * What a name looks like (UTS 39, "skeleton"): names that look alike have the same one. It is stored with every
 * person: if it changes, a migration must compute it anew.
 */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize("NFKD")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .replaceAll(BLANK_CHARACTERS, " ")
    .trim();
  return [...letters]
    .map((letter) => LATIN_BY_LOOKALIKE.get(letter) ?? letter)
    .join("")
    .toLowerCase()
    .replaceAll(/(?<=[ijl])\u0307/gu, "")
    .replaceAll("rn", "m");
}

/** The capital letters that look like a small L. */
const CAPITAL_I = /[IІΙӀ]/gu;

/** What a name looks like as it is written, and with a small i for every capital one, which looks like an l. */
export const skeletonsOf = (name: string): readonly string[] => [
  skeletonOf(name),
  skeletonOf(name.normalize("NFKD").replaceAll(CAPITAL_I, "i")),
];

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Does a word of the name have letters of several alphabets that look alike? */
export const hasMixedAlphabets = (name: string): boolean =>
  name
    .normalize("NFKC")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);

/** What these names look like in small letters and in capitals. */
const skeletonsInBothCases = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [skeletonOf(name), skeletonOf(name.toUpperCase())]));

/** Nobody but operators has these words in their name. */
const RESERVED_WORDS = skeletonsInBothCases([
  "operator",
  "operators",
  "admin",
  "admins",
  "administrator",
  "moderator",
  "moderators",
  "sofala",
  "operatore",
  "amministratore",
  "moderatore",
]);

/** Nobody but operators is called exactly this: the server, and its bots as people see them. */
const RESERVED_NAMES = skeletonsInBothCases([
  "server",
  "system",
  "sistema",
  "root",
  "support",
  "staff",
  "bot",
  "clock",
  "host",
  ...Object.values(languages).flatMap(({ zimbabwe, mediterranean }) =>
    [zimbabwe.bot, mediterranean.bot].flatMap((bots) =>
      Object.values(bots).map(({ name }) => name),
    ),
  ),
]);

/** Is a name kept for the server, its operators and its bots? */
export const isReservedName = (name: string): boolean =>
  skeletonsOf(name).some((skeleton) => {
    const words = skeleton.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
    return (
      RESERVED_NAMES.has(words.join(" ")) ||
      RESERVED_WORDS.has(words.join("")) ||
      words.some((word) => RESERVED_WORDS.has(word))
    );
  });
