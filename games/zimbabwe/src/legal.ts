import type { Seat } from "@sofala/engine";
import { HIGHEST_PRICE } from "./data/cards.ts";
import { mayBuild, monumentSites } from "./culture/build-monument.ts";
import { refuseGod, refuseSpecialist } from "./culture/choose.ts";
import { hasResourceTile, keepPlaceable, rainPairs } from "./culture/land.ts";
import { mayPlace } from "./culture/place-craftsman.ts";
import { FIRST_GROUP, GROUPS, siteCells, surveySites } from "./culture/sites.ts";
import { isMainOpen, purse } from "./culture/turn.ts";
import { isReady } from "./culture/use-specialist.ts";
import { leastGift, mostToGive } from "./gifts/gifts.ts";
import {
  ALL_GODS,
  BUILDER,
  COST,
  CRAFTS,
  HERD,
  NOMADS,
  NO_GOD,
  RAIN,
  RESOURCES_COUNT,
  SHAMAN,
  SPECIALISTS_COUNT,
  of,
} from "./indices.ts";
import { WORDS, cellNumber, copySet, size } from "./map/cell-set.ts";
import { LYING_BAR, SINGLE, STANDING_BAR } from "./map/cells.ts";
import {
  CARD,
  CARD_CHOSEN,
  CULTURE,
  EMPTY,
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
  PLACE_FIRST,
  RAISE_MONUMENT,
  RAISE_PRICES,
  SET_PRICES,
  USE_SPECIALIST,
  pack,
  packNumber,
  type PackedMove,
} from "./packed.ts";
import { rangeNow } from "./pieces.ts";
import { Raises } from "./planner/raises.ts";
import { freeStarts } from "./setup/place-first.ts";

const GROUPS_MAX = 96;
const SETS_MAX = 24;

/**
 * All legal moves of the seat to act, counted rather than listed: groups of moves that differ in
 * their cell (and price), in a fixed order. Any of them can be named by its index.
 */
export class Survey {
  total = 0;
  readonly raises = new Raises();
  private groups = 0;
  /** The first move of each group, without its cell; the group's size; prices per cell. */
  private readonly moves = new Array<PackedMove>(GROUPS_MAX).fill(0);
  private readonly counts = new Int32Array(GROUPS_MAX);
  private readonly prices = new Int32Array(GROUPS_MAX);
  /** Where a group's cells are: a place in `sets`, or -1 for a run of numbers. */
  private readonly places = new Int32Array(GROUPS_MAX);
  private readonly sets = new Int32Array(SETS_MAX * WORDS);
  private setsUsed = 0;

  load(state: State): void {
    this.total = 0;
    this.groups = 0;
    this.setsUsed = 0;
    const seat = state.active;
    switch (state.get(PHASE)) {
      case SETUP: {
        const set = this.newSet();
        freeStarts(state, this.sets, set);
        return this.addCells(pack(PLACE_FIRST), set);
      }
      case GIFTS: {
        const least = leastGift(state);
        this.add(packNumber(GIVE, least), mostToGive(state, seat) - least + 1, 1, -1);
        return this.addOne(pack(PASS));
      }
      case CULTURE:
        return this.loadTurn(state, seat);
      default:
        return;
    }
  }

  private loadTurn(state: State, seat: Seat): void {
    const spendable = purse(state, seat);
    if (state.get(PRICES_OPEN) === 1) this.addPrices(state, seat, SET_PRICES);
    this.addChoices(state, seat);
    this.addUses(state, seat);
    if (mayBuild(state, seat)) {
      const set = this.newSet();
      monumentSites(state, this.sets, set);
      this.addCells(pack(BUILD_MONUMENT), set);
    }
    if (isMainOpen(state, MAIN_PLACE)) {
      if (state.get(PRICES_RAISED) === 0) this.addCraftsmen(state, seat, spendable);
      this.addPrices(state, seat, RAISE_PRICES);
    }
    if (isMainOpen(state, MAIN_RAISE)) {
      this.raises.load(state, seat, spendable);
      this.add(packNumber(RAISE_MONUMENT, 0), this.raises.count, 1, -1);
    }
    if (state.get(PENDING) === -1) this.addOne(pack(END_TURN));
  }

  /** One card at a time. */
  private addPrices(state: State, seat: Seat, kind: number): void {
    for (let craft = 0; craft < CRAFTS.length; craft++) {
      if (state.of(seat, CARD + craft) === 0) continue;
      const least = kind === SET_PRICES ? 1 : state.of(seat, PRICE + craft) + 1;
      for (let price = least; price <= HIGHEST_PRICE; price++)
        this.addOne(pack(kind, craft, price));
    }
  }

  private addChoices(state: State, seat: Seat): void {
    if (state.get(CARD_CHOSEN) === 1) return;
    const gods = state.of(seat, GOD) === NO_GOD ? ALL_GODS.length : 0;
    for (let god = 0; god < gods; god++) {
      if (refuseGod(state, seat, god) === undefined) this.addOne(pack(CHOOSE_GOD, god));
    }
    for (let specialist = 0; specialist < SPECIALISTS_COUNT; specialist++) {
      if (refuseSpecialist(state, seat, specialist) === undefined) {
        this.addOne(pack(CHOOSE_SPECIALIST, specialist));
      }
    }
  }

  private addUses(state: State, seat: Seat): void {
    if (isReady(state, seat, BUILDER)) this.addOne(pack(USE_SPECIALIST, BUILDER));
    if (isReady(state, seat, HERD)) {
      const most = Math.min(6, purse(state, seat, HERD));
      for (let cattle = 2; cattle <= most; cattle += 2) {
        this.addOne(pack(USE_SPECIALIST, HERD, cattle));
      }
    }
    if (isReady(state, seat, NOMADS)) this.addOne(pack(USE_SPECIALIST, NOMADS));
    if (state.get(WATER_TILES) > 0 && isReady(state, seat, RAIN)) {
      for (const standing of [0, 1]) {
        const set = this.newSet();
        rainPairs(state, this.sets, set, standing === 1);
        keepPlaceable(state, this.sets, set, standing === 1 ? STANDING_BAR : LYING_BAR, RAIN);
        this.addCells(pack(USE_SPECIALIST, RAIN, standing), set);
      }
    }
    if (hasResourceTile(state) && isReady(state, seat, SHAMAN)) {
      const set = this.newSet();
      copySet(this.sets, set, state.words, EMPTY);
      keepPlaceable(state, this.sets, set, SINGLE, SHAMAN);
      for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
        if (state.get(RESOURCE_TILES + kind) > 0) {
          this.addCells(pack(USE_SPECIALIST, SHAMAN, kind), set);
        }
      }
    }
  }

  private addCraftsmen(state: State, seat: Seat, spendable: number): void {
    const range = rangeNow(state);
    for (let craft = 0; craft < CRAFTS.length; craft++) {
      if (of(COST, craft) > spendable || !mayPlace(state, seat, craft)) continue;
      surveySites(state, craft, range);
      const isNew = state.of(seat, CARD + craft) === 0;
      for (let group = of(FIRST_GROUP, craft); GROUPS[group]?.craft === craft; group++) {
        const shape = GROUPS[group]?.shape ?? LYING_BAR;
        const move = pack(PLACE_CRAFTSMAN, craft, isNew ? 1 : 0, shape === STANDING_BAR ? 1 : 0);
        const set = this.newSet();
        siteCells(state, craft, shape, this.sets, set);
        keepPlaceable(state, this.sets, set, shape);
        const cells = size(this.sets, set);
        this.add(move, isNew ? cells * HIGHEST_PRICE : cells, isNew ? HIGHEST_PRICE : 1, set);
      }
    }
  }

  private newSet(): number {
    return WORDS * this.setsUsed++;
  }

  private addOne(move: PackedMove): void {
    this.add(move, 1, 1, -1);
  }

  private addCells(move: PackedMove, set: number): void {
    this.add(move, size(this.sets, set), 1, set);
  }

  private add(move: PackedMove, count: number, prices: number, place: number): void {
    if (count <= 0) return;
    this.moves[this.groups] = move;
    this.counts[this.groups] = count;
    this.prices[this.groups] = prices;
    this.places[this.groups] = place;
    this.groups++;
    this.total += count;
  }

  /** The legal move of an index from 0 to `total` - 1. */
  pick(index: number): PackedMove {
    if (!(index >= 0 && index < this.total)) throw new RangeError(`no legal move ${index}`);
    let left = index;
    let group = 0;
    while (left >= (this.counts[group] as number)) left -= this.counts[group++] as number;
    const move = this.moves[group] as number;
    const place = this.places[group] as number;
    if (place === -1) return move + left * 16;
    const prices = this.prices[group] as number;
    const price = left % prices;
    const cell = cellNumber(this.sets, place, (left - price) / prices);
    return move + (price << 8) + (cell << 16);
  }
}
