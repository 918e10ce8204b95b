import { decide, type Bot, type BotPlayer } from "@sofala/bots";
import { seeded, type Game, type GameTypes } from "@sofala/engine";
import type { BotRequestData, BotDecision, WorkerCommand, WorkerMessage } from "./bot-request.ts";
import { gameFor, withPause, randomDecision, errorMessage } from "./fallback-decision.ts";

type AskCommand = Extract<WorkerCommand, { readonly kind: "ask" }>;
export type BotsOf = (game: Game<GameTypes>) => readonly Bot<GameTypes>[];

interface SeatedBot {
  readonly bot: Bot<GameTypes>;
  readonly player: BotPlayer<GameTypes>;
}

/** The bots that sit at tables in one thread; each remembers its game. */
export class BotPlayers {
  readonly #botsOf: BotsOf;
  readonly #players = new Map<number, SeatedBot>();

  constructor(botsOf: BotsOf) {
    this.#botsOf = botsOf;
  }

  get count(): number {
    return this.#players.size;
  }

  /** The bot's decision; one that breaks down or breaks a rule is gone, and a move is drawn for it. */
  answer(order: AskCommand): WorkerMessage {
    try {
      return { kind: "answer", decision: this.#decide(order) };
    } catch (error) {
      this.#players.delete(order.player);
      return {
        kind: "answer",
        decision: randomDecision(order.request),
        failure: errorMessage(error),
      };
    }
  }

  forget(number: number): void {
    const seated = this.#players.get(number);
    this.#players.delete(number);
    seated?.player.leave?.();
  }

  #decide({ player: number, request, newSteps, thinkTimeMs }: AskCommand): BotDecision {
    const game = gameFor(request);
    const seated = this.#players.get(number) ?? this.#createPlayer(game, request);
    this.#players.set(number, seated);
    const { bot, player } = seated;
    for (const events of newSteps) player.see(events);
    const { move } = decide(player, request.view, { milliseconds: thinkTimeMs });
    checkDecision(game, request, move);
    return withPause(bot, request, move);
  }

  #createPlayer(game: Game<GameTypes>, { seat, level, seed }: BotRequestData): SeatedBot {
    const bot = this.#botsOf(game).find((each) => each.level === level);
    if (bot === undefined) throw new Error(`${game.id} has no bot ${level}`);
    return { bot, player: bot.sit(seat, `${seed} seat ${seat}`) };
  }
}

/** Throws where a decision is no move of the game, or the game would stand still. */
function checkDecision(
  game: Game<GameTypes>,
  { seat, seed, view }: BotRequestData,
  move: GameTypes["move"] | undefined,
): void {
  if (move !== undefined) {
    const read = game.parseMove(move);
    if (!read.ok) throw new Error(`not a move: ${read.error.reason}`);
    return;
  }
  // Who is to act and whether a clock runs is known to all.
  const state = game.sample(view, seeded(seed));
  const isAlone = game.toAct(state).every((each) => each === seat);
  if (isAlone && game.timer(state) === undefined) throw new Error("it waits for nobody");
}
