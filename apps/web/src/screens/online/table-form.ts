import { isObject } from "@sofala/engine";
import type { Pace, RestAllowance, NewSeat, Visibility } from "@sofala/protocol";
import type { OnlineOptions } from "../../games/online-options.ts";
import { defaultGame, gameOrDefault, games, type GameId } from "../../games/registry.ts";
import type { NewTableRequest } from "../../online/api-client.ts";
import { readLocal, writeLocal } from "../../store/local-storage.ts";
import { SEAT_BOTS, botLevelsOf, type SeatBot } from "../../store/seat-player.ts";
import { appText } from "../../text/app-text.ts";
import { loadAllTexts } from "../../text/text-in-parts.ts";

const PEOPLE_CHOICES = ["friend", "anybody"] as const;
/** Who a seat besides one's own is for. */
export type SeatChoice = (typeof PEOPLE_CHOICES)[number] | SeatBot;

/** Who a seat of a game may be for. */
export const seatChoicesIn = (game: GameId): readonly SeatChoice[] => [
  ...PEOPLE_CHOICES,
  ...botLevelsOf(gameOrDefault(game).bots(appText.value)),
];

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

/** The form of a new table. */
export interface TableForm {
  readonly game: GameId;
  /** What is chosen for each game. */
  readonly parts: ReadonlyMap<GameId, FormPart>;
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
}

/** What is chosen for one game: the number of players, and the options of its rules. */
interface FormPart {
  readonly source: OnlineOptions;
  readonly players: number;
  readonly options: unknown;
}

/** The options of all games. */
export type OptionSources = ReadonlyMap<GameId, OnlineOptions>;

export async function loadOptionSources(): Promise<OptionSources> {
  const options = await Promise.all(
    games.map(async ({ id, loadOnlineOptions }) => [id, await loadOnlineOptions()] as const),
  );
  // The options are in the texts that are loaded later.
  await loadAllTexts();
  return new Map(options);
}

const MAX_PLAYERS = Math.max(...games.flatMap(({ playerCounts }) => playerCounts));

/** Friends without a clock, with an invitation link. */
const DEFAULT_FORM: Omit<TableForm, "parts"> = {
  game: defaultGame.id,
  guests: Array.from({ length: MAX_PLAYERS - 1 }, () => "friend" as const),
  title: "",
  pace: "untimed",
  clock: 1,
  days: 2,
  rest: { weekly: true, days: 14 },
  botTakesOver: true,
  visibility: "unlisted",
};

/** What is chosen for the game of the form. */
export function partOf({ game, parts }: TableForm): FormPart {
  const part = parts.get(game);
  if (part === undefined) throw new Error(`no options of ${game}`);
  return part;
}

const withPart = (form: TableForm, change: Partial<FormPart>): TableForm => ({
  ...form,
  parts: new Map(form.parts).set(form.game, { ...partOf(form), ...change }),
});

/** The number of players, with oneself. */
export const playerCount = (form: TableForm): number => partOf(form).players;

/** The same form for another game; one with a shared clock starts with a live pace. */
export const withGame = (form: TableForm, game: GameId): TableForm => ({
  ...form,
  game,
  pace:
    gameOrDefault(game).sharedClock !== undefined && form.pace === "untimed" ? "live" : form.pace,
});

/** Who the other seats are for; a level that the game lacks becomes the steady one. */
export function seatChoicesOf(form: TableForm): readonly SeatChoice[] {
  const choices = seatChoicesIn(form.game);
  return form.guests
    .slice(0, playerCount(form) - 1)
    .map((guest) => (choices.includes(guest) ? guest : "steady"));
}

export const withSeatChoice = (form: TableForm, at: number, guest: SeatChoice): TableForm => ({
  ...form,
  guests: form.guests.map((each, n) => (n === at ? guest : each)),
});

/** Changes the number of players; what has to be drawn again is drawn by the seed. */
export function withSeatCount(form: TableForm, players: number, seed: string): TableForm {
  const { source, options } = partOf(form);
  return withPart(form, {
    players,
    options: source.withPlayers?.(options, players, seed) ?? options,
  });
}

/** Changes the options of the game, which may set the number of players. */
export function withOptions(form: TableForm, options: unknown): TableForm {
  const { source, players } = partOf(form);
  return withPart(form, { options, players: source.requiredPlayers?.(options) ?? players });
}

/** The form that a link asks for. */
export function formFromLink(form: TableForm, query: URLSearchParams, game: GameId): TableForm {
  const named = games.find(
    ({ linkParameter }) => linkParameter !== undefined && query.has(linkParameter),
  );
  const linked = withGame(form, named?.id ?? game);
  const { source, options } = partOf(linked);
  return withOptions(linked, source.fromLink?.(query, options) ?? options);
}

/** The request for a new table. */
export function toNewTable(form: TableForm): NewTableRequest {
  const title = form.title.trim();
  const { source, options } = partOf(form);
  return {
    game: form.game,
    seats: [{ kind: "me" }, ...seatChoicesOf(form).map(toNewSeat)],
    options: source.toRequest(options, form.pace === "live"),
    visibility: form.visibility,
    pace: toPace(form),
    onTimeout: form.botTakesOver ? "bot" : "end",
    ...(form.pace === "mail" ? { rest: form.rest } : {}),
    delay: 0,
    ...(title === "" ? {} : { title }),
  };
}

function toNewSeat(guest: SeatChoice): NewSeat {
  switch (guest) {
    case "friend":
      return { kind: "reserved" };
    case "anybody":
      return { kind: "open" };
    default:
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

/** Parses a stored form; invalid fields get their defaults. The title is for one table only. */
export function parseForm(stored: unknown, sources: OptionSources): TableForm {
  const input = isObject(stored) ? stored : {};
  const { guests, pace, clock, days, botTakesOver, visibility } = input;
  return {
    game: gameOrDefault(input["game"]).id,
    parts: new Map([...sources].map(([id, source]) => [id, parsePart(id, source, input)] as const)),
    guests: DEFAULT_FORM.guests.map(
      (fallback, n) =>
        [...PEOPLE_CHOICES, ...SEAT_BOTS].find(
          (each) => each === (guests as unknown[] | undefined)?.[n],
        ) ?? fallback,
    ),
    title: "",
    pace: PACE_CHOICES.find((each) => each === pace) ?? DEFAULT_FORM.pace,
    clock: typeof clock === "number" && clock in CLOCK_CHOICES ? clock : DEFAULT_FORM.clock,
    days: DAY_CHOICES.find((each) => each === days) ?? DEFAULT_FORM.days,
    rest: parseRest(input["rest"]),
    botTakesOver: botTakesOver !== false,
    visibility: VISIBILITIES.find((each) => each === visibility) ?? DEFAULT_FORM.visibility,
  };
}

function parsePart(
  id: GameId,
  source: OnlineOptions,
  input: { readonly [name: string]: unknown },
): FormPart {
  const players = input[source.storedNames.players];
  return {
    source,
    players:
      gameOrDefault(id).playerCounts.find((each) => each === players) ?? source.defaultPlayers,
    options: source.parse(input[source.storedNames.options]),
  };
}

/** The form as it is stored: the parts of all games are fields beside the others. */
export function toStored({ parts, ...form }: TableForm): object {
  const fields = [...parts.values()].map(({ source: { storedNames }, players, options }) => ({
    [storedNames.players]: players,
    [storedNames.options]: options,
  }));
  return Object.assign({}, form, ...fields) as object;
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
export function readStoredForm(sources: OptionSources): TableForm {
  return parseForm(readLocal(KEY), sources);
}

export function storeForm(form: TableForm): void {
  writeLocal(KEY, toStored(form));
}
