import { decide, type Bot, type BotPlayer } from "@sofala/bots";
import { seeded, type Game, type GameTypes } from "@sofala/engine";
import type { BotRequestData, BotDecision, WorkerCommand, WorkerMessage } from "./bot-request.ts";
import { gameFor, withPause, randomDecision, errorMessage } from "./fallback-decision.ts";

type AskCommand = Extract<WorkerCommand, { readonly kind: "ask" }>;
export type BotsOf = (game: Game) => readonly Bot<GameTypes>[];

interface SeatedBot {
  readonly bot: Bot<GameTypes>;
  readonly player: BotPlayer<GameTypes>;
}

/** The bot players of one worker thread; each remembers its own game. */
export class BotPlayers {
  readonly #botsOf: BotsOf;
  readonly #players = new Map<number, SeatedBot>();

  constructor(botsOf: BotsOf) {
    this.#botsOf = botsOf;
  }

  get count(): number {
    return this.#players.size;
  }

  /** The bot's decision. If the bot throws or its move is invalid, its player is removed and a random move is played. */
  answer(command: AskCommand): WorkerMessage {
    try {
      return { kind: "answer", decision: this.#decide(command) };
    } catch (error) {
      this.#players.delete(command.player);
      return {
        kind: "answer",
        decision: randomDecision(command.request),
        failure: errorMessage(error),
      };
    }
  }

  forget(number: number): void {
    const seated = this.#players.get(number);
    this.#players.delete(number);
    seated?.player.close?.();
  }

  #decide({ player: number, request, newSteps, thinkTimeMs }: AskCommand): BotDecision {
    const game = gameFor(request);
    const seated = this.#players.get(number) ?? this.#createPlayer(game, request);
    this.#players.set(number, seated);
    const { bot, player } = seated;
    for (const events of newSteps) player.observe(events);
    const { move } = decide(player, request.view, { milliseconds: thinkTimeMs });
    checkDecision(game, request, move);
    return withPause(bot, request, move);
  }

  #createPlayer(game: Game, { seat, level, seed }: BotRequestData): SeatedBot {
    const bot = this.#botsOf(game).find((each) => each.level === level);
    if (bot === undefined) throw new Error(`${game.id} has no bot ${level}`);
    return { bot, player: bot.createPlayer(seat, `${seed} seat ${seat}`) };
  }
}

/** Throws if the decision is not a move of the game, or if waiting would block the game. */
function checkDecision(
  game: Game,
  { seat, seed, view }: BotRequestData,
  move: GameTypes["move"] | undefined,
): void {
  if (move !== undefined) {
    const parsed = game.parseMove(move);
    if (!parsed.ok) throw new Error(`not a move: ${parsed.error.reason}`);
    return;
  }
  // Who is to act and whether a timer runs is public, so any state that fits the view will do.
  const state = game.sample(view, seeded(seed));
  const isAlone = game.toAct(state).every((each) => each === seat);
  if (isAlone && game.timer(state) === undefined)
    throw new Error("it waits, but nobody else can act");
}
