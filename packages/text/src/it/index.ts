import type { LanguageTexts } from "../en/index.ts";
import { games } from "./games.ts";
import { web } from "./web/web.ts";

export const language: LanguageTexts = {
  app: web,
  games,
  load: {
    about: async () => (await import("./web/about.ts")).about,
    account: async () => (await import("./web/account.ts")).account,
    later: async () => (await import("./web/later.ts")).later,
    notifications: async () => (await import("./web/notifications.ts")).notifications,
    online: async () => (await import("./web/online.ts")).online,
    operate: async () => (await import("./web/operate.ts")).operate,
    people: async () => (await import("./web/people.ts")).people,
    results: async () => (await import("./web/results.ts")).results,
  },
};
