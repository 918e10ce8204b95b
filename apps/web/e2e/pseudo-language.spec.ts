import { isNightly } from "@sofala/engine/testing/trials";
import { test as appTest } from "./app-test.ts";
import { DEVICES } from "./appearance.ts";
import { expectTranslated } from "./pseudo-checks.ts";
import { samples } from "./samples.ts";
import { visitSamples } from "./visit-samples.ts";

/** English with accents, a third longer: nothing is left in English, and nothing is cut off. */
const test = appTest.extend({
  baseURL: async ({ pseudoServer }, use) => {
    await use(`http://127.0.0.1:${pseudoServer.port}`);
  },
});

/** One screen of each kind; the nightly run visits all, on a desktop too. */
const FEW = ["home", "new-game", "table-turn", "market", "tsoro"];
const visited = samples.filter(({ name }) => isNightly || FEW.includes(name));

if (isNightly)
  visitSamples(test, "is translated and whole", visited, (page, { name }) =>
    expectTranslated(page, name),
  );
test.describe("on a phone", () => {
  test.use(DEVICES.phone);
  visitSamples(test, "is translated and whole", visited, (page, { name }) =>
    expectTranslated(page, name),
  );
});
