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
      // An empty one shows that somebody is there.
      const message: unknown = JSON.parse(String(payload) || "null");
      const snapshot = isObject(message) ? message["snapshot"] : undefined;
      const view = isObject(snapshot) ? snapshot["view"] : undefined;
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
    // It may come between a look at the page and a press.
    void page.addLocatorHandler(this.show, () => page.keyboard.press("Escape"));
  }

  /** What lies over the table for a while. */
  private get show(): Locator {
    return this.page.locator(".resolution-show");
  }

  /** Presses a button in this person's manner. */
  protected press(target: Locator): Promise<void> {
    return target.click();
  }

  get hand(): readonly HeldCard[] {
    const { observer, seats } = this.view();
    return observer === "spectator" ? [] : (seats[observer]?.hand ?? []);
  }

  /** Offers one card to somebody for one good, or for nothing. */
  async offer(
    { slot }: Pick<HeldCard, "slot">,
    to: string | undefined,
    want: Good | undefined,
  ): Promise<void> {
    const { compose } = market.market;
    await this.closeShow();
    await this.press(this.page.locator(`.hand [data-slot="${slot}"]`));
    const composer = this.page.getByRole("region", { name: compose.title });
    const whom = to ?? compose.everyone;
    const button = composer.getByRole("button", { name: whom, exact: true });
    if ((await button.getAttribute("aria-pressed")) !== "true") await this.press(button);
    if (want !== undefined) {
      const add = compose.add(market.game.good[want]);
      await this.press(composer.getByRole("button", { name: `${add} (0)`, exact: true }));
    }
    await this.press(composer.getByRole("button", { name: compose.send, exact: true }));
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
    await this.press(this.acceptOf(name));
  }

  /** The button itself, which stays the same whatever becomes of its slip. */
  acceptButton(name: string): Promise<ElementHandle> {
    return this.acceptOf(name).elementHandle({ timeout: 60_000 });
  }

  private acceptOf(name: string): Locator {
    return this.slipsOf(name).last().getByRole("button", { name: market.market.slip.accept });
  }

  async ready(): Promise<void> {
    await this.closeShow();
    const { ready } = market.market.bar;
    await this.press(this.page.locator(".trade-bar").getByRole("button", { name: ready }));
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
        return this.press(rest.or(main).first());
      }
      case "give":
        return this.press(frame.getByRole("button", { name: steps.give.pass }));
      case "bank":
      case "vote":
      case "stored": {
        await this.press(frame.locator("[data-choice]:not([disabled])").first());
        return this.press(main);
      }
      case "throw": {
        // No two hands alike: a draw would have to be thrown again.
        const { observer } = this.view();
        const hand = observer === "spectator" ? 0 : observer % 3;
        return this.press(frame.locator("[data-choice]").nth(hand));
      }
      case "purchasing":
        return this.finishShopping(main);
      case "cubes":
      case "flips":
        return this.press(main);
      case "trading":
      case "grace":
      case null:
        throw new Error("nothing of that kind is asked");
    }
  }

  /** A show that lies over the table is left. */
  async closeShow(): Promise<void> {
    if (await this.show.isVisible()) await this.page.keyboard.press("Escape");
  }

  protected async finishShopping(main: Locator): Promise<void> {
    await this.press(main);
    const { title, end } = market.steps.shop.leaving;
    const dialog = this.page.getByRole("dialog", { name: title });
    const { turn, observer } = this.view();
    const isDone = async () => {
      await this.look();
      const { turn: now, phase, toAct } = this.view();
      return now !== turn || phase !== "purchasing" || !toAct.some((seat) => seat === observer);
    };
    await expect.poll(async () => (await isDone()) || (await dialog.isVisible())).toBe(true);
    if (await dialog.isVisible()) await this.press(dialog.getByRole("button", { name: end }));
  }
}
