import { web } from "./web/web.ts";
import { zimbabwe } from "./zimbabwe/zimbabwe.ts";

/** The texts that the web app starts with, and the others, which are loaded when they are needed. */
export const language = {
  app: { ...web, zimbabwe },
  load: {
    account: async () => (await import("./web/account.ts")).account,
    notifications: async () => (await import("./web/notifications.ts")).notifications,
    online: async () => (await import("./web/online.ts")).online,
    operate: async () => (await import("./web/operate.ts")).operate,
    people: async () => (await import("./web/people.ts")).people,
    results: async () => (await import("./web/results.ts")).results,
    mediterranean: async () => (await import("./mediterranean/mediterranean.ts")).mediterranean,
    mediterraneanAnalysis: async () =>
      (await import("./mediterranean/web/analysis.ts")).mediterraneanAnalysis,
    mediterraneanRules: async () =>
      (await import("./mediterranean/rules/rules.ts")).mediterraneanRules,
    mediterraneanTutorial: async () =>
      (await import("./mediterranean/web/tutorial.ts")).mediterraneanTutorial,
    mediterraneanWeb: async () => (await import("./mediterranean/web/web.ts")).mediterraneanWeb,
    zimbabweRules: async () => (await import("./zimbabwe/rules/rules.ts")).zimbabweRules,
    zimbabweTutorial: async () => (await import("./zimbabwe/web/tutorial.ts")).tutorial,
  },
};

export type LanguageTexts = typeof language;
