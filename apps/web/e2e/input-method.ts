import type { Locator, Page } from "@playwright/test";
import type { CellName } from "@sofala/zimbabwe";

/** How a person operates the page. */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  /** Checks or unchecks. */
  set(box: Locator, isOn: boolean): Promise<void>;
  /** Puts a slider on a value. */
  slide(slider: Locator, value: number): Promise<void>;
  /** Chooses a cell of the board for the draft move; `button` finds one in the action bar. */
  choose(page: Page, cell: CellName, button: (name: string) => Locator): Promise<void>;
}

export const MOUSE_INPUT: InputMethod = {
  press: (target) => target.click(),
  set: (box, isOn) => box.setChecked(isOn),
  slide: (slider, value) => slider.fill(`${value}`),
  choose: (page, cell) => cellOf(page, cell).click(),
};

export const cellOf = (page: Page, cell: CellName): Locator =>
  page.locator(`[data-cell="${cell}"]`);
