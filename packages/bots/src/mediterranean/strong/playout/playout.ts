import type { Actor, Dice, Seat } from "@sofala/engine";
import { mediterranean, type Move, type State } from "@sofala/mediterranean";
import { cubesMove } from "../../resolution.ts";
import { seatContextOf } from "../../seat-context.ts";
import { STEADY_WEIGHTS } from "../../weights.ts";
import { withPurchases } from "./quick-purchases.ts";
import { quickStore } from "./quick-store.ts";
import { swapCards, type PriceList } from "./swaps.ts";

const READY: Move = { kind: "ready" };
const TIME_UP: Move = { kind: "time-up" };

/**
 * A fast playout by the rules: all seats trade roughly, store what is worth little now, and buy
 * well.
 */
export class Playout {
  #state: State;
  readonly #lastTurn: number;
  readonly #chance: Dice;
  readonly #prices: PriceList;

  /** To the end of the purchases of that turn, or of the game. */
  constructor(state: State, last: number, chance: Dice, prices: PriceList) {
    this.#state = state;
    this.#lastTurn = last;
    this.#chance = chance;
    this.#prices = prices;
  }

  /** The state in which it ends. */
  end(): State {
    const { rules } = this.#state.edition;
    for (;;) {
      const { part, turn } = this.#state;
      if (part === undefined) return this.#state;
      if (part === "purchasing") {
        this.#state = withPurchases(this.#state);
        if (turn >= this.#lastTurn && turn < rules.turns.value) return this.#state;
      } else this.#decide(part);
      // Open decisions take their default.
      if (this.#state.part === part && !this.#isSequential(part)) this.#play("clock", TIME_UP);
    }
  }

  /** The part in which seats decide one after another. */
  #isSequential(part: NonNullable<State["part"]>): boolean {
    return part === "give" || part === "vote";
  }

  #decide(part: Exclude<State["part"], undefined | "purchasing">): void {
    switch (part) {
      case "abilities":
        return this.#useAbilities();
      case "give":
        return this.#give();
      case "trading":
        return this.#trade();
      case "vote":
        return this.#vote();
      case "cubes":
        return this.#loseCubes();
      case "flips":
      case "grace":
      case "bank":
      case "stored":
      case "throw":
    }
  }

  #play(actor: Actor, move: Move): boolean {
    const step = mediterranean.applyMove(this.#state, actor, move);
    if (step.ok) this.#state = step.value.state;
    return step.ok;
  }

  #useAbilities(): void {
    for (const [seat, { buildings }] of this.#state.players.entries())
      for (const building of buildings) this.#play(seat, { kind: "use-ability", building });
  }

  /** Unfriendly gifts go to the seat with the most points. */
  #give(): void {
    const [seat = 0] = mediterranean.toAct(this.#state);
    const { players } = this.#state;
    const rivals = [...players.entries()]
      .filter(([other]) => other !== seat)
      .sort(([, a], [, b]) => b.vp - a.vp);
    for (const building of players[seat]?.buildings ?? [])
      for (const [target] of rivals)
        if (this.#play(seat, { kind: "use-ability", building, target })) return;
    if (!this.#play(seat, READY)) this.#play("clock", TIME_UP);
  }

  #trade(): void {
    const players = this.#state.players.map((player) => ({ ...player, hand: [...player.hand] }));
    swapCards(players, this.#prices, this.#chance);
    this.#state = { ...this.#state, players };
    for (const [seat, player] of players.entries()) {
      const cards = quickStore(this.#state, player, this.#prices);
      if (cards.length > 0) this.#play(seat, { kind: "store", cards });
    }
  }

  /** Everybody votes with the majority, otherwise against the seat with the most points. */
  #vote(): void {
    const { strike, players } = this.#state;
    const [judge = 0] = mediterranean.toAct(this.#state);
    const votes = (seat: Seat) => (strike?.votes ?? []).filter((vote) => vote === seat).length;
    const points = (seat: Seat) => players[seat]?.vp ?? 0;
    const [victim = 0] = (strike?.tied ?? []).toSorted(
      (a, b) => votes(b) - votes(a) || points(b) - points(a),
    );
    this.#play(judge, { kind: "vote", victim });
  }

  #loseCubes(): void {
    const [seat = 0] = mediterranean.toAct(this.#state);
    const context = seatContextOf(mediterranean.view(this.#state, seat), seat, STEADY_WEIGHTS);
    const move = cubesMove(context, [...mediterranean.legalMoves(this.#state, seat)]);
    if (move !== undefined) this.#play(seat, move);
  }
}
