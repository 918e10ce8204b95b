import type { ZimbabweText } from "../games/zimbabwe/zimbabwe-text.ts";
import type { WebText } from "../en/web/web.ts";

export type { WebText } from "../en/web/web.ts";

/** The texts that the web app loads first. */
export interface AppText extends WebText {
  /** BCP 47: `en`, `it`. */
  readonly tag: string;
  readonly zimbabwe: ZimbabweText;
}

export interface WebLanguage {
  readonly tag: string;
  /** The name of the language in itself. */
  readonly name: string;
  load(): Promise<AppText>;
}

/** The languages of the web app, loaded on demand; the first one is the default. */
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
