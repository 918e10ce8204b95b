import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds fault with, by some rules or by all, one line for each element. */
export async function violations(page: Page, rules?: string[]): Promise<readonly string[]> {
  // The mode for pages without frames is several times faster.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  if (rules !== undefined) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
  );
}
