import { expect, type Locator, type Page } from "@playwright/test";
import type { CellName } from "@sofala/zimbabwe";
import { coordinatesOf } from "../src/games/zimbabwe/board/geometry.ts";
import { cellOf, type InputMethod } from "./input-method.ts";

/** More stops than any screen has. */
const MAX_TAB_STOPS = 160;

/** The keyboard alone: Tab moves the focus, Enter and Space press, arrows move within groups. */
export const KEYBOARD_INPUT: InputMethod = {
  async press(target) {
    await target.waitFor();
    await tabTo(target);
    await target.page().keyboard.press("Enter");
  },
  async set(box, isOn) {
    if ((await box.isChecked()) === isOn) return;
    const { keyboard } = box.page();
    const isRadio = (await box.getAttribute("type")) === "radio";
    if (!isRadio) {
      await tabTo(box);
      await keyboard.press(" ");
      return;
    }
    // Only the selected item of a group is a tab stop; arrows lead to the others.
    const name = await box.getAttribute("name");
    await tabTo(box.page().locator(`input[name="${name}"]:checked`));
    for (let step = 0; step < MAX_TAB_STOPS && !(await box.isChecked()); step++) {
      await keyboard.press("ArrowRight");
    }
  },
  async slide(slider, value) {
    await tabTo(slider);
    const now = Number(await slider.inputValue());
    const key = value > now ? "ArrowRight" : "ArrowLeft";
    for (let step = 0; step < Math.abs(value - now); step++) {
      await slider.page().keyboard.press(key);
    }
    await expect(slider).toHaveValue(`${value}`);
  },
  async choose(page, cell) {
    await tabTo(page.locator('[role="gridcell"][tabindex="0"]'));
    await arrowTo(page, cell);
    await page.keyboard.press("Enter");
  },
};

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(page);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error("the Tab key does not lead there");
}

/** Goes over the board from cell to cell. */
export async function arrowTo(page: Page, cell: CellName): Promise<void> {
  const from = await page.evaluate(() =>
    document.activeElement instanceof HTMLElement
      ? (document.activeElement.dataset["cell"] ?? "")
      : "",
  );
  const [start, end] = [coordinatesOf(from), coordinatesOf(cell)];
  const strides = [
    ...keysFor(end.row - start.row, "ArrowDown", "ArrowUp"),
    ...keysFor(end.column - start.column, "ArrowRight", "ArrowLeft"),
  ];
  for (const key of strides) await page.keyboard.press(key);
  await expect(cellOf(page, cell)).toBeFocused();
  await expectVisibleFocus(page);
}

const keysFor = (steps: number, on: string, back: string): readonly string[] =>
  Array.from({ length: Math.abs(steps) }, () => (steps > 0 ? on : back));

/** The focused element, or the one drawn for it, has an outline. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    const hasOutline = (element: Element | null): boolean => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none"
      );
    };
    const focused = document.activeElement;
    // Controls that are drawn by another element hide themselves.
    return hasOutline(focused) || hasOutline(focused?.nextElementSibling ?? null);
  });
  expect(isSeen).toBe(true);
}
