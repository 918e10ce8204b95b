import { expect, type Locator, type Page } from "@playwright/test";
import type { TableText } from "./screen.ts";
import { CRAFTSMEN, zimbabwe } from "@sofala/zimbabwe";
import type { CellName, Craft, Move, Prices, State } from "@sofala/zimbabwe";
import type { Raise } from "../src/games/zimbabwe/workers/swaps.ts";
import { choicesOf, leftUndone } from "../src/games/zimbabwe/turn/choices.ts";
import type { InputMethod } from "./input-method.ts";
import { firstChange, planFor } from "./raise-plans.ts";

/** The action that the interface continues with after a move. */
export type ContinuedAction = "place" | "build" | undefined;

/** Makes moves by pressing what a person would press. */
export class ZimbabweMoves {
  readonly page: Page;
  readonly text: TableText;
  private readonly input: InputMethod;

  constructor(page: Page, text: TableText, input: InputMethod) {
    this.page = page;
    this.text = text;
    this.input = input;
  }

  /** The action bar. */
  get bar(): Locator {
    return this.page.getByRole("region", { name: this.text.table.yourTurn, exact: true });
  }

  /** Its name depends on what can be chosen. */
  get cardButton(): Locator {
    return this.bar.locator('[aria-keyshortcuts="g"]');
  }

  button(name: string): Locator {
    return this.bar.getByRole("button", { name, exact: true });
  }

  /** Names what it takes back. */
  get undoButton(): Locator {
    return this.bar.locator("button[aria-keyshortcuts=u]");
  }

  /** Cancels the action that the interface continues with. */
  cancel(): Promise<void> {
    return this.press(this.button(this.text.turn.cancel));
  }

  async make(move: Exclude<Move, Raise>, state: State, inHand: ContinuedAction): Promise<void> {
    const { text } = this;
    const { turn, gifts } = text;
    switch (move.kind) {
      case "place-first":
        return this.choose(move.at);
      case "give":
        await this.input.slide(this.bar.getByRole("slider"), move.cattle);
        return this.press(this.button(gifts.give(move.cattle)));
      case "pass":
        return this.press(this.button(gifts.pass));
      case "choose-god":
        await this.press(this.cardButton);
        return this.press(this.choice(turn.chooseGod(move.god)));
      case "choose-specialist":
        await this.press(this.cardButton);
        return this.press(this.choice(turn.chooseSpecialist(move.specialist)));
      case "use-specialist":
        await this.press(this.button(capital(text.zimbabwe.specialist[move.specialist].name)));
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

  /** Raises monuments together as the interface proposes, or with one change; returns the moves. */
  async raise(
    monuments: readonly CellName[],
    state: State,
    isChanged: boolean,
  ): Promise<readonly Raise[]> {
    const { raising, turn } = this.text;
    const plan = planFor(state, monuments);
    if (plan === undefined) throw new Error(`${monuments.join(", ")} cannot be raised`);
    await this.press(this.button(turn.raise));
    for (const at of choicesOf([...zimbabwe.legalMoves(state, state.active)]).raisableMonuments) {
      const box = this.bar.getByRole("checkbox", { name: new RegExp(`^${at}, `, "u") });
      await this.input.set(box, monuments.includes(at));
    }
    // Labels are shorter on a phone.
    const confirm = (cost: number) =>
      this.button(raising.raiseSeveral(monuments.length, cost)).or(
        this.button(raising.raise(cost)),
      );
    await expect(confirm(plan.cost)).toBeEnabled();
    const change = isChanged ? firstChange(state, plan.moves) : undefined;
    if (change !== undefined) {
      const goods = this.bar.locator(".plan section").nth(change.raise).locator(".good-row");
      const name = change.isMaker ? raising.makerLabel : raising.resourceLabel;
      const row = goods.nth(change.good);
      await this.press(row.locator("summary"));
      await this.press(row.getByRole("group", { name, exact: true }).getByRole("button").first());
    }
    const { cost, moves } = change ?? plan;
    await this.press(confirm(cost));
    return moves;
  }

  private press(target: Locator): Promise<void> {
    return this.input.press(target);
  }

  private choose(cell: CellName): Promise<void> {
    return this.input.choose(this.page, cell, (name) => this.button(name));
  }

  /** A button with a description. */
  private choice(name: string): Locator {
    return this.bar.getByRole("button").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  private async use(move: Extract<Move, { kind: "use-specialist" }>): Promise<void> {
    const { turn, zimbabwe: cards } = this.text;
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
    const { turn, zimbabwe: cards } = this.text;
    const { craftsman: craft, at, vertical = false, price } = move;
    await this.press(this.choice(cards.craftsman[craft].name));
    const { craftsmanMoves } = choicesOf([...zimbabwe.legalMoves(state, state.active)]);
    const mustStand = craftsmanMoves.get(craft)?.every((site) => site.vertical === true) === true;
    if (CRAFTSMEN[craft].shape === "bar" && vertical !== mustStand) {
      await this.press(this.button(turn.turnTile));
    }
    if (price !== undefined) await this.pick(turn.price, price);
    await this.choose(at);
  }

  private async price(prices: Prices): Promise<void> {
    const { turn, zimbabwe: cards } = this.text;
    for (const [craft, price] of Object.entries(prices)) {
      await this.pick(cards.craftsman[craft as Craft].name, price);
    }
    await this.press(this.button(turn.setPrices));
  }

  private async pick(group: string, price: number): Promise<void> {
    const prices = this.bar.getByRole("group", { name: group, exact: true });
    await this.input.set(prices.getByRole("radio", { name: `${price}`, exact: true }), true);
  }

  /** Ends the turn although something is left to do. */
  private async insist(): Promise<void> {
    const { endTurnDialog } = this.text.turn;
    const dialog = this.page.getByRole("dialog", { name: endTurnDialog.title });
    await this.press(dialog.getByRole("button", { name: endTurnDialog.confirm, exact: true }));
  }
}

/** Would the present turn leave something undone if it ended now? */
function leavesSomething(state: State): boolean {
  const { turn } = zimbabwe.view(state, state.active);
  const choices = choicesOf([...zimbabwe.legalMoves(state, state.active)]);
  return turn !== undefined && leftUndone(choices, turn) !== undefined;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
