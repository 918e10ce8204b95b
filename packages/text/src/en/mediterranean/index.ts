import { overview } from "./overview.ts";

/** The texts of Trading in the Mediterranean. */
export const mediterraneanTexts = {
  overview,
  load: {
    sentences: async () => (await import("./mediterranean.ts")).mediterranean,
    analysis: async () => (await import("./web/analysis.ts")).mediterraneanAnalysis,
    later: async () => (await import("./web/later.ts")).mediterraneanLater,
    learn: async () => (await import("./learn.ts")).learn,
    rules: async () => (await import("./rules/rules.ts")).mediterraneanRules,
    tutorial: async () => (await import("./web/tutorial.ts")).mediterraneanTutorial,
    web: async () => (await import("./web/web.ts")).mediterraneanWeb,
  },
};

export type MediterraneanTexts = typeof mediterraneanTexts;
