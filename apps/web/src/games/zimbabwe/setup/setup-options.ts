import { isObject, seeded, shuffled } from "@sofala/engine";
import { EMPIRES, mapOfSeed, readMapCode } from "@sofala/zimbabwe";
import type { Empire, GameMap, God, Options } from "@sofala/zimbabwe";
import type { TableSetup } from "../../../setup/table-setup.ts";
import { ALL_GODS } from "../cards.ts";

/** The options of a set-up: those of the rules, the map, and the empires. */
export interface SetupOptions {
  readonly firstPlay: boolean;
  readonly specialists: boolean;
  readonly gods: "random" | readonly God[];
  readonly dziva: "ruled" | "start";
  /** 0: no limit. */
  readonly roundLimit: number;
  /** The code of a chosen map; without it the map is random. */
  readonly map?: string;
  /** All empires, by seat. */
  readonly empires: readonly Empire[];
}

/** The largest round limit. */
export const MAX_ROUNDS = 99;

/** Parses stored options; what is missing or invalid gets its default. */
export function parseSetupOptions(stored: unknown): SetupOptions {
  const input = isObject(stored) ? stored : {};
  const { firstPlay, specialists, gods, dziva, roundLimit, map } = input;
  return {
    firstPlay: firstPlay === true,
    specialists: specialists !== false,
    gods: Array.isArray(gods) ? ALL_GODS.filter((god) => gods.includes(god)) : "random",
    dziva: dziva === "start" ? "start" : "ruled",
    roundLimit: isRoundLimit(roundLimit) ? roundLimit : 0,
    ...(typeof map === "string" && readMapCode(map).ok ? { map } : {}),
    empires: parseEmpires(input["empires"] ?? empiresOfSeats(input)),
  };
}

const isRoundLimit = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_ROUNDS;

/** Older versions stored the empires in the seats, which were called chairs before. */
function empiresOfSeats({ seats, chairs }: { readonly [name: string]: unknown }): unknown {
  const list = seats ?? chairs;
  return Array.isArray(list)
    ? list.map((seat: unknown) => (isObject(seat) ? seat["empire"] : undefined))
    : undefined;
}

function parseEmpires(input: unknown): readonly Empire[] {
  if (!Array.isArray(input) || input.length !== EMPIRES.length) return EMPIRES;
  const empires = input.flatMap((name) => EMPIRES.find((empire) => empire === name) ?? []);
  return new Set(empires).size === EMPIRES.length ? empires : EMPIRES;
}

/** Gives an empire to a seat; the seat that had it gets the other one. */
export function withEmpire(options: SetupOptions, seat: number, empire: Empire): SetupOptions {
  const before = options.empires[seat] ?? empire;
  const empires = options.empires.map((each, n) => {
    if (n === seat) return empire;
    return each === empire ? before : each;
  });
  return { ...options, empires };
}

/** The players stay; the empires are shuffled. */
export function shuffleEmpires(options: SetupOptions, seed: string): SetupOptions {
  const [empires] = shuffled(seeded(seed), EMPIRES);
  return { ...options, empires };
}

export function withoutMap({ map: _map, ...options }: SetupOptions): SetupOptions {
  return options;
}

export function chosenMap({ map }: Pick<SetupOptions, "map">): GameMap | undefined {
  const read = map === undefined ? undefined : readMapCode(map);
  return read?.ok === true ? read.value : undefined;
}

/** Chooses a map, and with it the number of players it is made for. */
export const withMap = (
  setup: TableSetup<SetupOptions>,
  { code, players }: GameMap,
): TableSetup<SetupOptions> => ({ ...setup, players, options: { ...setup.options, map: code } });

/** The map that a game with this seed is played on. */
export const mapFor = (options: SetupOptions, players: number, seed: string): GameMap =>
  chosenMap(options) ?? mapOfSeed(seed, players);

/** Draws a map by the seed, if none was chosen, so that everybody can see it. */
export const withDrawnMap = (
  options: SetupOptions,
  players: number,
  seed: string,
): SetupOptions => ({ ...options, map: mapFor(options, players, seed).code });

/** A map is made for one number of players: with another number the chosen map is dropped. */
export const optionsFor = (options: SetupOptions, players: number): SetupOptions =>
  chosenMap(options)?.players === players ? options : withoutMap(options);

/** The options of the rules: only what differs from a plain game. */
export function toRuleOptions({
  firstPlay,
  specialists,
  gods,
  dziva,
  roundLimit,
}: SetupOptions): Options {
  return {
    ...(firstPlay ? { firstPlay } : {}),
    ...(firstPlay || specialists ? {} : { specialists }),
    ...(firstPlay || gods === "random" ? {} : { gods }),
    ...(dziva === "ruled" ? {} : { dziva }),
    ...(roundLimit === 0 ? {} : { roundLimit }),
  };
}
