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
import { RaceSimulator, type RaceStart } from "./race.ts";
import type { Weights } from "./weights.ts";

export const MAX_SEATS = 5;
/** Over how many turns purchases are averaged. */
const AVERAGED_TURNS = 3;

const nextRound = new NextRound();

/** Evaluates positions for a seat by the race to the victory requirements. */
export class RaceEvaluator {
  readonly weights: Weights;
  /** One for each seat, with its cached lines. */
  private readonly races: readonly RaceSimulator[];
  /** By seat, from the last evaluation. */
  readonly prospects: Prospects[] = [];
  /** Cattle per round that others are expected to pay each seat, from the last evaluation. */
  readonly income = new Float64Array(MAX_SEATS);
  /** Rounds until each seat wins if nobody stops it, from the last evaluation. */
  readonly rounds = new Float64Array(MAX_SEATS);

  constructor(weights: Weights) {
    this.weights = weights;
    this.races = Array.from({ length: MAX_SEATS }, () => new RaceSimulator(weights));
  }

  /**
   * The value of a position for a seat whose turn is done: roughly the logarithm of its chances.
   */
  evaluate(state: State, seat: Seat): number {
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
    const starts: RaceStart[] = [];
    for (let each = 0; each < state.players; each++) {
      const race = this.races[each] as RaceSimulator;
      const start = this.raceStartOf(state, each, each !== seat && hasTurn(each));
      starts.push(start);
      race.simulatePurchases(start, AVERAGED_TURNS);
      for (let owner = 0; owner < state.players; owner++) {
        const paid = ((race.paid[owner] as number) * weights.trust) / AVERAGED_TURNS;
        income[owner] = (income[owner] as number) + paid;
      }
    }
    for (const start of starts) {
      const isEarly = start.seat !== seat && hasTurn(start.seat);
      const turns = (this.races[start.seat] as RaceSimulator).turns({
        ...start,
        income: start.income + (income[start.seat] as number),
      });
      const waits = isEarly ? turns - weights.early : turns;
      rounds[start.seat] = waits - (godOf(state, start.seat) === undefined ? weights.godless : 0);
    }
  }

  private raceStartOf(state: State, seat: Seat, isEarly: boolean): RaceStart {
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
