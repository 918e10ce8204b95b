import type { SeatNames } from "../card-text.ts";

export { capitalize } from "../capitalize.ts";

/** Masculine or feminine, one or many: what the article of a noun depends on. */
export type NounForm = "m" | "f" | "m-plural" | "f-plural";

/** A noun that can take its articles. */
export interface Noun {
  readonly name: string;
  readonly form: NounForm;
}

/** `1 passo`, `2 passi` */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** `nessun capo`, `1 capo`, `2 capi` */
export const cattle = (number: number): string =>
  number === 0 ? "nessun capo" : count(number, "capo", "capi");

/** `40%`, for its articles: `il 40%`, `l'8%`, `lo 0%` */
export const percentage = (chance: number): Noun => ({
  name: `${Math.round(chance * 100)}%`,
  form: "m",
});

/** `il ceramista`, `lo scultore`, `l'intagliatore`, `la mandria`, `i nomadi` */
export const the = (noun: Noun): string =>
  joinArticle(ARTICLES[noun.form][initialSoundOf(noun)], noun);

/** `del ceramista`, `dello scultore`, `dell'intagliatore`, `delle Terme` */
export const of = (noun: Noun): string => withPrepositionAndArticle("de", noun);

/** `al ceramista`, `allo scultore`, `all'intagliatore` */
export const to = (noun: Noun): string => withPrepositionAndArticle("a", noun);

/** `dal ceramista`, `dallo scultore`, `dall'intagliatore` */
export const from = (noun: Noun): string => withPrepositionAndArticle("da", noun);

/** `nel magazzino`, `nell'esercito`, `nelle armi` */
export const inside = (noun: Noun): string => withPrepositionAndArticle("ne", noun);

/** `un ceramista`, `uno scultore`, `un intagliatore`; for one of them only. */
export const a = (noun: Noun): string => joinArticle(indefiniteArticle("un", noun), noun);

/** `nessun ceramista`, `nessuno scultore`; for one of them only. */
export const no = (noun: Noun): string => joinArticle(indefiniteArticle("nessun", noun), noun);

/** `Kilwa`, `Kilwa e Zulu`, `Kilwa, Zulu ed Eshu` */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(", ")} ${/^[eèé]/i.test(last) ? "ed" : "e"} ${last}`;
}

/** `fattorie, città o porti`, `2, 4 o 6` */
export function orList(items: readonly (string | number)[]): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} o ${last}` : `${last}`;
}

/** `a Ben`, `ad Ann`, `a tutti` */
export const toPerson = (whom: string): string => `${/^[aà]/i.test(whom) ? "ad" : "a"} ${whom}`;

const ORDINALS = ["prima", "seconda", "terza", "quarta", "quinta", "sesta"];

/** Of a feminine noun: `prima`, `seconda`, … from 1. */
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}ª`;

/** A seat's name; without one, its number as in records. */
export const seatName = (names: SeatNames, seat: number): string => names[seat] ?? `Posto ${seat}`;

/** The names of seats. */
export const seatNames = (names: SeatNames, seats: readonly number[]): readonly string[] =>
  seats.map((seat) => seatName(names, seat));

/** What an article looks at: a vowel, a sound that wants `lo`, or any other. */
type InitialSound = "vowel" | "heavy" | "light";

const ARTICLES: { readonly [form in NounForm]: { readonly [opening in InitialSound]: string } } = {
  m: { light: "il", heavy: "lo", vowel: "l'" },
  f: { light: "la", heavy: "la", vowel: "l'" },
  "m-plural": { light: "i", heavy: "gli", vowel: "gli" },
  "f-plural": { light: "le", heavy: "le", vowel: "le" },
};

/** What becomes of an article behind a preposition. */
const CONTRACTED_ARTICLES: { readonly [article: string]: string } = {
  il: "l",
  lo: "llo",
  "l'": "ll'",
  la: "lla",
  i: "i",
  gli: "gli",
  le: "lle",
};

function initialSoundOf({ name }: Noun): InitialSound {
  if (/^([aeiouàèéìòù]|(1|11|8\d?)%)/i.test(name)) return "vowel";
  return /^(s[^aeiou]|z|gn|p[ns]|x|y|0%)/i.test(name) ? "heavy" : "light";
}

const withPrepositionAndArticle = (preposition: string, noun: Noun): string =>
  joinArticle(
    `${preposition}${CONTRACTED_ARTICLES[ARTICLES[noun.form][initialSoundOf(noun)]] ?? ""}`,
    noun,
  );

function indefiniteArticle(stem: string, noun: Noun): string {
  const opening = initialSoundOf(noun);
  if (noun.form === "f") return opening === "vowel" ? `${stem}'` : `${stem}a`;
  return opening === "heavy" ? `${stem}o` : stem;
}

const joinArticle = (article: string, { name }: Noun): string =>
  article.endsWith("'") ? `${article}${name}` : `${article} ${name}`;
