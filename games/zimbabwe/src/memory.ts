import type { Seat } from "@sofala/engine";
import type { Options } from "./state.ts";
import { BOX } from "./data/cards.ts";
import { CRAFTS, RESOURCES_COUNT, SPECIALISTS_COUNT } from "./indices.ts";
import { WORDS } from "./map/cell-set.ts";
import type { Cell } from "./map/cells.ts";
import type { Geography } from "./map/geography.ts";
import type { HubNet } from "./map/hubs.ts";

/**
 * Where everything lies: a state is one flat block of words, so that a copy is one `set()`.
 * Names in capitals are places in the block; sets of cells take WORDS words each.
 */
let free = 0;
function take(words = 1): number {
  const place = free;
  free += words;
  return place;
}

const SEATS_MAX = 5;
const CRAFTSMEN_MAX = CRAFTS.length * BOX.craftsmanTiles;

// The table.
export const PLAYERS = take();
export const PHASE = take();
export const ROUND = take();
/** The seat that owes a decision, or -1. */
export const ACTIVE = take();
export const TURN_ORDER = take(SEATS_MAX);
/** First moved first. */
export const VR_STACK = take(SEATS_MAX);
/** Bits by god and by specialist: the cards nobody has. */
export const FREE_GODS = take();
export const FREE_SPECIALISTS = take();
export const WATER_TILES = take();
export const RESOURCE_TILES = take(RESOURCES_COUNT);
/** Technology cards taken, per craft: 0 to 2. */
export const CARDS_TAKEN = take(CRAFTS.length);
/** Craftsmen on the map, per craft and in all. */
export const TILES_PLACED = take(CRAFTS.length);
export const CRAFTSMEN_PLACED = take();
/** One word each, in the order of placing; see pieces.ts. */
export const CRAFTSMEN = take(CRAFTSMEN_MAX);

// Phase I.
export const QUEUE = take(SEATS_MAX);
/** Place in the queue of the seat whose turn it is. */
export const QUEUE_AT = take();
export const LAST_GIFT = take();
export const NEXT_PLAQUE = take();
/** In the order of the queue, Shadipinyi's first where he is adored. */
export const PLAQUES = take(SEATS_MAX + 1);
/** The order of play as far as it is known, last place first to be filled. */
export const NEXT_ORDER = take(SEATS_MAX);
/** Bits by seat. */
export const PASSED = take();
export const HAS_GIVEN = take();

// The turn of phase II.
/** How many have had theirs in this round. */
export const TURN = take();
/** A decision was made since the turn, or the gifts, began. */
export const TURN_BEGUN = take();
/** A god or specialist was chosen. */
export const CARD_CHOSEN = take();
/** The specialist that is chosen but not used yet, or -1. */
export const PENDING = take();
/** Bits by specialist. */
export const SPECIALISTS_USED = take();
/** The main action taken; see MAIN_… */
export const MAIN = take();
export const MAIN_INTERRUPTED = take();
export const PRICES_RAISED = take();
export const MONUMENTS_BUILT = take();
/** Dziva may change prices now. */
export const PRICES_OPEN = take();
/** Bits by craft: those on the map when the turn began. */
export const CRAFTS_BEFORE = take();

// Seats.
const SEATS = take(0);
const FIRST_FIELD = free;
const perSeat = (words = 1) => take(words) - FIRST_FIELD;
export const EMPIRE = perSeat();
export const CATTLE = perSeat();
export const VR = perSeat();
export const VP = perSeat();
/** The level of the highest monument. */
export const HIGHEST = perSeat();
export const GOD = perSeat();
export const GOD_CATTLE = perSeat();
export const SPECIALIST_CATTLE = perSeat(SPECIALISTS_COUNT);
/** Bits by specialist. */
export const SPECIALISTS = perSeat();
/** 0 without the card, else 1 or 2. */
export const CARD = perSeat(CRAFTS.length);
export const PRICE = perSeat(CRAFTS.length);
export const CARD_CATTLE = perSeat(CRAFTS.length);
const SEAT_WORDS = free - FIRST_FIELD;
take(SEAT_WORDS * (SEATS_MAX - 1));

// Sets of cells.
export const RESOURCE_CELLS = take(RESOURCES_COUNT * WORDS);
/** R 2.5: land where something may be put. */
export const EMPTY = take(WORDS);
export const MONUMENTS = take(WORDS);
export const MONUMENTS_OF = take(SEATS_MAX * WORDS);
/** The level of a monument in binary: three sets, lowest bit first. */
export const LEVELS = take(3 * WORDS);
/** Resources with at least one used marker, and with two. */
export const USED = take(WORDS);
export const USED_TWICE = take(WORDS);
/** Monuments raised in this turn. */
export const RAISED = take(WORDS);

/** All that makes two states different, but for the map, ends here; what follows is remembered, not known. */
export const KNOWN_WORDS = take(0);

/** Per craft, where its tiles find a resource and a primary, and for which range; see culture/sites.ts. */
export const SITES_RANGE = take();
export const SUPPLIED_VALID = take();
export const SUPPLIED = take(CRAFTS.length * WORDS);
export const LINKED_VALID = take();
export const LINKED = take(CRAFTS.length * WORDS);
/** A number for the craftsmen and their prices, or 0; see planner/market.ts. */
export const MARKET = take();
/** A number for the resources, their markers and the water, or 0; see planner/market.ts. */
export const RESOURCES_NUMBER = take();
/** A number for what is on the map and the prices, or 0; see analysis/next-round.ts. */
export const BOARD = take();
const STATE_WORDS = free;

export const SETUP = 0;
export const GIFTS = 1;
export const CULTURE = 2;
export const OVER = 3;

export const MAIN_NONE = 0;
export const MAIN_BUILD = 1;
export const MAIN_PLACE = 2;
export const MAIN_RAISE = 3;

/** States are cut from slabs: a block of memory of its own costs more than copying a state. */
const SLAB_STATES = 16;
let slab = new ArrayBuffer(0);
let cut = 0;

function newWords(): Int32Array {
  const bytes = STATE_WORDS * Int32Array.BYTES_PER_ELEMENT;
  if (cut + bytes > slab.byteLength) {
    slab = new ArrayBuffer(SLAB_STATES * bytes);
    cut = 0;
  }
  cut += bytes;
  return new Int32Array(slab, cut - bytes, STATE_WORDS);
}

/** The state of a game. Copy, then change: the rules' verbs work in place. */
export class State {
  readonly words: Int32Array;
  readonly options: Options;
  geography: Geography;
  /** The networks of hubs by range. */
  near: HubNet | undefined;
  far: HubNet | undefined;
  /** A monument that the networks, which other states share, do not know yet; -1: none. */
  newHub: Cell = -1;
  private hasBuilt = false;
  /** Two states share hubs and map until one of them builds, or makes rain. */
  sharesHubs = false;
  private sharesMap = false;

  constructor(words: Int32Array, options: Options, geography: Geography) {
    this.words = words;
    this.options = options;
    this.geography = geography;
  }

  static blank(options: Options, geography: Geography): State {
    return new State(newWords(), options, geography);
  }

  copy(): State {
    const words = newWords();
    words.set(this.words);
    const copy = new State(words, this.options, this.geography);
    copy.near = this.near;
    copy.far = this.far;
    copy.newHub = this.newHub;
    copy.sharesHubs = true;
    copy.sharesMap = true;
    this.sharesHubs = true;
    this.sharesMap = true;
    return copy;
  }

  /** A copy with memory of its own and nothing that can be computed again. */
  compact(): State {
    const words = new Int32Array(STATE_WORDS);
    words.set(this.words.subarray(0, KNOWN_WORDS));
    return new State(words, this.options, this.geography.compact());
  }

  /** Tells the networks of hubs about a new monument. A copy may never need them again: its first one waits. */
  addHub(cell: Cell): void {
    if (this.sharesHubs && this.newHub === -1 && !this.hasBuilt) {
      this.hasBuilt = true;
      this.newHub = cell;
      return;
    }
    this.ownHubs();
    this.near?.addMonument(cell);
    this.far?.addMonument(cell);
  }

  addWater(first: Cell, second: Cell): void {
    if (this.sharesMap) {
      this.geography = this.geography.copy();
      this.sharesMap = false;
      // Hubs on the old map are of no use, nobody's or not.
      this.sharesHubs = true;
    }
    this.ownHubs();
    const body = this.geography.addWater(first, second);
    this.near?.addWater(body);
    this.far?.addWater(body);
  }

  private ownHubs(): void {
    if (!this.sharesHubs) return;
    this.near = this.near?.copy(this.geography);
    this.far = this.far?.copy(this.geography);
    this.sharesHubs = false;
    if (this.newHub === -1) return;
    this.near?.addMonument(this.newHub);
    this.far?.addMonument(this.newHub);
    this.newHub = -1;
  }

  get(place: number): number {
    return this.words[place] as number;
  }

  set(place: number, value: number): void {
    this.words[place] = value;
  }

  add(place: number, amount: number): void {
    this.words[place] = (this.words[place] as number) + amount;
  }

  of(seat: Seat, field: number): number {
    return this.words[SEATS + seat * SEAT_WORDS + field] as number;
  }

  setOf(seat: Seat, field: number, value: number): void {
    this.words[SEATS + seat * SEAT_WORDS + field] = value;
  }

  addOf(seat: Seat, field: number, amount: number): void {
    const place = SEATS + seat * SEAT_WORDS + field;
    this.words[place] = (this.words[place] as number) + amount;
  }

  get players(): number {
    return this.words[PLAYERS] as number;
  }

  get active(): Seat {
    return this.words[ACTIVE] as number;
  }
}
