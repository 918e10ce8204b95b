/** Text that is HTML already. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Part[];

/** HTML with values in it; those that are plain text are escaped. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: texts.map((text, n) => text + written(parts[n] ?? "")).join(""),
});

/** Parts one after the other, with something between them. */
export const joined = (parts: readonly Markup[], between: string): Markup => ({
  html: parts.map(({ html }) => html).join(written(between)),
});

/** What is left without the marks. */
export const plainText = ({ html }: Markup): string =>
  html.replaceAll(/<[^>]*>/gu, "").replaceAll(/&\w+;/gu, "·");

function written(part: Part): string {
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "html" in part ? part.html : part.map(written).join("");
}

const ESCAPES: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (each) => ESCAPES[each] ?? "");
