import {
  dice,
  fail,
  isObject,
  jsonPath,
  ok,
  seeded,
  type Dice,
  type Game,
  type GameTypes,
  type Result,
  type Seat,
} from "@sofala/engine";
import type { Bot, BotPlayer, Thought } from "../bot.ts";
import { botsOf, isProgram, commandWords, type Entrant } from "../registry.ts";
import { ProgramBridge, type NoAnswer } from "./program-bridge.ts";

/** Why a program lost its seat; random moves replace it until the end of the game. */
export interface ProgramFailure {
  readonly seat: Seat;
  readonly reason: NoAnswer["reason"] | "malformed" | "illegal" | "endless";
  readonly detail: string;
}

export interface ProgramSettings {
  /** Time for each answer. */
  readonly budgetMs?: number;
  /** Additional time for the first answer, so that the program can start. */
  readonly startMs?: number;
  readonly report?: (failure: ProgramFailure) => void;
}

const DEFAULT_BUDGET_MS = 5000;
const DEFAULT_START_MS = 10_000;
/** A limit against endless loops: no game asks a seat this often. */
const MAX_REQUESTS = 20_000;

/** The bot that an entrant stands for. */
export function botOf(game: Game, entrant: Entrant, settings?: ProgramSettings): Bot<GameTypes> {
  if (isProgram(entrant)) return programBot(game, entrant, settings);
  const bot = botsOf(game).find(({ level }) => level === entrant);
  if (bot === undefined) throw new Error(`${game.id} has no bot ${entrant}`);
  return bot;
}

/** A bot that is an outside program: one process for each seat and game. See docs/bots.md. */
export const programBot = <T extends GameTypes>(
  game: Game<T>,
  entrant: `cmd:${string}`,
  settings: ProgramSettings = {},
): Bot<T> => ({
  game: game.id,
  level: "program",
  createPlayer: (seat, seed) =>
    new ProgramPlayer(game, commandWords(entrant), settings, seat, seed),
});

class ProgramPlayer<T extends GameTypes> implements BotPlayer<T> {
  readonly #game: Game<T>;
  readonly #commandWords: readonly string[];
  readonly #settings: ProgramSettings;
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #chance: Dice;
  #events: T["seenEvent"][] = [];
  #bridge: ProgramBridge | undefined;
  #requests = 0;
  #hasFailed = false;

  constructor(
    game: Game<T>,
    words: readonly string[],
    settings: ProgramSettings,
    seat: Seat,
    seed: string,
  ) {
    this.#game = game;
    this.#commandWords = words;
    this.#settings = settings;
    this.#seat = seat;
    this.#seed = seed;
    this.#chance = dice(`program ${seed}`);
  }

  observe(events: readonly T["seenEvent"][]): void {
    this.#events.push(...events);
  }

  *think(view: T["view"]): Generator<Thought<T>> {
    // What is legal for a seat does not depend on what it cannot see.
    const state = this.#game.sample(view, seeded(this.#seed));
    yield { move: this.#move(view, state), simulations: 1 };
  }

  close(): void {
    this.#bridge?.close();
    this.#bridge = undefined;
  }

  #move(view: T["view"], state: T["state"]): T["move"] | undefined {
    if (!this.#hasFailed) {
      const answer = this.#ask(view, state);
      if (answer.ok) return answer.value;
      this.#hasFailed = true;
      this.close();
      this.#settings.report?.({ seat: this.#seat, ...answer.error });
    }
    return this.#game.simulation.anyMove(state, this.#seat, this.#chance);
  }

  #ask(view: T["view"], state: T["state"]): Answer<T> {
    const { budgetMs = DEFAULT_BUDGET_MS, startMs = DEFAULT_START_MS } = this.#settings;
    const isFirst = this.#bridge === undefined;
    this.#bridge ??= new ProgramBridge(this.#commandWords);
    const id = (this.#requests += 1);
    if (id > MAX_REQUESTS) {
      return fail({ reason: "endless", detail: `it was asked ${MAX_REQUESTS} times` });
    }
    const request = {
      format: "sofala-bot/1",
      id,
      game: this.#game.id,
      seat: this.#seat,
      budgetMs,
      view,
      events: this.#events,
      legal: [...this.#game.legalMoves(state, this.#seat)],
    };
    this.#events = [];
    const line = this.#bridge.ask(JSON.stringify(request), budgetMs + (isFirst ? startMs : 0));
    return line.ok ? this.#parseAnswer(line.value, id, state) : line;
  }

  #parseAnswer(line: string, id: number, state: T["state"]): Answer<T> {
    const malformed = (detail: string): Answer<T> =>
      fail({ reason: "malformed", detail: `${detail}: ${truncate(line)}` });
    const answer = parseJson(line);
    if (!isObject(answer)) return malformed("not a JSON object");
    if (answer["id"] !== id) return malformed(`not an answer to request ${id}`);
    if (answer["move"] === null) {
      // Where there is no clock to end a wait, everybody could wait for ever.
      if (this.#game.timer(state) !== undefined) return ok(undefined);
      return fail({ reason: "illegal", detail: "it waits where nobody else can go on" });
    }
    const move = this.#game.parseMove(answer["move"]);
    if (!move.ok) {
      const { path, reason } = move.error;
      return malformed(`${jsonPath(["move", ...path])}: ${reason}`);
    }
    const step = this.#game.applyMove(state, this.#seat, move.value);
    if (step.ok) return ok(move.value);
    const detail = `${truncate(JSON.stringify(move.value))} is refused: ${step.error.code}`;
    return fail({ reason: "illegal", detail });
  }
}

type Answer<T extends GameTypes> = Result<T["move"] | undefined, Omit<ProgramFailure, "seat">>;

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const truncate = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
