import { decide, type Bot, type BotPlayer } from "@sofala/bots";
import { seeded, type Game, type GameTypes } from "@sofala/engine";
import type { Asked, Decision, Order, Report } from "./bot-request.ts";
import { gameOf, paced, standIn, wordsOf } from "./fallback-decision.ts";

type Ask = Extract<Order, { readonly kind: "ask" }>;
export type BotsOf = (game: Game<GameTypes>) => readonly Bot<GameTypes>[];

interface Seated {
  readonly bot: Bot<GameTypes>;
  readonly player: BotPlayer<GameTypes>;
}

/** The bots that sit at tables in one thread; each remembers its game. */
export class Players {
  readonly #botsOf: BotsOf;
  readonly #players = new Map<number, Seated>();

  constructor(botsOf: BotsOf) {
    this.#botsOf = botsOf;
  }

  get count(): number {
    return this.#players.size;
  }

  /** The bot's decision; one that breaks down or breaks a rule is gone, and a move is drawn for it. */
  answer(order: Ask): Report {
    try {
      return { kind: "answer", decision: this.#decide(order) };
    } catch (error) {
      this.#players.delete(order.player);
      return { kind: "answer", decision: standIn(order.asked), failure: wordsOf(error) };
    }
  }

  forget(number: number): void {
    const seated = this.#players.get(number);
    this.#players.delete(number);
    seated?.player.leave?.();
  }

  #decide({ player: number, asked, told, milliseconds }: Ask): Decision {
    const game = gameOf(asked);
    const seated = this.#players.get(number) ?? this.#sit(game, asked);
    this.#players.set(number, seated);
    const { bot, player } = seated;
    for (const events of told) player.see(events);
    const { move } = decide(player, asked.view, { milliseconds });
    check(game, asked, move);
    return paced(bot, asked, move);
  }

  #sit(game: Game<GameTypes>, { seat, level, seed }: Asked): Seated {
    const bot = this.#botsOf(game).find((each) => each.level === level);
    if (bot === undefined) throw new Error(`${game.id} has no bot ${level}`);
    return { bot, player: bot.sit(seat, `${seed} seat ${seat}`) };
  }
}

/** Throws where a decision is no move of the game, or the game would stand still. */
function check(
  game: Game<GameTypes>,
  { seat, seed, view }: Asked,
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
