import type { Seat } from "@sofala/engine";
import { ANANSI, ATETE, CRAFTS, ESHU, RESOURCES_COUNT, TSUI_GOAB } from "../indices.ts";
import { WORDS } from "../map/cell-set.ts";
import {
  BOARD,
  CRAFTSMEN,
  CRAFTSMEN_PLACED,
  GOD,
  MONUMENTS_OF,
  PRICE,
  RESOURCE_CELLS,
  type State,
} from "../memory.ts";
import { Prospects } from "./prospects.ts";
import { withoutMarkers } from "./table.ts";

/** Gods that change what their worshipper finds on the map. */
const BENDING: readonly number[] = [ESHU, ATETE, ANANSI, TSUI_GOAB];
const isBending = (state: State, seat: Seat): boolean => BENDING.includes(state.of(seat, GOD));
/** When so many boards are known, all are forgotten. */
const BOARDS_MAX = 1000;
const BOARD_WORDS_MAX = 256;

/** How many boards are found by their numbers: a power of 2. */
const NUMBERED_MAX = 1 << 10;

/** All that prospects depend on but the buyer's god and the levels of monuments. */
interface Board {
  /** Written on states with this board, and on no others; 0 once it is forgotten. */
  number: number;
  readonly words: Int32Array;
  /** By seat and bending god. */
  readonly prospects: (Prospects | undefined)[];
}

/**
 * What seats could raise in the next round, when no resource is used yet. Most turns leave the board as it is:
 * what was worked out for one is remembered.
 */
export class NextRound {
  private readonly boards = new Map<number, Board>();
  private readonly numbered: (Board | undefined)[] = Array.from({ length: NUMBERED_MAX });
  /** Of boards that were forgotten. */
  private readonly spare: Prospects[] = [];
  private readonly words = new Int32Array(BOARD_WORDS_MAX);
  private length = 0;
  /** The state at hand without used markers, and the prospects loaded last if its god changes nothing. */
  private cleared: State | undefined;
  private last: Prospects | undefined;

  /** By seat. What it gives holds until the next time. */
  load(state: State, into: Prospects[]): void {
    const board = this.numberedBoard(state);
    this.cleared = undefined;
    this.last = undefined;
    // Seats with a bending god come last: the others find the same goods.
    for (let seat = 0; seat < state.players; seat++) {
      if (!isBending(state, seat)) into[seat] = this.find(board, state, seat, 0);
    }
    for (let seat = 0; seat < state.players; seat++) {
      if (!isBending(state, seat)) continue;
      this.last = undefined;
      into[seat] = this.find(board, state, seat, 1 + BENDING.indexOf(state.of(seat, GOD)));
    }
  }

  private find({ prospects }: Board, state: State, seat: Seat, bending: number): Prospects {
    const place = seat * (BENDING.length + 1) + bending;
    const known = prospects[place];
    if (known !== undefined) {
      known.loadLevels(state);
      return known;
    }
    const found = this.spare.pop() ?? new Prospects();
    this.cleared ??= withoutMarkers(state);
    found.load(this.cleared, seat, this.last);
    this.last = found;
    prospects[place] = found;
    return found;
  }

  /** Copies of a state bear its number until their board changes. */
  private numberedBoard(state: State): Board {
    const number = state.get(BOARD);
    const known = this.numbered[number & (NUMBERED_MAX - 1)];
    if (number !== 0 && known?.number === number) return known;
    const board = this.board(state);
    state.set(BOARD, board.number);
    this.numbered[board.number & (NUMBERED_MAX - 1)] = board;
    return board;
  }

  private board(state: State): Board {
    const key = this.read(state);
    const known = this.boards.get(key);
    if (known !== undefined && this.isSame(known.words)) return known;
    if (known !== undefined) {
      this.forget(known);
      this.boards.delete(key);
    }
    if (this.boards.size >= BOARDS_MAX) {
      for (const board of this.boards.values()) this.forget(board);
      this.boards.clear();
    }
    const board = { number: ++numbers, words: this.words.slice(0, this.length), prospects: [] };
    this.boards.set(key, board);
    return board;
  }

  private forget(board: Board): void {
    board.number = 0;
    for (const each of board.prospects) if (each !== undefined) this.spare.push(each);
  }

  /** Writes down the board of a state; returns a number for it. */
  private read(state: State): number {
    const { words, geography, players } = state;
    this.length = 0;
    this.note(geography.terrain.onMap, 0, WORDS);
    this.note(geography.water, 0, WORDS);
    this.note(words, MONUMENTS_OF, players * WORDS);
    this.note(words, RESOURCE_CELLS, RESOURCES_COUNT * WORDS);
    this.note(words, CRAFTSMEN_PLACED, 1);
    this.note(words, CRAFTSMEN, state.get(CRAFTSMEN_PLACED));
    for (let seat = 0; seat < players; seat++) {
      for (let craft = 0; craft < CRAFTS.length; craft++) {
        this.words[this.length++] = state.of(seat, PRICE + craft);
      }
    }
    let key = 0;
    for (let i = 0; i < this.length; i++) {
      key = Math.imul(key ^ (this.words[i] as number), 0x9e3779b1);
      key ^= key >>> 15;
    }
    return key;
  }

  private note(from: Int32Array, first: number, count: number): void {
    for (let i = 0; i < count; i++) this.words[this.length++] = from[first + i] as number;
  }

  private isSame(words: Int32Array): boolean {
    if (words.length !== this.length) return false;
    for (let i = 0; i < words.length; i++) if (words[i] !== this.words[i]) return false;
    return true;
  }
}

let numbers = 0;
