import type { ZimbabweText } from "../games/zimbabwe/zimbabwe-text.ts";
import type { WebText } from "./web-text.ts";

export type { WebText } from "./web-text.ts";

/** What the web app needs of a language to play Zimbabwe. */
export interface WebWords extends WebText {
  /** BCP 47: `en`, `it`. */
  readonly tag: string;
  readonly zimbabwe: ZimbabweText;
}

export interface WebLanguage {
  readonly tag: string;
  /** What the language calls itself. */
  readonly name: string;
  load(): Promise<WebWords>;
}

/** The languages of the web app, each loaded when it is wanted; the first is for who speaks none of them. */
export const webLanguages: readonly WebLanguage[] = [
  {
    tag: "en",
    name: "English",
    load: async () => {
      const [{ web }, { zimbabwe }] = await Promise.all([
        import("../en/web/web.ts"),
        import("../en/zimbabwe/zimbabwe.ts"),
      ]);
      return { tag: "en", ...web, zimbabwe };
    },
  },
  {
    tag: "it",
    name: "Italiano",
    load: async () => {
      const [{ web }, { zimbabwe }] = await Promise.all([
        import("../it/web/web.ts"),
        import("../it/zimbabwe/zimbabwe.ts"),
      ]);
      return { tag: "it", ...web, zimbabwe };
    },
  },
];
