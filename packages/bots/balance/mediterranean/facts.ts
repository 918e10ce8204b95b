import type { Ranking, Seat } from "@sofala/engine";
import {
  cubesInPlay,
  type Event,
  type MoneySource,
  type State,
  type VpSource,
} from "@sofala/mediterranean";

/** Where victory points come from and go to. */
export type PointSource = VpSource | "start" | "bought" | "deals";
const NO_POINTS: { readonly [S in PointSource]: number } = {
  start: 0,
  prosperity: 0,
  ability: 0,
  development: 0,
  industry: 0,
  bought: 0,
  culture: 0,
  line: 0,
  wonder: 0,
  deals: 0,
  calamity: 0,
  penalty: 0,
};
export const POINT_SOURCES = Object.keys(NO_POINTS) as readonly PointSource[];

const NO_MONEY: { readonly [S in MoneySource]: number } = {
  goods: 0,
  ability: 0,
  industry: 0,
  development: 0,
  calamity: 0,
};
export const MONEY_SOURCES = Object.keys(NO_MONEY) as readonly MoneySource[];

/** What one seat did in a game. */
export interface SeatFacts {
  score: number;
  readonly points: { [S in PointSource]: number };
  /** Money for cards, by turn. */
  readonly income: number[];
  readonly money: { [S in MoneySource]: number };
  readonly built: Set<string>;
  destroyed: number;
  standing: number;
  readonly bought: Set<string>;
  deals: number;
  /** Points given away in deals. */
  given: number;
  stored: number;
  cubes: number;
  mostCubes: number;
  /** Place in the first turn order, from 0. */
  readonly order: number;
}

export type Fate = "struck" | "nobody-below" | "all-tied" | "undecided";
export interface CalamityFacts {
  readonly calamity: string;
  readonly turn: number;
  readonly fate: Fate;
  /** Rounds of voting. */
  readonly rounds: number;
}

export interface GameFacts {
  readonly seats: readonly Readonly<SeatFacts>[];
  readonly calamities: readonly CalamityFacts[];
  readonly winner: Seat;
  /** Seats with the most points. */
  readonly leaders: number;
  /** The first place was thrown for. */
  readonly isThrown: boolean;
}

type Entries = {
  readonly [K in Event["kind"]]?: (event: Extract<Event, { readonly kind: K }>) => void;
};

/** Follows a game by what it reports. */
export class Bookkeeper {
  private readonly seats: readonly SeatFacts[];
  private readonly calamities: CalamityFacts[] = [];
  private turn: number;
  private rounds = 0;
  private isThrown = false;

  constructor(start: State) {
    this.turn = start.turn;
    this.seats = start.players.map((player, seat) => ({
      score: 0,
      points: { ...NO_POINTS, start: player.vp },
      income: start.edition.rules.ageOfTurn.value.map(() => 0),
      money: { ...NO_MONEY },
      built: new Set(),
      destroyed: 0,
      standing: 0,
      bought: new Set(),
      deals: 0,
      given: 0,
      stored: 0,
      cubes: cubesInPlay(player),
      mostCubes: cubesInPlay(player),
      order: start.turnOrder.indexOf(seat),
    }));
  }

  enter(event: Event): void {
    const entry = this.entries[event.kind] as ((event: Event) => void) | undefined;
    entry?.(event);
  }

  private readonly entries: Entries = {
    "turn-began": ({ turn }) => {
      this.turn = turn;
    },
    "money-changed": ({ seat, source, by }) => {
      const { income, money } = this.at(seat);
      money[source] += by;
      if (source === "goods") income[this.turn - 1] = by;
    },
    "vp-changed": ({ seat, source, by }) => {
      this.at(seat).points[source] += by;
    },
    "vp-bought": ({ seat, vp }) => {
      this.at(seat).points.bought += vp;
    },
    "deal-made": ({ maker, partner, toPartner, toMaker }) => {
      this.trade(maker, toPartner.vp, toMaker.vp);
      this.trade(partner, toMaker.vp, toPartner.vp);
    },
    "stored-returned": ({ seat, count }) => {
      this.at(seat).stored += count;
    },
    "building-built": ({ seat, building }) => {
      this.at(seat).built.add(building);
    },
    "track-flipped": ({ seat, destroyed }) => {
      this.at(seat).destroyed += destroyed.length;
    },
    "development-bought": ({ seat, card }) => {
      this.at(seat).bought.add(card);
    },
    "workers-gained": ({ seat, workers }) => this.count(seat, workers),
    "cubes-lost": ({ seat, areas }) => this.count(seat, -areas.length),
    "vote-called": ({ round }) => {
      this.rounds = round;
    },
    "calamity-struck": ({ calamity }) => this.note(calamity, "struck"),
    "calamity-passed": ({ calamity, reason }) => this.note(calamity, reason),
    "tie-break-began": () => {
      this.isThrown = true;
    },
  };

  /** The whole game, once it is over. */
  close(end: State, [[winner = 0] = []]: Ranking): GameFacts {
    for (const [seat, { vp, buildings }] of end.players.entries()) {
      this.at(seat).score = vp;
      this.at(seat).standing = buildings.length;
    }
    const { seats, calamities, isThrown } = this;
    const most = Math.max(...seats.map(({ score }) => score));
    const leaders = seats.filter(({ score }) => score === most).length;
    return { seats, calamities, winner, leaders, isThrown };
  }

  private at(seat: Seat): SeatFacts {
    const facts = this.seats[seat];
    if (facts === undefined) throw new Error(`nobody sits at ${seat}`);
    return facts;
  }

  private trade(seat: Seat, given: number, received: number): void {
    const facts = this.at(seat);
    facts.deals += 1;
    facts.given += given;
    facts.points.deals += received - given;
  }

  private count(seat: Seat, cubes: number): void {
    const facts = this.at(seat);
    facts.cubes += cubes;
    facts.mostCubes = Math.max(facts.mostCubes, facts.cubes);
  }

  private note(calamity: string, fate: Fate): void {
    this.calamities.push({ calamity, turn: this.turn, fate, rounds: this.rounds });
    this.rounds = 0;
  }
}
