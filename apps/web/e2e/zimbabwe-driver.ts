import { expect, type Locator, type Page } from "@playwright/test";
import type { Seat } from "@sofala/engine";
import type { TableText } from "./screen.ts";
import { zimbabwe, type CellName, type Move, type State } from "@sofala/zimbabwe";
import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { StoredGame } from "../src/store/stored-game.ts";
import { ZimbabweMoves, type ContinuedAction } from "./zimbabwe-moves.ts";
import { gameIdOf, deviceGame, lastMomentOf } from "./device-games.ts";
import { MOUSE_INPUT, type InputMethod } from "./input-method.ts";
import { appText as english } from "./screen.ts";

/**
 * Plays Zimbabwe through the page. A state follows the same moves by the rules, so that a test knows what the table must
 * show and store.
 */
export class ZimbabweDriver {
  readonly page: Page;
  /** The state by the rules. */
  state: State;
  private readonly moves: ZimbabweMoves;
  private continuedAction: ContinuedAction;
  /** The length of the log that the device must have. */
  private entryCount = 0;

  private constructor(page: Page, state: State, input: InputMethod, text: TableText) {
    this.page = page;
    this.state = state;
    this.moves = new ZimbabweMoves(page, text, input);
  }

  /** A driver of the open game. */
  static async at(page: Page, input = MOUSE_INPUT, text = english): Promise<ZimbabweDriver> {
    await page.waitForURL(/\/game\/[^/]+$/u);
    await expect(page.getByRole("grid")).toBeVisible();
    const stored = await deviceGame(page);
    const driver = new ZimbabweDriver(page, lastMomentOf(stored).state, input, text);
    driver.entryCount = stored.log.length;
    return driver;
  }

  /** A driver of the open table, with this state. */
  static seated(page: Page, state: State, input = MOUSE_INPUT, text = english): ZimbabweDriver {
    return new ZimbabweDriver(page, state, input, text);
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

  /** The action bar. */
  get bar(): Locator {
    return this.moves.bar;
  }

  /** A button of the action bar. */
  button(name: string): Locator {
    return this.moves.button(name);
  }

  get undoButton(): Locator {
    return this.moves.undoButton;
  }

  /** Makes a move; a raise follows the plan that the interface proposes, the cheapest. */
  async play(move: Move): Promise<void> {
    if (move.kind === "raise-monument") {
      await this.raise([move.at]);
      return;
    }
    await this.leave(KINDS[move.kind]);
    await this.moves.make(move, this.state, this.continuedAction);
    this.applyMove(move);
  }

  /** Raises monuments together by the cheapest plan, or with one change of it. */
  async raise(monuments: readonly CellName[], isChanged = false): Promise<void> {
    await this.leave(undefined);
    const moves = await this.moves.raise(monuments, this.state, isChanged);
    for (const move of moves) this.applyMove(move);
  }

  /** The seat cards show the figures of the state. */
  async expectFigures(): Promise<void> {
    const { seats } = this.view;
    const figures = (of: string) => this.page.locator(`.seat-card .${of} b`);
    await expect(figures("cattle")).toHaveText(seats.map(({ cattle }) => `${cattle}`));
    await expect(figures("race")).toHaveText(seats.map(({ vp }) => `${vp}`));
  }

  /** The size of the smallest level or price on the board, in pixels. */
  smallestNumeral(): Promise<number> {
    return this.page.locator(".zimbabwe-board .numeral text").evaluateAll((numerals) =>
      Math.min(
        ...numerals.map((numeral) => {
          const scale = numeral instanceof SVGGraphicsElement ? numeral.getScreenCTM()?.a : 0;
          return Number.parseFloat(getComputedStyle(numeral).fontSize) * (scale ?? 0);
        }),
      ),
    );
  }

  /** Records from now on how large the cells of the board are, in pixels; returns all sizes. */
  async recordCellSizes(): Promise<() => Promise<readonly number[]>> {
    const cell = this.page.getByRole("gridcell").first();
    const record = await cell.evaluateHandle((element) => {
      const sizes = new Set<number>();
      new ResizeObserver(() => sizes.add(element.getBoundingClientRect().width)).observe(element);
      return sizes;
    });
    return () => record.evaluate((sizes) => [...sizes]);
  }

  /** Waits until the device has stored all moves of this driver, and `more` that were made otherwise. */
  stored(more = 0): Promise<StoredGame<Zimbabwe>> {
    return this.storedWhen(({ log }) => log.length >= this.entryCount + more);
  }

  /** The same, and until bots have moved; takes over their moves. */
  async catchUp(more = 0): Promise<StoredGame<Zimbabwe>> {
    const entries = this.entryCount + more;
    const stored = await this.storedWhen((game) => {
      const isPerson = (seat: Seat) => game.players[seat]?.kind === "person";
      return game.log.length >= entries && lastMomentOf(game).toAct.every(isPerson);
    });
    ({ state: this.state } = lastMomentOf(stored));
    return stored;
  }

  /** The device has stored the same game, and shows no error. */
  async expectStored(): Promise<StoredGame<Zimbabwe>> {
    const view = JSON.stringify(this.view);
    const stored = await this.storedWhen(
      (game) => JSON.stringify(lastMomentOf(game).view) === view,
    );
    expect(stored.ranking).toEqual(zimbabwe.result(this.state));
    await expect(this.page.locator(".error-bar")).toHaveCount(0);
    return stored;
  }

  /** Waits until the stored game meets a condition. */
  private async storedWhen(
    isRight: (stored: StoredGame<Zimbabwe>) => boolean,
  ): Promise<StoredGame<Zimbabwe>> {
    const id = gameIdOf(this.page);
    let stored = await deviceGame(this.page, id);
    const isKept = async () => {
      stored = await deviceGame(this.page, id);
      return isRight(stored);
    };
    await expect.poll(isKept, { intervals: [POLL_MS] }).toBe(true);
    this.entryCount = stored.log.length;
    return stored;
  }

  /** Cancels the action that the interface continues with, unless it is next. */
  private async leave(next: ContinuedAction): Promise<void> {
    if (this.continuedAction === undefined || this.continuedAction === next) return;
    await this.moves.cancel();
    this.continuedAction = undefined;
  }

  private applyMove(move: Move): void {
    const { seat } = this;
    const step = zimbabwe.applyMove(this.state, seat, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error.code}`);
    ({ state: this.state } = step.value);
    this.entryCount++;
    // After a craftsman or a monument the interface continues with another one, if possible.
    const kinds = [...zimbabwe.legalMoves(this.state, seat)].map(({ kind }) => kind);
    this.continuedAction = kinds.includes(move.kind) ? KINDS[move.kind] : undefined;
  }
}

/** How often the stored game is read, in milliseconds. */
const POLL_MS = 60;

const KINDS: { readonly [kind in Move["kind"]]?: ContinuedAction } = {
  "place-craftsman": "place",
  "build-monument": "build",
};
