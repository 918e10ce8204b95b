import { isObject } from "@sofala/engine";
import type { NewTable, Pace, RestAllowance, NewSeat, Visibility } from "@sofala/protocol";
import type { Wish } from "../../online/api-client.ts";
import { gameNamed, type GameId } from "../../store/game-id.ts";
import { recall, remember } from "../../store/local-storage.ts";
import {
  AS_RULED,
  LEAST_PLAYERS as LEAST_TRADERS,
  MARKET_COUNTS,
  MOST_PLAYERS as MOST_TRADERS,
  differing,
  type MarketOptions,
} from "../../games/mediterranean/setup/table-setup.ts";
import { readOptions } from "../../games/mediterranean/setup/remembered-setup.ts";
import { readSetUp } from "../../games/zimbabwe/setup/remembered-setup.ts";
import {
  AT_ONE_TABLE,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  mapFor,
  optionsOf,
  withMap,
  withPlayers,
  withoutMap,
  type SetUp,
} from "../../games/zimbabwe/setup/table-setup.ts";

/** For whom a seat beside one's own is. */
export const GUESTS = ["friend", "anybody", "novice", "steady", "strong"] as const;
export type Guest = (typeof GUESTS)[number];

export const PACES = ["untimed", "live", "mail"] as const;
export const VISIBILITIES = ["unlisted", "public", "invited"] as const;

type LivePace = Extract<Pace, { kind: "live" }>;

/** The clocks on offer, from quick to calm; seconds. */
export const CLOCKS: readonly LivePace[] = [
  { kind: "live", per: "turn", seconds: 45, bank: 600 },
  { kind: "live", per: "turn", seconds: 90, bank: 1200 },
  { kind: "live", per: "turn", seconds: 180, bank: 1800 },
];
export const DAYS = [1, 2, 3, 5, 7, 14];
/** How many days of holiday everybody may take over a whole game. */
export const HOLIDAYS = [0, 7, 14, 30];

/** What somebody wishes a new table to be like. */
export interface TableWish {
  readonly game: GameId;
  /** Of Zimbabwe, and of the Mediterranean. */
  readonly players: number;
  readonly traders: number;
  /** For whom the seats after one's own are; those beyond the number of players wait. */
  readonly guests: readonly Guest[];
  readonly title: string;
  readonly pace: (typeof PACES)[number];
  /** Which of the clocks, for a live game. */
  readonly clock: number;
  /** For a turn by correspondence. */
  readonly days: number;
  /** What stops the clock of a game by correspondence. */
  readonly rest: RestAllowance;
  readonly botTakesOver: boolean;
  readonly visibility: Visibility;
  /** The options of the rules of Zimbabwe. */
  readonly rules: SetUp;
  /** Those of the Mediterranean. */
  readonly market: MarketOptions;
}

/** Three friends without a clock, who pass a link around. */
export const USUAL: TableWish = {
  game: "zimbabwe",
  players: 3,
  traders: LEAST_TRADERS,
  guests: Array.from({ length: MOST_TRADERS - 1 }, () => "friend" as const),
  title: "",
  pace: "untimed",
  clock: 1,
  days: 2,
  rest: { weekly: true, days: 14 },
  botTakesOver: true,
  visibility: "unlisted",
  rules: AT_ONE_TABLE,
  market: AS_RULED,
};

/** How many play, one oneself. */
export const countOf = ({ game, players, traders }: TableWish): number =>
  game === "mediterranean" ? traders : players;

/** The same wish for another game; a market is livelier with its clock. */
export const withGame = (wish: TableWish, game: GameId): TableWish => ({
  ...wish,
  game,
  pace: game === "mediterranean" && wish.pace === "untimed" ? "live" : wish.pace,
});

export const guestsOf = (wish: TableWish): readonly Guest[] =>
  wish.guests.slice(0, countOf(wish) - 1);

export const withGuest = (wish: TableWish, at: number, guest: Guest): TableWish => ({
  ...wish,
  guests: wish.guests.map((each, n) => (n === at ? guest : each)),
});

/** So many players; a chosen map fits one number of them, and another one is drawn by the seed. */
export function withCount(wish: TableWish, players: number, seed: string): TableWish {
  if (wish.game === "mediterranean") return { ...wish, traders: players };
  const isChosen = wish.rules.map !== undefined;
  const rules = withPlayers(wish.rules, players);
  return { ...wish, players, rules: isChosen ? withSomeMap(rules, seed) : rules };
}

/** Options of the rules; a chosen map says for how many players it is. */
export const withRules = (wish: TableWish, rules: SetUp): TableWish => ({
  ...wish,
  rules,
  players: rules.map === undefined ? wish.players : rules.players,
});

/** The map that everybody is to see, drawn by the seed where none was chosen. */
export const withSomeMap = (rules: SetUp, seed: string): SetUp =>
  withMap(rules, mapFor(rules, seed));

/** The table as the server is asked for it. */
export function newTableOf(wish: TableWish): Wish {
  const title = wish.title.trim();
  return {
    game: wish.game,
    seats: [{ kind: "me" }, ...guestsOf(wish).map(seatFor)],
    options: wish.game === "mediterranean" ? marketOptions(wish) : boardOptions(wish),
    visibility: wish.visibility,
    pace: paceOf(wish),
    onTimeout: wish.botTakesOver ? "bot" : "end",
    ...(wish.pace === "mail" ? { rest: wish.rest } : {}),
    delay: 0,
    ...(title === "" ? {} : { title }),
  };
}

const boardOptions = ({ rules }: TableWish): NewTable["options"] => ({
  ...optionsOf(rules),
  ...(rules.map === undefined ? {} : { map: rules.map }),
});

/** A clock of the market's own runs at a live table only. */
function marketOptions({ market, pace }: TableWish): NewTable["options"] {
  const { tradeSeconds, tradeGraceSeconds, ...rest } = market;
  const isTimed = pace === "live" && tradeSeconds > 0;
  return differing({
    ...AS_RULED,
    ...rest,
    ...(isTimed ? { tradeSeconds, tradeGraceSeconds } : {}),
  });
}

function seatFor(guest: Guest): NewSeat {
  switch (guest) {
    case "friend":
      return { kind: "reserved" };
    case "anybody":
      return { kind: "open" };
    case "novice":
    case "steady":
    case "strong":
      return { kind: "bot", level: guest };
  }
}

function paceOf({ pace, clock, days }: TableWish): Pace {
  switch (pace) {
    case "untimed":
      return { kind: "untimed" };
    case "live":
      return CLOCKS[clock] ?? { kind: "untimed" };
    case "mail":
      return { kind: "correspondence", days };
  }
}

/** A wish from whatever was stored: what does not fit is as usual; a title and a map are for one table. */
export function readWish(input: unknown): TableWish {
  if (!isObject(input)) return USUAL;
  const { players, traders, guests, pace, clock, days, botTakesOver, visibility, rules } = input;
  const isCount = typeof players === "number" && Number.isInteger(players);
  return {
    game: gameNamed(input["game"]) ?? USUAL.game,
    traders: MARKET_COUNTS.find((each) => each === traders) ?? USUAL.traders,
    players:
      isCount && players >= LEAST_PLAYERS && players <= MOST_PLAYERS ? players : USUAL.players,
    guests: USUAL.guests.map(
      (usual, n) => GUESTS.find((each) => each === (guests as unknown[] | undefined)?.[n]) ?? usual,
    ),
    title: "",
    pace: PACES.find((each) => each === pace) ?? USUAL.pace,
    clock: typeof clock === "number" && clock in CLOCKS ? clock : USUAL.clock,
    days: DAYS.find((each) => each === days) ?? USUAL.days,
    rest: readRest(input["rest"]),
    botTakesOver: botTakesOver !== false,
    visibility: VISIBILITIES.find((each) => each === visibility) ?? USUAL.visibility,
    rules: withoutMap(readSetUp(rules, AT_ONE_TABLE)),
    market: readOptions(input["market"]),
  };
}

function readRest(input: unknown): RestAllowance {
  if (!isObject(input)) return USUAL.rest;
  const { weekly, days } = input;
  return {
    weekly: weekly !== false,
    days: HOLIDAYS.find((each) => each === days) ?? USUAL.rest.days,
  };
}

const KEY = "sofala-online-table";

/** The table that was opened last, as it was wished for. */
export function recallWish(): TableWish {
  return readWish(recall(KEY));
}

export function rememberWish(wish: TableWish): void {
  remember(KEY, wish);
}
