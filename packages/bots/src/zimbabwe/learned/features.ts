import type { Seat } from "@sofala/engine";
import {
  CRAFTSMEN,
  GODS,
  LINES_COUNT,
  SPECIALISTS,
  cattleOf,
  freeGods,
  freeSpecialists,
  godOf,
  highestOf,
  onCardsOf,
  ownsSpecialist,
  phaseOf,
  priceOf,
  roundOf,
  seatsToCome,
  tilesLeftFor,
  vpOf,
  vpOfRaisingAll,
  vrOf,
  type Craft,
  type God,
  type Prospects,
  type Specialist,
  type State,
} from "@sofala/zimbabwe";
import { MAX_SEATS } from "../race.ts";
import type { RaceEvaluator } from "../race-evaluator.ts";

const CRAFTS = Object.keys(CRAFTSMEN) as readonly Craft[];
const ALL_GODS = Object.keys(GODS) as readonly God[];
const ALL_SPECIALISTS = Object.keys(SPECIALISTS) as readonly Specialist[];
const TOP_LEVEL = 5;
const PLAYER_COUNTS = [2, 3, 4, 5];
/** Goods that cost more are hardly ever bought. */
const HIGH_COST = 12;

/** How many numbers describe a seat. */
export const FEATURES = 94;

/** Describes a table by the same numbers for every seat, each between -3 and 3 or so. */
export class SeatFeatures {
  /** One seat after the other. */
  readonly numbers = new Float64Array(MAX_SEATS * FEATURES);
  private at = 0;

  /** Reads a table on which the turn of one seat is done, and the race that was measured on it. */
  read(state: State, done: Seat, race: RaceEvaluator): void {
    const toCome = phaseOf(state) === "culture" ? seatsToCome(state) : [];
    let [soonest, second] = [Infinity, Infinity];
    for (let seat = 0; seat < state.players; seat++) {
      const rounds = race.rounds[seat] as number;
      if (rounds < soonest) [soonest, second] = [rounds, soonest];
      else second = Math.min(second, rounds);
    }
    this.at = 0;
    for (let seat = 0; seat < state.players; seat++) {
      const rounds = race.rounds[seat] as number;
      const lead = (rounds === soonest ? second : soonest) - rounds;
      this.addRace(rounds, lead, race.income[seat] as number);
      this.addPoints(state, seat);
      const place = toCome.indexOf(seat) + 1;
      this.add(seat === done ? 1 : 0, place > 0 ? 1 : 0, place / state.players);
      this.addMonuments(race.prospects[seat] as Prospects);
      this.addCards(state, seat);
      this.addTable(state);
      this.addOffers(state, seat);
    }
  }

  private add(...numbers: readonly number[]): void {
    for (const number of numbers) this.numbers[this.at++] = number;
  }

  private addRace(rounds: number, lead: number, income: number): void {
    const capped = Math.min(rounds, 20);
    this.add(
      capped / 8,
      Math.min(capped, 3) / 3,
      clamp(lead, -8, 8) / 4,
      clamp(lead, -1, 1),
      income / 5,
    );
  }

  private addPoints(state: State, seat: Seat): void {
    const [vp, vr, cattle] = [vpOf(state, seat), vrOf(state, seat), cattleOf(state, seat)];
    this.add(vp / 20, vr / 20, (vp - vr) / 20, clamp(vp - vr, -6, 6) / 6);
    this.add(Math.min(cattle, 6) / 6, Math.min(cattle, 20) / 20, Math.min(cattle, 60) / 60);
    this.add(onCardsOf(state, seat) / 10, highestOf(state, seat) / TOP_LEVEL);
    this.add(vpOfRaisingAll(state, seat) / 20, tilesLeftFor(state, seat) / 6);
  }

  private addMonuments({ monuments, levels, cost, supply }: Prospects): void {
    const byLevel = [0, 0, 0, 0, 0, 0];
    let [lines, most] = [0, 0];
    const cheapest = Array.from({ length: LINES_COUNT }, () => HIGH_COST);
    const reached = Array.from({ length: LINES_COUNT }, () => 0);
    for (let monument = 0; monument < monuments; monument++) {
      const level = levels[monument] as number;
      byLevel[level] = (byLevel[level] ?? 0) + 1;
      let supplied = 0;
      for (let line = 0; line < LINES_COUNT; line++) {
        const price = cost[monument * LINES_COUNT + line] as number;
        if (price >= HIGH_COST) continue;
        supplied++;
        cheapest[line] = Math.min(cheapest[line] ?? HIGH_COST, price);
        reached[line] = (reached[line] ?? 0) + 1;
      }
      lines += supplied;
      most = Math.max(most, supplied);
    }
    for (let level = 1; level <= TOP_LEVEL; level++) this.add((byLevel[level] ?? 0) / 3);
    const count = Math.max(1, monuments);
    this.add(monuments / 6, lines / count / LINES_COUNT, most / LINES_COUNT);
    for (let line = 0; line < LINES_COUNT; line++) {
      this.add(
        (HIGH_COST - (cheapest[line] ?? HIGH_COST)) / HIGH_COST,
        (reached[line] ?? 0) / count,
      );
      this.add(Math.min(supply[line] as number, 8) / 8);
    }
  }

  private addCards(state: State, seat: Seat): void {
    for (const craft of CRAFTS) {
      const price = priceOf(state, seat, craft);
      this.add(price > 0 ? 1 : 0, price / 3);
    }
    const god = godOf(state, seat);
    for (const each of ALL_GODS) this.add(each === god ? 1 : 0);
    for (const each of ALL_SPECIALISTS) this.add(ownsSpecialist(state, seat, each) ? 1 : 0);
    this.add(god === undefined ? 1 : 0);
  }

  private addTable(state: State): void {
    for (const count of PLAYER_COUNTS) this.add(count === state.players ? 1 : 0);
    this.add(Math.min(roundOf(state), 20) / 10, freeGods(state).length / 8);
  }

  /** The gods that a seat without one can still choose, and the specialists that are left. */
  private addOffers(state: State, seat: Seat): void {
    const gods = godOf(state, seat) === undefined ? freeGods(state) : [];
    for (const each of ALL_GODS) this.add(gods.includes(each) ? 1 : 0);
    const specialists = freeSpecialists(state);
    for (const each of ALL_SPECIALISTS) this.add(specialists.includes(each) ? 1 : 0);
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
