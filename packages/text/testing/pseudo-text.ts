/** The pseudo-language; without imports, so that a browser runs it as it is. */

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçđéƒğĥíĵķłḿñóƥɋřšťúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶŁḾÑÓƤɊŘŠŤÚṼŴẊÝŽ";

/** True for strings among the texts that are no text: keys of the keyboard, and codes of the rules' blocks. */
export const isCode = (key: string, value: string): boolean =>
  key === "keys" || (["kind", "table"].includes(key) && /^[a-z-]+$/u.test(value));

/** The target of a link: `[hubs](hubs)`. */
const MARKUP = String.raw`\]\([^)]*\)|https?:\/\/\S+`;

/**
 * English that nobody takes for English: letters have accents, and every third one is doubled.
 * Links and the given strings stay as they are.
 */
export function pseudoText(text: string, kept: readonly string[] = []): string {
  const names = kept.toSorted((a, b) => b.length - a.length).map(escaped);
  const parts = [MARKUP, ...names.map((name) => String.raw`(?<!\p{L})${name}(?!\p{L})`)];
  const keep = new RegExp(`(${parts.join("|")})`, "u");
  let letters = 0;
  return text
    .split(keep)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[a-z]/giu, (letter) => {
            const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
            return letters++ % 3 === 0 ? accented + accented.toLowerCase() : accented;
          }),
    )
    .join("");
}

/** The same tree of texts in the pseudo-language; functions and promises answer in it. */
export function pseudoTexts<T>(texts: T): T {
  return translate(texts, []) as T;
}

function translate(value: unknown, kept: readonly string[]): unknown {
  if (typeof value === "string") return pseudoText(value, kept);
  if (typeof value === "function") {
    return (...args: readonly unknown[]) =>
      translate((value as (...args: readonly unknown[]) => unknown)(...args), namesIn(args));
  }
  if (value instanceof Promise) return value.then((text: unknown) => translate(text, kept));
  if (Array.isArray(value)) return value.map((each: unknown) => translate(each, kept));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      key,
      typeof each === "string" && isCode(key, each) ? each : translate(each, kept),
    ]),
  );
}

/** The strings in arguments that are names or texts, not codes such as `ivory-carver`. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return /[^a-z-]/u.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

function escaped(name: string): string {
  return name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}
