import type { Actor, GameTypes, Result, Seat } from "@sofala/engine";
import { terminalUiOf } from "../games/registry.ts";
import type { Context } from "../command.ts";
import { observerViewOf, statusText } from "../draw-table.ts";
import { parseJson } from "../parse-json.ts";
import type { LineInput } from "../line-input.ts";
import { sanitizeLine } from "../paint.ts";
import { TABLE_COMMANDS, helpText } from "./help.ts";
import { GameSaver } from "./game-saver.ts";
import {
  followWords,
  kindMenu,
  nextMenu,
  findOption,
  type MenuContext,
  type Menu,
} from "./menu.ts";
import type { Opponents } from "./opponents.ts";
import { refusalText, unmatchedText } from "./refusal-text.ts";
import { Screen } from "./screen.ts";
import type { Session } from "./session.ts";

export interface InteractiveGameDeps {
  readonly session: Session;
  /** The bots, on all seats without a person. */
  readonly opponents: Opponents;
  readonly lines: LineInput;
  readonly context: Context;
  /** The file to save to, if any. */
  readonly file?: string | undefined;
}

/** The result of a turn at the keyboard: a move, waiting for others, an undo, the end. */
type TurnOutcome = "played" | "waited" | "undone" | "quit";
/**
 * The result of a line: the end of the turn, back to the first menu, the same menu again (`again`)
 * or without repeating it (`asked`), or the next menu.
 */
type LineOutcome = TurnOutcome | "first" | "again" | "asked" | Menu;

/** The number of events that `log` shows. */
const LOG_LENGTH = 40;

/** Plays a game with the people at the keyboard, until it is over or they quit. */
export class InteractiveGame {
  readonly #deps: InteractiveGameDeps;
  readonly #saver: GameSaver;
  readonly #screen: Screen;
  /** The person who was asked last. */
  #lastSeat: Seat | undefined;

  constructor(deps: InteractiveGameDeps) {
    const { session, lines, context, file } = deps;
    this.#deps = deps;
    this.#saver = new GameSaver(session, file);
    const people = [...session.names.keys()].filter((seat) => this.#isPerson(seat));
    this.#screen = new Screen(session, people, lines, context);
  }

  async run(): Promise<void> {
    const deps = this.#deps;
    const { session } = deps;
    let hasWaited = false;
    while (session.toAct.length > 0) {
      const person = this.#nextPerson(hasWaited);
      hasWaited = false;
      if (person === undefined) {
        await this.#play(...deps.opponents.next());
        continue;
      }
      await this.#save();
      this.#lastSeat = person;
      const decision = await this.#askSeat(person);
      if (decision === "quit") return this.#end();
      hasWaited = decision === "waited";
      if (decision !== "undone") await this.#letBotsMove();
    }
    await this.#screen.draw();
    await this.#screen.print(statusText(session));
    return this.#end();
  }

  #isPerson(seat: Seat): boolean {
    return !this.#deps.opponents.seats.includes(seat);
  }

  /** The person at the keyboard continues; after waiting, the next one in seat order. */
  #nextPerson(isTurnPassed: boolean): Seat | undefined {
    const people = this.#deps.session.toAct.filter((seat) => this.#isPerson(seat));
    const last = this.#lastSeat;
    if (last === undefined) return people[0];
    if (!isTurnPassed && people.includes(last)) return last;
    return people.find((seat) => seat > last) ?? people[0];
  }

  /** In simultaneous phases every bot may move while people think. */
  async #letBotsMove(): Promise<void> {
    const { session, opponents } = this.#deps;
    for (const seat of opponents.seats) {
      const isAsked = session.toAct.includes(seat);
      const moves = isAsked ? [opponents.decide(seat)] : opponents.reconsider(seat);
      for (const move of moves) if (move !== undefined) await this.#play(seat, move);
    }
  }

  /** Asks a person for one decision, in as many menus as it takes. */
  async #askSeat(seat: Seat): Promise<TurnOutcome> {
    const { session, lines } = this.#deps;
    const { game, names, state } = session;
    const ui = terminalUiOf(game);
    const context = { game, ui, names, observerView: observerViewOf(session, seat) };
    const legal = [...game.legalMoves(state, seat)];
    const kinds = kindMenu(context, legal);
    // With one kind of move, skip the menu of kinds.
    const [only, second] = kinds.options;
    const isOnlyKind =
      second === undefined && ui.typedMoves?.hint(context.observerView) === undefined;
    const first = (isOnlyKind && only !== undefined && nextMenu(context, only.remaining)) || kinds;
    await this.#screen.startTurn(seat, first);
    let menu = first;
    let isNew = true;
    for (;;) {
      if (isNew) await this.#screen.showMenu(seat, menu);
      const words = [...menu.options.flatMap(({ word }) => word ?? []), ...TABLE_COMMANDS];
      const line = await lines.readLine(`${names[seat]}> `, words);
      if (line === undefined) return "quit";
      const answer = await this.#handleLine(seat, line.trim(), {
        context,
        legal,
        menu,
        kinds,
      });
      if (typeof answer === "object") menu = answer;
      else if (answer === "first") menu = first;
      else if (answer !== "asked" && answer !== "again") return answer;
      isNew = answer !== "asked";
    }
  }

  async #handleLine(seat: Seat, line: string, question: Question): Promise<LineOutcome> {
    const { session } = this.#deps;
    const { context, menu, kinds, legal } = question;
    const [word = "", ...rest] = line.split(/\s+/u);
    if (line === "") return "first";
    if (line.startsWith("{")) return this.#playTyped(seat, parseJson(line), "This is not JSON: ");
    switch (word) {
      case "help":
      case "?":
        return this.#print(helpText(context.ui));
      case "quit":
        return "quit";
      case "undo":
        return this.#undo(seat);
      case "wait":
        return session.toAct.length > 1
          ? "waited"
          : this.#print("Nobody else has anything to decide now.");
      case "board":
        await this.#screen.draw();
        return "again";
      case "log":
        await this.#screen.printLog(LOG_LENGTH);
        return "asked";
      case "save":
        return this.#print(
          rest.length === 0
            ? "Save to which file? Type: save FILE"
            : await this.#saver.saveTo(rest.join(" ")),
        );
      default: {
        const { observerView, names } = context;
        const parsed = context.ui.typedMoves?.parse(line, { observerView, names, legal });
        if (parsed !== undefined) return this.#playTyped(seat, parsed);
        // A kind of move can be typed in any menu.
        const isKind =
          findOption(menu, word) === undefined && /^\D/u.test(word) && findOption(kinds, word);
        return this.#choose(seat, context, isKind ? kinds : menu, [word, ...rest]);
      }
    }
  }

  async #choose(
    seat: Seat,
    context: MenuContext,
    menu: Menu,
    words: readonly string[],
  ): Promise<"played" | "asked" | Menu> {
    const { session } = this.#deps;
    const { menu: next, chosen, unmatchedWord } = followWords(context, menu, words);
    if (next === undefined) {
      if (unmatchedWord !== undefined)
        return this.#print(`"${sanitizeLine(unmatchedWord)}" is one word too many.`);
      if (chosen !== undefined) await this.#play(seat, chosen);
      return "played";
    }
    if (unmatchedWord === undefined) return next;
    await this.#print(unmatchedText(session, seat, context.ui, next, sanitizeLine(unmatchedWord)));
    return next === menu ? "asked" : next;
  }

  /** Plays a typed move, or prints a sentence that says why there is none. */
  async #playTyped(
    seat: Seat,
    written: Result<unknown, string>,
    lead = "",
  ): Promise<"played" | "asked"> {
    const { session } = this.#deps;
    if (!written.ok) return this.#print(`${lead}${written.error}${lead === "" ? "" : "."}`);
    const refusal = refusalText(session, seat, written.value);
    if (refusal !== undefined) return this.#print(refusal);
    const move = session.game.parseMove(written.value);
    if (!move.ok) return this.#print("This is not a move.");
    await this.#play(seat, move.value);
    return "played";
  }

  async #play(actor: Actor, move: GameTypes["move"]): Promise<void> {
    const outcome = this.#deps.session.play(actor, move);
    if (!outcome.ok) throw new Error(`a legal move is refused: ${outcome.error.code}`);
    await this.#screen.printNews();
  }

  async #undo(seat: Seat): Promise<"undone" | "asked"> {
    const isDone = this.#deps.session.undo(seat);
    await this.#print(isDone ? "Undone." : "There is nothing to undo in this turn.");
    return isDone ? "undone" : "asked";
  }

  async #save(): Promise<void> {
    const complaint = await this.#saver.update();
    if (complaint !== undefined) await this.#print(complaint);
  }

  async #end(): Promise<void> {
    const { session, lines } = this.#deps;
    await this.#save();
    if (this.#saver.isUnsaved && lines.isInteractive) {
      const file =
        (await lines.readLine("Save the game to which file? (empty: do not save) ")) ?? "";
      if (file.trim() !== "") await this.#print(await this.#saver.saveTo(file.trim()));
    }
    if (session.toAct.length === 0) return;
    const { file, isUnsaved } = this.#saver;
    const where = file === undefined ? "" : `; it is in ${file}`;
    await this.#print(`You left the game${isUnsaved ? " without saving it" : where}.`);
  }

  /** Prints a text and stays in the menu. */
  async #print(text: string): Promise<"asked"> {
    await this.#screen.print(text);
    return "asked";
  }
}

/** The current menu and its legal moves. */
interface Question {
  readonly context: MenuContext;
  readonly legal: readonly GameTypes["move"][];
  readonly menu: Menu;
  readonly kinds: Menu;
}
