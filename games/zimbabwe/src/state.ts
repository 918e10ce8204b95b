import type { Ranking, Seat } from "@sofala/engine";
import type { Craft, Empire, God, Resource, Specialist } from "./data/cards.ts";

/** `a1` is the top left cell of the map. */
export type CellName = string;
export type Prices = { readonly [craft in Craft]?: number };

/** One good for a monument: who makes it, from what, over which hubs. */
export interface Good {
  readonly craftsman: CellName;
  readonly resource: CellName;
  readonly hubs?: readonly CellName[];
  readonly primary?: {
    readonly craftsman: CellName;
    readonly resource: CellName;
    readonly hubs?: readonly CellName[];
  };
}

/** A good of a raise, with the craft that made it and the owner of the craftsman. */
export interface UsedGood extends Good {
  readonly craft: Craft;
  readonly owner: Seat;
}

export type Move =
  | { readonly kind: "place-first"; readonly at: CellName }
  | { readonly kind: "give"; readonly cattle: number }
  | { readonly kind: "pass" }
  | { readonly kind: "set-prices"; readonly prices: Prices }
  | { readonly kind: "choose-god"; readonly god: God }
  | { readonly kind: "choose-specialist"; readonly specialist: Specialist }
  | UseSpecialist
  | { readonly kind: "build-monument"; readonly at: CellName }
  | {
      readonly kind: "place-craftsman";
      readonly craftsman: Craft;
      readonly at: CellName;
      readonly vertical?: boolean;
      readonly price?: number;
    }
  | { readonly kind: "raise-prices"; readonly prices: Prices }
  | { readonly kind: "raise-monument"; readonly at: CellName; readonly goods: readonly Good[] }
  | { readonly kind: "end-turn" };

export type UseSpecialist = { readonly kind: "use-specialist" } & (
  | { readonly specialist: "builder" | "nomads" }
  | { readonly specialist: "herd"; readonly cattle: number }
  | { readonly specialist: "rain-ceremony"; readonly cells: readonly [CellName, CellName] }
  | { readonly specialist: "shaman"; readonly resource: Resource; readonly at: CellName }
);

export type MoveKind = Move["kind"];
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;

/** "Up to 7, then pass", said ahead of the gifts of a round. */
export interface Order {
  readonly kind: "gift";
  /** The most that the seat will give at a time, Elegua's part included; 0 to pass at once. */
  readonly upTo: number;
  readonly round: number;
}

/** Where cattle go: the stock of the game, or a card in front of a seat. */
export type Recipient =
  | { readonly to: "stock" }
  | { readonly to: "technology"; readonly seat: Seat; readonly craftsman: Craft }
  | { readonly to: "specialist"; readonly seat: Seat; readonly specialist: Specialist }
  | { readonly to: "god"; readonly seat: Seat; readonly god: God };

export type Event =
  | { readonly kind: "first-monument-placed"; readonly seat: Seat; readonly at: CellName }
  | {
      readonly kind: "gift-given";
      readonly seat: Seat;
      readonly cattle: number;
      /** The part that came from the stock (Elegua). */
      readonly fromStock: number;
      /** Cattle that each plaque received, in the order of the queue, Shadipinyi's first. */
      readonly plaques: readonly number[];
      /** Whose plaques these are, in the same order. */
      readonly owners: readonly Seat[];
    }
  | {
      readonly kind: "passed";
      readonly seat: Seat;
      /** Place in the order of play, from 1. */
      readonly place: number;
      /** The seat could not outbid and was passed over. */
      readonly automatic: boolean;
    }
  | {
      readonly kind: "gifts-ended";
      readonly turnOrder: readonly Seat[];
      /** What each seat takes from its plaques. */
      readonly received: readonly number[];
    }
  | { readonly kind: "prices-set"; readonly seat: Seat; readonly prices: Prices }
  | { readonly kind: "god-chosen"; readonly seat: Seat; readonly god: God; readonly vr: number }
  | {
      readonly kind: "specialist-chosen";
      readonly seat: Seat;
      readonly specialist: Specialist;
      readonly vr: number;
    }
  | { readonly kind: "specialist-used"; readonly seat: Seat; readonly specialist: Specialist }
  | {
      readonly kind: "herd-grown";
      readonly seat: Seat;
      /** What the stock adds to the card. */
      readonly cattle: number;
    }
  | { readonly kind: "resource-placed"; readonly resource: Resource; readonly at: CellName }
  | { readonly kind: "water-placed"; readonly cells: readonly [CellName, CellName] }
  | {
      readonly kind: "cattle-paid";
      readonly seat: Seat;
      readonly cattle: number;
      readonly recipient: Recipient;
    }
  | { readonly kind: "monument-built"; readonly seat: Seat; readonly at: CellName }
  | {
      readonly kind: "technology-taken";
      readonly seat: Seat;
      readonly craftsman: Craft;
      readonly card: number;
      readonly price: number;
      readonly vr: number;
    }
  | {
      readonly kind: "craftsman-placed";
      readonly seat: Seat;
      readonly craftsman: Craft;
      readonly at: CellName;
      readonly vertical: boolean;
      readonly vp: number;
    }
  | {
      readonly kind: "resource-used";
      readonly resource: Resource;
      readonly at: CellName;
      readonly by: CellName;
      readonly craft: Craft;
      readonly owner: Seat;
    }
  | {
      readonly kind: "monument-raised";
      readonly seat: Seat;
      readonly at: CellName;
      readonly level: number;
      readonly cattle: number;
      readonly vp: number;
      readonly goods: readonly UsedGood[];
    }
  | { readonly kind: "turn-ended"; readonly seat: Seat }
  | {
      readonly kind: "revenue-collected";
      readonly seat: Seat;
      readonly fromCards: number;
      readonly income: number;
    }
  | { readonly kind: "round-began"; readonly round: number; readonly queue: readonly Seat[] }
  | { readonly kind: "game-ended"; readonly ranking: Ranking; readonly limited: boolean };

export type Occupied = "off-map" | "water" | "resource" | "start" | "monument" | "craftsman";
/** A main action of phase II. */
export type MainAction = "build" | "place" | "raise";

export type Refusal =
  | { readonly code: "move/malformed"; readonly path: string; readonly reason: string }
  | { readonly code: "game/over" }
  | { readonly code: "turn/not-yours"; readonly active: Seat }
  | { readonly code: "turn/wrong-phase"; readonly phase: Phase }
  | { readonly code: "cell/off-map"; readonly at: CellName }
  | { readonly code: "start/not-a-starting-area"; readonly at: CellName }
  | { readonly code: "start/taken"; readonly at: CellName }
  | { readonly code: "gift/too-small"; readonly least: number }
  | { readonly code: "cattle/too-few"; readonly need: number; readonly have: number }
  | { readonly code: "prices/empty" }
  | { readonly code: "prices/card-missing"; readonly craftsman: Craft }
  | { readonly code: "prices/must-rise"; readonly craftsman: Craft; readonly price: number }
  | { readonly code: "prices/dziva-only" }
  | { readonly code: "prices/too-late" }
  | { readonly code: "card/one-per-turn" }
  | { readonly code: "god/already-adoring"; readonly god: God }
  | { readonly code: "god/not-available"; readonly god: God }
  | { readonly code: "vr/too-high"; readonly vr: number; readonly limit: number }
  | { readonly code: "specialist/not-available"; readonly specialist: Specialist }
  | { readonly code: "specialist/not-owned"; readonly specialist: Specialist }
  | { readonly code: "specialist/already-used"; readonly specialist: Specialist }
  | { readonly code: "specialist/nothing-to-place"; readonly specialist: Specialist }
  | { readonly code: "specialist/must-be-used"; readonly specialist: Specialist }
  | {
      readonly code: "specialist/must-stay-payable";
      readonly specialist: Specialist;
      readonly need: number;
      readonly have: number;
    }
  | { readonly code: "specialist/must-stay-placeable"; readonly specialist: Specialist }
  | { readonly code: "supply/no-resource-left"; readonly resource: Resource }
  | { readonly code: "rain/not-neighbours"; readonly cells: readonly [CellName, CellName] }
  | { readonly code: "main/one-per-turn"; readonly taken: MainAction }
  | { readonly code: "main/interrupted"; readonly taken: MainAction }
  | { readonly code: "main/prices-raised" }
  | { readonly code: "land/not-empty"; readonly at: CellName; readonly because: Occupied }
  | { readonly code: "monument/enough-built"; readonly limit: number }
  | { readonly code: "monument/zoning"; readonly at: CellName; readonly near: CellName }
  | { readonly code: "craft/no-card-left"; readonly craftsman: Craft }
  | { readonly code: "craft/no-tile-left"; readonly craftsman: Craft }
  | { readonly code: "craft/not-rotatable"; readonly craftsman: Craft }
  | { readonly code: "craft/price-missing"; readonly craftsman: Craft }
  | { readonly code: "craft/price-not-asked"; readonly craftsman: Craft }
  | {
      readonly code: "craft/no-free-resource";
      readonly craftsman: Craft;
      readonly resource: Resource;
      readonly range: number;
    }
  | { readonly code: "craft/no-primary-before"; readonly craftsman: Craft; readonly primary: Craft }
  | {
      readonly code: "craft/primary-out-of-reach";
      readonly craftsman: Craft;
      readonly primary: Craft;
    }
  | { readonly code: "raise/no-monument"; readonly at: CellName }
  | { readonly code: "raise/foreign"; readonly at: CellName; readonly owner: Seat }
  | { readonly code: "raise/complete"; readonly at: CellName }
  | { readonly code: "raise/once-per-turn"; readonly at: CellName }
  | { readonly code: "raise/number-of-goods"; readonly need: number; readonly have: number }
  | { readonly code: "raise/same-good"; readonly resource: Resource }
  | { readonly code: "raise/no-craftsman"; readonly at: CellName }
  | { readonly code: "raise/superseded"; readonly craftsman: Craft; readonly by: Craft }
  | { readonly code: "raise/primary-missing"; readonly craftsman: Craft; readonly primary: Craft }
  | { readonly code: "raise/primary-not-asked"; readonly craftsman: Craft }
  | {
      readonly code: "raise/wrong-primary";
      readonly craftsman: Craft;
      readonly primary: Craft;
      readonly found: Craft;
    }
  | { readonly code: "raise/out-of-reach"; readonly from: CellName; readonly to: CellName }
  | { readonly code: "raise/not-a-hub"; readonly at: CellName }
  | { readonly code: "raise/hub-twice"; readonly at: CellName }
  | { readonly code: "raise/own-hub"; readonly at: CellName }
  | { readonly code: "raise/wrong-resource"; readonly at: CellName; readonly resource: Resource }
  | {
      readonly code: "raise/resource-out-of-range";
      readonly at: CellName;
      readonly craftsman: CellName;
      readonly range: number;
    }
  | { readonly code: "raise/resource-used"; readonly at: CellName };

export type Phase = "setup" | "gifts" | "culture" | "over";

export type Options = {
  /** The gods in play; left out or "random": eight at random. */
  readonly gods?: "random" | readonly God[];
  readonly specialists?: boolean;
  readonly firstPlay?: boolean;
  /** When Dziva may change prices: "ruled" also when she is chosen, "start" only at the start of a turn. */
  readonly dziva?: "ruled" | "start";
  /** The round after which the best VP - VR wins; 0 for none. */
  readonly roundLimit?: number;
  /** The code of the map; left out: a random map. */
  readonly map?: string;
};

export interface SeatPosition {
  readonly empire: Empire;
  readonly cattle: number;
  readonly god?: God;
  readonly godCattle?: number;
  readonly specialists?: { readonly [specialist in Specialist]?: number };
  readonly technologies?: {
    readonly [craft in Craft]?: {
      readonly card: number;
      readonly price: number;
      readonly cattle: number;
    };
  };
}

export interface Position {
  readonly format: "sofala-position/1";
  readonly game: "zimbabwe";
  readonly board: readonly string[];
  readonly phase: Phase;
  readonly round: number;
  readonly turnOrder: readonly Seat[];
  readonly active: Seat | null;
  readonly vrStack: readonly Seat[];
  readonly seats: readonly SeatPosition[];
  readonly monuments: readonly {
    readonly at: CellName;
    readonly seat: Seat;
    readonly level: number;
  }[];
  readonly craftsmen: readonly {
    readonly craftsman: Craft;
    readonly at: CellName;
    readonly seat: Seat;
    readonly vertical?: true;
  }[];
  readonly used: { readonly [cell: CellName]: number };
  readonly gods: readonly God[];
  readonly supply: {
    readonly resources: { readonly [resource in Resource]: number };
    readonly water: number;
  };
  readonly options: Options;
}
