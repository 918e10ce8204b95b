import type { ZimbabweTexts } from "../../en/zimbabwe/index.ts";
import { overview } from "./overview.ts";

export const zimbabweTexts: ZimbabweTexts = {
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
