import { expect, type Locator, type Page } from "@playwright/test";
import type { Seat } from "@sofala/engine";
import type { WebWords } from "@sofala/text/web";
import { zimbabwe, type CellName, type Move, type State } from "@sofala/zimbabwe";
import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { StoredGame } from "../src/store/stored-game.ts";
import { Hand, type InHand } from "./zimbabwe-moves.ts";
import { idOf, keptGame, lastOf } from "./device-games.ts";
import { BY_MOUSE, type Manner } from "./input-method.ts";
import { words as english } from "./screen.ts";

/**
 * Plays at a table through the interface alone. Beside it a state follows the same moves by the
 * rules, so that a test knows what the table must show and keep.
 */
export class Driver {
  readonly page: Page;
  /** The table as the rules have it. */
  state: State;
  private readonly hand: Hand;
  private inHand: InHand;
  /** Length of the log that the device must keep. */
  private entries = 0;

  private constructor(page: Page, state: State, manner: Manner, words: WebWords) {
    this.page = page;
    this.state = state;
    this.hand = new Hand(page, words, manner);
  }

  /** Sits down at the game whose table is open. */
  static async at(page: Page, manner = BY_MOUSE, words = english): Promise<Driver> {
    await page.waitForURL(/\/game\/[^/]+$/u);
    await expect(page.getByRole("grid")).toBeVisible();
    const stored = await keptGame(page);
    const driver = new Driver(page, lastOf(stored).state, manner, words);
    driver.entries = stored.log.length;
    return driver;
  }

  /** Sits down at an open table that stands like this. */
  static seated(page: Page, state: State, manner = BY_MOUSE, words = english): Driver {
    return new Driver(page, state, manner, words);
  }

  get seat(): Seat {
    return this.state.active;
  }

  get view(): View {
    return zimbabwe.view(this.state, "spectator");
  }

  get isOver(): boolean {
    return zimbabwe.result(this.state) !== undefined;
  }

  /** The bar of actions. */
  get bar(): Locator {
    return this.hand.bar;
  }

  /** What the bar of actions offers. */
  button(name: string): Locator {
    return this.hand.button(name);
  }

  /** Makes a move; a raise is made by the plan that the interface proposes, the cheapest. */
  async play(move: Move): Promise<void> {
    if (move.kind === "raise-monument") {
      await this.raise([move.at]);
      return;
    }
    await this.leave(KINDS[move.kind]);
    await this.hand.make(move, this.state, this.inHand);
    this.follow(move);
  }

  /** Raises monuments together by the cheapest plan, or with one good of it had otherwise. */
  async raise(monuments: readonly CellName[], isChanged = false): Promise<void> {
    await this.leave(undefined);
    const moves = await this.hand.raise(monuments, this.state, isChanged);
    for (const move of moves) this.follow(move);
  }

  /** The cards of all seats show what the rules say. */
  async expectFigures(): Promise<void> {
    const { seats } = this.view;
    const figures = (of: string) => this.page.locator(`.seat-card .${of} b`);
    await expect(figures("cattle")).toHaveText(seats.map(({ cattle }) => `${cattle}`));
    await expect(figures("race")).toHaveText(seats.map(({ vp }) => `${vp}`));
  }

  /** Waits until the device keeps all that was played here, and `more` that was pressed otherwise. */
  stored(more = 0): Promise<StoredGame<Zimbabwe>> {
    return this.keptOnce(({ log }) => log.length >= this.entries + more);
  }

  /** The same, and until bots have answered; takes over what they did. */
  async catchUp(more = 0): Promise<StoredGame<Zimbabwe>> {
    const entries = this.entries + more;
    const stored = await this.keptOnce((game) => {
      const isPerson = (seat: Seat) => game.players[seat]?.kind === "person";
      return game.log.length >= entries && lastOf(game).toAct.every(isPerson);
    });
    ({ state: this.state } = lastOf(stored));
    return stored;
  }

  /** The device keeps what the rules made of all that was pressed, and complains of nothing. */
  async expectKept(): Promise<StoredGame<Zimbabwe>> {
    const view = JSON.stringify(this.view);
    const stored = await this.keptOnce((game) => JSON.stringify(lastOf(game).view) === view);
    expect(stored.ranking).toEqual(zimbabwe.result(this.state));
    await expect(this.page.locator(".trouble-bar")).toHaveCount(0);
    return stored;
  }

  /** Waits until what the device keeps is as it should be. */
  private async keptOnce(
    isRight: (stored: StoredGame<Zimbabwe>) => boolean,
  ): Promise<StoredGame<Zimbabwe>> {
    const id = idOf(this.page);
    let stored = await keptGame(this.page, id);
    const isKept = async () => {
      stored = await keptGame(this.page, id);
      return isRight(stored);
    };
    await expect.poll(isKept, { intervals: [POLL] }).toBe(true);
    this.entries = stored.log.length;
    return stored;
  }

  /** Puts away what the interface goes on with, unless that is wanted next. */
  private async leave(next: InHand): Promise<void> {
    if (this.inHand === undefined || this.inHand === next) return;
    await this.hand.cancel();
    this.inHand = undefined;
  }

  private follow(move: Move): void {
    const { seat } = this;
    const step = zimbabwe.applyMove(this.state, seat, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error.code}`);
    ({ state: this.state } = step.value);
    this.entries++;
    // After a craftsman or a monument another one is offered where one can follow.
    const kinds = [...zimbabwe.legalMoves(this.state, seat)].map(({ kind }) => kind);
    this.inHand = kinds.includes(move.kind) ? KINDS[move.kind] : undefined;
  }
}

/** Milliseconds between two looks at what the device keeps. */
const POLL = 60;

const KINDS: { readonly [kind in Move["kind"]]?: InHand } = {
  "place-craftsman": "place",
  "build-monument": "build",
};
