import { isObject } from "@sofala/engine";
import { EMPIRES, readMapCode, type Empire } from "@sofala/zimbabwe";
import { ALL_GODS } from "../cards.ts";
import { MAX_NAME_LENGTH, SEAT_PLAYERS } from "../../../store/seat-player.ts";
import { loadSetup, storeSetup, type SetupKind } from "../../../setup/stored-setups.ts";
import { MAX_ROUNDS } from "./setup-link.ts";
import {
  AGAINST_BOTS,
  ON_ONE_DEVICE,
  MIN_PLAYERS,
  MAX_PLAYERS,
  takenSeats,
  withPlayers,
  withoutMap,
  type SeatSetup,
  type TableSetup,
} from "./table-setup.ts";

const STORAGE_KEY = "sofala-set-up";

/** The last set-up of this kind, or of any kind; the default if none was stored. */
export function recallSetup(kind?: SetupKind): TableSetup {
  const last = loadSetup(STORAGE_KEY, kind);
  return parseSetup(last.setup, last.kind === "table" ? ON_ONE_DEVICE : AGAINST_BOTS);
}

/** Stores a set-up without its map: a chosen map is for one game. */
export function rememberSetup(setup: TableSetup): void {
  const people = takenSeats(setup).filter(({ player }) => player === "person").length;
  storeSetup(STORAGE_KEY, people, withoutMap(setup));
}

/** Reads a stored set-up; invalid parts are replaced by those of `fallback`. */
export function parseSetup(input: unknown, fallback: TableSetup): TableSetup {
  if (!isObject(input)) return fallback;
  const { players, firstPlay, specialists, gods, dziva, roundLimit, map } = input;
  const isCount = typeof players === "number" && Number.isInteger(players);
  const read: TableSetup = {
    players:
      isCount && players >= MIN_PLAYERS && players <= MAX_PLAYERS ? players : fallback.players,
    // `chairs`: the older name
    seats: parseSeats(input["seats"] ?? input["chairs"]) ?? fallback.seats,
    firstPlay: typeof firstPlay === "boolean" ? firstPlay : fallback.firstPlay,
    specialists: typeof specialists === "boolean" ? specialists : fallback.specialists,
    gods: parseGods(gods) ?? fallback.gods,
    dziva: dziva === "start" ? "start" : "ruled",
    roundLimit: isRoundLimit(roundLimit) ? roundLimit : fallback.roundLimit,
    ...(typeof map === "string" && readMapCode(map).ok ? { map } : {}),
  };
  return withPlayers(read, read.players);
}

function parseSeats(input: unknown): readonly SeatSetup[] | undefined {
  if (!Array.isArray(input)) return undefined;
  const seats = input.map(parseSeat).filter((seat) => seat !== undefined);
  const empires = new Set(seats.map(({ empire }) => empire));
  return seats.length === EMPIRES.length && empires.size === EMPIRES.length ? seats : undefined;
}

function parseSeat(input: unknown): SeatSetup | undefined {
  if (!isObject(input)) return undefined;
  const stored = input["player"] ?? input["sitter"]; // `sitter`: the older name
  const player = SEAT_PLAYERS.find((each) => each === stored);
  const empire = EMPIRES.find((each): each is Empire => each === input["empire"]);
  const { name } = input;
  return player === undefined || empire === undefined || typeof name !== "string"
    ? undefined
    : { player, empire, name: name.slice(0, MAX_NAME_LENGTH) };
}

function parseGods(input: unknown): TableSetup["gods"] | undefined {
  if (!Array.isArray(input)) return undefined;
  return ALL_GODS.filter((god) => input.includes(god));
}

const isRoundLimit = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_ROUNDS;
