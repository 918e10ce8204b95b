import type { Actor, GameTypes, Result, Seat } from "@sofala/engine";
import { boardOf } from "../games/registry.ts";
import type { Context } from "../command.ts";
import { sightOf, standing } from "../draw-table.ts";
import { parseJson } from "../parse-json.ts";
import type { Lines } from "../line-input.ts";
import { oneLine } from "../paint.ts";
import { COMMANDS, helpFor } from "./help.ts";
import { Keeping } from "./game-saver.ts";
import { follow, kindMenu, nextMenu, pick, type Asking, type Menu } from "./menu.ts";
import type { Opponents } from "./opponents.ts";
import { refusalOf, whyNot } from "./refusal-text.ts";
import { Screen } from "./screen.ts";
import type { Session } from "./session.ts";

export interface Setting {
  readonly session: Session;
  /** They sit where no person does. */
  readonly opponents: Opponents;
  readonly lines: Lines;
  readonly context: Context;
  /** The file that is kept up to date, if any. */
  readonly file?: string | undefined;
}

/** What comes of a question: a move, a word to the others to go on, one's own move taken back, the end. */
type Decision = "played" | "waited" | "undone" | "quit";
/** What comes of a line: a decision, the first question, the same one again or left standing, the next. */
type Answer = Decision | "first" | "again" | "asked" | Menu;

/** Events that `log` shows. */
const LOG = 40;

/** Plays a game with those who sit at the keyboard, to its end or theirs. */
export class Conversation {
  readonly #setting: Setting;
  readonly #keeping: Keeping;
  readonly #screen: Screen;
  /** The person who was asked last. */
  #last: Seat | undefined;

  constructor(setting: Setting) {
    const { session, lines, context, file } = setting;
    this.#setting = setting;
    this.#keeping = new Keeping(session, file);
    const people = [...session.names.keys()].filter((seat) => this.#isPerson(seat));
    this.#screen = new Screen(session, people, lines, context);
  }

  async run(): Promise<void> {
    const setting = this.#setting;
    const { session } = setting;
    let hasWaited = false;
    while (session.toAct.length > 0) {
      const person = this.#nextPerson(hasWaited);
      hasWaited = false;
      if (person === undefined) {
        await this.#play(...setting.opponents.next());
        continue;
      }
      await this.#update();
      this.#last = person;
      const decision = await this.#ask(person);
      if (decision === "quit") return this.#leave();
      hasWaited = decision === "waited";
      if (decision !== "undone") await this.#letOthersMove();
    }
    await this.#screen.draw();
    await this.#screen.say(standing(session));
    return this.#leave();
  }

  #isPerson(seat: Seat): boolean {
    return !this.#setting.opponents.seats.includes(seat);
  }

  /** The person at the keyboard stays there; then it goes round the table. */
  #nextPerson(isTurnPassed: boolean): Seat | undefined {
    const people = this.#setting.session.toAct.filter((seat) => this.#isPerson(seat));
    const last = this.#last;
    if (last === undefined) return people[0];
    if (!isTurnPassed && people.includes(last)) return last;
    return people.find((seat) => seat > last) ?? people[0];
  }

  /** Where all decide at the same time, every bot does something while people think. */
  async #letOthersMove(): Promise<void> {
    const { session, opponents } = this.#setting;
    for (const seat of opponents.seats) {
      const isAsked = session.toAct.includes(seat);
      const moves = isAsked ? [opponents.decide(seat)] : opponents.reconsider(seat);
      for (const move of moves) if (move !== undefined) await this.#play(seat, move);
    }
  }

  /** One decision of a person, however many questions it takes. */
  async #ask(seat: Seat): Promise<Decision> {
    const { session, lines } = this.#setting;
    const { game, names, state } = session;
    const board = boardOf(game);
    const asking = { game, board, names, sight: sightOf(session, seat) };
    const legal = [...game.legalMoves(state, seat)];
    const kinds = kindMenu(asking, legal);
    // Where there is one kind of move, what comes after it is the first real question.
    const [only, second] = kinds.options;
    const isOnlyKind = second === undefined && board.phrases?.hint(asking.sight) === undefined;
    const first = (isOnlyKind && only !== undefined && nextMenu(asking, only.left)) || kinds;
    await this.#screen.sitDown(seat, first);
    let menu = first;
    let isNew = true;
    for (;;) {
      if (isNew) await this.#screen.show(seat, menu);
      const words = [...menu.options.flatMap(({ word }) => word ?? []), ...COMMANDS];
      const line = await lines.next(`${names[seat]}> `, words);
      if (line === undefined) return "quit";
      const answer = await this.#answer(seat, line.trim(), { asking, legal, menu, kinds });
      if (typeof answer === "object") menu = answer;
      else if (answer === "first") menu = first;
      else if (answer !== "asked" && answer !== "again") return answer;
      isNew = answer !== "asked";
    }
  }

  async #answer(seat: Seat, line: string, question: Question): Promise<Answer> {
    const { session } = this.#setting;
    const { asking, menu, kinds, legal } = question;
    const [word = "", ...rest] = line.split(/\s+/u);
    if (line === "") return "first";
    if (line.startsWith("{")) return this.#playWritten(seat, parseJson(line), "This is not JSON: ");
    switch (word) {
      case "help":
      case "?":
        return this.#say(helpFor(asking.board));
      case "quit":
        return "quit";
      case "undo":
        return this.#undo(seat);
      case "wait":
        return session.toAct.length > 1
          ? "waited"
          : this.#say("Nobody else has anything to decide now.");
      case "board":
        await this.#screen.draw();
        return "again";
      case "log":
        await this.#screen.tellLog(LOG);
        return "asked";
      case "save":
        return this.#say(
          rest.length === 0
            ? "Save to which file? Type: save FILE"
            : await this.#keeping.saveTo(rest.join(" ")),
        );
      default: {
        const { sight, names } = asking;
        const spelt = asking.board.phrases?.read(line, { sight, names, legal });
        if (spelt !== undefined) return this.#playWritten(seat, spelt);
        // A kind of move can be named at any question.
        const isKind = pick(menu, word) === undefined && /^\D/u.test(word) && pick(kinds, word);
        return this.#choose(seat, asking, isKind ? kinds : menu, [word, ...rest]);
      }
    }
  }

  async #choose(
    seat: Seat,
    asking: Asking,
    menu: Menu,
    words: readonly string[],
  ): Promise<"played" | "asked" | Menu> {
    const { session } = this.#setting;
    const { menu: next, chosen, lost } = follow(asking, menu, words);
    if (next === undefined) {
      if (lost !== undefined) return this.#say(`"${oneLine(lost)}" is one word too many.`);
      if (chosen !== undefined) await this.#play(seat, chosen);
      return "played";
    }
    if (lost === undefined) return next;
    await this.#say(whyNot(session, seat, asking.board, next, oneLine(lost)));
    return next === menu ? "asked" : next;
  }

  /** A move that was written out, or a sentence that says why there is none. */
  async #playWritten(
    seat: Seat,
    written: Result<unknown, string>,
    lead = "",
  ): Promise<"played" | "asked"> {
    const { session } = this.#setting;
    if (!written.ok) return this.#say(`${lead}${written.error}${lead === "" ? "" : "."}`);
    const refusal = refusalOf(session, seat, written.value);
    if (refusal !== undefined) return this.#say(refusal);
    const move = session.game.parseMove(written.value);
    if (!move.ok) return this.#say("This is no move.");
    await this.#play(seat, move.value);
    return "played";
  }

  async #play(actor: Actor, move: GameTypes["move"]): Promise<void> {
    const outcome = this.#setting.session.play(actor, move);
    if (!outcome.ok) throw new Error(`a legal move is refused: ${outcome.error.code}`);
    await this.#screen.tell();
  }

  async #undo(seat: Seat): Promise<"undone" | "asked"> {
    const isDone = this.#setting.session.undo(seat);
    await this.#say(isDone ? "Taken back." : "There is nothing of this turn to take back.");
    return isDone ? "undone" : "asked";
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
    if (session.toAct.length === 0) return;
    const { file, isUnsaved } = this.#keeping;
    const where = file === undefined ? "" : `; it is in ${file}`;
    await this.#say(`The game stops here${isUnsaved ? ", unsaved" : where}.`);
  }

  /** Says something and leaves the question standing. */
  async #say(text: string): Promise<"asked"> {
    await this.#screen.say(text);
    return "asked";
  }
}

/** What is asked, and what could be answered. */
interface Question {
  readonly asking: Asking;
  readonly legal: readonly GameTypes["move"][];
  readonly menu: Menu;
  readonly kinds: Menu;
}
