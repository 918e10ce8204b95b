import type { Locator } from "@playwright/test";
import { KEYBOARD_INPUT, tabTo } from "./keyboard-input.ts";
import { MediterraneanDriver } from "./mediterranean-driver.ts";

/** The most choices that a purchase needs. */
const MAX_CHOICES = 6;

/** Plays with the keyboard alone. */
export class MediterraneanKeyboardDriver extends MediterraneanDriver {
  protected override press(target: Locator): Promise<void> {
    return KEYBOARD_INPUT.press(target);
  }

  override async ready(): Promise<void> {
    await this.closeResolution();
    await this.page.keyboard.press("r");
  }

  /** Accepts the first offer to me, if there is one. */
  async acceptNext(): Promise<void> {
    await this.page.keyboard.press("j");
    await this.page.keyboard.press("a");
  }

  /** Stores the first card of the hand in the warehouse, if that is allowed. */
  async store(): Promise<void> {
    const card = this.page.locator(".hand-set .hand-card").first();
    if (!(await card.isVisible())) return;
    await tabTo(card);
    await this.page.keyboard.press("s");
  }

  /** Buys the first available thing, with the first choice for everything. */
  protected override async finishShopping(main: Locator): Promise<void> {
    const { keyboard } = this.page;
    const chooser = this.page.locator(".shop .chooser");
    await keyboard.press("1");
    for (let n = 0; n < MAX_CHOICES && (await chooser.isVisible()); n++) {
      const buy = chooser.locator("[data-main]:not([disabled])");
      await keyboard.press((await buy.isVisible()) ? "Enter" : "1");
    }
    for (let n = 0; n < MAX_CHOICES && (await chooser.isVisible()); n++) {
      await keyboard.press("Escape");
    }
    await super.finishShopping(main);
  }
}
