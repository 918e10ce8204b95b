import type { ZimbabweTexts } from "../../en/zimbabwe/index.ts";
import { overview } from "./overview.ts";
import { zimbabweWeb } from "./web/web.ts";
import { zimbabwe } from "./zimbabwe.ts";

export const zimbabweTexts: ZimbabweTexts = {
  overview,
  start: { ...zimbabweWeb, zimbabwe },
  load: {
    sentences: () => Promise.resolve(zimbabwe),
    learn: async () => (await import("./learn.ts")).learn,
    rules: async () => (await import("./rules/rules.ts")).zimbabweRules,
    tutorial: async () => (await import("./web/tutorial.ts")).tutorial,
  },
};
