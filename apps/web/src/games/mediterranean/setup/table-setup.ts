import type { Options } from "@sofala/mediterranean";
import { playerOf, type Sitter } from "../../../store/seat-player.ts";
import type { Player } from "../../../store/stored-game.ts";

/** What a table can settle; the edition is the newest. */
export type MarketOptions = Omit<Options, "edition">;

/** A game as in the box. */
export const AS_RULED: MarketOptions = {
  tradeSeconds: 240,
  tradeGraceSeconds: 10,
  crossing: "twoZeros",
  handTypes: "hidden",
  pledges: "binding",
  publicVp: true,
  tradeChat: false,
  tradeVp: true,
  market: "open",
};

export const LEAST_PLAYERS = 4;
export const MOST_PLAYERS = 6;
export const MARKET_COUNTS = [4, 5, 6] as const;

export interface MarketChair {
  readonly sitter: Sitter;
  /** Empty: the seat goes by its colour. */
  readonly name: string;
}

/** What can be chosen before a game of the Mediterranean begins. */
export interface MarketSetUp {
  readonly players: number;
  /** All six chairs; the first `players` of them are taken. */
  readonly chairs: readonly MarketChair[];
  readonly options: MarketOptions;
}

const usual = (players: number, people: number): MarketSetUp => ({
  players,
  chairs: Array.from({ length: MOST_PLAYERS }, (_, n) => ({
    sitter: n < people ? "person" : "steady",
    name: "",
  })),
  options: AS_RULED,
});

/** One person and five bots. */
export const AGAINST_BOTS: MarketSetUp = usual(6, 1);
/** Two people around one device, and two bots. */
export const AT_ONE_TABLE: MarketSetUp = usual(4, 2);

export const chairsTaken = ({ chairs, players }: MarketSetUp): readonly MarketChair[] =>
  chairs.slice(0, players);

export const peopleIn = (setUp: MarketSetUp): number =>
  chairsTaken(setUp).filter(({ sitter }) => sitter === "person").length;

export const withChair = (
  setUp: MarketSetUp,
  at: number,
  part: Partial<MarketChair>,
): MarketSetUp => ({
  ...setUp,
  chairs: setUp.chairs.map((chair, n) => (n === at ? { ...chair, ...part } : chair)),
});

/** Around one device people offer and answer one after the other, and no clock hurries them. */
export const playedOptions = (setUp: MarketSetUp): MarketOptions =>
  peopleIn(setUp) > 1
    ? { ...setUp.options, market: "rounds", tradeSeconds: 0, tradeGraceSeconds: 0 }
    : setUp.options;

/** Only what differs from a game as in the box. */
export function differing(options: MarketOptions): Partial<MarketOptions> {
  const isOther = ([name, value]: readonly [string, unknown]) =>
    AS_RULED[name as keyof MarketOptions] !== value;
  return Object.fromEntries(Object.entries(options).filter(isOther));
}

/** Everybody by a name of their own; whoever wrote none goes by the colour of the seat. */
export function playersOf(setUp: MarketSetUp, colours: readonly string[]): readonly Player[] {
  const taken = new Set<string>();
  return chairsTaken(setUp).map(({ sitter, name: written }, seat) => {
    const wanted = (sitter === "person" ? written.trim() : "") || (colours[seat] ?? `${seat + 1}`);
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`;
    taken.add(name);
    return playerOf(name, sitter);
  });
}
