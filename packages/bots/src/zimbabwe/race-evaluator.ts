import type { Seat } from "@sofala/engine";
import {
  NextRound,
  type Prospects,
  cattleOf,
  godOf,
  hasTurnToCome,
  highestOf,
  onCardsOf,
  ownsSpecialist,
  phaseOf,
  tilesLeftFor,
  vpOf,
  vrOf,
  type State,
} from "@sofala/zimbabwe";
import {
  KnownRaces,
  MAX_SEATS,
  PURCHASE_TURNS,
  RaceSimulator,
  RaceStart,
  digestOf,
} from "./race.ts";
import type { Weights } from "./weights.ts";

const nextRound = new NextRound();

/** Evaluates positions for a seat by the race to the victory requirements. */
export class RaceEvaluator {
  readonly weights: Weights;
  /** One for each seat, with its cached lines. */
  private readonly races: readonly RaceSimulator[];
  private readonly starts = Array.from({ length: MAX_SEATS }, (_, seat) => new RaceStart(seat));
  /** By seat, from the last evaluation. */
  readonly prospects: Prospects[] = [];
  /** Cattle per round that others are expected to pay each seat, from the last evaluation. */
  readonly income = new Float64Array(MAX_SEATS);
  /** Rounds until each seat wins if nobody stops it, from the last evaluation. */
  readonly rounds = new Float64Array(MAX_SEATS);

  constructor(weights: Weights) {
    this.weights = weights;
    const known = new KnownRaces();
    this.races = Array.from({ length: MAX_SEATS }, () => new RaceSimulator(weights, known));
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
    const { income, rounds, weights, starts, races } = this;
    const { players } = state;
    const isCulture = phaseOf(state) === "culture";
    nextRound.load(state, this.prospects);
    income.fill(0);
    for (let each = 0; each < players; each++) {
      const isEarly = each !== seat && (!isCulture || hasTurnToCome(state, each));
      this.prepare(starts[each] as RaceStart, state, each, isEarly);
      const race = races[each] as RaceSimulator;
      const purchases = race.purchases(starts[each] as RaceStart);
      for (let owner = 0; owner < players; owner++) {
        const paid = ((purchases[owner] as number) * weights.trust) / PURCHASE_TURNS;
        income[owner] = (income[owner] as number) + paid;
      }
    }
    for (let each = 0; each < players; each++) {
      const start = starts[each] as RaceStart;
      start.income += income[each] as number;
      const turns = (races[each] as RaceSimulator).turns(start);
      const waits = start.isEarly ? turns - weights.early : turns;
      rounds[each] = waits - (godOf(state, each) === undefined ? weights.godless : 0);
    }
  }

  private prepare(start: RaceStart, state: State, seat: Seat, isEarly: boolean): void {
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
    start.prospects = this.prospects[seat] as Prospects;
    start.isEarly = isEarly;
    start.vp = vpOf(state, seat);
    start.vr = vrOf(state, seat);
    start.cattle = isEarly ? cattle : cattle + onCards + highest + income;
    start.onCards = isEarly ? onCards : 0;
    start.highest = highest;
    start.income = income;
    start.buildsTwo = god === "obatala";
    start.hasHerd = ownsSpecialist(state, seat, "herd");
    start.craftsmen = Math.min(2, tilesLeftFor(state, seat));
    start.digest = digestOf(start);
  }
}
