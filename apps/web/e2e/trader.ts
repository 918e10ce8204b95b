import type { ElementHandle, Locator, Page } from "@playwright/test";
import { isObject } from "@sofala/engine";
import type { Good, HeldCard, View } from "@sofala/mediterranean";
import { loadMediterraneanWords } from "@sofala/text/mediterranean";
import { expect } from "./app-test.ts";

/** What is said at a table of the Mediterranean, in English. */
export const market = await loadMediterraneanWords("en");

/** The view that a page was shown last, from the messages of its server. */
export function followViews(page: Page): () => View {
  let last: View | undefined;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message: unknown = JSON.parse(String(payload));
      const standing = isObject(message) ? message["standing"] : undefined;
      const view = isObject(standing) ? standing["view"] : undefined;
      if (isObject(view)) last = view as unknown as View;
    });
  });
  return () => {
    if (last === undefined) throw new Error("nothing was shown yet");
    return last;
  };
}

/** Somebody who plays with the parts of the page. */
export class Trader {
  readonly page: Page;
  readonly name: string;
  /** What the page knows now. */
  readonly view: () => View;
  /** Looks what that is, where nobody tells. */
  private readonly look: () => Promise<unknown>;

  constructor(
    page: Page,
    name: string,
    view: () => View,
    look: () => Promise<unknown> = async () => undefined,
  ) {
    this.page = page;
    this.name = name;
    this.view = view;
    this.look = look;
  }

  get hand(): readonly HeldCard[] {
    const { observer, seats } = this.view();
    return observer === "spectator" ? [] : (seats[observer]?.hand ?? []);
  }

  /** Offers one card to somebody for one good, or for nothing. */
  async offer({ slot }: HeldCard, to: string | undefined, want: Good | undefined): Promise<void> {
    const { compose } = market.market;
    await this.closeShow();
    await this.page.locator(`.hand [data-slot="${slot}"]`).click();
    const composer = this.page.getByRole("region", { name: compose.title });
    const whom = to ?? compose.everyone;
    const button = composer.getByRole("button", { name: whom, exact: true });
    if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
    if (want !== undefined) {
      const add = compose.add(market.game.good[want]);
      await composer.getByRole("button", { name: `${add} (0)`, exact: true }).click();
    }
    await composer.getByRole("button", { name: compose.send, exact: true }).click();
    await expect(composer).toHaveCount(0);
  }

  /** The offers of somebody that I can take. */
  slipsOf(name: string): Locator {
    return this.page
      .locator(".deal-slip:not(.dead)")
      .filter({ hasText: name })
      .filter({ has: this.page.locator(".accept") });
  }

  async accept(name: string): Promise<void> {
    await this.closeShow();
    await this.acceptOf(name).click();
  }

  /** The button itself, which stays the same whatever becomes of its slip. */
  acceptButton(name: string): Promise<ElementHandle> {
    return this.acceptOf(name).elementHandle({ timeout: 30_000 }) as Promise<ElementHandle>;
  }

  private acceptOf(name: string): Locator {
    return this.slipsOf(name).last().getByRole("button", { name: market.market.slip.accept });
  }

  async ready(): Promise<void> {
    await this.closeShow();
    const { ready } = market.market.bar;
    await this.page.locator(".trade-bar").getByRole("button", { name: ready }).click();
  }

  /** Does what is asked outside the market, in the shortest way. */
  async step(): Promise<void> {
    await this.closeShow();
    const { steps } = market;
    const frame = this.page.getByRole("region", { name: steps.bar });
    const main = frame.locator("[data-main]");
    switch (this.view().part) {
      case "abilities": {
        const rest = frame.getByRole("button", { name: steps.abilities.withoutRest });
        await rest.or(main).first().click();
        return;
      }
      case "give":
        return frame.getByRole("button", { name: steps.give.pass }).click();
      case "bank":
      case "vote":
      case "stored": {
        await frame.locator("[data-choice]:not([disabled])").first().click();
        return main.click();
      }
      case "throw": {
        // No two hands alike: a draw would have to be thrown again.
        const { observer } = this.view();
        const hand = observer === "spectator" ? 0 : observer % 3;
        return frame.locator("[data-choice]").nth(hand).click();
      }
      case "purchasing":
        return this.finishShopping(main);
      case "cubes":
      case "flips":
        return main.click();
      case "trading":
      case "grace":
      case null:
        throw new Error("nothing of that kind is asked");
    }
  }

  /** A show that lies over the table is left. */
  async closeShow(): Promise<void> {
    const show = this.page.locator(".resolution-show");
    if (await show.isVisible()) await this.page.keyboard.press("Escape");
  }

  private async finishShopping(main: Locator): Promise<void> {
    await main.click();
    const { title, end } = market.steps.shop.leaving;
    const dialog = this.page.getByRole("dialog", { name: title });
    const { turn, observer } = this.view();
    const isDone = async () => {
      await this.look();
      const { turn: now, phase, toAct } = this.view();
      return now !== turn || phase !== "purchasing" || !toAct.some((seat) => seat === observer);
    };
    await expect.poll(async () => (await isDone()) || (await dialog.isVisible())).toBe(true);
    if (await dialog.isVisible()) await dialog.getByRole("button", { name: end }).click();
  }
}
