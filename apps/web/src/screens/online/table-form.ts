import { isObject } from "@sofala/engine";
import type { NewTable, Pace, RestAllowance, NewSeat, Visibility } from "@sofala/protocol";
import type { NewTableRequest } from "../../online/api-client.ts";
import { parseGameId, type GameId } from "../../store/game-id.ts";
import { readLocal, writeLocal } from "../../store/local-storage.ts";
import {
  DEFAULT_OPTIONS,
  MIN_PLAYERS as MEDITERRANEAN_MIN_PLAYERS,
  MEDITERRANEAN_PLAYER_COUNTS,
  MAX_PLAYERS as MEDITERRANEAN_MAX_PLAYERS,
  changedOptions,
  type SetupOptions,
} from "../../games/mediterranean/setup/table-setup.ts";
import { parseSetupOptions } from "../../games/mediterranean/setup/remembered-setup.ts";
import { parseSetup } from "../../games/zimbabwe/setup/remembered-setup.ts";
import {
  ON_ONE_DEVICE,
  MIN_PLAYERS,
  MAX_PLAYERS,
  mapFor,
  optionsOf,
  withMap,
  withPlayers,
  withoutMap,
  type TableSetup,
} from "../../games/zimbabwe/setup/table-setup.ts";

/** Who a seat besides one's own is for. */
export const SEAT_CHOICES = ["friend", "anybody", "novice", "steady", "strong"] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

export const PACE_CHOICES = ["untimed", "live", "mail"] as const;
export const VISIBILITIES = ["unlisted", "public", "invited"] as const;

type LivePace = Extract<Pace, { kind: "live" }>;

/** The available clocks, from fast to slow; in seconds. */
export const CLOCK_CHOICES: readonly LivePace[] = [
  { kind: "live", per: "turn", seconds: 45, bank: 600 },
  { kind: "live", per: "turn", seconds: 90, bank: 1200 },
  { kind: "live", per: "turn", seconds: 180, bank: 1800 },
];
export const DAY_CHOICES = [1, 2, 3, 5, 7, 14];
/** How many days of holiday everybody may take over a whole game. */
export const HOLIDAY_CHOICES = [0, 7, 14, 30];

/** The form of a new table. Its field names are stored. */
export interface TableForm {
  readonly game: GameId;
  /** The number of players of Zimbabwe, and of the Mediterranean. */
  readonly players: number;
  readonly traders: number;
  /** Who the other seats are for; those beyond the number of players are kept for later. */
  readonly guests: readonly SeatChoice[];
  readonly title: string;
  readonly pace: (typeof PACE_CHOICES)[number];
  /** The index of the clock, for a live game. */
  readonly clock: number;
  /** For a turn of a correspondence game. */
  readonly days: number;
  /** What stops the clock of a correspondence game. */
  readonly rest: RestAllowance;
  readonly botTakesOver: boolean;
  readonly visibility: Visibility;
  /** The options of the rules of Zimbabwe. */
  readonly rules: TableSetup;
  /** The options of the rules of the Mediterranean. */
  readonly market: SetupOptions;
}

/** Three friends without a clock, with an invitation link. */
export const DEFAULT_FORM: TableForm = {
  game: "zimbabwe",
  players: 3,
  traders: MEDITERRANEAN_MIN_PLAYERS,
  guests: Array.from({ length: MEDITERRANEAN_MAX_PLAYERS - 1 }, () => "friend" as const),
  title: "",
  pace: "untimed",
  clock: 1,
  days: 2,
  rest: { weekly: true, days: 14 },
  botTakesOver: true,
  visibility: "unlisted",
  rules: ON_ONE_DEVICE,
  market: DEFAULT_OPTIONS,
};

/** The number of players, with oneself. */
export const playerCount = ({ game, players, traders }: TableForm): number =>
  game === "mediterranean" ? traders : players;

/** The same form for another game; the Mediterranean starts with a live pace. */
export const withGame = (form: TableForm, game: GameId): TableForm => ({
  ...form,
  game,
  pace: game === "mediterranean" && form.pace === "untimed" ? "live" : form.pace,
});

export const seatChoicesOf = (form: TableForm): readonly SeatChoice[] =>
  form.guests.slice(0, playerCount(form) - 1);

export const withSeatChoice = (form: TableForm, at: number, guest: SeatChoice): TableForm => ({
  ...form,
  guests: form.guests.map((each, n) => (n === at ? guest : each)),
});

/** Changes the number of players; a chosen map fits only one number, so another one is drawn by the seed. */
export function withSeatCount(form: TableForm, players: number, seed: string): TableForm {
  if (form.game === "mediterranean") return { ...form, traders: players };
  const isChosen = form.rules.map !== undefined;
  const rules = withPlayers(form.rules, players);
  return { ...form, players, rules: isChosen ? withDrawnMap(rules, seed) : rules };
}

/** Changes the options of the rules; a chosen map sets the number of players. */
export const withRules = (form: TableForm, rules: TableSetup): TableForm => ({
  ...form,
  rules,
  players: rules.map === undefined ? form.players : rules.players,
});

/** Draws a map by the seed, if none was chosen, so that everybody can see it. */
export const withDrawnMap = (rules: TableSetup, seed: string): TableSetup =>
  withMap(rules, mapFor(rules, seed));

/** The request for a new table. */
export function toNewTable(form: TableForm): NewTableRequest {
  const title = form.title.trim();
  return {
    game: form.game,
    seats: [{ kind: "me" }, ...seatChoicesOf(form).map(toNewSeat)],
    options: form.game === "mediterranean" ? mediterraneanOptions(form) : zimbabweOptions(form),
    visibility: form.visibility,
    pace: toPace(form),
    onTimeout: form.botTakesOver ? "bot" : "end",
    ...(form.pace === "mail" ? { rest: form.rest } : {}),
    delay: 0,
    ...(title === "" ? {} : { title }),
  };
}

const zimbabweOptions = ({ rules }: TableForm): NewTable["options"] => ({
  ...optionsOf(rules),
  ...(rules.map === undefined ? {} : { map: rules.map }),
});

/** The market has a clock only at a live table. */
function mediterraneanOptions({ market, pace }: TableForm): NewTable["options"] {
  const { tradeSeconds, tradeGraceSeconds, ...rest } = market;
  const isTimed = pace === "live" && tradeSeconds > 0;
  return changedOptions({
    ...DEFAULT_OPTIONS,
    ...rest,
    ...(isTimed ? { tradeSeconds, tradeGraceSeconds } : {}),
  });
}

function toNewSeat(guest: SeatChoice): NewSeat {
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

function toPace({ pace, clock, days }: TableForm): Pace {
  switch (pace) {
    case "untimed":
      return { kind: "untimed" };
    case "live":
      return CLOCK_CHOICES[clock] ?? { kind: "untimed" };
    case "mail":
      return { kind: "correspondence", days };
  }
}

/** Parses a stored form; invalid fields get their defaults. The title and the map are for one table only. */
export function parseForm(input: unknown): TableForm {
  if (!isObject(input)) return DEFAULT_FORM;
  const { players, traders, guests, pace, clock, days, botTakesOver, visibility, rules } = input;
  const isCount = typeof players === "number" && Number.isInteger(players);
  return {
    game: parseGameId(input["game"]) ?? DEFAULT_FORM.game,
    traders: MEDITERRANEAN_PLAYER_COUNTS.find((each) => each === traders) ?? DEFAULT_FORM.traders,
    players:
      isCount && players >= MIN_PLAYERS && players <= MAX_PLAYERS ? players : DEFAULT_FORM.players,
    guests: DEFAULT_FORM.guests.map(
      (fallback, n) =>
        SEAT_CHOICES.find((each) => each === (guests as unknown[] | undefined)?.[n]) ?? fallback,
    ),
    title: "",
    pace: PACE_CHOICES.find((each) => each === pace) ?? DEFAULT_FORM.pace,
    clock: typeof clock === "number" && clock in CLOCK_CHOICES ? clock : DEFAULT_FORM.clock,
    days: DAY_CHOICES.find((each) => each === days) ?? DEFAULT_FORM.days,
    rest: parseRest(input["rest"]),
    botTakesOver: botTakesOver !== false,
    visibility: VISIBILITIES.find((each) => each === visibility) ?? DEFAULT_FORM.visibility,
    rules: withoutMap(parseSetup(rules, ON_ONE_DEVICE)),
    market: parseSetupOptions(input["market"]),
  };
}

function parseRest(input: unknown): RestAllowance {
  if (!isObject(input)) return DEFAULT_FORM.rest;
  const { weekly, days } = input;
  return {
    weekly: weekly !== false,
    days: HOLIDAY_CHOICES.find((each) => each === days) ?? DEFAULT_FORM.rest.days,
  };
}

const KEY = "sofala-online-table";

/** The form of the last new table. */
export function readStoredForm(): TableForm {
  return parseForm(readLocal(KEY));
}

export function storeForm(form: TableForm): void {
  writeLocal(KEY, form);
}
