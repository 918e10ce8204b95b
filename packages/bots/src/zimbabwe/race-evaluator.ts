import type { Seat } from "@sofala/engine";
import {
  NextRound,
  type Prospects,
  cattleOf,
  godOf,
  highestOf,
  onCardsOf,
  ownsSpecialist,
  phaseOf,
  seatsToCome,
  tilesLeftFor,
  vpOf,
  vrOf,
  type State,
} from "@sofala/zimbabwe";
import { Race, type Runner } from "./race.ts";
import type { Weights } from "./weights.ts";

export const SEATS_MAX = 5;
/** Over how many turns purchases are averaged. */
const MARKET_TURNS = 3;

const nextRound = new NextRound();

/** Judges positions for a seat by the race to the victory requirements. */
export class Judge {
  readonly weights: Weights;
  /** One for each seat, which remembers its lines. */
  private readonly races: readonly Race[];
  /** By seat, from the last measure. */
  readonly prospects: Prospects[] = [];
  /** Cattle a round that others are expected to pay each seat, from the last measure. */
  readonly income = new Float64Array(SEATS_MAX);
  /** Rounds until each seat wins if nobody stops it, from the last measure. */
  readonly rounds = new Float64Array(SEATS_MAX);

  constructor(weights: Weights) {
    this.weights = weights;
    this.races = Array.from({ length: SEATS_MAX }, () => new Race(weights));
  }

  /** How good a position is for a seat whose turn is done: the logarithm of its chances, more or less. */
  value(state: State, seat: Seat): number {
    const { weights, rounds } = this;
    this.measure(state, seat);
    let chances = 0;
    const mine = rounds[seat] as number;
    for (let each = 0; each < state.players; each++) {
      chances += Math.exp((mine - (rounds[each] as number)) / weights.scale);
    }
    return (
      -Math.log(chances) +
      weights.margin * (vpOf(state, seat) - vrOf(state, seat)) +
      weights.cattle * Math.log1p(cattleOf(state, seat) + onCardsOf(state, seat))
    );
  }

  /** Runs the race for every seat; the turn of one of them is done. */
  measure(state: State, seat: Seat): void {
    const { income, rounds, weights } = this;
    const toCome = phaseOf(state) === "culture" ? seatsToCome(state) : undefined;
    const hasTurn = (each: Seat) => toCome === undefined || toCome.includes(each);
    nextRound.load(state, this.prospects);
    income.fill(0);
    const runners: Runner[] = [];
    for (let each = 0; each < state.players; each++) {
      const race = this.races[each] as Race;
      const runner = this.runner(state, each, each !== seat && hasTurn(each));
      runners.push(runner);
      race.buy(runner, MARKET_TURNS);
      for (let owner = 0; owner < state.players; owner++) {
        const paid = ((race.paid[owner] as number) * weights.trust) / MARKET_TURNS;
        income[owner] = (income[owner] as number) + paid;
      }
    }
    for (const runner of runners) {
      const isEarly = runner.seat !== seat && hasTurn(runner.seat);
      const turns = (this.races[runner.seat] as Race).turns({
        ...runner,
        income: runner.income + (income[runner.seat] as number),
      });
      const waits = isEarly ? turns - weights.early : turns;
      rounds[runner.seat] = waits - (godOf(state, runner.seat) === undefined ? weights.godless : 0);
    }
  }

  private runner(state: State, seat: Seat, isEarly: boolean): Runner {
    const highest = highestOf(state, seat);
    const god = godOf(state, seat);
    const { weights } = this;
    let income = 0;
    if (god === "engai") income = weights.engai;
    else if (god === "elegua") income = weights.elegua;
    else if (god === "shadipinyi") income = weights.shadipinyi;
    else if (god === "qamata") income = weights.qamata * state.players;
    if (ownsSpecialist(state, seat, "builder")) income += weights.builder;
    const onCards = onCardsOf(state, seat);
    const cattle = cattleOf(state, seat);
    return {
      prospects: this.prospects[seat] as Prospects,
      seat,
      vp: vpOf(state, seat),
      vr: vrOf(state, seat),
      cattle: isEarly ? cattle : cattle + onCards + highest + income,
      onCards: isEarly ? onCards : 0,
      highest,
      income,
      buildsTwo: god === "obatala",
      hasHerd: ownsSpecialist(state, seat, "herd"),
      craftsmen: Math.min(2, tilesLeftFor(state, seat)),
    };
  }
}
