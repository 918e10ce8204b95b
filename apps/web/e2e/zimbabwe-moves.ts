import { expect, type Locator, type Page } from "@playwright/test";
import type { WebWords } from "@sofala/text/web";
import { CRAFTSMEN, zimbabwe } from "@sofala/zimbabwe";
import type { CellName, Craft, Move, Prices, State } from "@sofala/zimbabwe";
import type { Raise } from "../src/games/zimbabwe/raising/swaps.ts";
import { choicesOf, leftUndone } from "../src/games/zimbabwe/turn/choices.ts";
import type { Manner } from "./input-method.ts";
import { firstChange, planFor } from "./raise-plans.ts";

/** What the interface goes on with after a move of its kind. */
export type InHand = "place" | "build" | undefined;

/** The hand of a person at a table: every move becomes what they would press. */
export class Hand {
  readonly page: Page;
  readonly words: WebWords;
  private readonly manner: Manner;

  constructor(page: Page, words: WebWords, manner: Manner) {
    this.page = page;
    this.words = words;
    this.manner = manner;
  }

  /** The bar of actions. */
  get bar(): Locator {
    return this.page.getByRole("region", { name: this.words.turn.bar, exact: true });
  }

  button(name: string): Locator {
    return this.bar.getByRole("button", { name, exact: true });
  }

  /** Drops what the interface goes on with. */
  cancel(): Promise<void> {
    return this.press(this.button(this.words.turn.cancel));
  }

  async make(move: Exclude<Move, Raise>, state: State, inHand: InHand): Promise<void> {
    const { words } = this;
    const { turn, gifts } = words;
    switch (move.kind) {
      case "place-first":
        return this.choose(move.at);
      case "give":
        await this.manner.slide(this.bar.getByRole("slider"), move.cattle);
        return this.press(this.button(gifts.give(move.cattle)));
      case "pass":
        return this.press(this.button(gifts.pass));
      case "choose-god":
        await this.press(this.button(turn.card));
        return this.press(this.choice(turn.chooseGod(move.god)));
      case "choose-specialist":
        await this.press(this.button(turn.card));
        return this.press(this.choice(turn.chooseSpecialist(move.specialist)));
      case "use-specialist":
        await this.press(this.button(capital(words.zimbabwe.specialist[move.specialist].name)));
        return this.use(move);
      case "build-monument":
        if (inHand !== "build") await this.press(this.button(turn.build));
        return this.choose(move.at);
      case "place-craftsman":
        if (inHand !== "place") await this.press(this.button(turn.place));
        return this.place(move, state);
      case "set-prices":
        await this.press(this.button(turn.freePrices));
        return this.price(move.prices);
      case "raise-prices":
        await this.press(this.button(turn.prices));
        return this.price(move.prices);
      case "end-turn":
        await this.press(this.button(turn.endTurn));
        return leavesSomething(state) ? this.insist() : undefined;
    }
  }

  /** Raises monuments together as the interface proposes, or with one good had otherwise; the moves that it makes. */
  async raise(
    monuments: readonly CellName[],
    state: State,
    isChanged: boolean,
  ): Promise<readonly Raise[]> {
    const { raising, turn } = this.words;
    const plan = planFor(state, monuments);
    if (plan === undefined) throw new Error(`${monuments.join(", ")} cannot be raised`);
    await this.press(this.button(turn.raise));
    for (const at of choicesOf([...zimbabwe.legalMoves(state, state.active)]).raises) {
      const box = this.bar.getByRole("checkbox", { name: new RegExp(`^${at}, `, "u") });
      await this.manner.set(box, monuments.includes(at));
    }
    // A phone has room for fewer words.
    const confirm = (cost: number) =>
      this.button(raising.raiseFor(monuments.length, cost)).or(this.button(raising.raise(cost)));
    await expect(confirm(plan.cost)).toBeEnabled();
    const change = isChanged ? firstChange(state, plan.moves) : undefined;
    if (change !== undefined) {
      const goods = this.bar.locator(".plan section").nth(change.raise).locator(".good-row");
      const name = change.isMaker ? raising.makerLabel : raising.resourceLabel;
      await goods.nth(change.good).getByRole("combobox", { name }).selectOption("0");
    }
    const { cost, moves } = change ?? plan;
    await this.press(confirm(cost));
    return moves;
  }

  private press(target: Locator): Promise<void> {
    return this.manner.press(target);
  }

  private choose(cell: CellName): Promise<void> {
    return this.manner.choose(this.page, cell, (name) => this.button(name));
  }

  /** A button that tells more about what it is called. */
  private choice(name: string): Locator {
    return this.bar.getByRole("button").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  private async use(move: Extract<Move, { kind: "use-specialist" }>): Promise<void> {
    const { turn, zimbabwe: cards } = this.words;
    switch (move.specialist) {
      case "builder":
      case "nomads":
        return;
      case "herd":
        await this.press(this.button(turn.herd(move.cattle)));
        return;
      case "shaman":
        await this.press(this.button(cards.resource[move.resource]));
        await this.choose(move.at);
        return;
      case "rain-ceremony":
        for (const cell of move.cells) await this.choose(cell);
        return;
    }
  }

  private async place(
    move: Extract<Move, { kind: "place-craftsman" }>,
    state: State,
  ): Promise<void> {
    const { turn, zimbabwe: cards } = this.words;
    const { craftsman: craft, at, vertical = false, price } = move;
    await this.press(this.choice(cards.craftsman[craft].name));
    const { places } = choicesOf([...zimbabwe.legalMoves(state, state.active)]);
    const mustStand = places.get(craft)?.every((site) => site.vertical === true) === true;
    if (CRAFTSMEN[craft].shape === "bar" && vertical !== mustStand) {
      await this.press(this.button(turn.turnTile));
    }
    if (price !== undefined) await this.pick(turn.price, price);
    await this.choose(at);
  }

  private async price(prices: Prices): Promise<void> {
    const { turn, zimbabwe: cards } = this.words;
    for (const [craft, price] of Object.entries(prices)) {
      await this.pick(cards.craftsman[craft as Craft].name, price);
    }
    await this.press(this.button(turn.setPrices));
  }

  private async pick(group: string, price: number): Promise<void> {
    const prices = this.bar.getByRole("group", { name: group, exact: true });
    await this.manner.set(prices.getByRole("radio", { name: `${price}`, exact: true }), true);
  }

  /** Ends the turn although something is left. */
  private async insist(): Promise<void> {
    const { leaving } = this.words.turn;
    const dialog = this.page.getByRole("dialog", { name: leaving.title });
    await this.press(dialog.getByRole("button", { name: leaving.end, exact: true }));
  }
}

/** Would the turn that is on leave something undone if it ended now? */
function leavesSomething(state: State): boolean {
  const { turn } = zimbabwe.view(state, state.active);
  const choices = choicesOf([...zimbabwe.legalMoves(state, state.active)]);
  return turn !== undefined && leftUndone(choices, turn) !== undefined;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
