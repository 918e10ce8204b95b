/** Text that is HTML already. */
export interface Markup {
  readonly html: string;
}

type MarkupPart = string | number | Markup | readonly MarkupPart[];

/** HTML with values in it; those that are plain text are escaped. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup => ({
  html: texts.map((text, n) => text + render(parts[n] ?? "")).join(""),
});

/** Parts one after the other, with something between them. */
export const joinMarkup = (parts: readonly Markup[], between: string): Markup => ({
  html: parts.map(({ html }) => html).join(render(between)),
});

/** What is left without the marks. */
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
