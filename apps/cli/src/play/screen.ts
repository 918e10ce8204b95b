import type { Seat } from "@sofala/engine";
import { boardOf } from "../games/registry.ts";
import type { Context } from "../command.ts";
import { drawTable, sightOf } from "../draw-table.ts";
import type { Lines } from "../line-input.ts";
import { Hearing } from "./event-feed.ts";
import type { Menu } from "./menu.ts";
import { menuText, questionText } from "./menu-text.ts";
import type { Session } from "./session.ts";

/** What those at the keyboard are shown and told: each what is theirs to know. */
export class Screen {
  readonly #session: Session;
  readonly #lines: Lines;
  readonly #context: Context;
  readonly #hearing: Hearing;
  /** For whom the table was last drawn, in which part, and how far the game had come. */
  #drawn: { readonly seat: Seat; readonly part: string | undefined } | undefined;
  #seen = 0;

  constructor(session: Session, people: readonly Seat[], lines: Lines, context: Context) {
    this.#session = session;
    this.#lines = lines;
    this.#context = context;
    this.#hearing = new Hearing(session, people);
  }

  /** A person is about to be asked: the keyboard goes to them, the table is drawn where they need it. */
  async sitDown(seat: Seat, first: Menu): Promise<void> {
    if (this.#hearing.isAway(seat)) await this.#handOver(seat);
    const { game, state, activeMoves } = this.#session;
    const part = game.timer(state)?.part;
    const isAgain = this.#drawn?.seat === seat && this.#drawn.part === part;
    const hasChanged = activeMoves.slice(this.#seen).some(({ actor }) => actor !== seat);
    this.#seen = activeMoves.length;
    const isShown = this.#context.terminal.isScreen
      ? first.style !== "cells"
      : hasChanged || this.#drawn?.seat !== seat;
    this.#drawn = { seat, part };
    if (isShown) await this.draw(undefined, isAgain);
  }

  async #handOver(seat: Seat): Promise<void> {
    const name = this.#session.names[seat];
    if (this.#lines.isKeyboard) this.#context.terminal.clear();
    await this.say(`Pass the keyboard to ${name}.`);
    if (this.#lines.isKeyboard) await this.#lines.next(`${name}, press Enter. `);
    this.#hearing.sitDown(seat);
    await this.tell();
  }

  async draw(marks?: ReadonlySet<string>, isBrief = false): Promise<void> {
    const { observer = "spectator" } = this.#hearing;
    const look = { observer, isBrief, ...(marks === undefined ? {} : { marks }) };
    await this.say(`\n${drawTable(this.#session, this.#context, look)}\n`);
  }

  /** Asks a question. */
  async show(seat: Seat, menu: Menu): Promise<void> {
    const { isScreen, paint } = this.#context.terminal;
    const board = boardOf(this.#session.game);
    if (menu.style === "cells" && isScreen) {
      await this.draw(new Set(menu.options.flatMap(({ word }) => word ?? [])));
      await this.say(
        `${questionText(board, menu)} The ${menu.options.length} possible ones are marked +.`,
      );
      return;
    }
    await this.say(menuText(this.#session, seat, board, menu, paint));
    const hint =
      menu.field === "kind" ? board.phrases?.hint(sightOf(this.#session, seat)) : undefined;
    if (hint !== undefined) await this.say(paint(`   or ${hint}`, { dim: true }));
  }

  /** What the one at the keyboard has not heard yet. */
  async tell(): Promise<void> {
    await this.#sayDimly(this.#hearing.news());
  }

  async tellLog(most: number): Promise<void> {
    await this.#sayDimly(this.#hearing.log(most));
  }

  async #sayDimly(sentences: readonly string[]): Promise<void> {
    const { paint } = this.#context.terminal;
    for (const sentence of sentences) await this.say(paint(`  ${sentence}`, { dim: true }));
  }

  say(text: string): Promise<void> {
    return this.#context.terminal.print(text);
  }
}
