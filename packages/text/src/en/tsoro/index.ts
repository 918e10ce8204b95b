import { overview } from "./overview.ts";

/** The texts of Tsoro yematatu. */
export const tsoroTexts = {
  overview,
  load: {
    advice: async () => (await import("./web/advice.ts")).tsoroAdvice,
    sentences: async () => (await import("./tsoro.ts")).tsoro,
    learn: async () => (await import("./learn.ts")).learn,
    rules: async () => (await import("./rules.ts")).tsoroRules,
    tutorial: async () => (await import("./web/tutorial.ts")).tsoroTutorial,
    web: async () => (await import("./web/web.ts")).tsoroWeb,
  },
};

export type TsoroTexts = typeof tsoroTexts;
