import { overview } from "./overview.ts";

/** The texts of The Great Zimbabwe. */
export const zimbabweTexts = {
  overview,
  load: {
    sentences: async () => (await import("./sentences.ts")).sentences,
    advice: async () => (await import("./web/advice.ts")).zimbabweAdvice,
    explain: async () => (await import("./web/explain.ts")).explain,
    later: async () => (await import("./web/later.ts")).zimbabweLater,
    learn: async () => (await import("./learn.ts")).learn,
    rules: async () => (await import("./rules/rules.ts")).zimbabweRules,
    tutorial: async () => (await import("./web/tutorial.ts")).tutorial,
    web: async () => (await import("./web/web.ts")).zimbabweWeb,
  },
};

export type ZimbabweTexts = typeof zimbabweTexts;
