import type { Resource } from "@sofala/zimbabwe";

/** The panels of a Zimbabwe table: what lies on the real one besides the map. */
export interface PanelsText {
  readonly tabs: {
    readonly log: string;
    readonly gods: string;
    readonly crafts: string;
    readonly order: string;
  };
  readonly round: (round: number) => string;
  /** The phases of a round as a short line says them. */
  readonly phase: {
    readonly setup: string;
    readonly gifts: string;
    readonly culture: string;
    readonly over: string;
  };
  readonly status: StatusText;
  readonly log: LogText;
  readonly seat: SeatText;
  readonly track: TrackText;
  readonly gods: GodsText;
  readonly crafts: CraftsText;
  readonly order: OrderText;
  /** So many head of cattle. */
  readonly cattle: (cattle: number) => string;
}

/** What is going on, in a sentence; `name` is left out where it is the only person here. */
interface StatusText {
  readonly placesFirst: (name: string) => string;
  readonly youPlaceFirst: (name?: string) => string;
  readonly gives: (name: string) => string;
  readonly youGive: (name?: string) => string;
  readonly plays: (name: string) => string;
  readonly youPlay: (name?: string) => string;
  readonly thinks: (name: string) => string;
  readonly over: (winners: readonly string[]) => string;
  readonly past: (move: number, of: number) => string;
}

interface LogText {
  readonly setup: string;
  readonly gifts: string;
  readonly turnOf: (name: string) => string;
  readonly revenue: string;
  readonly end: string;
  /** Where the cattle of a move went. */
  readonly bill: (bill: {
    readonly others: readonly { readonly name: string; readonly cattle: number }[];
    readonly ownCards: number;
    readonly stock: number;
  }) => string;
}

interface SeatText {
  readonly person: string;
  readonly thinking: string;
  readonly you: string;
  readonly inHand: string;
  readonly atRevenue: string;
  readonly onPlaque: string;
  /** Where the cattle at revenue comes from. */
  readonly revenue: (onCards: number, income: number) => string;
  /** Short for victory points. */
  readonly vp: string;
  readonly vpLong: string;
  readonly vrLong: string;
  /** `14 to go · 7 goods` */
  readonly toGo: (vp: number, goods: number) => string;
  /** VP are at least VR. */
  readonly reached: (over: number) => string;
  readonly noCards: string;
  readonly used: string;
  readonly mustUse: string;
  readonly price: string;
  readonly order: { readonly label: string; readonly turn: string; readonly seat: string };
  /** Place in the order of what goes on: `plays second`. */
  readonly place: {
    readonly setup: (place: number) => string;
    readonly culture: (place: number) => string;
    readonly over: (place: number) => string;
  };
}

interface TrackText {
  readonly caption: string;
  readonly player: string;
  readonly toGo: string;
  /** Where the VR marker lies among those on the same number, the lowest first. */
  readonly stack: string;
  readonly stackOf: (place: number, of: number) => string;
}

interface GodsText {
  readonly free: string;
  readonly taken: string;
  readonly noneFree: string;
  readonly specialists: string;
  readonly vr: (vr: number) => string;
  /** `fee 2`, `fee 2, 4 or 6` */
  readonly fee: (fees: readonly number[]) => string;
  readonly unused: string;
  readonly onCard: (cattle: number) => string;
  readonly rules: (name: string) => string;
}

interface CraftsText {
  readonly cost: string;
  readonly vpEach: string;
  readonly tiles: (left: number, of: number) => string;
  readonly tile: { readonly bar: string; readonly square: string };
  readonly cardFree: (card: number, vr: number) => string;
  readonly cardOf: (card: {
    readonly card: number;
    readonly name: string;
    readonly price: number;
    readonly cattle: number;
  }) => string;
  readonly free: string;
  readonly supplies: string;
  readonly suppliesHint: string;
  readonly resourceTiles: (resource: Resource, left: number, of: number) => string;
  readonly waterTiles: (left: number, of: number) => string;
}

interface OrderText {
  readonly firstMonuments: string;
  readonly play: string;
  readonly plaques: string;
  readonly hintPlaques: string;
  readonly lastGift: (cattle: number) => string;
  readonly noGift: string;
  readonly leastGift: (cattle: number) => string;
  readonly active: string;
  readonly next: string;
  readonly passed: (place: number) => string;
  readonly stillIn: string;
  readonly done: string;
  readonly toCome: string;
  readonly placed: string;
  readonly open: string;
  readonly nextPlaque: string;
  readonly extraPlaque: (name: string) => string;
}
