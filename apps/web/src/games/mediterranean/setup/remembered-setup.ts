import { isObject } from "@sofala/engine";
import { MAX_NAME_LENGTH, SEAT_PLAYERS } from "../../../store/seat-player.ts";
import { loadSetup, storeSetup, type SetupKind } from "../../../setup/stored-setups.ts";
import {
  AGAINST_BOTS,
  DEFAULT_OPTIONS,
  ON_ONE_DEVICE,
  MEDITERRANEAN_PLAYER_COUNTS,
  personCount,
  type SeatSetup,
  type SetupOptions,
  type TableSetup,
} from "./table-setup.ts";

const STORAGE_KEY = "sofala-market-set-up";
/** The longest market that can be chosen. */
const MAX_TRADE_SECONDS = 3600;

/** The last set-up of this kind, or of any kind; the default if there was none. */
export function recallSetup(kind?: SetupKind): TableSetup {
  const last = loadSetup(STORAGE_KEY, kind);
  return parseSetup(last.setup, last.kind === "table" ? ON_ONE_DEVICE : AGAINST_BOTS);
}

export function rememberSetup(setup: TableSetup): void {
  storeSetup(STORAGE_KEY, personCount(setup), setup);
}

/** Reads a stored set-up; also in its old form, with `chairs` and `sitter`. Invalid values become the defaults. */
export function parseSetup(input: unknown, defaults: TableSetup): TableSetup {
  if (!isObject(input)) return defaults;
  return {
    players:
      MEDITERRANEAN_PLAYER_COUNTS.find((count) => count === input["players"]) ?? defaults.players,
    seats: defaults.seats.map((seat, n) => parseSeat(input["seats"] ?? input["chairs"], n) ?? seat),
    options: parseSetupOptions(input["options"]),
  };
}

function parseSeat(input: unknown, index: number): SeatSetup | undefined {
  const seat: unknown = Array.isArray(input) ? input[index] : undefined;
  if (!isObject(seat)) return undefined;
  const player = SEAT_PLAYERS.find((each) => each === (seat["player"] ?? seat["sitter"]));
  const { name } = seat;
  return player === undefined || typeof name !== "string"
    ? undefined
    : { player, name: name.slice(0, MAX_NAME_LENGTH) };
}

/** Reads stored options. Invalid values become those of the rules. */
export function parseSetupOptions(input: unknown): SetupOptions {
  if (!isObject(input)) return DEFAULT_OPTIONS;
  const { tradeSeconds, tradeGraceSeconds, crossing, handTypes, pledges, market } = input;
  const isOn = (name: "publicVp" | "tradeChat" | "tradeVp"): boolean => {
    const value = input[name];
    return typeof value === "boolean" ? value : DEFAULT_OPTIONS[name];
  };
  return {
    tradeSeconds: isSeconds(tradeSeconds) ? tradeSeconds : DEFAULT_OPTIONS.tradeSeconds,
    tradeGraceSeconds: isSeconds(tradeGraceSeconds)
      ? tradeGraceSeconds
      : DEFAULT_OPTIONS.tradeGraceSeconds,
    crossing: crossing === "sharedZero" ? crossing : "twoZeros",
    handTypes: handTypes === "open" ? handTypes : "hidden",
    pledges: pledges === "talk" ? pledges : "binding",
    publicVp: isOn("publicVp"),
    tradeChat: isOn("tradeChat"),
    tradeVp: isOn("tradeVp"),
    market: market === "rounds" ? market : "open",
  };
}

const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_TRADE_SECONDS;
