import type { Seat } from "@sofala/engine";
import {
  DIRECTION,
  FARMS,
  INDUSTRIES,
  cubesInPlay,
  incomeOf,
  columnOf,
  rowOf,
  type Good,
  type IdeaTrack,
  type State,
  type StatusTrack,
} from "@sofala/mediterranean";
import { prospectFor } from "../prospects.ts";

type Player = State["players"][number];

/** The largest table. */
export const MAX_SEATS = 6;
/** How many numbers describe a seat. */
export const FEATURES = 135;
/** Where the lead in expected points stands among the numbers of a seat, and what one is. */
export const AHEAD = { at: 13, unit: 20 };

const TURNS = 6;
const PLAYER_COUNTS = [4, 5, 6];
const ROWS = ["letters", "drama", "sculpture"] as const;
const COLUMNS = ["glory", "revels", "guard"] as const;
const STATUS_TRACKS: readonly StatusTrack[] = ["happiness", "safety"];
const PRICES = 4;

/** Describes a table with all cards open by the same numbers for every seat, each between -3 and 3 or so. */
export class SeatFeatures {
  /** One seat after the other. */
  readonly numbers = new Float64Array(MAX_SEATS * FEATURES);
  /** The final victory points that Merchant expects, by seat. */
  readonly prospects = new Float64Array(MAX_SEATS);
  #at = 0;

  read(state: State): void {
    const { players } = state;
    for (const seat of players.keys()) this.prospects[seat] = prospectFor(state, seat);
    this.#at = 0;
    for (const [seat, player] of players.entries()) {
      this.#addMoment(state, player);
      this.#addProspects(state, seat);
      this.#addPoints(state, player);
      this.#addCubes(state, player);
      this.#addTrack(state, player, "government");
      this.#addTrack(state, player, "religion");
      for (const track of STATUS_TRACKS) this.#addStatus(state, player, track);
      this.#addAbilities(state, player);
      this.#addCulture(player);
      this.#addCards(state, player);
    }
  }

  #add(...numbers: readonly number[]): void {
    for (const number of numbers) this.numbers[this.#at++] = number;
  }

  #addMoment(state: State, { ready }: Player): void {
    const { turn, part, phase, players } = state;
    for (let each = 1; each <= TURNS; each++) this.#add(each === turn ? 1 : 0);
    for (const count of PLAYER_COUNTS) this.#add(count === players.length ? 1 : 0);
    this.#add(phase === "resolution" ? 1 : 0, part === "purchasing" ? 1 : 0);
    this.#add(part === "purchasing" && ready ? 1 : 0);
  }

  /** What Merchant expects, on its own and in a place for each turn and stage of it. */
  #addProspects({ turn, part, players }: State, seat: Seat): void {
    const { prospects } = this;
    const own = prospects[seat] as number;
    let [sum, rival] = [0, -Infinity];
    for (let each = 0; each < players.length; each++) {
      const other = prospects[each] as number;
      sum += other;
      if (each !== seat) rival = Math.max(rival, other);
    }
    const ahead = own - sum / players.length;
    this.#add(own / 50, ahead / AHEAD.unit, clamp((own - rival) / 10, -3, 3));
    const isOver = players.every(({ ready }) => ready);
    const stage = part !== "purchasing" ? 0 : isOver ? 2 : 1;
    for (let each = 0; each < 3 * TURNS; each++) {
      this.#add(each === stage * TURNS + turn - 1 ? ahead / 10 : 0);
    }
  }

  #addPoints({ players }: State, { vp, money, industry }: Player): void {
    let [sum, most] = [0, 0];
    for (const each of players) {
      sum += each.vp;
      most = Math.max(most, each.vp);
    }
    this.#add(vp / 50, (vp - sum / players.length) / 20, (vp - most) / 20);
    this.#add(Math.min(money, 10) / 10, Math.min(money, 80) / 40);
    for (let each = 0; each < PRICES; each++) this.#add(each === industry ? 1 : 0);
  }

  #addCubes({ edition }: State, player: Player): void {
    const { cubes } = player;
    let farms = 0;
    for (const farm of FARMS) {
      farms += cubes[farm];
      this.#add(cubes[farm]);
    }
    this.#add(farms / 5, cubes.city / 3, cubes.harbor / 2, (cubes.city + cubes.harbor) / 5);
    this.#add(cubes["industry.base"]);
    for (const industry of INDUSTRIES) this.#add(cubes[`industry.${industry}`]);
    this.#add((edition.storage.value[cubes.warehouse] ?? 0) / 5, cubes.bank, cubes.army);
    this.#add(cubes.colosseum, cubes["wonder.religious"], cubes["wonder.government"]);
    this.#add(Math.min(cubes.available, 2) / 2, cubes.available / 6);
    this.#add((edition.rules.cubesPerPlayer.value - cubesInPlay(player)) / 10);
  }

  #addTrack({ edition }: State, player: Player, track: IdeaTrack): void {
    const { idea, position } = player[track];
    const level = edition.tracks[track].levels[position] ?? 0;
    const standing = player.buildings.filter((id) => edition.buildings[id]?.track === track).length;
    this.#add(DIRECTION[idea], position / 6, Math.min(position, 2) / 2);
    this.#add(level / 3, standing / 3, (level - standing) / 2);
  }

  /** Where the seat stands among those whom the calamity of this turn may strike. */
  #addStatus({ players, calamities, edition }: State, player: Player, track: StatusTrack): void {
    const status = player[track];
    let [lowest, below] = [Infinity, 0];
    for (const each of players) {
      if (each !== player) lowest = Math.min(lowest, each[track]);
      if (each[track] < status) below++;
    }
    const isComing = calamities.some((id) => edition.calamities[id]?.track === track);
    this.#add(status / 6, Math.min(status, 0) / 3, clamp((status - lowest) / 3, -2, 2));
    this.#add(below / 5, below === 0 ? 1 : 0, isComing && status < 0 && below === 0 ? 1 : 0);
  }

  #addAbilities({ edition }: State, { buildings }: Player): void {
    const sums = { government: 0, religion: 0, vp: 0, money: 0, happiness: 0, safety: 0 };
    const doubled = new Set<string>();
    let gifts = 0;
    for (const id of buildings) {
      const ability = edition.buildings[id]?.ability;
      if (ability?.kind === "arrows") sums[ability.track] += ability.amount;
      else if (ability?.kind === "giveOpponent") gifts++;
      else if (ability?.kind === "doubleCulture") doubled.add(ability.category);
      else if (ability?.kind === "bonus") {
        for (const gain of ["vp", "money", "happiness", "safety"] as const) {
          sums[gain] += ability.gain[gain] ?? 0;
        }
      }
    }
    this.#add(sums.government / 2, sums.religion / 2, sums.vp / 2, sums.money / 4);
    this.#add(sums.happiness / 2, sums.safety / 2, gifts / 2);
    for (const row of ROWS) this.#add(doubled.has(row) ? 1 : 0);
  }

  #addCulture({ culture, bonuses }: Player): void {
    for (const row of ROWS) {
      this.#add(culture.filter((box) => rowOf(box) === row).length / 3);
      this.#add(bonuses.includes(row) ? 1 : 0);
    }
    for (const column of COLUMNS) {
      this.#add(culture.filter((box) => columnOf(box) === column).length / 3);
      this.#add(bonuses.includes(column) ? 1 : 0);
    }
    this.#add(culture.length / 4);
  }

  #addCards(state: State, player: Player): void {
    const { hand, warehouse } = player;
    const counts = this.#addPile(state, player, hand);
    this.#addPile(state, player, warehouse);
    // What the sets of the hand bring, and what they would bring with one card more.
    const { edition, players } = state;
    let [largest, second, leads] = [0, 0, 0];
    for (const good in counts) {
      const count = counts[good as Good] ?? 0;
      if (count > largest) [largest, second] = [count, largest];
      else second = Math.max(second, count);
    }
    for (const industry of INDUSTRIES) {
      if (player.cubes[`industry.${industry}`] === 0) continue;
      const { good } = edition.industries[industry];
      const own = counts[good] ?? 0;
      if (own === 0) continue;
      const isMost = players.every((each) => each === player || copies(state, each, good) <= own);
      if (isMost) leads++;
    }
    this.#add(incomeOf(edition, counts) / 40, largest / 5, second / 5, leads / 2);
  }

  /** Cards by tier, and what their bottoms do. */
  #addPile(state: State, player: Player, pile: Player["hand"]): { readonly [G in Good]?: number } {
    const { edition } = state;
    const counts: { [G in Good]?: number } = {};
    const tiers = { basic: 0, civic: 0, luxury: 0 };
    const sums = { government: 0, religion: 0, vp: 0, happiness: 0, safety: 0 };
    let pirates = 0;
    for (const { card } of pile) {
      const data = edition.cards.get(card);
      if (data === undefined) continue;
      counts[data.good] = (counts[data.good] ?? 0) + 1;
      if (data.good === "piracy") pirates++;
      else tiers[edition.goods[data.good].tier]++;
      const { effect } = edition.bottoms[data.bottom];
      for (const key of ["government", "religion", "vp", "happiness", "safety"] as const) {
        sums[key] += effect[key] ?? 0;
      }
    }
    this.#add(tiers.basic / 6, tiers.civic / 4, tiers.luxury / 4, pirates);
    this.#add((sums.government * DIRECTION[player.government.idea]) / 3);
    this.#add((sums.religion * DIRECTION[player.religion.idea]) / 3);
    this.#add(sums.vp / 3, sums.happiness / 3, sums.safety / 3);
    return counts;
  }
}

const copies = ({ edition }: State, { hand }: Player, good: Good): number =>
  hand.filter(({ card }) => edition.cards.get(card)?.good === good).length;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
