import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** A script that does nothing. */
const NOTHING = "undefined";

interface Rules {
  readonly only?: string[];
}

/** The violations that axe finds, by some rules or all, one line for each element. */
export async function violations(page: Page, rules: Rules = {}): Promise<readonly string[]> {
  // A page that was checked before has axe already.
  const isThere = await page.evaluate(() => "axe" in window);
  // The mode for pages without frames is several times faster.
  const axe = new AxeBuilder(isThere ? { page, axeSource: NOTHING } : { page }).setLegacyMode();
  axe.options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  if (rules.only !== undefined) axe.withRules(rules.only);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
  );
}
