import type { Craft, God, Resource, Specialist } from "./data.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Seat = number;
/** Column letter and row number, `a1` at the top left. */
export type Cell = string;

export interface Technology {
  card: 1 | 2;
  price: number;
  cattle: number;
}

export interface Player {
  empire: string;
  cattle: number;
  god?: God;
  godCattle: number;
  /** Cattle on each specialist owned. */
  specialists: Partial<Record<Specialist, number>>;
  technologies: Partial<Record<Craft, Technology>>;
}

export interface Monument {
  at: Cell;
  seat: Seat;
  level: number;
}

export interface Craftsman {
  craftsman: Craft;
  at: Cell;
  seat: Seat;
  vertical: boolean;
}

export interface Options {
  gods?: "random" | God[];
  specialists?: boolean;
  firstPlay?: boolean;
  dziva?: "ruled" | "start";
  roundLimit?: number;
}

/** Phase I while it lasts (R 5). */
export interface Gifts {
  queue: Seat[];
  /** Cattle on the plaques in order; where Shadipinyi is adored his plaque is the first. */
  plaques: number[];
  nextPlaque: number;
  lastGift: number;
  /** Index into `queue` of the one to decide. */
  turn: number;
  /** Who gave at least once: Elegua helps with a first gift only. */
  givers: Seat[];
  /** In order of passing. */
  passed: Seat[];
  /** Whether somebody has given or passed of his own will. */
  decided: boolean;
}

/** One player's turn of phase II (R 6). */
export interface Turn {
  seat: Seat;
  /** The kinds of the moves made so far, in order. */
  history: MoveKind[];
  /** Chosen in this turn and not used yet (R 6.6). */
  pending?: Specialist;
  usedSpecialists: Specialist[];
  /** Craftsmen placed in this turn, for R 10.8. */
  placed: Craft[];
  /** Monuments raised in this turn. */
  raised: Cell[];
}

export interface NaiveState {
  board: string[];
  options: Options;
  phase: "setup" | "gifts" | "culture" | "over";
  round: number;
  /** In `gifts` still that of the round before. */
  turnOrder: Seat[];
  /** Seats by the time their VR marker last moved, first moved first. */
  vrStack: Seat[];
  players: Player[];
  monuments: Monument[];
  craftsmen: Craftsman[];
  /** Used markers. */
  used: Record<Cell, number>;
  gods: God[];
  supply: { resources: Record<Resource, number>; water: number };
  gifts?: Gifts;
  turn?: Turn;
}

export interface Delivery {
  craftsman: Cell;
  resource: Cell;
  hubs?: Cell[];
}
export interface Good extends Delivery {
  primary?: Delivery;
}

export type Prices = Partial<Record<Craft, number>>;

export type Move =
  | { kind: "place-first"; at: Cell }
  | { kind: "give"; cattle: number }
  | { kind: "pass" }
  | { kind: "set-prices"; prices: Prices }
  | { kind: "choose-god"; god: God }
  | { kind: "choose-specialist"; specialist: Specialist }
  | UseSpecialist
  | { kind: "build-monument"; at: Cell }
  | PlaceCraftsman
  | { kind: "raise-prices"; prices: Prices }
  | { kind: "raise-monument"; at: Cell; goods: Good[] }
  | { kind: "end-turn" };
export type MoveKind = Move["kind"];

export type UseSpecialist =
  | { kind: "use-specialist"; specialist: "builder" | "nomads" }
  | { kind: "use-specialist"; specialist: "herd"; cattle: number }
  | { kind: "use-specialist"; specialist: "shaman"; resource: Resource; at: Cell }
  | { kind: "use-specialist"; specialist: "rain-ceremony"; cells: [Cell, Cell] };

export interface PlaceCraftsman {
  kind: "place-craftsman";
  craftsman: Craft;
  at: Cell;
  vertical?: true;
  price?: number;
}

export function playerAt(state: NaiveState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Who owes the next decision; nobody once the game is over. */
export function active(state: NaiveState): Seat | undefined {
  switch (state.phase) {
    case "setup":
      // R 4.4: from the top of the stack down.
      return state.vrStack.findLast(
        (seat) => !state.monuments.some((monument) => monument.seat === seat),
      );
    case "gifts":
      return state.gifts?.queue[state.gifts.turn];
    case "culture":
      return state.turn?.seat;
    case "over":
      return undefined;
  }
}
