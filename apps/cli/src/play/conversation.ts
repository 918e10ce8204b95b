import type { Dice, GameTypes, Seat } from "@sofala/engine";
import { boardOf } from "../boards/boards.ts";
import type { Context } from "../command.ts";
import { drawTable, standing } from "../drawing.ts";
import { parseJson } from "../json-text.ts";
import type { Lines } from "../lines.ts";
import { oneLine } from "../paint.ts";
import { sentencesOf } from "../sentences.ts";
import { COMMANDS, HELP } from "./help.ts";
import { Keeping } from "./keeping.ts";
import { kindMenu, nextMenu, pick, type Menu } from "./menu.ts";
import { menuText, questionText } from "./questions.ts";
import { refusalOf, whyNot } from "./refusal.ts";
import type { Session } from "./session.ts";

export type Player = "person" | "random";

export interface Setting {
  readonly session: Session;
  readonly players: readonly Player[];
  readonly chance: Dice;
  readonly lines: Lines;
  readonly context: Context;
  /** The file that is kept up to date, if any. */
  readonly file?: string | undefined;
}

/** Events that `log` shows. */
const LOG = 40;

/** Plays a game with those who sit at the keyboard, to its end or theirs. */
export class Conversation {
  readonly #setting: Setting;
  readonly #keeping: Keeping;
  /** The seat that acted last. */
  #last: Seat | undefined;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#keeping = new Keeping(setting.session, setting.file);
  }

  async run(): Promise<void> {
    const { session, players } = this.#setting;
    for (let seat = session.seat; seat !== undefined; seat = session.seat) {
      if (players[seat] === "random") await this.#playRandomly(seat);
      else {
        await this.#update();
        if ((await this.#askPerson(seat)) === "quit") return this.#leave();
      }
    }
    await this.#draw();
    await this.#say(standing(session));
    return this.#leave();
  }

  async #playRandomly(seat: Seat): Promise<void> {
    const { session, chance } = this.#setting;
    const moves = [...session.game.legalMoves(session.state, seat)];
    const move = moves[chance.below(moves.length)];
    if (move !== undefined) await this.#play(seat, move);
    this.#last = seat;
  }

  /** One decision of a person, however many questions it takes. */
  async #askPerson(seat: Seat): Promise<"played" | "quit"> {
    const { session, lines, context } = this.#setting;
    const { game, names } = session;
    const board = boardOf(game);
    const kinds = kindMenu(board, [...game.legalMoves(session.state, seat)]);
    // Where there is one kind of move, what comes after it is the first real question.
    const [only, second] = kinds.options;
    const first =
      (second === undefined && only !== undefined && nextMenu(session, board, only.left)) || kinds;
    const { isScreen } = context.terminal;
    if (isScreen ? first.style !== "cells" : this.#last !== seat) await this.#draw();
    this.#last = seat;
    let menu = first;
    let isNew = true;
    for (;;) {
      if (isNew) await this.#show(menu);
      const words = [...menu.options.flatMap(({ word }) => word ?? []), ...COMMANDS];
      const line = await lines.next(`${names[seat]}> `, words);
      if (line === undefined) return "quit";
      const answer = await this.#answer(seat, line.trim(), menu, kinds);
      if (answer === "played" || answer === "quit") return answer;
      isNew = answer !== "asked";
      if (answer === "first") menu = first;
      else if (answer !== "asked" && answer !== "again") menu = answer;
    }
  }

  /** What a line comes to: a move, the end, the first question, the same one, or the next. */
  async #answer(
    seat: Seat,
    line: string,
    menu: Menu,
    kinds: Menu,
  ): Promise<"played" | "quit" | "first" | "again" | "asked" | Menu> {
    const [word = "", ...rest] = line.split(/\s+/u);
    if (line === "") return "first";
    if (line.startsWith("{")) return this.#playWritten(seat, line);
    switch (word) {
      case "help":
      case "?":
        await this.#say(HELP);
        return "asked";
      case "quit":
        return "quit";
      case "undo":
        return this.#undo(seat);
      case "board":
        await this.#draw();
        return "again";
      case "log":
        await this.#showLog();
        return "asked";
      case "save":
        await this.#say(
          rest.length === 0
            ? "Save to which file? Type: save FILE"
            : await this.#keeping.saveTo(rest.join(" ")),
        );
        return "asked";
      default: {
        // A kind of move can be named at any question.
        const isKind = pick(menu, word) === undefined && /^\D/u.test(word) && pick(kinds, word);
        return this.#choose(seat, isKind ? kinds : menu, [word, ...rest]);
      }
    }
  }

  async #choose(
    seat: Seat,
    menu: Menu,
    words: readonly string[],
  ): Promise<"played" | "asked" | Menu> {
    const { session } = this.#setting;
    const board = boardOf(session.game);
    let next: Menu | undefined = menu;
    let chosen: GameTypes["move"] | undefined;
    for (const word of words) {
      if (next === undefined) {
        await this.#say(`"${oneLine(word)}" is one word too many.`);
        return "asked";
      }
      const option = pick(next, word);
      if (option === undefined) {
        await this.#say(whyNot(session, board, next, oneLine(word)));
        return next === menu ? "asked" : next;
      }
      [chosen] = option.left.moves;
      next = nextMenu(session, board, option.left);
    }
    if (next !== undefined) return next;
    if (chosen !== undefined) await this.#play(seat, chosen);
    return "played";
  }

  async #playWritten(seat: Seat, text: string): Promise<"played" | "asked"> {
    const { session } = this.#setting;
    const written = parseJson(text);
    const refusal = written.ok
      ? refusalOf(session, written.value)
      : `This is not JSON: ${written.error}.`;
    const move = written.ok ? session.game.parseMove(written.value) : undefined;
    if (refusal === undefined && move?.ok === true) {
      await this.#play(seat, move.value);
      return "played";
    }
    await this.#say(refusal ?? "This is no move.");
    return "asked";
  }

  async #play(seat: Seat, move: GameTypes["move"]): Promise<void> {
    const outcome = this.#setting.session.play(seat, move);
    if (!outcome.ok) throw new Error(`a legal move is refused: ${outcome.error.code}`);
    await this.#tell(outcome.value);
  }

  async #undo(seat: Seat): Promise<"played" | "asked"> {
    if (this.#setting.session.undo(seat)) {
      await this.#say("Taken back.");
      return "played";
    }
    await this.#say("There is nothing of this turn to take back.");
    return "asked";
  }

  async #draw(marks?: ReadonlySet<string>): Promise<void> {
    const { session, context } = this.#setting;
    await this.#say(`\n${drawTable(session, context, marks)}\n`);
  }

  async #show(menu: Menu): Promise<void> {
    const { session, context } = this.#setting;
    const { isScreen, paint } = context.terminal;
    const board = boardOf(session.game);
    if (menu.style !== "cells" || !isScreen) {
      await this.#say(menuText(session, board, menu, paint));
      return;
    }
    await this.#draw(new Set(menu.options.flatMap(({ word }) => word ?? [])));
    await this.#say(
      `${questionText(board, menu)} The ${menu.options.length} possible ones are marked +.`,
    );
  }

  async #showLog(): Promise<void> {
    const { events } = this.#setting.session;
    await this.#tell(events.slice(-LOG));
  }

  async #tell(events: readonly GameTypes["event"][]): Promise<void> {
    const { session, context } = this.#setting;
    const sentences = sentencesOf(session.game);
    for (const event of events) {
      await this.#say(
        context.terminal.paint(`  ${sentences.event(event, session.names)}`, { dim: true }),
      );
    }
  }

  async #update(): Promise<void> {
    const complaint = await this.#keeping.update();
    if (complaint !== undefined) await this.#say(complaint);
  }

  async #leave(): Promise<void> {
    const { session, lines } = this.#setting;
    await this.#update();
    if (this.#keeping.isUnsaved && lines.isKeyboard) {
      const file = (await lines.next("Save the game to which file? (empty: to none) ")) ?? "";
      if (file.trim() !== "") await this.#say(await this.#keeping.saveTo(file.trim()));
    }
    if (session.seat === undefined) return;
    const { file, isUnsaved } = this.#keeping;
    const where = file === undefined ? "" : `; it is in ${file}`;
    await this.#say(`The game stops here${isUnsaved ? ", unsaved" : where}.`);
  }

  #say(text: string): Promise<void> {
    return this.#setting.context.terminal.print(text);
  }
}
