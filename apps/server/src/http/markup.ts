/** A piece of HTML. */
export interface Markup {
  readonly html: string;
}

type MarkupPart = string | number | Markup | readonly MarkupPart[];

/** A template of HTML; inserted strings and numbers are escaped. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup => ({
  html: texts.map((text, n) => text + render(parts[n] ?? "")).join(""),
});

/** Joins parts with a separator, which is escaped. */
export const joinMarkup = (parts: readonly Markup[], separator: string): Markup => ({
  html: parts.map(({ html }) => html).join(render(separator)),
});

/** The text without its tags, for measuring its length: escaped characters are replaced. */
export const plainText = ({ html }: Markup): string =>
  html.replaceAll(/<[^>]*>/gu, "").replaceAll(/&\w+;/gu, "·");

function render(part: MarkupPart): string {
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map(render).join("");
}

const ESCAPES: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (each) => ESCAPES[each] ?? "");
