import type { Seat } from "@sofala/engine";
import { terminalUiOf } from "../games/registry.ts";
import type { Context } from "../command.ts";
import { drawTable, observerViewOf } from "../draw-table.ts";
import type { LineInput } from "../line-input.ts";
import { EventFeed } from "./event-feed.ts";
import type { Menu } from "./menu.ts";
import { menuText, questionText } from "./menu-text.ts";
import type { Session } from "./session.ts";

/** Draws the table and prints events, for each person only what that person may know. */
export class Screen {
  readonly #session: Session;
  readonly #lines: LineInput;
  readonly #context: Context;
  readonly #feed: EventFeed;
  /** The seat and part for which the table was last drawn. */
  #lastDrawn: { readonly seat: Seat; readonly part: string | undefined } | undefined;
  #seenMoveCount = 0;

  constructor(session: Session, people: readonly Seat[], lines: LineInput, context: Context) {
    this.#session = session;
    this.#lines = lines;
    this.#context = context;
    this.#feed = new EventFeed(session, people);
  }

  /** Before a person's turn: passes the keyboard on and draws the table if needed. */
  async startTurn(seat: Seat, first: Menu): Promise<void> {
    if (this.#feed.needsHandover(seat)) await this.#handOver(seat);
    const { game, state, activeMoves } = this.#session;
    const part = game.timer(state)?.part;
    const isAgain = this.#lastDrawn?.seat === seat && this.#lastDrawn.part === part;
    const hasChanged = activeMoves.slice(this.#seenMoveCount).some(({ actor }) => actor !== seat);
    this.#seenMoveCount = activeMoves.length;
    const isShown = this.#context.terminal.isTty
      ? first.style !== "cells"
      : hasChanged || this.#lastDrawn?.seat !== seat;
    this.#lastDrawn = { seat, part };
    if (isShown) await this.draw(undefined, isAgain);
  }

  async #handOver(seat: Seat): Promise<void> {
    const name = this.#session.names[seat];
    if (this.#lines.isInteractive) this.#context.terminal.clear();
    await this.print(`Pass the keyboard to ${name}.`);
    if (this.#lines.isInteractive) await this.#lines.readLine(`${name}, press Enter. `);
    this.#feed.setObserver(seat);
    await this.printNews();
  }

  async draw(highlightedCells?: ReadonlySet<string>, isBrief = false): Promise<void> {
    const { observer = "spectator" } = this.#feed;
    const options = {
      observer,
      isBrief,
      ...(highlightedCells === undefined ? {} : { highlightedCells }),
    };
    await this.print(`\n${drawTable(this.#session, this.#context, options)}\n`);
  }

  /** Prints a menu. */
  async showMenu(seat: Seat, menu: Menu): Promise<void> {
    const { isTty, paint } = this.#context.terminal;
    const ui = terminalUiOf(this.#session.game);
    if (menu.style === "cells" && isTty) {
      await this.draw(new Set(menu.options.flatMap(({ word }) => word ?? [])));
      await this.print(
        `${questionText(ui, menu)} The ${menu.options.length} possible areas are marked +.`,
      );
      return;
    }
    await this.print(menuText(this.#session, seat, ui, menu, paint));
    const hint =
      menu.field === "kind" ? ui.typedMoves?.hint(observerViewOf(this.#session, seat)) : undefined;
    if (hint !== undefined) await this.print(paint(`   or ${hint}`, { dim: true }));
  }

  /** Prints the events that the person at the keyboard has not seen yet. */
  async printNews(): Promise<void> {
    await this.#printDimmed(this.#feed.newEvents());
  }

  async printLog(most: number): Promise<void> {
    await this.#printDimmed(this.#feed.lastEvents(most));
  }

  async #printDimmed(sentences: readonly string[]): Promise<void> {
    const { paint } = this.#context.terminal;
    for (const sentence of sentences) await this.print(paint(`  ${sentence}`, { dim: true }));
  }

  print(text: string): Promise<void> {
    return this.#context.terminal.print(text);
  }
}
