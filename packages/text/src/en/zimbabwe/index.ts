import { overview } from "./overview.ts";
import { zimbabweWeb } from "./web/web.ts";
import { zimbabwe } from "./zimbabwe.ts";

/** The texts of The Great Zimbabwe. Those of a table are loaded at the start: most people go there. */
export const zimbabweTexts = {
  overview,
  start: { ...zimbabweWeb, zimbabwe },
  load: {
    sentences: () => Promise.resolve(zimbabwe),
    learn: async () => (await import("./learn.ts")).learn,
    rules: async () => (await import("./rules/rules.ts")).zimbabweRules,
    tutorial: async () => (await import("./web/tutorial.ts")).tutorial,
  },
};

export type ZimbabweTexts = typeof zimbabweTexts;
