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

export type CalamityOutcome = "struck" | "nobody-below" | "all-tied" | "undecided";
export interface CalamityFacts {
  readonly calamity: string;
  readonly turn: number;
  readonly outcome: CalamityOutcome;
  /** Rounds of voting. */
  readonly rounds: number;
}

export interface GameFacts {
  readonly seats: readonly Readonly<SeatFacts>[];
  readonly calamities: readonly CalamityFacts[];
  readonly winner: Seat;
  /** Seats with the most points. */
  readonly leaders: number;
  /** True if the first place was decided by a throw. */
  readonly wasDecidedByThrow: boolean;
}

type Entries = {
  readonly [K in Event["kind"]]?: (event: Extract<Event, { readonly kind: K }>) => void;
};

/** Collects facts from the events of a game. */
export class GameRecorder {
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

  record(event: Event): void {
    const entry = this.handlers[event.kind] as ((event: Event) => void) | undefined;
    entry?.(event);
  }

  private readonly handlers: Entries = {
    "turn-began": ({ turn }) => {
      this.turn = turn;
    },
    "money-changed": ({ seat, source, by }) => {
      const { income, money } = this.factsOf(seat);
      money[source] += by;
      if (source === "goods") income[this.turn - 1] = by;
    },
    "vp-changed": ({ seat, source, by }) => {
      this.factsOf(seat).points[source] += by;
    },
    "vp-bought": ({ seat, vp }) => {
      this.factsOf(seat).points.bought += vp;
    },
    "deal-made": ({ maker, partner, toPartner, toMaker }) => {
      this.trade(maker, toPartner.vp, toMaker.vp);
      this.trade(partner, toMaker.vp, toPartner.vp);
    },
    "stored-returned": ({ seat, count }) => {
      this.factsOf(seat).stored += count;
    },
    "building-built": ({ seat, building }) => {
      this.factsOf(seat).built.add(building);
    },
    "track-flipped": ({ seat, destroyed }) => {
      this.factsOf(seat).destroyed += destroyed.length;
    },
    "development-bought": ({ seat, card }) => {
      this.factsOf(seat).bought.add(card);
    },
    "workers-gained": ({ seat, workers }) => this.count(seat, workers),
    "cubes-lost": ({ seat, areas }) => this.count(seat, -areas.length),
    "vote-called": ({ round }) => {
      this.rounds = round;
    },
    "calamity-struck": ({ calamity }) => this.recordCalamity(calamity, "struck"),
    "calamity-passed": ({ calamity, reason }) => this.recordCalamity(calamity, reason),
    "tie-break-began": () => {
      this.isThrown = true;
    },
  };

  /** The facts of the finished game. */
  finish(end: State, [[winner = 0] = []]: Ranking): GameFacts {
    for (const [seat, { vp, buildings }] of end.players.entries()) {
      this.factsOf(seat).score = vp;
      this.factsOf(seat).standing = buildings.length;
    }
    const { seats, calamities, isThrown: wasDecidedByThrow } = this;
    const most = Math.max(...seats.map(({ score }) => score));
    const leaders = seats.filter(({ score }) => score === most).length;
    return { seats, calamities, winner, leaders, wasDecidedByThrow };
  }

  private factsOf(seat: Seat): SeatFacts {
    const facts = this.seats[seat];
    if (facts === undefined) throw new Error(`nobody sits at ${seat}`);
    return facts;
  }

  private trade(seat: Seat, given: number, received: number): void {
    const facts = this.factsOf(seat);
    facts.deals += 1;
    facts.given += given;
    facts.points.deals += received - given;
  }

  private count(seat: Seat, cubes: number): void {
    const facts = this.factsOf(seat);
    facts.cubes += cubes;
    facts.mostCubes = Math.max(facts.mostCubes, facts.cubes);
  }

  private recordCalamity(calamity: string, outcome: CalamityOutcome): void {
    this.calamities.push({ calamity, turn: this.turn, outcome, rounds: this.rounds });
    this.rounds = 0;
  }
}
