import type { Locator, Page } from "@playwright/test";
import type { CellName } from "@sofala/zimbabwe";

/** How a person reaches things. */
export interface Manner {
  press(target: Locator): Promise<void>;
  /** Ticks or unticks. */
  set(box: Locator, isOn: boolean): Promise<void>;
  /** Puts a slider on a value. */
  slide(slider: Locator, value: number): Promise<void>;
  /** Takes a cell of the board for what is in the making; `button` finds one in the bar of actions. */
  choose(page: Page, cell: CellName, button: (name: string) => Locator): Promise<void>;
}

export const BY_MOUSE: Manner = {
  press: (target) => target.click(),
  set: (box, isOn) => box.setChecked(isOn),
  slide: (slider, value) => slider.fill(`${value}`),
  choose: (page, cell) => cellOf(page, cell).click(),
};

export const cellOf = (page: Page, cell: CellName): Locator =>
  page.locator(`[data-cell="${cell}"]`);
