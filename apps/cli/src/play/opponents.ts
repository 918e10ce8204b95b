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

/** The bots at the table; each knows only what its seat may see. */
export class Opponents {
  readonly #session: Session;
  readonly #bots: ReadonlyMap<Seat, Bot<GameTypes>>;
  readonly #seed: string;
  readonly #chance: Dice;
  #players: ReadonlyMap<Seat, BotPlayer<GameTypes>>;
  #observedMoves: readonly ActiveMove[] = [];

  constructor(session: Session, bots: ReadonlyMap<Seat, Bot<GameTypes>>, seed: string) {
    this.#session = session;
    this.#bots = bots;
    this.#seed = seed;
    this.#chance = dice(`${seed}/order of thinking`);
    this.#players = this.#createPlayers();
  }

  get seats(): readonly Seat[] {
    return [...this.#bots.keys()];
  }

  /** The next move when only bots are to act: one of theirs, or the clock's if all wait. */
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

  /** The move of a seat that is to act; undefined if it waits for others. */
  decide(seat: Seat): Move | undefined {
    const { game, state } = this.#session;
    return this.#ask(seat, game.view(state, seat));
  }

  /**
   * The moves of a seat that was ready and reconsiders: it takes back "ready", then makes a move.
   */
  reconsider(seat: Seat): readonly Move[] {
    const { game, state } = this.#session;
    const [reopen, second] = game.legalMoves(state, seat);
    if (reopen === undefined || second !== undefined) return [];
    const reopened = game.applyMove(state, seat, reopen);
    const move = reopened.ok ? this.#ask(seat, game.view(reopened.value.state, seat)) : undefined;
    if (!reopened.ok || move === undefined) return [];
    const after = game.applyMove(reopened.value.state, seat, move);
    const isIdle =
      !after.ok || isSameJson(game.view(after.value.state, seat), game.view(state, seat));
    return isIdle ? [] : [reopen, move];
  }

  /** Closes the bots when the game is over or quit. */
  close(): void {
    for (const player of this.#players.values()) player.close?.();
  }

  #ask(seat: Seat, view: unknown): Move | undefined {
    this.#passOnEvents();
    const player = this.#players.get(seat);
    if (player === undefined) throw new Error(`no bot sits at ${seat}`);
    return decide(player, view).move;
  }

  /** Passes new events on to the bots; after an undo, creates new players. */
  #passOnEvents(): void {
    const { game, activeMoves } = this.#session;
    if (this.#observedMoves.some((move, index) => move !== activeMoves[index])) {
      this.close();
      this.#players = this.#createPlayers();
      this.#observedMoves = [];
    }
    for (const { events = [] } of activeMoves.slice(this.#observedMoves.length)) {
      for (const [seat, player] of this.#players) player.observe(game.eventsFor(events, seat));
    }
    this.#observedMoves = [...activeMoves];
  }

  #createPlayers(): ReadonlyMap<Seat, BotPlayer<GameTypes>> {
    return new Map(
      [...this.#bots].map(([seat, bot]) => [
        seat,
        bot.createPlayer(seat, `${this.#seed} seat ${seat}`),
      ]),
    );
  }
}
