import type { Locator } from "@playwright/test";
import { BY_KEYS, tabTo } from "./keyboard-input.ts";
import { Trader } from "./mediterranean-driver.ts";

/** The most answers that a purchase asks for. */
const MOST_ANSWERS = 6;

/** Somebody who plays with the keyboard alone. */
export class KeyTrader extends Trader {
  protected override press(target: Locator): Promise<void> {
    return BY_KEYS.press(target);
  }

  override async ready(): Promise<void> {
    await this.closeShow();
    await this.page.keyboard.press("r");
  }

  /** Takes the first offer that is made to me, if there is one. */
  async acceptNext(): Promise<void> {
    await this.page.keyboard.press("j");
    await this.page.keyboard.press("a");
  }

  /** Puts the first card in hand into the warehouse, where it may lie there. */
  async store(): Promise<void> {
    const card = this.page.locator(".hand-set .hand-card").first();
    if (!(await card.isVisible())) return;
    await tabTo(card);
    await this.page.keyboard.press("s");
  }

  /** Buys the first thing on offer, with the first answer to everything that is asked about it. */
  protected override async finishShopping(main: Locator): Promise<void> {
    const { keyboard } = this.page;
    const chooser = this.page.locator(".shop .chooser");
    await keyboard.press("1");
    for (let n = 0; n < MOST_ANSWERS && (await chooser.isVisible()); n++) {
      const buy = chooser.locator("[data-main]:not([disabled])");
      await keyboard.press((await buy.isVisible()) ? "Enter" : "1");
    }
    for (let n = 0; n < MOST_ANSWERS && (await chooser.isVisible()); n++) {
      await keyboard.press("Escape");
    }
    await super.finishShopping(main);
  }
}
