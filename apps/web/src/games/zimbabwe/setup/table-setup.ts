import { seeded, shuffled, type GameRecord } from "@sofala/engine";
import { EMPIRES, mapOfSeed, readMapCode, zimbabwe } from "@sofala/zimbabwe";
import type { Empire, GameMap, God, Options, Zimbabwe } from "@sofala/zimbabwe";
import { capitalize } from "../../../text/capitalize.ts";
import type { NewGame } from "../../../store/create-stored-game.ts";
import { toPlayer, type SeatPlayer } from "../../../store/seat-player.ts";
import type { Player } from "../../../store/stored-game.ts";

export interface SeatSetup {
  readonly player: SeatPlayer;
  /** Empty: the player is named after the empire. */
  readonly name: string;
  readonly empire: Empire;
}

/** What can be chosen before a game of Zimbabwe begins. */
export interface TableSetup {
  readonly players: number;
  /** Always five seats, each with another empire; the first `players` of them are used. */
  readonly seats: readonly SeatSetup[];
  readonly firstPlay: boolean;
  readonly specialists: boolean;
  readonly gods: "random" | readonly God[];
  readonly dziva: "ruled" | "start";
  /** 0: no limit. */
  readonly roundLimit: number;
  /** The code of a chosen map; without it the map is random. */
  readonly map?: string;
}

export const MIN_PLAYERS = zimbabwe.players.min;
export const MAX_PLAYERS = zimbabwe.players.max;

const defaultSetup = (players: readonly SeatPlayer[]): TableSetup => ({
  players: 4,
  seats: EMPIRES.map((empire, n) => ({ player: players[n] ?? "steady", name: "", empire })),
  firstPlay: false,
  specialists: true,
  gods: "random",
  dziva: "ruled",
  roundLimit: 0,
});

/** One person and three bots. */
export const AGAINST_BOTS: TableSetup = defaultSetup(["person"]);
/** Four people around one device. */
export const ON_ONE_DEVICE: TableSetup = defaultSetup([
  "person",
  "person",
  "person",
  "person",
  "person",
]);

export const takenSeats = ({ seats, players }: TableSetup): readonly SeatSetup[] =>
  seats.slice(0, players);

/** A map is made for one number of players: with another number the chosen map is dropped. */
export function withPlayers(setup: TableSetup, players: number): TableSetup {
  const { map, ...rest } = setup;
  const mapFits = map !== undefined && chosenMap(setup)?.players === players;
  return { ...rest, players, ...(mapFits ? { map } : {}) };
}

export const withSeat = (setup: TableSetup, at: number, part: Partial<SeatSetup>): TableSetup => ({
  ...setup,
  seats: setup.seats.map((seat, n) => (n === at ? { ...seat, ...part } : seat)),
});

/** Gives an empire to a seat; the seat that had it gets the other one. */
export function withEmpire(setup: TableSetup, at: number, empire: Empire): TableSetup {
  const before = setup.seats[at]?.empire ?? empire;
  const seats = setup.seats.map((seat, n) => {
    if (n === at) return { ...seat, empire };
    return seat.empire === empire ? { ...seat, empire: before } : seat;
  });
  return { ...setup, seats };
}

/** The players stay; the empires are shuffled. */
export function shuffleEmpires(setup: TableSetup, seed: string): TableSetup {
  const [empires] = shuffled(seeded(seed), EMPIRES);
  const seats = setup.seats.map((seat, n) => ({ ...seat, empire: empires[n] ?? seat.empire }));
  return { ...setup, seats };
}

/** Chooses a map, and with it the number of players it is made for. */
export const withMap = (setup: TableSetup, { code, players }: GameMap): TableSetup => ({
  ...setup,
  players,
  map: code,
});

export function withoutMap({ map: _map, ...setup }: TableSetup): TableSetup {
  return setup;
}

/** The map that a game with this seed is played on. */
export const mapFor = (setup: TableSetup, seed: string): GameMap =>
  chosenMap(setup) ?? mapOfSeed(seed, setup.players);

/** Draws a map by the seed, if none was chosen, so that everybody can see it. */
export const withDrawnMap = (setup: TableSetup, seed: string): TableSetup =>
  withMap(setup, mapFor(setup, seed));

function chosenMap({ map }: TableSetup): GameMap | undefined {
  const read = map === undefined ? undefined : readMapCode(map);
  return read?.ok === true ? read.value : undefined;
}

/** Only what differs from a plain game. */
export function optionsOf({
  firstPlay,
  specialists,
  gods,
  dziva,
  roundLimit,
}: TableSetup): Options {
  return {
    ...(firstPlay ? { firstPlay } : {}),
    ...(firstPlay || specialists ? {} : { specialists }),
    ...(firstPlay || gods === "random" ? {} : { gods }),
    ...(dziva === "ruled" ? {} : { dziva }),
    ...(roundLimit === 0 ? {} : { roundLimit }),
  };
}

/** The chosen game: a seed if map and empires are the usual ones, else a position that the seed completes. */
export function newGameOf(setup: TableSetup, seed: string): NewGame<Zimbabwe> {
  const seats = takenSeats(setup);
  const players = playersOf(seats);
  const options = optionsOf(setup);
  const isPlain =
    chosenMap(setup) === undefined && seats.every(({ empire }, n) => empire === EMPIRES[n]);
  return isPlain
    ? { players, options, seed }
    : { players, options, position: positionOf(setup, options, seed) };
}

function positionOf(
  setup: TableSetup,
  options: Options,
  seed: string,
): NonNullable<GameRecord<Zimbabwe>["position"]> {
  const drawn = zimbabwe.position(zimbabwe.setup(seed, setup.players, options));
  return {
    format: "sofala-position/1",
    game: zimbabwe.id,
    map: mapFor(setup, seed).rows,
    seats: takenSeats(setup).map(({ empire }) => ({ empire })),
    gods: drawn?.["gods"],
    vrStack: drawn?.["vrStack"],
  };
}

/** The players with unique names; without a name, the empire's. */
function playersOf(seats: readonly SeatSetup[]): readonly Player[] {
  const taken = new Set<string>();
  return seats.map(({ player, name: typedName, empire }) => {
    const baseName = (player === "person" ? typedName.trim() : "") || empireName(empire);
    let name = baseName;
    for (let n = 2; taken.has(name); n++) name = `${baseName} ${n}`;
    taken.add(name);
    return toPlayer(name, player);
  });
}

/** Empires have the same name in every language. */
const empireName = (empire: Empire): string => capitalize(empire);
