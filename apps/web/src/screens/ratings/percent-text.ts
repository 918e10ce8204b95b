import { appText } from "../../text/app-text.ts";

/** A percentage: `38 %` or as the language writes it; a dash if the total is 0. */
export const percentText = (part: number, all: number): string =>
  all === 0
    ? "–"
    : new Intl.NumberFormat(appText.value.tag, { style: "percent" }).format(part / all);
