import { clockMove, decide, type Bot, type BotPlayer } from "@sofala/bots";
import {
  dice,
  isSameJson,
  type ActiveMove,
  type Actor,
  type Dice,
  type GameTypes,
  type Seat,
} from "@sofala/engine";
import type { Session } from "./session.ts";

type Move = GameTypes["move"];

/** The bots at the table; each knows what its seat is told. */
export class Opponents {
  readonly #session: Session;
  readonly #bots: ReadonlyMap<Seat, Bot<GameTypes>>;
  readonly #seed: string;
  readonly #chance: Dice;
  #players: ReadonlyMap<Seat, BotPlayer<GameTypes>>;
  #heard: readonly ActiveMove[] = [];

  constructor(session: Session, bots: ReadonlyMap<Seat, Bot<GameTypes>>, seed: string) {
    this.#session = session;
    this.#bots = bots;
    this.#seed = seed;
    this.#chance = dice(`${seed}/order of thinking`);
    this.#players = this.#sitDown();
  }

  get seats(): readonly Seat[] {
    return [...this.#bots.keys()];
  }

  /** The next move where nobody but bots is asked: theirs, or the clock's where all of them wait. */
  next(): readonly [Actor, Move] {
    const { game, state, toAct } = this.#session;
    const first = this.#chance.below(toAct.length);
    for (const seat of [...toAct.slice(first), ...toAct.slice(0, first)]) {
      const move = this.decide(seat);
      if (move !== undefined) return [seat, move];
    }
    const timeUp = clockMove(game, state);
    if (timeUp === undefined) throw new Error("everybody waits, and no clock is running");
    return ["clock", timeUp];
  }

  /** A move of a seat that owes one; nothing where it waits for others. */
  decide(seat: Seat): Move | undefined {
    const { game, state } = this.#session;
    return this.#ask(seat, game.view(state, seat));
  }

  /** What a seat that said it was done does after all: it looks up, and makes a move. */
  reconsider(seat: Seat): readonly Move[] {
    const { game, state } = this.#session;
    const [lookUp, second] = game.legalMoves(state, seat);
    if (lookUp === undefined || second !== undefined) return [];
    const up = game.applyMove(state, seat, lookUp);
    const move = up.ok ? this.#ask(seat, game.view(up.value.state, seat)) : undefined;
    if (!up.ok || move === undefined) return [];
    const after = game.applyMove(up.value.state, seat, move);
    const isIdle =
      !after.ok || isSameJson(game.view(after.value.state, seat), game.view(state, seat));
    return isIdle ? [] : [lookUp, move];
  }

  /** The game is over or left. */
  leave(): void {
    for (const player of this.#players.values()) player.leave?.();
  }

  #ask(seat: Seat, view: unknown): Move | undefined {
    this.#listen();
    const player = this.#players.get(seat);
    if (player === undefined) throw new Error(`no bot sits at ${seat}`);
    return decide(player, view).move;
  }

  /** Tells the bots what has happened; where something was taken back, they begin anew. */
  #listen(): void {
    const { game, activeMoves } = this.#session;
    if (this.#heard.some((heard, index) => heard !== activeMoves[index])) {
      this.leave();
      this.#players = this.#sitDown();
      this.#heard = [];
    }
    for (const { events = [] } of activeMoves.slice(this.#heard.length)) {
      for (const [seat, player] of this.#players) player.see(game.eventsFor(events, seat));
    }
    this.#heard = [...activeMoves];
  }

  #sitDown(): ReadonlyMap<Seat, BotPlayer<GameTypes>> {
    return new Map(
      [...this.#bots].map(([seat, bot]) => [seat, bot.sit(seat, `${this.#seed} seat ${seat}`)]),
    );
  }
}
