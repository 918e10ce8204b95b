import type { ElementHandle, Locator, Page } from "@playwright/test";
import { isObject } from "@sofala/engine";
import type { Good, HeldCard, View } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect } from "./app-test.ts";

/** The text of the Mediterranean, in English. */
export const mediterraneanText = await loadMediterraneanAppText("en");

/** The last view that the server sent to a page. */
export function latestView(page: Page): () => View {
  let last: View | undefined;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      // An empty message is a pong.
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

/** Plays the Mediterranean through the page. */
export class MediterraneanDriver {
  readonly page: Page;
  readonly name: string;
  /** The present view of the page. */
  readonly view: () => View;
  /** Reads the view of a local game. */
  private readonly refreshView: () => Promise<unknown>;

  constructor(
    page: Page,
    name: string,
    view: () => View,
    look: () => Promise<unknown> = async () => undefined,
  ) {
    this.page = page;
    this.name = name;
    this.view = view;
    this.refreshView = look;
    // The dialog may open between a check of the page and a press.
    void page.addLocatorHandler(this.show, () => page.keyboard.press("Escape"));
  }

  /** The dialog of a resolution. */
  private get show(): Locator {
    return this.page.locator(".resolution-dialog");
  }

  /** Presses a button by this driver's input method. */
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
    const { compose } = mediterraneanText.market;
    await this.closeResolution();
    await this.press(this.page.locator(`.hand [data-slot="${slot}"]`));
    const composer = this.page.getByRole("region", { name: compose.title });
    const whom = to ?? compose.everyone;
    const button = composer.getByRole("button", { name: whom, exact: true });
    if ((await button.getAttribute("aria-pressed")) !== "true") await this.press(button);
    if (want !== undefined) {
      const add = compose.add(mediterraneanText.sentences.good[want]);
      await this.press(composer.getByRole("button", { name: `${add} (0)`, exact: true }));
    }
    await this.press(composer.getByRole("button", { name: compose.send, exact: true }));
    if (want === undefined)
      await this.press(this.page.getByRole("button", { name: compose.giftDialog.confirm }));
    await expect(composer).toHaveCount(0);
  }

  /** The offers of a player that I can accept. */
  offersOf(name: string): Locator {
    return this.page
      .locator(".offer-card:not(.ended)")
      .filter({ hasText: name })
      .filter({ has: this.page.locator(".accept") });
  }

  async accept(name: string): Promise<void> {
    await this.closeResolution();
    await this.press(this.acceptOf(name));
  }

  /** The element of the button, which stays the same after its offer ended. */
  acceptButton(name: string): Promise<ElementHandle> {
    return this.acceptOf(name).elementHandle({ timeout: 60_000 });
  }

  private acceptOf(name: string): Locator {
    return this.offersOf(name)
      .last()
      .getByRole("button", { name: mediterraneanText.market.offerCard.accept });
  }

  async ready(): Promise<void> {
    await this.closeResolution();
    const { ready } = mediterraneanText.market.readyBar;
    await this.press(this.page.locator(".trade-bar").getByRole("button", { name: ready }));
  }

  /** Makes the decision that is asked for outside the market, in the shortest way. */
  async step(): Promise<void> {
    await this.closeResolution();
    const { steps } = mediterraneanText;
    const frame = this.page.getByRole("region", { name: steps.label });
    const main = frame.locator("[data-main]");
    switch (this.view().part) {
      case "abilities": {
        const rest = frame.getByRole("button", { name: steps.abilities.skipRest });
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
        // All guess differently: a tie would have to be repeated.
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

  /** Closes the dialog of a resolution. */
  async closeResolution(): Promise<void> {
    if (await this.show.isVisible()) await this.page.keyboard.press("Escape");
  }

  protected async finishShopping(main: Locator): Promise<void> {
    await this.press(main);
    const { title, confirm } = mediterraneanText.steps.shop.doneDialog;
    const dialog = this.page.getByRole("dialog", { name: title });
    const { turn, observer } = this.view();
    const isDone = async () => {
      await this.refreshView();
      const { turn: now, phase, toAct } = this.view();
      return now !== turn || phase !== "purchasing" || !toAct.some((seat) => seat === observer);
    };
    await expect.poll(async () => (await isDone()) || (await dialog.isVisible())).toBe(true);
    if (await dialog.isVisible()) await this.press(dialog.getByRole("button", { name: confirm }));
  }
}
