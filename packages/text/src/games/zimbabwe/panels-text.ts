import type { Resource } from "@sofala/zimbabwe";

/** The panels of a Zimbabwe table: everything besides the map. */
export interface PanelsText {
  readonly tabs: {
    readonly log: string;
    readonly gods: string;
    readonly crafts: string;
    readonly order: string;
  };
  readonly round: (round: number) => string;
  /** Short names of the phases of a round. */
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
  readonly order: TurnOrderText;
  /** A number of cattle. */
  readonly cattle: (cattle: number) => string;
}

/** The status sentence; `name` is left out if this is the only person at the device. */
interface StatusText {
  readonly placesFirst: (name: string) => string;
  readonly youPlaceFirst: (name?: string) => string;
  readonly gives: (name: string) => string;
  readonly youGive: (name?: string) => string;
  readonly plays: (name: string) => string;
  readonly youPlay: (name?: string) => string;
  readonly thinks: (name: string) => string;
  readonly gameOver: (winners: readonly string[]) => string;
  readonly lookingBack: (move: number, of: number) => string;
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
  readonly remaining: (vp: number, goods: number) => string;
  /** VP are at least VR. */
  readonly requirementReached: (over: number) => string;
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
  readonly remaining: string;
  /** Where the VR marker lies among those on the same number, the lowest first. */
  readonly vrStack: string;
  readonly vrStackPlace: (place: number, of: number) => string;
}

interface GodsText {
  readonly free: string;
  readonly taken: string;
  readonly noneFree: string;
  readonly specialists: string;
  readonly vr: (vr: number) => string;
  /** `fee 2`, `fee 2, 4 or 6` */
  readonly fee: (fees: readonly number[]) => string;
  readonly noSpecialists: string;
  readonly cattleOnCard: (cattle: number) => string;
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

interface TurnOrderText {
  readonly firstMonuments: string;
  readonly playOrder: string;
  readonly plaques: string;
  readonly plaquesHint: string;
  readonly lastGift: (cattle: number) => string;
  readonly noGift: string;
  readonly minGift: (cattle: number) => string;
  readonly decidesNow: string;
  readonly next: string;
  readonly passed: (place: number) => string;
  readonly stillIn: string;
  readonly hasPlayed: string;
  readonly willPlay: string;
  readonly hasPlaced: string;
  readonly notPlacedYet: string;
  readonly receivesNext: string;
  readonly extraPlaque: (name: string) => string;
}
