import { words } from "../../text/app-text.ts";

/** A share in hundreds: `38 %` or as the language writes it; a dash where there is nothing to share. */
export const shareText = (part: number, all: number): string =>
  all === 0 ? "–" : new Intl.NumberFormat(words.value.tag, { style: "percent" }).format(part / all);
