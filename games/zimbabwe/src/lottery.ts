import type { Dice, Seat } from "@sofala/engine";
import { HIGHEST_PRICE } from "./data/cards.ts";
import { isZoned, mayBuild } from "./culture/build-monument.ts";
import { refuseGod, refuseSpecialist } from "./culture/choose.ts";
import { isBlocking } from "./culture/land.ts";
import { mayPlace } from "./culture/place-craftsman.ts";
import { raiseMonument } from "./culture/raise-monument.ts";
import { isSite } from "./culture/sites.ts";
import { isMainOpen, purse } from "./culture/turn.ts";
import { isReady } from "./culture/use-specialist.ts";
import { leastGift, mostToGive } from "./gifts/gifts.ts";
import {
  BUILDER,
  COST,
  CRAFTS,
  HERD,
  IS_BAR,
  NOMADS,
  NO_GOD,
  RAIN,
  RESOURCES_COUNT,
  SHAMAN,
  of,
  shapeOf,
} from "./indices.ts";
import { Survey } from "./legal.ts";
import { WORDS, lowest, ones, word } from "./map/cell-set.ts";
import { LYING_BAR, SINGLE, STANDING_BAR, STRIDE, nameOf, type Cell } from "./map/cells.ts";
import {
  CARD,
  CARD_CHOSEN,
  EMPTY,
  FREE_GODS,
  FREE_SPECIALISTS,
  GIFTS,
  GOD,
  MAIN_PLACE,
  MAIN_RAISE,
  PENDING,
  PHASE,
  PRICE,
  PRICES_OPEN,
  PRICES_RAISED,
  RESOURCE_TILES,
  SETUP,
  SPECIALISTS,
  WATER_TILES,
  type State,
} from "./memory.ts";
import {
  BUILD_MONUMENT,
  CHOOSE_GOD,
  CHOOSE_SPECIALIST,
  END_TURN,
  GIVE,
  PASS,
  PLACE_CRAFTSMAN,
  RAISE_MONUMENT,
  RAISE_PRICES,
  SET_PRICES,
  USE_SPECIALIST,
  pack,
  packNumber,
  perform,
  unpack,
  type PackedMove,
} from "./packed.ts";
import { isEmptyLand, rangeNow } from "./pieces.ts";
import { RaiseTickets } from "./planner/raise-tickets.ts";
import { goodsOf } from "./planner/raises.ts";
import type { Move } from "./state.ts";

type Tell = (move: Move) => void;

const GROUPS_MAX = 64;
/** After so many blanks the moves are counted after all. */
const PATIENCE = 64;

/**
 * Plays a legal move, each equally likely, without listing them: every legal move has one ticket
 * in the drum, and so have some that are not legal; those are put back and another is drawn.
 * Checking one move is much cheaper than finding all.
 */
export class Lottery {
  private readonly survey = new Survey();
  private readonly raises = new RaiseTickets();
  private readonly kinds = new Int32Array(GROUPS_MAX);
  private readonly first = new Int32Array(GROUPS_MAX);
  private readonly second = new Int32Array(GROUPS_MAX);
  private readonly counts = new Int32Array(GROUPS_MAX);
  private groups = 0;
  private total = 0;
  /** How many cells of empty land lie in the words before each. */
  private readonly before = new Int32Array(WORDS + 1);

  play(state: State, dice: Dice, tell?: Tell): void {
    if (state.get(PHASE) === SETUP) return this.playListed(state, dice, tell);
    const seat = state.active;
    if (state.get(PHASE) === GIFTS) this.fillGifts(state, seat);
    else this.fill(state, seat);
    for (let draws = 0; draws < PATIENCE; draws++) {
      let ticket = dice.below(this.total);
      let group = 0;
      while (ticket >= (this.counts[group] as number)) ticket -= this.counts[group++] as number;
      if ((this.kinds[group] as number) === RAISE_MONUMENT) {
        if (!this.raises.draw(state, ticket)) continue;
        const { at } = this.raises;
        const purchases = this.raises.purchases(state);
        tell?.({ kind: "raise-monument", at: nameOf(at), goods: goodsOf(purchases) });
        return raiseMonument(state, seat, at, purchases, [], undefined);
      }
      const move = this.read(state, seat, group, ticket);
      if (move === BLANK) continue;
      tell?.(unpack(state, move, this.survey.raises));
      return perform(state, seat, move, this.survey.raises);
    }
    this.playListed(state, dice, tell);
  }

  /** Where blanks prevail, counting is cheaper; the odds stay the same. */
  private playListed(state: State, dice: Dice, tell: Tell | undefined): void {
    const { survey } = this;
    survey.load(state);
    const move = survey.pick(dice.below(survey.total));
    tell?.(unpack(state, move, survey.raises));
    perform(state, state.active, move, survey.raises);
  }

  private fillGifts(state: State, seat: Seat): void {
    this.groups = 0;
    this.total = 0;
    const least = leastGift(state);
    this.add(GIVE, least, 0, mostToGive(state, seat) - least + 1);
    this.add(PASS, 0, 0, 1);
  }

  private fill(state: State, seat: Seat): void {
    const spendable = purse(state, seat);
    const empty = this.countEmpty(state);
    this.groups = 0;
    this.total = 0;
    if (state.get(PRICES_OPEN) === 1) this.addPrices(state, seat, SET_PRICES);
    if (state.get(CARD_CHOSEN) === 0) {
      if (state.of(seat, GOD) === NO_GOD) this.add(CHOOSE_GOD, 0, 0, ones(state.get(FREE_GODS)));
      this.add(CHOOSE_SPECIALIST, 0, 0, ones(state.get(FREE_SPECIALISTS)));
    }
    this.addUses(state, seat, empty);
    if (mayBuild(state, seat)) this.add(BUILD_MONUMENT, 0, 0, empty);
    if (isMainOpen(state, MAIN_PLACE)) {
      if (state.get(PRICES_RAISED) === 0) this.addCraftsmen(state, seat, spendable, empty);
      this.addPrices(state, seat, RAISE_PRICES);
    }
    if (state.get(PENDING) === -1) this.add(END_TURN, 0, 0, 1);
    if (!isMainOpen(state, MAIN_RAISE)) return;
    this.raises.load(state, seat, spendable);
    this.add(RAISE_MONUMENT, 0, 0, this.raises.count);
  }

  private countEmpty(state: State): number {
    let count = 0;
    for (let i = 0; i < WORDS; i++) {
      this.before[i] = count;
      const bits = word(state.words, EMPTY + i);
      if (bits !== 0) count += ones(bits);
    }
    this.before[WORDS] = count;
    return count;
  }

  /** The n-th cell of empty land. */
  private emptyCell(state: State, n: number): Cell {
    let i = 0;
    while ((this.before[i + 1] as number) <= n) i++;
    return i * 32 + bitNumber(word(state.words, EMPTY + i), n - (this.before[i] as number));
  }

  private addPrices(state: State, seat: Seat, kind: number): void {
    for (let craft = 0; craft < CRAFTS.length; craft++) {
      if (state.of(seat, CARD + craft) === 0) continue;
      const least = kind === SET_PRICES ? 1 : state.of(seat, PRICE + craft) + 1;
      this.add(kind, craft, least, HIGHEST_PRICE - least + 1);
    }
  }

  private addUses(state: State, seat: Seat, empty: number): void {
    if (state.of(seat, SPECIALISTS) === 0) return;
    if (isReady(state, seat, BUILDER)) this.add(USE_SPECIALIST, BUILDER, 0, 1);
    if (isReady(state, seat, HERD)) {
      this.add(USE_SPECIALIST, HERD, 0, Math.min(3, purse(state, seat, HERD) >>> 1));
    }
    if (isReady(state, seat, NOMADS)) this.add(USE_SPECIALIST, NOMADS, 0, 1);
    if (isReady(state, seat, RAIN) && state.get(WATER_TILES) > 0) {
      this.add(USE_SPECIALIST, RAIN, 0, empty);
      this.add(USE_SPECIALIST, RAIN, 1, empty);
    }
    if (!isReady(state, seat, SHAMAN)) return;
    for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
      if (state.get(RESOURCE_TILES + kind) > 0) this.add(USE_SPECIALIST, SHAMAN, kind, empty);
    }
  }

  private addCraftsmen(state: State, seat: Seat, spendable: number, empty: number): void {
    for (let craft = 0; craft < CRAFTS.length; craft++) {
      if (of(COST, craft) > spendable || !mayPlace(state, seat, craft)) continue;
      const prices = state.of(seat, CARD + craft) === 0 ? HIGHEST_PRICE : 1;
      this.add(PLACE_CRAFTSMAN, craft, 0, empty * prices);
      if (IS_BAR[craft] === true) this.add(PLACE_CRAFTSMAN, craft, 1, empty * prices);
    }
  }

  private add(kind: number, first: number, second: number, count: number): void {
    if (count <= 0) return;
    this.kinds[this.groups] = kind;
    this.first[this.groups] = first;
    this.second[this.groups] = second;
    this.counts[this.groups] = count;
    this.groups++;
    this.total += count;
  }

  /** The move on a ticket of a group, or BLANK. */
  private read(state: State, seat: Seat, group: number, ticket: number): PackedMove {
    const kind = this.kinds[group] as number;
    const first = this.first[group] as number;
    const second = this.second[group] as number;
    switch (kind) {
      case SET_PRICES:
      case RAISE_PRICES:
        return pack(kind, first, second + ticket);
      case CHOOSE_GOD: {
        const god = bitNumber(state.get(FREE_GODS), ticket);
        return refuseGod(state, seat, god) === undefined ? pack(kind, god) : BLANK;
      }
      case CHOOSE_SPECIALIST: {
        const specialist = bitNumber(state.get(FREE_SPECIALISTS), ticket);
        const refusal = refuseSpecialist(state, seat, specialist);
        return refusal === undefined ? pack(kind, specialist) : BLANK;
      }
      case USE_SPECIALIST:
        return this.readUse(state, first, second, ticket);
      case BUILD_MONUMENT: {
        const at = this.emptyCell(state, ticket);
        if (isZoned(state, at) || isBlocking(state, at, SINGLE)) return BLANK;
        return pack(kind, 0, 0, 0, at);
      }
      case PLACE_CRAFTSMAN:
        return this.readPlacing(state, seat, first, second, ticket);
      case GIVE:
        return packNumber(GIVE, first + ticket);
      default:
        return pack(kind);
    }
  }

  private readUse(state: State, specialist: number, detail: number, ticket: number): PackedMove {
    if (specialist === HERD) return pack(USE_SPECIALIST, HERD, 2 * ticket + 2);
    if (specialist !== RAIN && specialist !== SHAMAN) return pack(USE_SPECIALIST, specialist);
    const at: Cell = this.emptyCell(state, ticket);
    if (specialist === RAIN && !isEmptyLand(state, at + (detail === 1 ? STRIDE : 1))) return BLANK;
    const shape = specialist === SHAMAN ? SINGLE : detail === 1 ? STANDING_BAR : LYING_BAR;
    if (isBlocking(state, at, shape, specialist)) return BLANK;
    return pack(USE_SPECIALIST, specialist, detail, 0, at);
  }

  private readPlacing(
    state: State,
    seat: Seat,
    craft: number,
    standing: number,
    ticket: number,
  ): PackedMove {
    const isNew = state.of(seat, CARD + craft) === 0;
    const prices = isNew ? HIGHEST_PRICE : 1;
    const price = ticket % prices;
    const at = this.emptyCell(state, (ticket - price) / prices);
    const shape = shapeOf(craft, standing === 1);
    if (!isSite(state, craft, at, shape, rangeNow(state))) return BLANK;
    if (isBlocking(state, at, shape)) return BLANK;
    return pack(PLACE_CRAFTSMAN, craft, isNew ? price + 1 : 0, standing, at);
  }
}

const BLANK = -1;

/** The n-th bit set, counted from 0. */
function bitNumber(bits: number, n: number): number {
  let rest = bits;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return lowest(rest);
}
